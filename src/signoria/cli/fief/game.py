"""Fief in the terminal."""

from collections.abc import Collection

from rich.text import Text

from signoria import Match, Move
from signoria.cli.board import Board
from signoria.cli.fief import lines
from signoria.cli.fief.choices import FOLDABLE, fitted_menu, least_menu, menu, short_menu
from signoria.cli.fief.people import whole_player
from signoria.cli.fief.table import draw, least_height
from signoria.cli.fief.things import topic
from signoria.cli.screen import paragraph
from signoria.cli.typed import Aliases, Begun, Reading, notation
from signoria.games.fief.pieces import BISHOPRIC, CALAMITY, CAPITAL_OF, FIEF, KIND, LORD, RELIC, UNIT, VILLAGE
from signoria.kernel.text import Words
from signoria.table.choices import Choice
from signoria.table.fief import automatic
from signoria.table.fief.choices import choices
from signoria.table.fief.deals import offer_words
from signoria.table.fief.notes import question
from signoria.table.fief.scene import Scene, scene
from signoria.table.fief.things import kinds, now_of
from signoria.table.things import Kind
from signoria.table.wishes import NO_WISHES, Wishes

LEAST_MENU = 3


class FiefBoard(Board[Scene]):
    """The map, the families, elections, battles and offers."""

    chance_verbs = ("first", "card", "back", "reveal", "die", "hit", "relic")
    big_steps = ("settle", "marriages", "candidacy", "drawing", "playing", "buying", "moving", "fighting", "joining")
    listed = 0  # whatever does not fit has a shorter form
    help_keys = ("cli-help-typing-fief", "cli-help-map-fief", "cli-help-talks-fief")
    hint_key = "cli-moves-hint-fief"
    out_of_turn_key = "cli-out-of-turn-fief"
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
        """The map and the families stay in sight."""
        return least_height(scene, width)

    def question(self, scene: Scene) -> str:
        return question(scene)

    def choices(self, scene: Scene) -> list[Choice]:
        return choices(scene)

    def menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        return menu(scene, made, width)

    def short_menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        return short_menu(scene, made, width, self.hint(scene, made))

    def fewest_lines(self, scene: Scene, made: list[Choice], width: int) -> int:
        """What is asked is told in words; what may be done at any time need not be."""
        return len(short_menu(scene, made, width, "", FOLDABLE))

    def fitted_menu(self, scene: Scene, made: list[Choice], width: int, room: int) -> list[Text]:
        return fitted_menu(scene, made, width, room, LEAST_MENU, self.hint(scene, made))

    def least_menu(self, scene: Scene, made: list[Choice], width: int) -> list[Text]:
        return least_menu(scene, made, width, LEAST_MENU, self.hint(scene, made))

    def options(self, scene: Scene, moves: list[Move], width: int) -> list[Text]:
        """With the numbers they can be chosen by."""
        return menu(scene, [choice for choice in choices(scene) if choice.move in moves], width) or [
            line for move in moves for line in paragraph(f"{notation(move)}: {scene.sentence(move)}", width, 4, 2)
        ]

    def aliases(self, scene: Scene) -> Aliases:
        """Things by their names in the language that is spoken."""
        names: Aliases = {}
        for domain in (FIEF, KIND, VILLAGE, LORD, CALAMITY, RELIC, UNIT):
            for i, name in enumerate(domain.names):
                names[scene.words.word(domain.key(i)).lower().replace(" ", "_")] = name
        for i, name in enumerate(BISHOPRIC.names):  # a bishopric by its capital
            names[VILLAGE.names[CAPITAL_OF[i]]] = name
        return names | lines.plurals(scene)

    def hint(self, scene: Scene, made: list[Choice]) -> str:
        """How moves are typed, by the example of one that is asked for."""
        return scene.words.word(self.hint_key, example=lines.example(made))

    def read(self, m: Match, scene: Scene, text: str) -> Reading:
        """`done` is whatever ends this, `all` the most that go along; moves out of place are not guessed from names."""
        if not text.strip():
            return Reading()
        found = super().read(m, scene, text)
        said = None if found.legal else lines.special(m, scene, text, self.aliases(scene), self.unused_verbs(scene))
        return said or Reading(found.legal, lines.sensible(m, scene, text, found.illegal))

    def several(self, m: Match, scene: Scene, text: str) -> list[Move]:
        """So many of the same, or a sum that is put together from others."""
        return lines.repeated(m, scene, text, self.aliases(scene), self.unused_verbs(scene))[0]

    def usage(self, m: Match, scene: Scene, started: Begun) -> Begun:
        return lines.usage(m, scene, started)

    def when(self, scene: Scene, move: Move) -> str:
        return lines.when(scene, move)

    def targets(self, m: Match, scene: Scene, text: str) -> Reading:
        """Whatever can be done with a thing now."""
        return Reading([move for move in scene.moves if text in map(str, move.arguments.values())])

    # ------------------------------------------------------------ out of turn

    def unasked(
        self,
        m: Match,
        seat: int,
        gone: Collection[str] = (),
        wishes: Wishes = NO_WISHES,
        is_shared: bool = False,
    ) -> Move | None:
        """What was said in advance besides: an instruction, or a chance that was let go by for the phase or turn."""
        if instructed := m.instructed(seat):
            return instructed
        said = automatic.silence(m.seen(seat), gone)
        return Move(m.game, said) if said is not None else super().unasked(m, seat, gone, wishes, is_shared)

    def offer_words(self, m: Match, seat: int, words: Words) -> list[str]:
        now = self.scene(m, seat, words)
        return offer_words(now) if now.frame("offer") >= 0 else []

    def chances(self, m: Match, seat: int) -> list[str]:
        """Each kind of surprise that can be played is worth a question once in a phase."""
        return automatic.chances(m.seen(seat))

    def waved(self, m: Match, scene: Scene, text: str) -> list[str]:
        return lines.waved(m, scene, text, self.aliases(scene), self.unused_verbs(scene))

    def gone_after(self, m: Match, seat: int, move: Move, gone: list[str]) -> list[str]:
        """Who passes in a window has been asked; who wants to be asked again has let nothing go by. [F-13.5]"""
        if move.verb == "attend":
            return []
        return [*gone, *self.chances(m, seat)] if move.verb in ("pass", "pass_until") else gone

    # ------------------------------------------------------------ things

    def kinds(self) -> list[Kind]:
        return kinds()

    def now(self, scene: Scene, name: str) -> list[str]:
        return now_of(scene, name)

    def topic(self, scene: Scene, text: str) -> str:
        return topic(scene.words, text)
