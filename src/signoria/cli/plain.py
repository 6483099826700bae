"""Any game in the terminal, drawn from its view alone; what has no word is shown by its name in the document."""

from dataclasses import replace

from rich.text import Text

from signoria import Match
from signoria.cli.board import Board
from signoria.cli.screen import fit_text, flow, seat_name
from signoria.cli.typed import notation
from signoria.kernel.domains import Json
from signoria.kernel.game import Game
from signoria.kernel.text import Words
from signoria.table import scene as scenes
from signoria.table.choices import Choice
from signoria.table.plain import UNSHOWN, Plain, fields_of, readable
from signoria.table.scene import Scene
from signoria.table.things import Kind

LABEL_WIDTH = 16
STEPS_SHOWN = 2  # the step that asks, and the one below it


class PlainBoard(Board[Scene]):
    """Panels for the table, for the step under way and for each player; choices grouped by their verbs."""

    listed = 0

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.plain = Plain(game)

    def scene(self, m: Match, seat: int | None, words: Words) -> Scene:
        return replace(scenes.scene_of(m, m.seen(seat), words), is_brief=True)

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
            Text(f"{self.plain.label(scene.words, name)}: {self.plain.value(scene.words, value)}")
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
            return scene.name(value)
        return f"{readable(name)} {self.plain.value(scene.words, value)}"

    def player(self, scene: Scene, seat: int, width: int) -> list[Text]:
        numbers, lines = self.short_player(scene, seat, width), []
        for name, value in fields_of(scene, seat).items():
            if isinstance(value, dict | list) and value:
                lines += self.field(scene, name, value, width, indent=2)
        return numbers + lines

    def short_player(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """The name and the numbers of a player."""
        you = "*" if seat == scene.seat else " "
        items = [
            Text(f"{self.plain.label(scene.words, name)} {self.plain.value(scene.words, value)}")
            for name, value in fields_of(scene, seat).items()
            if not isinstance(value, dict | list)
        ]
        return flow(Text.assemble(you, seat_name(scene, seat), " "), items, width, gap=" · ", indent=LABEL_WIDTH)

    def field(self, scene: Scene, name: str, value: Json, width: int, indent: int = 0) -> list[Text]:
        """A labelled paragraph; what is in an object or a list stands side by side."""
        label = Text(" " * indent + self.plain.label(scene.words, name), style="bold")
        items = [Text(item) for item in self.plain.items(scene.words, value)]
        return flow(label, items, width, gap=" · ", indent=max(LABEL_WIDTH, label.cell_len + 1))

    # ------------------------------------------------------------ the question and its answers

    def question(self, scene: Scene) -> str:
        return self.plain.question(scene)

    def choices(self, scene: Scene) -> list[Choice]:
        """Their names in notation beside them."""
        return [choice._replace(note=notation(choice.move)) for choice in self.plain.choices(scene)]

    # ------------------------------------------------------------ things

    def kinds(self) -> list[Kind]:
        return self.plain.kinds()
