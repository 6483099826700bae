"""What a move of Princes is about."""

from signoria import Move
from signoria.games.princes.actions import neighbour
from signoria.games.princes.pieces import (
    BONUS_DECK,
    BUILDING,
    CARD,
    CHARACTER,
    DECK,
    FREEDOM,
    LANDSCAPE_TYPE,
    MERCHANT_CHOICE,
    OBJECT,
    PROFESSION_DECK,
    SIDE,
)
from signoria.kernel.domains import Names
from signoria.kernel.moves import argument
from signoria.table.princes.scene import Scene

# What the first argument of a verb is.
THINGS: dict[str, Names] = {
    "work": CARD, "bonus": CARD, "recruit": CARD, "keep": CARD, "under": CARD, "return": CARD,
    "name": OBJECT, "buy": OBJECT, "pick": LANDSCAPE_TYPE, "build": BUILDING, "introduce": FREEDOM,
    "professor": DECK, "merchant": MERCHANT_CHOICE,
}  # fmt: skip


def names(scene: Scene, move: Move) -> list[str]:
    """The thing a move is about, in the language that is spoken."""
    words, verb, first, second = scene.words, move.verb, int(argument(move.code, 0)), int(argument(move.code, 1))
    if verb == "introduce":
        return [words.word(FREEDOM.key(first)), words.word(f"short-{FREEDOM.text(first)}")]
    if verb in THINGS:
        return [words.word(THINGS[verb].key(first))]
    if verb in ("learn", "buy_bonus"):
        return [words.word(DECK.key(PROFESSION_DECK if verb == "learn" else BONUS_DECK))]
    if verb == "bid":
        return [f"{words.word(CHARACTER.key(first))} {100 * second}"]
    if verb == "propose":
        building = words.word(BUILDING.key(second))
        partner = words.player(int(neighbour(scene.table, scene.seat or 0, first)), scene.names)
        return [f"{one} {building}" for one in (words.word(SIDE.key(first)), partner)] + [f"{building} {partner}"]
    return []
