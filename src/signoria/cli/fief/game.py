"""Fief in the terminal."""

from rich.text import Text

from signoria import Match, Move
from signoria.cli.board import Board
from signoria.cli.choices import Choice
from signoria.cli.fief.choices import choices, least_menu, menu, short_menu
from signoria.cli.fief.maps import LEAST_LARGE
from signoria.cli.fief.notes import question
from signoria.cli.fief.people import whole_player
from signoria.cli.fief.scene import Scene, scene
from signoria.cli.fief.table import draw, layout
from signoria.cli.fief.things import kinds
from signoria.cli.screen import paragraph
from signoria.cli.things import Kind
from signoria.cli.typed import Aliases
from signoria.games.fief.moves import FIRST_OUT_OF_TURN, VERBS
from signoria.games.fief.pieces import BISHOPRIC, CALAMITY, CAPITAL_OF, FIEF, KIND, LORD, RELIC, UNIT, VILLAGE
from signoria.kernel.text import Words

TALK = ("offer", "talk", "attend", "ask_annulment")  # may be done whenever one is asked: no reason to be asked
SILENT = ("pass", "pass_until", *TALK)
LEAST_MENU = 3


class FiefBoard(Board[Scene]):
    """The map, the families, elections, battles and offers."""

    chance_verbs = ("first", "card", "back", "reveal", "die", "hit", "relic")
    big_steps = ("settle", "marriages", "candidacy", "drawing", "playing", "buying", "moving", "fighting", "joining")
    seen_events = ("phase", "round", "rolled", "damage", "asks", "standing", "attends", "lays-sealed")
    weighty_events = (
        "battle-won",
        "died",
        "captured",
        "revealed",
        "struck",
        "king",
        "pope",
        "married",
        "won",
        "won-together",
        "time-is-up",
        "title-bought",
        "assassinated",
        "turn",
    )
    running_events = (
        "unit-lost", "goes-along", "troops-along", "stopped", "captured", "plague-die", "plague-loss", "counted",
        "ballot", "gives-money", "wants-money", "gives-sum", "wants-sum", "gives-card", "wants-card", "gives-village",
        "wants-village", "gives-prisoner", "wants-prisoner", "accepted", "refused", "handed-over",
    )  # fmt: skip
    listed = 0  # whatever does not fit has a shorter form
    help_keys = ("cli-help-typing-fief", "cli-help-map-fief", "cli-help-talks-fief")
    hint_key = "cli-moves-hint-fief"
    why_key = "cli-why-what-fief"
    thing_key = "cli-no-such-thing-fief"
    lasting_chances = True

    def scene(self, m: Match, seat: int | None, words: Words) -> Scene:
        return scene(m, seat, words)

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        return draw(scene, width, height)

    def player(self, scene: Scene, seat: int, width: int) -> list[Text]:
        return whole_player(scene, seat, width)

    def least_height(self, scene: Scene, width: int) -> int:
        """The map and the families stay in sight, on a wide screen the large map."""
        return len(layout(scene, width, 5 if width >= LEAST_LARGE else 2))

    def question(self, scene: Scene) -> str:
        return question(scene)

    def choices(self, scene: Scene) -> list[Choice]:
        return choices(scene)

    def menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        return menu(scene, made, width)

    def short_menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        return short_menu(scene, made, width, scene.words.word(self.hint_key))

    def least_menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        return least_menu(scene, made, width, LEAST_MENU, scene.words.word(self.hint_key))

    def options(self, scene: Scene, moves: list[Move], width: int) -> list[Text]:
        """With the numbers they can be chosen by."""
        return menu(scene, [choice for choice in choices(scene) if choice.move in moves], width) or [
            line for move in moves for line in paragraph(f"{move.text}: {move.describe(scene.words.lang)}", width, 4, 2)
        ]

    def aliases(self, scene: Scene) -> Aliases:
        """Things by their names in the language that is spoken."""
        names: Aliases = {}
        for domain in (FIEF, KIND, VILLAGE, LORD, CALAMITY, RELIC, UNIT):
            for i, name in enumerate(domain.names):
                names[scene.words.word(domain.key(i)).lower().replace(" ", "_")] = name
        for i, name in enumerate(BISHOPRIC.names):  # a bishopric by its capital
            names[VILLAGE.names[CAPITAL_OF[i]]] = name
        return names

    # ------------------------------------------------------------ out of turn

    def unasked(self, m: Match, seat: int) -> Move | None:
        """Who has no card to play passes by himself where everybody is asked for surprise cards."""
        moves = list(m.legal(seat))
        passes = [move for move in moves if move.verb == "pass"]
        is_window = any(move.verb == "pass_until" for move in moves)
        return passes[0] if passes and is_window and all(move.verb in SILENT for move in moves) else None

    def chances(self, m: Match, seat: int) -> list[str]:
        """Each kind of surprise that can be played is worth a question once in a phase."""
        view = m.view(seat)
        verbs = dict.fromkeys(move.verb for move in m.legal(seat))
        out_of_turn = [verb for verb in verbs if VERBS.numbers[verb] >= FIRST_OUT_OF_TURN and verb not in TALK]
        return [f"{view['turn']} {view['phase']} {verb}" for verb in out_of_turn]

    # ------------------------------------------------------------ things

    def kinds(self) -> list[Kind]:
        return kinds()
