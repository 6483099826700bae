"""The Princes of Florence in the terminal."""

from rich.text import Text

from signoria import Match, Move
from signoria.cli.board import Board
from signoria.cli.princes.menus import NAMES, SENTENCES, fitted, hint, menu
from signoria.cli.princes.names import (
    example,
    is_heading_of_works,
    labels,
    makes_sense,
    out_of_reach,
    unused_verbs,
    works,
)
from signoria.cli.princes.people import whole_player
from signoria.cli.princes.places import A_CELL, A_SQUARE, by_turn, fitting, picture, places_menu, places_menus
from signoria.cli.princes.table import draw, layout
from signoria.cli.screen import WIDE
from signoria.cli.typed import Aliases, Begun, Reading
from signoria.games.princes.describe import florins
from signoria.games.princes.pieces import BUILDING, CARD, CHARACTER, FREEDOM, LANDSCAPE_TYPE, OBJECT
from signoria.games.princes.shapes import DRAWINGS, cells_of, orientations
from signoria.games.princes.state import OPEN_MONEY
from signoria.kernel.preview import Preview
from signoria.kernel.text import Words
from signoria.table.choices import Choice, groups_of
from signoria.table.princes.choices import choices, question
from signoria.table.princes.maps import piece_in_hand
from signoria.table.princes.move_facts import next_bid
from signoria.table.princes.places import corner_of
from signoria.table.princes.scene import Scene, scene
from signoria.table.princes.things import kinds
from signoria.table.things import Kind


class PrincesBoard(Board[Scene]):
    """Principalities, the auction and works."""

    chance_verbs = ("start_with", "deal", "set_out", "turn_up")
    big_steps = ("return", "choose", "turn", "characters", "put", "last_buyer")
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

    def question(self, scene: Scene) -> str:
        return question(scene)

    def choices(self, scene: Scene) -> list[Choice]:
        return choices(scene)

    def menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        if made and made[0].move.verb == "put":
            return places_menu(scene, made, width)
        lines = menu(scene, made, width, dict.fromkeys(groups_of(made), SENTENCES))
        is_order = any(choice.move.verb == "under" for choice in made)  # nobody would guess the list and Enter
        return lines + hint(scene, made, self.hint_key, width) if is_order else lines

    def short_menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        if made and made[0].move.verb == "put":
            return places_menus(scene, made, width)[1]
        brief = menu(scene, made, width, dict.fromkeys(groups_of(made), NAMES))
        return brief + hint(scene, made, self.hint_key, width)

    def fitted_menu(self, scene: Scene, made: list[Choice], width: int, room: int) -> list[Text]:
        if made and made[0].move.verb == "put":
            menus = places_menus(scene, made, width)
            return next((menu for menu in menus if len(menu) <= room), menus[-1])
        return fitted(scene, made, width, room, hint(scene, made, self.hint_key, width))

    def least_menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        return self.fitted_menu(scene, made, width, 0)

    def titles(self, scene: Scene, made: list[Choice]) -> list[str]:
        if made and made[0].move.verb == "put":
            return [scene.words.word("cli-princes-turn", turn=turn) for turn in by_turn(made)]
        return super().titles(scene, made)

    def is_open_question(self, scene: Scene) -> bool:
        """A raise is decided in the open; only hidden money would show. [P-1.7]"""
        return scene.step == "bid" and bool(scene.table.cells[OPEN_MONEY])

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
        for name in FREEDOM.names:
            names[scene.words.word(f"short-{name}").lower()] = name
        return names

    def labels(self, scene: Scene, choice: Choice) -> list[str]:
        return labels(scene, choice.move, choice.group)

    def named(self, scene: Scene, made: list[Choice], text: str) -> tuple[list[Move], list[Move]]:
        """The heading of works begins no other name: `works` is no workshop."""
        whole, begun = super().named(scene, made, text)
        return whole, [] if is_heading_of_works(scene, text) else begun

    def unused_verbs(self, scene: Scene) -> tuple[str, ...]:
        return self.chance_verbs + unused_verbs(scene)

    def makes_sense(self, scene: Scene, move: Move) -> bool:
        return makes_sense(scene, move)

    def read(self, m: Match, scene: Scene, text: str) -> Reading:
        """A square alone is every place with its corner there; florins may stand for hundreds of them."""
        puts = [move for move in scene.moves if move.verb == "put"]
        cell = text.strip().lower()
        if puts and A_CELL.fullmatch(cell):
            return Reading([move for move in puts if corner_of(move) == cell])
        if puts and A_SQUARE.fullmatch(cell):
            return Reading(notice=scene.words.word("cli-princes-off-the-grid", cell=cell))
        *before, last = text.split() or [""]
        if last.isdecimal() and int(last) >= 100 and (before or scene.step in ("bid", "characters")):
            return self.read_florins(m, scene, before, int(last))
        if any(move.verb == "sum" for move in scene.moves):
            text = in_hundreds(text)
        if is_heading_of_works(scene, text):
            return works(m, scene)
        found = super().read(m, scene, text)
        if found.legal or found.illegal:
            return found
        used = [verb.name for verb in m.game.verbs.verbs if verb.name not in self.unused_verbs(scene)]
        said = out_of_reach(m, scene, text, tuple(used))
        return said if said.illegal else found

    def read_florins(self, m: Match, scene: Scene, before: list[str], sum: int) -> Reading:
        """A line that ends with florins: in an auction the next bid, else a bid in whole hundreds. [P-3.2.2] [P-7.7]"""
        if scene.step == "bid":
            if sum != 100 * next_bid(scene):
                bid = florins(scene.words, next_bid(scene))
                return Reading(notice=scene.words.word("cli-princes-raise-by", bid=bid))
            raising = m.move("raise")
            return Reading([raising]) if raising in scene.moves else Reading([], [raising])
        if sum % 100:
            return Reading(notice=scene.words.word("cli-princes-whole-hundreds"))
        if not before:
            return Reading(notice=scene.words.word("cli-princes-bid-on-whom", sum=sum))
        return super().read(m, scene, " ".join([*before, str(sum // 100)]))

    def usage(self, m: Match, scene: Scene, started: Begun) -> Begun:
        """Florins rather than hundreds of them."""
        missing = [scene.words.word("table-field-money") if name == "hundreds" else name for name in started.missing]
        move = started.move
        return Begun(missing, example(scene, move) if move and move.verb == "bid" else started.example, move)

    def several(self, m: Match, scene: Scene, text: str) -> list[Move]:
        """Cards go under the stack in the order of a list of their numbers; Enter leaves them as they lie. [P-4.4.2]"""
        under = {choice.label: choice.move for choice in choices(scene) if choice.move.verb == "under"}
        numbers = text.replace(",", " ").split()
        if not text:
            return list(under.values())
        is_list = len(numbers) > 1 and len(set(numbers)) == len(numbers) and set(numbers) <= set(under)
        return [under[number] for number in numbers] if is_list else []

    def targets(self, m: Match, scene: Scene, text: str) -> Reading:
        """A square alone means the piece with its corner there, in every turn that looks different."""
        cell = text.strip().lower()
        if piece_in_hand(scene) < 0 or not A_CELL.fullmatch(cell):
            return Reading()
        looks = orientations(cells_of(DRAWINGS[piece_in_hand(scene)][1]))
        in_no_turn = scene.words.word("cli-princes-in-no-turn", cell=cell)
        return Reading([], [m.move(f"put {cell} {turn}") for turn, _ in looks], notice=in_no_turn)

    def preview(self, scene: Scene, move: Move, seen: Preview, width: int) -> list[Text]:
        """Money and prestige points, and the picture with a piece that is laid."""
        lines: list[Text] = []
        for name in ("money", "prestige"):
            for path, before, now in seen.changes:
                if path == f"players[{scene.seat}].{name}":
                    lines.append(Text(f"  {scene.words.word(f'table-field-{name}')}: {before} → {now}"))
        return lines + (picture(scene, move) if move.verb == "put" else [])

    def kinds(self) -> list[Kind]:
        return kinds()


def in_hundreds(word: str) -> str:
    """`500` is 5 hundreds; smaller numbers are hundreds already."""
    return word[:-2] if word.isdecimal() and len(word) > 2 and word.endswith("00") else word
