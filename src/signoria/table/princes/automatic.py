"""What is answered without asking in The Princes of Florence: bids up to a limit, passes given in advance, and the end
of a turn in which nothing else can be done.
"""

from signoria.games.princes.moves import CASH, DONE, PASS, RAISE
from signoria.games.princes.pieces import OBJECT as THING
from signoria.games.princes.steps import auction, turns
from signoria.kernel.moves import verb_of
from signoria.kernel.seen import Seen
from signoria.table.wishes import Choosable, Rules, Unasked, Wishes, lasting, never_quiet, never_reacting


def moment(seen: Seen) -> str:
    """A limit is good for one round."""
    return str(seen.view["round"])


def unasked(seen: Seen, wishes: Wishes) -> Unasked | None:
    if seen.step == "turn":
        return end_of_turn(seen)
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


def end_of_turn(seen: Seen) -> Unasked | None:
    """Without an action left, and nobody to recruit or character to use. Points can be sold at any later moment."""
    known, codes = seen.known, {verb_of(code): int(code) for code in seen.moves.items}
    if known.stack[known.top + turns.LEFT] or not codes.keys() <= {DONE, CASH}:
        return None
    return Unasked(codes[DONE], "can-wait") if DONE in codes else None


BIDS = {"": "wish-bid-any"} | {thing: f"object-{thing}" for thing in THING.names}
RULES = Rules(unasked, Choosable({}, {}, {}, BIDS), moment, never_quiet, never_reacting)
