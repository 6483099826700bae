"""What is answered without asking in Fief: passes of players who can play nothing, and what players wish.

Whoever may still answer differently by what everybody knows is asked by the engine; here it is seen from the seat.
"""

import zlib
from collections.abc import Collection

from signoria.games.fief.control import controller
from signoria.games.fief.messages_offers import MATTER
from signoria.games.fief.moves import ACCEPT, FIRST_OUT_OF_TURN, REFUSE, VERBS
from signoria.games.fief.offers import ABOUT, GIVER, IS_MADE, MADE, SUM, TAKER, WIDTH
from signoria.games.fief.pieces import KIND
from signoria.games.fief.state import Table
from signoria.games.fief.steps.turns import END_OF_TURN
from signoria.games.fief.strength import ATTACKER, DEFENDER, VILLAGE_AT_WAR
from signoria.games.fief.surprises import battle
from signoria.games.fief.windows import AT, POINT
from signoria.kernel.domains import Json
from signoria.kernel.flow import State
from signoria.kernel.moves import argument, verb_of
from signoria.kernel.seen import Seen
from signoria.table.wishes import NO_WISHES, Choosable, Quiet, Reacting, Rules, Unasked, Wishes, lasting, wished_reply

TALK = ("offer", "talk", "attend", "ask_annulment")  # possible whenever a player is asked, so never a reason to ask
# What can be played out of turn, by the verbs that play it.
CARDS = {
    "d_arc": ("d_arc",),
    "cardinal": ("make_cardinal",),
    "revolt": ("revolt", "add_revolt"),
    "tunnel": ("tunnel", "free", "add_tunnel"),
    "assassination": ("assassinate",),
    "justice": ("justice",),
    "ambush": ("ambush",),
    "pope": ("excommunicate", "lift"),
    "relics": ("take_relic", "revive"),
}
CARD_OF = {verb: card for card, verbs in CARDS.items() for verb in verbs}
ADDED = ("add_revolt", "add_tunnel")  # surprise cards that answer a step
# Steps whose only answer nobody needs to be asked for, and that answer. Of the first group it hangs on a hand.
SILENT_STEPS = {"playing": "done", "revolt": "pass", "moving": "done", "fighting": "done", "pillaging": "done"}
FORESEEN_STEPS = {"entering": "place"}


def mark(view: dict[str, Json], what: str, phase: int | None = None) -> str:
    """An opportunity in a phase of this turn, by default the present one."""
    return f"{view['turn']} {view['phase'] if phase is None else phase} {what}"


def moment(seen: Seen) -> str:
    return f"{seen.view['turn']} {seen.view['phase']}"


def quiet_key(quiet: Quiet, seen: Seen) -> str:
    """The battle, phase or turn of a moment: for so long nobody who is quiet reacts. Nothing outside of any battle.

    Or the phase and all that can be played: whoever is quiet so is asked again when that changes.
    """
    if quiet == "same":
        return f"{moment(seen)} {zlib.crc32(repr(playable(seen)).encode()):08x}"
    if quiet == "battle":
        assert isinstance(seen.known, Table)
        f, stack = battle(seen.known), seen.known.stack
        if f < 0:
            return ""
        return f"{moment(seen)} {stack[f + VILLAGE_AT_WAR]} {stack[f + ATTACKER]} {stack[f + DEFENDER]}"
    return moment(seen) if quiet == "phase" else str(seen.view["turn"])


def chances(seen: Seen) -> list[str]:
    """Each kind of surprise that can be played is worth a question once in a phase, unless the seat passes anyway."""
    verbs = dict.fromkeys(VERBS.verbs[verb_of(code)].name for code in seen.moves.items)
    surprises = [verb for verb in verbs if is_surprise(verb)]
    if not surprises or "attend" in verbs:  # who may ask to be asked again has a standing instruction [F-13.5]
        return []
    return [mark(seen.view, verb) for verb in surprises]


def playable(seen: Seen) -> list[str]:
    """What a seat can play out of turn."""
    return sorted(VERBS.text(int(code)) for code in seen.moves.items if is_surprise(VERBS.verbs[verb_of(code)].name))


def is_surprise(verb: str) -> bool:
    return verb in ADDED or (VERBS.numbers[verb] >= FIRST_OUT_OF_TURN and verb not in TALK)


def is_worth_asking(seen: Seen, code: int) -> bool:
    """Whether a move is a reason to ask: no card, no mill of one's own, no siege lifted but to go elsewhere."""
    verb = VERBS.verbs[verb_of(code)].name
    if verb == "pillage":
        assert isinstance(seen.known, Table)
        return bool(controller(seen.known, argument(code, 0)) != seen.viewer)
    if verb == "lift_siege":
        return seen.step in ("moving", "fighting")
    return VERBS.numbers[verb] < FIRST_OUT_OF_TURN and verb not in ADDED


def silence(seen: Seen, gone: Collection[str]) -> int | None:
    """In a window, the instruction that was given at an earlier question out of turn."""
    for code in seen.moves.items if gone else ():
        if VERBS.verbs[verb_of(code)].name == "pass_until" and mark(seen.view, VERBS.text(code)) in gone:
            return int(code)
    return None


def unasked(seen: Seen, wishes: Wishes = NO_WISHES) -> Unasked | None:
    """Who has nothing to play passes by himself; a letter is answered and a card kept silent as its owner wishes."""
    step = seen.step
    if step == "offer":
        return reply(seen, wishes)
    if step != "window" and step not in SILENT_STEPS and step not in FORESEEN_STEPS:
        return None
    by_verb: dict[str, list[int]] = {}
    for code in seen.moves.items:
        by_verb.setdefault(VERBS.verbs[verb_of(code)].name, []).append(int(code))
    if step == "window":
        return window(seen, wishes, by_verb)
    only = [int(code) for code in seen.moves.items if is_worth_asking(seen, int(code))]
    if len(only) != 1 or "always" in wishes.reactions.values():
        return None
    verb = VERBS.verbs[verb_of(only[0])].name
    if step in FORESEEN_STEPS:
        return Unasked(only[0], "one-answer") if verb == FORESEEN_STEPS[step] else None
    if verb != SILENT_STEPS[step] or wanted(seen, wishes, by_verb):
        return None
    return Unasked(only[0], "card-wish" if any(map(is_surprise, by_verb)) else "nothing-playable")


def window(seen: Seen, wishes: Wishes, by_verb: dict[str, list[int]]) -> Unasked | None:
    """A moment for surprise cards: as its owner wishes for this moment, else by what each card is to wait for."""
    if "pass" not in by_verb:
        return None
    known = seen.known
    assert isinstance(known, Table)
    ask = wishes.moments.get(POINT.names[known.stack[known.top + AT]], "usual")
    is_quiet = wishes.quiet != "" and quiet_key(wishes.quiet, seen) == wishes.quiet_since != ""
    if ask == "never" or (ask == "battles" and battle(known) < 0) or is_quiet:
        return Unasked(by_verb["pass"][0], "card-wish" if is_quiet and wishes.quiet == "same" else "wish")
    if ask == "always" or "always" in wishes.reactions.values() or wanted(seen, wishes, by_verb):
        return None
    # Before the victory is looked for a wish to be free of an ally is a reason to be asked: afterwards it is too late.
    if "ask_annulment" in by_verb and seen.view["phase"] == END_OF_TURN and wishes.reactions.get("pope") != "never":
        return None
    could = any(is_surprise(verb) for verb in by_verb)
    return Unasked(by_verb["pass"][0], "card-wish" if could else "nothing-playable")


def wanted(seen: Seen, wishes: Wishes, verbs: Collection[str]) -> bool:
    """Whether anything can be played that its owner wants to be asked about now."""
    assert isinstance(seen.known, Table)
    is_battle = battle(seen.known) >= 0
    for verb in verbs:
        if is_surprise(verb):
            when = wishes.reactions.get(CARD_OF.get(verb, ""), "playable")
            if when == "playable" or (when == "battles" and is_battle):
                return True
    return False


def reply(seen: Seen, wishes: Wishes) -> Unasked | None:
    """The standing answer to a letter about a matter; a wish about its sender comes before one about everybody."""
    known = seen.known
    f = known.top
    if not wishes.letters or known.stack[f + IS_MADE] != MADE or known.stack[f + TAKER] != seen.viewer:
        return None
    matter, sender = MATTER.names[known.stack[f + ABOUT]], int(known.stack[f + GIVER])
    answer = wished_reply(lasting(wishes, moment(seen)), matter, sender)
    if answer is None:
        return None
    if answer == "accept" and asks_for_goods(known, f):
        return None  # what a letter costs beyond its matter was not in the wish
    verb = ACCEPT if answer == "accept" else REFUSE
    codes = [int(code) for code in seen.moves.items if verb_of(code) == verb]
    return Unasked(codes[0], "wish") if codes else None


def asks_for_goods(known: State, f: int) -> bool:
    """Whether an offer wants money, cards, villages, prisoners or a relic of whoever answers it."""
    return any(known.stack[f + SUM + WIDTH + number] for number in range(WIDTH))


def reacting(seen: Seen) -> Reacting | None:
    if seen.step != "window":
        return None
    moment = POINT.names[seen.known.stack[seen.known.top + AT]]
    return Reacting(moment, f"table-fief-point-{moment}", "pass")


CHOOSABLE = Choosable(
    {card: f"kind-{card}" if card in KIND.names else f"wish-reaction-{card}" for card in CARDS},
    {point: f"wish-moment-{point}" for point in POINT.names},
    {matter: f"wish-matter-{matter}" for matter in MATTER.names},
    {},
)
# Instructions for windows are wishes at a table, and what stops everybody until it is answered is a letter there.
UNOFFERED = ("pass_until", "attend", "offer", "talk")
RULES = Rules(unasked, CHOOSABLE, moment, quiet_key, reacting, ("window", *SILENT_STEPS), UNOFFERED)
