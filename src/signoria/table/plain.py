"""Any game in words, from its view alone; what has no word is called by its name in the document."""

from collections.abc import Callable
from typing import Any

from signoria.kernel.domains import Json
from signoria.kernel.game import Game
from signoria.kernel.text import Words
from signoria.table.choices import Choice
from signoria.table.panels import NONE, Panel, Row, filled, row, seat_mark
from signoria.table.scene import Scene, scene_of
from signoria.table.shown import InWords
from signoria.table.things import Kind, names_of

# What the picture leaves out: housekeeping of the document, and what is shown elsewhere.
UNSHOWN = (
    "game", "rules_version", "seats", "options", "viewer", "waiting", "optional", "over", "knowledge", "steps",
    "players",
)  # fmt: skip
FIELD_KEYS = ("field-", "good-", "table-field-")  # where the word for a field may be


class Plain:
    """The names of one game in words, and everything that is told of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.keys = {name: domain.key(i) for domain in names_of(game) for i, name in enumerate(domain.names)}

    # ------------------------------------------------------------ words

    def name(self, words: Words, name: str) -> str:
        """The word for a name of the notation."""
        key = self.keys.get(name, "")
        return words.word(key) if key and words.has(key) else readable(name)

    def label(self, words: Words, name: str) -> str:
        """The word for a field: its own, that of a thing with this name, or the name itself."""
        for key in (prefix + name for prefix in FIELD_KEYS):
            if words.has(key):
                return words.word(key)
        return self.name(words, name)

    def value(self, words: Words, value: Json) -> str:
        """A value in words where there are any."""
        if isinstance(value, dict | list):
            return f"({', '.join(self.items(words, value))})" if value else NONE
        if value is None:
            return "?"
        if isinstance(value, bool):
            return words.word("yes" if value else "no")
        return self.name(words, value) if isinstance(value, str) else str(value)

    def items(self, words: Words, value: Json) -> list[str]:
        if isinstance(value, dict):
            return [f"{self.label(words, name)} {self.value(words, item)}" for name, item in value.items()]
        return [self.value(words, item) for item in value] if isinstance(value, list) else [self.value(words, value)]

    # ------------------------------------------------------------ what is told

    def question(self, scene: Scene) -> str:
        key = f"ask-{scene.step}"
        return scene.words.word(key if scene.words.has(key) else "table-ask")

    def choices(self, scene: Scene) -> list[Choice]:
        """In the order of the game, all moves of a verb together."""
        verbs = list(dict.fromkeys(move.verb for move in scene.moves))
        ordered = sorted(scene.moves, key=lambda move: verbs.index(move.verb))
        return [Choice(str(i), move.verb, move, scene.sentence(move)) for i, move in enumerate(ordered, 1)]

    def panels(self, scene: Scene) -> list[Panel]:
        """The table itself, then each player."""
        whole = [Panel("table", scene.words.word("game-name"), self.rows(scene, scene.view, UNSHOWN))]
        for seat in range(scene.seats):
            rows = self.rows(scene, fields_of(scene, seat))
            whole.append(Panel(f"player-{seat}", scene.name(seat), rows, seat=seat, note=seat_mark(scene, seat)))
        return filled(whole)

    def rows(self, scene: Scene, fields: dict[str, Json], unshown: tuple[str, ...] = ()) -> list[Row]:
        words = scene.words
        return [
            row(name, self.label(words, name), ", ".join(self.items(words, value)) or NONE)
            for name, value in fields.items()
            if name not in unshown
        ]

    def kinds(self) -> list[Kind]:
        """Whatever has a name in the notation; there is no more to say of it than that."""
        return [(domain, naming(domain.key, domain.names), no_rule) for domain in names_of(self.game)]

    def facts(self) -> dict[str, Json]:
        return {"game": self.game.name, "rules_version": self.game.rules_version}


def fields_of(scene: Scene, seat: int) -> dict[str, Json]:
    """What the view says of a player."""
    players = scene.view.get("players")
    found: Any = players[seat] if isinstance(players, list) and seat < len(players) else {}
    return found if isinstance(found, dict) else {}


def readable(name: str) -> str:
    """A name of the document, if there are no words for it."""
    return name.replace("_", " ")


def naming(key: Callable[[int], str], names: tuple[str, ...]) -> Callable[[Words, int], list[str]]:
    def describe(words: Words, i: int) -> list[str]:
        return [words.word(key(i)), words.word("table-typed-as", name=names[i])]

    return describe


def no_rule(i: int) -> str:
    return ""


def plainly(game: Game) -> InWords:
    """A game that has no words of its own besides those of its moves and things."""
    plain = Plain(game)
    return InWords(plain.kinds, plain.facts, scene_of, plain.question, plain.choices, {}, plain.panels)
