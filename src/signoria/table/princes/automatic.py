"""What is answered without asking in The Princes of Florence: bids up to a limit, and passes given in advance."""

from signoria.games.princes.moves import PASS, RAISE
from signoria.games.princes.pieces import OBJECT as THING
from signoria.games.princes.steps import auction
from signoria.kernel.moves import verb_of
from signoria.kernel.seen import Seen
from signoria.table.wishes import Choosable, Rules, Unasked, Wishes, lasting, never_quiet, never_reacting


def moment(seen: Seen) -> str:
    """A limit is good for one round."""
    return str(seen.view["round"])


def unasked(seen: Seen, wishes: Wishes) -> Unasked | None:
    if seen.step != "bid" or not wishes.bids:
        return None
    known = seen.known
    thing = THING.names[known.stack[known.top + auction.OBJECT]]
    best = int(known.stack[known.top + auction.BEST])
    bids = {bid.thing: bid.hundreds for bid in lasting(wishes, moment(seen)).bids}
    most = bids.get(thing, bids.get(""))
    if most is None:
        return None
    wanted = RAISE if best + 1 <= most else PASS
    legal = [int(code) for code in seen.moves.items]
    found = [code for code in legal if verb_of(code) == wanted] or [code for code in legal if verb_of(code) == PASS]
    return Unasked(found[0], "wish") if found else None


BIDS = {"": "wish-bid-any"} | {thing: f"object-{thing}" for thing in THING.names}
RULES = Rules(unasked, Choosable({}, {}, {}, BIDS), moment, never_quiet, never_reacting)
