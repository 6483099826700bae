"""Lorenzo il Magnifico in the terminal."""

import re

from rich.text import Text

from signoria import Match, Move
from signoria.cli.board import Board
from signoria.cli.lorenzo.people import whole_player
from signoria.cli.lorenzo.table import draw
from signoria.cli.screen import paragraph
from signoria.cli.typed import Aliases, Reading, nearness, read
from signoria.games.lorenzo.actions import member_value
from signoria.games.lorenzo.pieces import CARD, HOME, MEMBER
from signoria.kernel.text import Words
from signoria.table.choices import Choice
from signoria.table.lorenzo.choices import choices, floor_names, question
from signoria.table.lorenzo.scene import Scene, scene
from signoria.table.lorenzo.things import kinds
from signoria.table.things import Kind


class LorenzoBoard(Board[Scene]):
    """Towers, members and servants, which are paid with a placement."""

    chance_verbs = ("seat_next", "draw_tile", "deal", "reveal", "roll")
    big_steps = ("turn", "report", "draft", "bonus_tiles")
    follows_defaults = True  # the least servants, where more are no use
    help_keys = ("cli-help-typing-lorenzo", "cli-help-short-forms", "cli-help-servants")
    hint_key = "cli-moves-hint-lorenzo"
    why_key = "cli-why-what-lorenzo"
    group_key = "cli-no-such-group-lorenzo"
    thing_key = "cli-no-such-thing-lorenzo"

    def scene(self, m: Match, seat: int | None, words: Words) -> Scene:
        return scene(m, seat, words)

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        return draw(scene, width, height)

    def player(self, scene: Scene, seat: int, width: int) -> list[Text]:
        return whole_player(scene, seat, width)

    def has_secrets(self, m: Match) -> bool:
        """Leaders in hand are secret."""
        return bool(m.options.get("advanced"))

    def question(self, scene: Scene) -> str:
        return question(scene)

    def choices(self, scene: Scene) -> list[Choice]:
        return choices(scene)

    def least_menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        return paragraph(scene.words.word(self.hint_key), width) if scene.step == "turn" else []

    def matching(self, scene: Scene, made: list[Choice], token: str) -> list[Choice]:
        """The placements of a member first."""
        members = [
            choice
            for choice in made
            if choice.move.verb == "place" and nearness(token, str(choice.move.arguments["member"]))
        ]
        return members or super().matching(scene, made, token)

    def aliases(self, scene: Scene) -> Aliases:
        return floor_names(scene)

    def read(self, m: Match, scene: Scene, text: str) -> Reading:
        """`w t3 2` is a placement with 2 servants where nothing else fits."""
        reading = super().read(m, scene, text)
        tokens = text.split()
        tail = re.fullmatch(r"(?:servants=|s=|\+)?(\d{1,3})", tokens[-1].lower()) if len(tokens) > 1 else None
        if reading.legal or tail is None:
            return reading
        chained = super().read(m, scene, " ".join(tokens[:-1]))
        placing = [move for move in chained.legal if move.verb in ("place", "take")]
        if placing:
            return Reading(placing, [], tail[1])
        return reading if reading.illegal else Reading([], chained.illegal, tail[1])

    def tail_moves(self, tail: str) -> list[Move]:
        """Servants are paid with a placement."""
        return [Move(self.game, self.game.verbs.parse(f"servants {tail}"))]

    def targets(self, m: Match, scene: Scene, text: str) -> Reading:
        """A space or card alone means a placement there; if none is legal, that of the best member still at home."""
        if scene.step != "turn" or scene.seat is None:
            return Reading()
        seat = scene.seat
        home = [member for member in range(4) if scene.table.place_of(seat, member) == HOME]
        home.sort(key=lambda member: -member_value(scene.table, seat, member))
        names = floor_names(scene)
        readings = [read(m, seat, f"place {MEMBER.names[member]} {text}", names, self.chance_verbs) for member in home]
        legal = [move for reading in readings for move in reading.legal]
        illegal = next((reading.illegal for reading in readings if reading.illegal), [])
        return Reading(legal, [] if legal else illegal)

    def kinds(self) -> list[Kind]:
        return kinds()

    def absence(self, scene: Scene, name: str, title: str) -> str:
        """A card that lies on no floor now."""
        is_away = CARD.parse(name) >= 0 and name not in floor_names(scene)
        return scene.words.word("cli-not-on-board", card=title) if is_away else ""
