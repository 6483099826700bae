"""Any game in the terminal, drawn from its view alone; what has no word is shown by its name in the document."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from signoria import Match
from signoria.cli import scene as scenes
from signoria.cli.board import Board, names_of
from signoria.cli.choices import Choice
from signoria.cli.scene import Scene
from signoria.cli.screen import fit_text, flow
from signoria.cli.things import Kind
from signoria.cli.typed import notation
from signoria.kernel.domains import Json
from signoria.kernel.game import Game
from signoria.kernel.text import Words

# What is no part of the picture: how the document is kept, and what stands elsewhere on the screen.
UNSHOWN = (
    "game", "rules_version", "seats", "options", "viewer", "waiting", "optional", "over", "knowledge", "steps",
    "players",
)  # fmt: skip
FIELD_KEYS = ("field-", "good-", "cli-field-")  # where the word for a field may be
LABEL_WIDTH = 16
STEPS_SHOWN = 2  # the step that asks, and the one below it


class PlainBoard(Board[Scene]):
    """Panels for the table, for the step under way and for each player; choices grouped by their verbs."""

    listed = 0

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.keys = {name: domain.key(i) for domain in names_of(game) for i, name in enumerate(domain.names)}

    def scene(self, m: Match, seat: int | None, words: Words) -> Scene:
        return scenes.scene(m, seat, words)

    # ------------------------------------------------------------ the picture

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        """Everything; else others with their numbers only; else all players so; else without the table."""
        lines: list[Text] = []
        for roominess in (3, 2, 1, 0):
            lines = self.title(scene, width)
            if roominess:
                lines += self.panels(scene, width)
            lines += self.under_way(scene, width)
            for seat in range(scene.seats):
                is_whole = roominess == 3 or (roominess == 2 and seat == scene.seat)
                lines += self.player(scene, seat, width) if is_whole else self.short_player(scene, seat, width)
            if len(lines) <= height:
                break
        return lines

    def title(self, scene: Scene, width: int) -> list[Text]:
        """The numbers of the table itself."""
        parts = [
            Text(f"{self.label(scene.words, name)}: {self.value(scene, value)}")
            for name, value in scene.view.items()
            if name not in UNSHOWN and not isinstance(value, dict | list)
        ]
        lines = flow(Text(""), parts or [Text(scene.words.word("game-name"))], width, gap=" · ", indent=1)
        return [fit_text(Text(line.plain, style="reverse"), width) for line in lines]

    def panels(self, scene: Scene, width: int) -> list[Text]:
        """What lies on the table, a paragraph for each field."""
        lines: list[Text] = []
        for name, value in scene.view.items():
            if name not in UNSHOWN and isinstance(value, dict | list) and value:
                lines += self.field(scene, name, value, width)
        return lines

    def under_way(self, scene: Scene, width: int) -> list[Text]:
        """The numbers of the step that asks and of the one it stands on."""
        lines: list[Text] = []
        steps = scene.view.get("steps")
        for step in steps[-STEPS_SHOWN:] if isinstance(steps, list) else []:
            items = [Text(self.number(scene, name, value)) for name, value in step.items() if name != "step"]
            if items:
                label = Text(readable(str(step["step"])), style="bold")
                lines += flow(label, items, width, gap=" · ", indent=max(LABEL_WIDTH, label.cell_len + 1))
        return lines

    def number(self, scene: Scene, name: str, value: Json) -> str:
        """A number of a step: whose turn it is by name."""
        if name == "seat" and isinstance(value, int) and 0 <= value < scene.seats:
            return scene.name(value).plain
        return f"{readable(name)} {self.value(scene, value)}"

    def player(self, scene: Scene, seat: int, width: int) -> list[Text]:
        numbers, lines = self.short_player(scene, seat, width), []
        for name, value in self.fields(scene, seat).items():
            if isinstance(value, dict | list) and value:
                lines += self.field(scene, name, value, width, indent=2)
        return numbers + lines

    def short_player(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """The name and the numbers of a player."""
        you = "*" if seat == scene.seat else " "
        items = [
            Text(f"{self.label(scene.words, name)} {self.value(scene, value)}")
            for name, value in self.fields(scene, seat).items()
            if not isinstance(value, dict | list)
        ]
        return flow(Text.assemble(you, scene.name(seat), " "), items, width, gap=" · ", indent=LABEL_WIDTH)

    def fields(self, scene: Scene, seat: int) -> dict[str, Json]:
        players = scene.view.get("players")
        found: Any = players[seat] if isinstance(players, list) and seat < len(players) else {}
        return found if isinstance(found, dict) else {}

    def field(self, scene: Scene, name: str, value: Json, width: int, indent: int = 0) -> list[Text]:
        """A labelled paragraph; what is in an object or a list stands side by side."""
        label = Text(" " * indent + self.label(scene.words, name), style="bold")
        items = [Text(item) for item in self.items(scene, value)]
        return flow(label, items, width, gap=" · ", indent=max(LABEL_WIDTH, label.cell_len + 1))

    def items(self, scene: Scene, value: Json) -> list[str]:
        if isinstance(value, dict):
            return [f"{self.label(scene.words, name)} {self.value(scene, item)}" for name, item in value.items()]
        return [self.value(scene, item) for item in value] if isinstance(value, list) else [self.value(scene, value)]

    def value(self, scene: Scene, value: Json) -> str:
        """A value in words where there are any."""
        if isinstance(value, dict | list):
            return f"({', '.join(self.items(scene, value))})" if value else "–"
        if value is None:
            return "?"
        if isinstance(value, bool):
            return scene.words.word("yes" if value else "no")
        return self.name(scene.words, value) if isinstance(value, str) else str(value)

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

    # ------------------------------------------------------------ the question and its answers

    def question(self, scene: Scene) -> str:
        key = f"ask-{scene.step}"
        return scene.words.word(key if scene.words.has(key) else "cli-ask")

    def choices(self, scene: Scene) -> list[Choice]:
        """In the order of the game, all moves of a verb together; their names in notation beside them."""
        verbs = list(dict.fromkeys(move.verb for move in scene.moves))
        ordered = sorted(scene.moves, key=lambda move: verbs.index(move.verb))
        return [
            Choice(str(i), move.verb, move, scene.sentence(move), notation(move)) for i, move in enumerate(ordered, 1)
        ]

    # ------------------------------------------------------------ things

    def kinds(self) -> list[Kind]:
        """Whatever has a name in the notation; there is no more to say of it than that."""
        return [(domain, naming(domain.key, domain.names), no_rule) for domain in names_of(self.game)]


def readable(name: str) -> str:
    """A name of the document where there is no word for it."""
    return name.replace("_", " ")


def naming(key: Callable[[int], str], names: tuple[str, ...]) -> Callable[[Words, int], list[str]]:
    def describe(words: Words, i: int) -> list[str]:
        return [words.word(key(i)), words.word("cli-typed-as", name=names[i])]

    return describe


def no_rule(i: int) -> str:
    return ""
