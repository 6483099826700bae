"""What an observation of Fief holds, and how far its numbers go."""

from typing import Final

from signoria.games.fief import state as at
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import (
    BISHOPRICS,
    CARDS,
    FIEFS,
    KINDS,
    KNIGHTS_EACH,
    LORDS,
    MEN_EACH,
    RELICS,
    STANDS,
    VILLAGES,
)
from signoria.kernel.domains import Json
from signoria.research.fields import (
    A_SEAT,
    MASK_OF_SEATS,
    SCALAR,
    TROOPS,
    Field,
    Way,
    bits,
    general,
    mask,
    number,
    of_steps,
    one_hot,
    scalar,
    seat,
    seats_of,
)

MOST_MONEY: Final = 60  # whoever has more is seen to have as much
HIGHEST: Final = {  # the numbers of moves whose domain goes further than any game
    ("men", "number"): MEN_EACH,
    ("knights", "number"): KNIGHTS_EACH,
    ("money", "sum"): 10,
}
MAY_WAIT: Final = True  # offers, talks and the pope's powers may come at any time
RELIC_PLACES: Final = 210
SHARED: Final = (
    scalar("turn", at.TURN, 30),
    seat("first", at.FIRST),
    one_hot("phase", at.PHASE, 7),
    scalar("agreed", at.AGREED, 1),
    seats_of("winners", at.WINNERS),
    scalar("options", at.RELICS_IN_PLAY, 1, at.TURN_LIMIT - at.RELICS_IN_PLAY),
    scalar("turn_limit", at.TURN_LIMIT, 30),
    one_hot("king", at.KING, LORDS - 1),
    one_hot("queen", at.QUEEN, LORDS - 1),
    scalar("is_regent", at.IS_REGENT, 1),
    one_hot("dauphin", at.DAUPHIN, LORDS - 1),
    scalar("heir_born", at.HEIR_BORN, 1),
    one_hot("pope", at.POPE, LORDS - 1),
    one_hot("excommunicated", at.EXCOMMUNICATED, LORDS - 1),
    scalar("has_struck", at.HAS_STRUCK, 1),
    one_hot("d_arc", at.D_ARC_LORD, LORDS - 1),
    bits("marked_lords", at.CAPTIVES, LORDS, 4),
    one_hot("top_back", at.TOP_BACK, 2),
    scalar("calamities", at.DECK_CALAMITIES, 10, at.EVENTS_LEFT - at.DECK_CALAMITIES),
    scalar("decks_left", at.EVENTS_LEFT, 30, 2),
    scalar("discards", at.DISCARDS, 6, KINDS),
    scalar("bishoprics", at.CALAMITY_IN, 1, at.TAXES - at.CALAMITY_IN),
    bits("taxes", at.TAXES, 20, at.MOST_TAXES),
    one_hot("holders", at.HOLDER, LORDS - 1, FIEFS),
    one_hot("bishops", at.BISHOP, LORDS - 1, BISHOPRICS),
    seat("estates", at.ESTATE_SEAT, FIEFS),
    one_hot("estate_spouses", at.ESTATE_SPOUSE, LORDS - 1, FIEFS),
    seat("owners", at.OWNER, LORDS),
    one_hot("stands", at.STAND_OF, STANDS - 1, LORDS),
    seat("captors", at.CAPTOR, LORDS),
    one_hot("spouses", at.SPOUSE, LORDS - 1, LORDS),
    one_hot("cardinals", at.CARDINAL_BY, 2, LORDS),
    scalar("lords_steps", at.STEPS_MADE, 4, LORDS),
    seat("control", at.CONTROL, VILLAGES),
    one_hot("forts", at.FORT_IN, 2, VILLAGES),
    scalar("mills", at.MILLS_IN, 2, VILLAGES),
    seats_of("admitted", at.ADMITTED, VILLAGES),
    bits("lords_in", at.LORDS_IN, LORDS, VILLAGES),
    bits("bought_or_roads", at.NEW_UNITS_IN, 30, VILLAGES),
)
OF_SEATS: Final = (
    scalar("money", at.MONEY, MOST_MONEY, low=-1, each=1),
    scalar("tokens", at.TOKENS, 3, each=1),
    bits("family", at.FAMILY_OF, LORDS, each=1),
    one_hot("passes_until", at.STANDING, 3, low=-1, each=1),
    scalar("hand_size", at.HAND_SIZE, 6, each=1),
    one_hot("engines_at", at.ENGINE_AT, VILLAGES - 1, 2, each=2),
    scalar("engines", at.ENGINE_SIDE, 2, 2, each=2),
    scalar("engines_fresh", at.ENGINE_FRESH, 1, 2, each=2),
    scalar("hand", at.HAND_OF, 3, KINDS, low=-1, each=KINDS),
    Field("ranks", SCALAR, at.RANK_IN, VILLAGES, 0, at.MOST_SEATS, each=1, gap=at.MOST_SEATS),
    scalar("men", at.MEN_IN, MEN_EACH, VILLAGES, each=VILLAGES),
    scalar("knights", at.KNIGHTS_IN, KNIGHTS_EACH, VILLAGES, each=VILLAGES),
    Field("troops", TROOPS, at.TROOPS, STANDS, each=STANDS),
    Field("troops_after_plague", TROOPS, at.TROOPS + at.MOST_SEATS * STANDS, STANDS, each=STANDS),
)
OFFERS: Final = tuple(
    scalar(f"offers.{matter}.{partner}", at.OFFERS_MADE + matter * at.MOST_SEATS**2 + partner, 4, each=at.MOST_SEATS)
    for matter in range(at.COUNTED_MATTERS)
    for partner in range(at.MOST_SEATS)
)
COUNTED: Final = (
    Field("counted", SCALAR, at.COUNTED, 1, -MOST_MONEY, MOST_MONEY, each=1, own=at.MOST_SEATS),
    seats_of("unsure", at.UNSURE, own=1),
)
FOG: Final = (
    scalar("fewest_knights", at.FOG_LEAST, KNIGHTS_EACH, STANDS, each=STANDS),
    scalar("most_knights", at.FOG_MOST, KNIGHTS_EACH + MEN_EACH, STANDS, each=STANDS),
)
RELIQUARY: Final = (one_hot("relics", at.RELIC_AT, RELIC_PLACES - 1, RELICS),)
KNOWN: Final = (seats_of("cards_seen", at.KNOWN_CARD, CARDS, own=CARDS),)
SOME_LORDS: Final = mask(LORDS)
OF_STEPS: Final[dict[str, Way]] = {
    "seat": A_SEAT, "dead": A_SEAT, "player": A_SEAT, "blocker": A_SEAT, "attacker": A_SEAT, "defender": A_SEAT,
    "giver": A_SEAT, "taker": A_SEAT, "host": A_SEAT, "speaker": A_SEAT,
    "window.asked": MASK_OF_SEATS, "guests": MASK_OF_SEATS, "invited": MASK_OF_SEATS, "admitted": MASK_OF_SEATS,
    "attack_helpers": MASK_OF_SEATS, "defence_helpers": MASK_OF_SEATS, "sealed_ballots.laid": MASK_OF_SEATS,
    "consents": MASK_OF_SEATS, "spoken": MASK_OF_SEATS, "paid": MASK_OF_SEATS,
    "answer": number(1, -1),
    "lords": SOME_LORDS, "led": SOME_LORDS, "going": SOME_LORDS, "answered": SOME_LORDS, "riders": SOME_LORDS,
    "candidates": SOME_LORDS, "lifted": SOME_LORDS, "doomed": SOME_LORDS, "spared": SOME_LORDS,
    "plague.dead": SOME_LORDS, "offered": SOME_LORDS, "prisoners": SOME_LORDS, "dying": SOME_LORDS,
    "slid": mask(VILLAGES), "attacked": mask(VILLAGES), "entering.refused": mask(VILLAGES),
    "gives_villages": mask(VILLAGES), "takes_villages": mask(VILLAGES),
    "gives_prisoners": SOME_LORDS, "takes_prisoners": SOME_LORDS,
    "gives_money": number(99, -1), "takes_money": number(99, -1),
    "riding_at": number(STANDS),
}  # fmt: skip
BY_SEAT: Final = ("answer", "mark_a", "mark_b", "side", "attacked")
LEFT_OUT: Final = {
    at.SEATS: "the same in every game of a space",
    **dict.fromkeys(range(at.DECK, at.DISCARDS), "nobody knows it"),
    **dict.fromkeys(range(at.COUNTED, at.KNOWN_CARD), "what those who only watch know"),
    **dict.fromkeys(range(at.KNOWN_CARD + at.MOST_SEATS * CARDS, at.RELIC_AT), "what those who only watch know"),
}


def fields(seats: int, options: dict[str, Json]) -> list[Field]:
    """The observation of a table; what only an option brings is there only with it."""
    found = [*general(GAME), *SHARED, *OF_SEATS, *OFFERS, *KNOWN]
    if options["hidden_money"]:
        found += COUNTED
    if options["fog_of_war"]:
        found += FOG
    if options["relics"]:
        found += RELIQUARY
    return [*found, *of_steps(GAME, OF_STEPS, BY_SEAT, number(31))]
