"""What an observation of Princes holds, and how far its numbers go."""

from typing import Final

from signoria.games.princes import state as at
from signoria.games.princes.game import GAME
from signoria.games.princes.pieces import CARDS, CHARACTERS, DECK_END, DECK_FIRST
from signoria.games.princes.shapes import BUILDINGS
from signoria.kernel.domains import Json
from signoria.research.fields import (
    A_SEAT,
    HELD,
    MASK_OF_SEATS,
    PLACES,
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
)

SQUARES: Final = 49
MOST_MONEY: Final = 100  # in hundreds; whoever has more is seen to have as much
HIGHEST: Final = {("bid", "hundreds"): 15, ("change", "number"): 63, ("sum", "hundreds"): 255}
MAY_WAIT: Final = True  # neighbours may propose a joint building
SHARED: Final = (
    one_hot("round", at.ROUND, 7),
    seat("start", at.START),
    scalar("landscapes_left", at.LANDSCAPES_LEFT, 6, 3),
    scalar("jesters_left", at.JESTERS_LEFT, 7),
    scalar("architects_left", at.ARCHITECTS_LEFT, 6),
    scalar("recruiting_left", at.RECRUITING_LEFT, 5),
    scalar("freedoms_left", at.FREEDOMS_LEFT, 4, 3),
    scalar("buildings_left", at.BUILDINGS_LEFT, 3, BUILDINGS),
    scalar("bank_pot", at.BANK_POT, 40),
    scalar("options", at.MUSE_AND_PRINCESS, 1, 4),
    one_hot("freedoms_for_two", at.FREEDOMS_FOR_TWO, 5, low=4),
    scalar("princess_needs_minimum", at.PRINCESS_NEEDS_MINIMUM, 1),
    one_hot("minimum_in_round_4", at.MINIMUM_ROUND_4, 14, low=13),
    Field("cards", PLACES, at.MAYBE, CARDS, low=at.PLACE, own=CARDS),
    *[
        Field(f"cards_held.{deck}", HELD, at.PLACE + DECK_FIRST[i], int(DECK_END[i] - DECK_FIRST[i]), 0, 8, each=0)
        for i, deck in enumerate(("profession", "bonus", "prestige"))
    ],
)
OF_SEATS: Final = (
    scalar("money", at.MONEY, MOST_MONEY, each=1),
    scalar("prestige", at.PRESTIGE, 100, low=-50, each=1),
    scalar("jesters", at.JESTERS, 7, each=1),
    scalar("architects", at.ARCHITECTS, 6, each=1),
    bits("freedoms", at.FREEDOMS, 3, each=1),
    scalar("recruiting_in_hand", at.RECRUITING_HAND, 5, each=1),
    scalar("recruiting_played", at.RECRUITING_TABLE, 5, each=1),
    scalar("best_work", at.BEST_WORK, 50, each=1),
    one_hot("character", at.CHARACTER_OF, CHARACTERS - 1, each=1),
    bits("buildings", at.BUILT, SQUARES, BUILDINGS, each=BUILDINGS),
    seat("partners", at.PARTNER, BUILDINGS, each=BUILDINGS),
    one_hot("landscapes", at.LAND_TYPE, 2, at.MOST_LANDSCAPES, each=at.MOST_LANDSCAPES),
    bits("landscape_squares", at.LAND_MASK, SQUARES, at.MOST_LANDSCAPES, each=at.MOST_LANDSCAPES),
    scalar("points", at.POINTS, 60, at.SOURCES, low=-60, each=at.SOURCES),
)
OF_STEPS: Final[dict[str, Way]] = {
    "seat": A_SEAT,
    "chooser": A_SEAT,
    "marked": mask(8),
    "out": MASK_OF_SEATS,
    "highest": A_SEAT,
    "bid.asked": A_SEAT,
    "passed": MASK_OF_SEATS,
    "active": A_SEAT,
    "return.answer": number(21),
    "characters.turn": number(5),
    "latest": number(1),
    "look.kept": number(CARDS),
    "under_0": number(CARDS),
    "under_1": number(CARDS),
    "under_2": number(CARDS),
    "under_3": number(CARDS),
    "proposal.place": number(511),
    "proposal.old_place": number(511),
    "proposal.sum": number(255),
    "proposal.old_sum": number(255),
}
LEFT_OUT: Final = {
    at.SEATS: "the same in every game of a space",
    **dict.fromkeys(range(at.FACE, at.MAYBE), "told by `cards`"),
    **dict.fromkeys(range(at.MAYBE + at.WATCHING * CARDS, at.CELLS), "what those who only watch know"),
}


def fields(seats: int, options: dict[str, Json]) -> list[Field]:
    """The observation of a table."""
    return [*general(GAME), *SHARED, *OF_SEATS, *of_steps(GAME, OF_STEPS, ("answer",), number(31))]
