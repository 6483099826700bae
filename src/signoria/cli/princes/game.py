"""The Princes of Florence in the terminal."""

from rich.text import Text

from signoria import Match, Move
from signoria.cli.board import Board
from signoria.cli.choices import Choice, summary
from signoria.cli.princes.choices import bids_menu, choices, question, short_menu
from signoria.cli.princes.maps import piece_in_hand
from signoria.cli.princes.people import whole_player
from signoria.cli.princes.places import A_CELL, corner_of, fitting, picture, places_menu, short_places
from signoria.cli.princes.scene import Scene, scene
from signoria.cli.princes.table import draw, layout
from signoria.cli.princes.things import kinds
from signoria.cli.screen import WIDE, paragraph
from signoria.cli.things import Kind
from signoria.cli.typed import Aliases, Reading
from signoria.games.princes.pieces import BUILDING, CARD, CHARACTER, FREEDOM, LANDSCAPE_TYPE, OBJECT
from signoria.games.princes.shapes import DRAWINGS, cells_of, orientations
from signoria.kernel.answers import Preview
from signoria.kernel.text import Words

BEGINNINGS = ("named", "refused", "took-nothing", "work", "princess", "proposed", "bid", "no-character")
PAID_BEHIND = ("won", "character", "character-used", "together", "answered", "sum-paid")
IN_FLORINS = ("bid", "sum")  # verbs whose number counts hundreds


class PrincesBoard(Board[Scene]):
    """Principalities, the auction and works."""

    chance_verbs = ("start_with", "deal", "set_out", "turn_up")
    big_steps = ("return", "choose", "turn", "characters", "put", "last_buyer")
    seen_events = ("dealt", "looked", "put-under", "set-out", "returned", "round", "done")
    weighty_events = ("best-work", "revealed", "ended")
    running_events = (
        "raised", "passed", "won", "paid", "points", "placed", "looks", "kept", "held", "recruited", "gained",
        "offered", "answered", "together", "sum-paid", "completed", "changed", "bonus", "cashed",
        "character-used", "character-kept", "character-returned",
    )  # fmt: skip
    listed = 0  # whatever does not fit has a shorter form
    help_keys = ("cli-help-typing-princes", "cli-help-places", "cli-help-florins")
    hint_key = "cli-moves-hint-princes"
    why_key = "cli-why-what-princes"
    group_key = "cli-no-such-group"
    thing_key = "cli-no-such-thing-princes"

    def scene(self, m: Match, seat: int | None, words: Words) -> Scene:
        return scene(m, seat, words)

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        return draw(scene, width, height)

    def player(self, scene: Scene, seat: int, width: int) -> list[Text]:
        return whole_player(scene, seat, width)

    def least_height(self, scene: Scene, width: int) -> int:
        """On a wide screen the own principality is drawn large."""
        return len(layout(scene, width, 3 if width >= WIDE else 0))

    def begins_news(self, before: str, event: str) -> bool:
        """What is bought in a turn begins with its payment."""
        return event in BEGINNINGS or (event == "paid" and before not in PAID_BEHIND)

    def question(self, scene: Scene) -> str:
        return question(scene)

    def choices(self, scene: Scene) -> list[Choice]:
        return choices(scene)

    def menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        if made and made[0].move.verb == "put":
            return places_menu(scene, made, width)
        if any(choice.move.verb == "bid" for choice in made):
            return bids_menu(scene, made, width)
        return super().menu(scene, made, width)

    def short_menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        if made and made[0].move.verb == "put":
            return short_places(scene, made, width, scene.words.word("cli-princes-hint-places"))
        key = "cli-princes-hint-change" if scene.step == "change" else self.hint_key
        return short_menu(scene, made, width, scene.words.word(key))

    def least_menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        """The groups with their numbers; of places only how they are typed."""
        if made and made[0].move.verb == "put":
            return paragraph(scene.words.word("cli-princes-hint-places"), width)
        return summary(made, scene.words, width, scene.words.word(self.hint_key))

    def matching(self, scene: Scene, made: list[Choice], token: str) -> list[Choice]:
        if made and made[0].move.verb == "put":
            return fitting(scene, made, token)
        return super().matching(scene, made, token)

    def options(self, scene: Scene, moves: list[Move], width: int) -> list[Text]:
        """Places are drawn, so that one can be chosen by its number."""
        if moves and moves[0].verb == "put":
            return places_menu(scene, [choice for choice in choices(scene) if choice.move in moves], width)
        return super().options(scene, moves, width)

    def aliases(self, scene: Scene) -> Aliases:
        """Things by their names in the language that is spoken."""
        names: Aliases = {}
        for domain in (CARD, BUILDING, LANDSCAPE_TYPE, FREEDOM, OBJECT, CHARACTER):
            for i, name in enumerate(domain.names):
                names[scene.words.word(domain.key(i)).lower().replace(" ", "_")] = name
        return names

    def read(self, m: Match, scene: Scene, text: str) -> Reading:
        """A square alone is every place with its corner there; florins may stand for hundreds of them."""
        puts = [move for move in scene.moves if move.verb == "put"]
        cell = text.strip().lower()
        if puts and A_CELL.fullmatch(cell):
            return Reading([move for move in puts if corner_of(move) == cell])
        if any(move.verb in IN_FLORINS for move in scene.moves):
            text = " ".join(in_hundreds(word) for word in text.split())
        return super().read(m, scene, text)

    def targets(self, m: Match, scene: Scene, text: str) -> Reading:
        """A square alone means the piece with its corner there, in every turn that looks different."""
        cell = text.strip().lower()
        if piece_in_hand(scene) < 0 or not A_CELL.fullmatch(cell):
            return Reading()
        looks = orientations(cells_of(DRAWINGS[piece_in_hand(scene)][1]))
        return Reading([], [m.move(f"put {cell} {turn}") for turn, _ in looks])

    def preview(self, scene: Scene, move: Move, seen: Preview, width: int) -> list[Text]:
        """Money and prestige points, and the picture with a piece that is laid."""
        lines: list[Text] = []
        for name in ("money", "prestige"):
            for path, before, now in seen.changes:
                if path == f"players[{scene.seat}].{name}":
                    lines.append(Text(f"  {scene.words.word(f'cli-field-{name}')}: {before} → {now}"))
        return lines + (picture(scene, move) if move.verb == "put" else [])

    def kinds(self) -> list[Kind]:
        return kinds()


def in_hundreds(word: str) -> str:
    """`500` is 5 hundreds; smaller numbers are hundreds already."""
    return word[:-2] if word.isdecimal() and len(word) > 2 and word.endswith("00") else word
