"""Cards, buildings, landscapes, freedoms, objects and characters that can be explained."""

from signoria.games.princes.describe import (
    long_building,
    long_card,
    long_character,
    long_freedom,
    long_landscape,
    long_object,
)
from signoria.games.princes.pieces import (
    BONUS_AT,
    BUILDING,
    CARD,
    CHARACTER,
    DECK,
    FREEDOM,
    JESTER,
    LANDSCAPE_TYPE,
    OBJECT,
    PRESTIGE_AT,
    PRESTIGE_DECK,
)
from signoria.kernel.domains import Names
from signoria.kernel.text import Words
from signoria.table.things import Kind

# The landscapes are explained by themselves, so that as objects they are not found a second time.
OTHER_OBJECTS = Names("object", OBJECT.names[JESTER:])
# Cards that are bought without knowing which; the prestige card is among the objects.
BOUGHT_CARDS = Names("deck", DECK.names[:PRESTIGE_DECK])


def kinds() -> list[Kind]:
    """Every kind of thing: its names, how it is described, and the rule that is about it."""
    return [
        (CARD, long_card, card_rule),
        (BUILDING, long_building, lambda building: "P-5.3"),
        (LANDSCAPE_TYPE, long_landscape, lambda kind: "P-4.1"),
        (FREEDOM, long_freedom, lambda freedom: "P-5.5"),
        (OTHER_OBJECTS, lambda words, i: long_object(words, JESTER + i), lambda i: OBJECT_RULES[i]),
        (BOUGHT_CARDS, long_deck, lambda deck: ("P-5.4", "P-5.6")[deck]),
        (CHARACTER, long_character, lambda character: f"P-10.4.{character + 1}"),
    ]


def long_deck(words: Words, deck: int) -> list[str]:
    """A card that is bought as an action, whichever it turns out to be."""
    return [words.word(DECK.key(deck)), words.word(f"table-princes-about-{DECK.text(deck)}")]


OBJECT_RULES = ("P-4.2", "P-4.3", "P-4.4", "P-4.5", "P-9.3")  # from the jester on


def card_rule(card: int) -> str:
    if card < BONUS_AT:
        return "P-5.2"
    return f"P-12.{card - BONUS_AT + 1}" if card < PRESTIGE_AT else f"P-13.{card - PRESTIGE_AT + 1}"
