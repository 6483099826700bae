"""What a move of Princes is called on the screen and by those who type it, and which moves make sense at all."""

from signoria import Match, Move
from signoria.cli.typed import Reading, called, plain
from signoria.games.princes.cards import deck_of
from signoria.games.princes.pieces import (
    BONUS_AT,
    CARD,
    PRESTIGE_AT,
)
from signoria.games.princes.state import COOPERATIVE
from signoria.games.princes.steps.looking import LOOK_DECK
from signoria.kernel.moves import argument
from signoria.table.choices import heading
from signoria.table.princes.names import THINGS, names
from signoria.table.princes.scene import Scene

CHARACTER_VERBS = ("bid", "merchant", "professor", "princess", "change_all", "decline", "give_back", "keep_money")
TOGETHER_VERBS = ("propose", "sum", "accept", "reject", "counter", "withdraw")


def sayings(scene: Scene, verb: str) -> list[str]:
    """Other words for a verb."""
    key = f"cli-princes-say-{verb}"
    return scene.words.word(key).split(", ") if scene.words.has(key) else []


def labels(scene: Scene, move: Move, group: str) -> list[str]:
    """Everything a choice may be called: its sentence, its thing alone or behind the verb or the heading."""
    things, said = names(scene, move), sayings(scene, move.verb)
    before = [move.verb.replace("_", " "), heading(scene.words, group), *said]
    return [move.describe(scene.words.lang), *things, *said, *[f"{one} {thing}" for one in before for thing in things]]


def example(scene: Scene, move: Move) -> str:
    """What may be typed for a choice, as an example; '' if only its number."""
    return next(iter([*names(scene, move), *sayings(scene, move.verb)]), "")


# ---------------------------------------------------------------- which moves make sense


def unused_verbs(scene: Scene) -> tuple[str, ...]:
    """Verbs of expansions that are not in play. [P-10.1.1] [P-11.1.1]"""
    without_characters = () if scene.table.is_expanded() else CHARACTER_VERBS
    return without_characters + (() if scene.table.cells[COOPERATIVE] else TOGETHER_VERBS)


def makes_sense(scene: Scene, move: Move) -> bool:
    """Whether the verb fits the card: professions have works, bonus cards are played, cards looked at are kept."""
    verb, first, look = move.verb, int(argument(move.code, 0)), scene.frame("look")
    if verb in ("work", "recruit"):
        return first < BONUS_AT
    if verb == "return":
        return first < BONUS_AT and scene.step == "return"
    if verb == "bonus":
        return BONUS_AT <= first < PRESTIGE_AT
    if verb in ("keep", "under"):
        return look >= 0 and deck_of(first) == scene.table.stack[look + LOOK_DECK]
    return verb != "pick" or scene.seats == 2


def out_of_reach(m: Match, scene: Scene, text: str, verbs: tuple[str, ...]) -> Reading:
    """Moves that are called so but are not legal now."""
    if text.strip().lower() in m.game.verbs.numbers:
        return Reading()
    every = [move for verb in verbs for move in all_of(m, verb) if makes_sense(scene, move) and move not in scene.moves]
    return Reading([], called([(move, labels(scene, move, "")) for move in every], text)[0])


def is_heading_of_works(scene: Scene, text: str) -> bool:
    return plain(text) == plain(heading(scene.words, "works"))


def works(m: Match, scene: Scene) -> Reading:
    """The works of the cards in hand, where none is possible now."""
    hand = [m.move(f"work {CARD.text(card)}") for card in scene.hand(scene.seat or 0, "professions")]
    return Reading([], hand) if hand else Reading(notice=scene.words.word("why-not-in-hand"))


def all_of(m: Match, verb: str) -> list[Move]:
    """Every move of a verb about one thing or none."""
    if verb in THINGS:
        domain = THINGS[verb]
        return [Move(m.game, m.game.verbs.pack(verb, [i])) for i in range(domain.size)]
    return [Move(m.game, m.game.verbs.pack(verb, []))] if verb not in ("put", "change", "bid", "propose", "sum") else []
