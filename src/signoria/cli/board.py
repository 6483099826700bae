"""What the terminal needs of a game: the picture of its table, its question, its choices and its words."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Generic, TypeVar

from rich.text import Text

from signoria import Match, Move
from signoria.cli.choices import list_choices, summary
from signoria.cli.screen import paragraph
from signoria.cli.typed import Aliases, Begun, Reading, called, fold, nearness, notation, plain, read, words_of
from signoria.kernel.game import Game
from signoria.kernel.preview import Preview
from signoria.kernel.text import Words
from signoria.table import automatic
from signoria.table.choices import Choice, groups_of, heading
from signoria.table.scene import Scene
from signoria.table.things import Kind
from signoria.table.wishes import NO_WISHES, Wishes

S = TypeVar("S", bound=Scene)
MOST_OPTIONS = 8


class Board(ABC, Generic[S]):
    """One game in the terminal. It draws what a scene shows and says what a player may type; it changes nothing."""

    chance_verbs: tuple[str, ...] = ()  # no player uses them
    big_steps: tuple[str, ...] = ()  # without a screen the table is printed for these only; for all if none is named
    follows_defaults = False  # what a move leads into is answered by its default, if it has one, without asking
    lasting_chances = False  # a chance to act out of turn that was let go by is not offered again if it comes back
    listed = 12  # so many choices are always listed; more only where they fit
    # What is said to a player who asks for help, names nothing or names what does not fit.
    help_keys: tuple[str, ...] = ("cli-help-typing",)
    hint_key = "cli-moves-hint"
    out_of_turn_key = "cli-out-of-turn"
    why_key = "cli-why-what"
    group_key = "cli-no-such-group"
    thing_key = "cli-no-such-thing"

    def __init__(self, game: Game) -> None:
        self.game = game

    # ------------------------------------------------------------ the picture

    @abstractmethod
    def scene(self, m: Match, seat: int | None, words: Words) -> S:
        """What a seat (None: a spectator) sees now."""

    @abstractmethod
    def draw(self, scene: S, width: int, height: int) -> list[Text]:
        """The table in at most `height` lines where that is possible, and never wider than `width`."""

    @abstractmethod
    def player(self, scene: S, seat: int, width: int) -> list[Text]:
        """One player in full."""

    def is_big(self, scene: S) -> bool:
        return not self.big_steps or scene.step in self.big_steps

    def has_secrets(self, m: Match) -> bool:
        """Whether the screen of one player is not for the eyes of another."""
        return True

    def least_height(self, scene: S, width: int) -> int:
        """How many lines of the picture a long list of choices must leave room for."""
        return len(self.draw(scene, width, 0))

    # ------------------------------------------------------------ the question and its answers

    @abstractmethod
    def question(self, scene: S) -> str:
        """What is asked, in a sentence, with what it is about."""

    @abstractmethod
    def choices(self, scene: S) -> list[Choice]:
        """All legal moves, group by group, each with a label of its own."""

    def menu(self, scene: S, made: list[Choice], width: int) -> list[Text]:
        """All choices, or some."""
        return list_choices(made, scene.words, width)

    def short_menu(self, scene: S, made: list[Choice], width: int) -> list[Text]:
        """The choices where there are too many for the screen."""
        return summary(made, scene.words, width, scene.words.word(self.hint_key))

    def fewest_lines(self, scene: S, made: list[Choice], width: int) -> int:
        """How many lines the choices need at least; if they fit beside a comfortable table it is not made tighter."""
        return len(self.short_menu(scene, made, width))

    def fitted_menu(self, scene: S, made: list[Choice], width: int, room: int) -> list[Text]:
        """The choices with as many words as there is room for; where there is none, as few as can be."""
        short = self.short_menu(scene, made, width)
        return short if len(short) <= room else self.least_menu(scene, made, width) or short

    def options(self, scene: S, moves: list[Move], width: int) -> list[Text]:
        """Moves that a line can mean, to choose from; where there are too many, how many more."""
        lines = [
            line
            for move in moves[:MOST_OPTIONS]
            for line in paragraph(f"{notation(move)}: {scene.sentence(move)}", width, 4, 2)
        ]
        return lines + self.more(scene, moves, width)

    def more(self, scene: S, moves: list[Move], width: int) -> list[Text]:
        """That a list of moves is cut, and how to see them all."""
        left = len(moves) - MOST_OPTIONS
        return paragraph(scene.words.word("cli-and-more", n=left), width, 4, 2) if left > 0 else []

    def least_menu(self, scene: S, made: list[Choice], width: int) -> list[Text]:
        """What stands for the choices where there is no room even for a short menu; nothing if that must stand."""
        return []

    def titles(self, scene: S, made: list[Choice]) -> list[str]:
        """What the groups of choices are called."""
        return [heading(scene.words, group).lower() for group in groups_of(made)]

    def is_open_question(self, scene: S) -> bool:
        """Whether a question can be answered from the table alone, so that nobody need look away."""
        return False

    def matching(self, scene: S, made: list[Choice], token: str) -> list[Choice]:
        """Choices a word fits: those of a group, else those that name something so."""
        title = {group: heading(scene.words, group).lower() for group in groups_of(made)}
        groups = [choice for choice in made if choice.group.startswith(token) or title[choice.group].startswith(token)]
        meant = {what for name, what in self.aliases(scene).items() if nearness(fold(token), fold(name))}
        named = [
            choice
            for choice in made
            if any(nearness(fold(token), word) or word in meant for word in words_of(choice.move))
        ]
        labelled = [
            choice
            for choice in made
            if any(word.startswith(token) for label in self.labels(scene, choice) for word in plain(label).split())
        ]
        return groups or named or labelled

    # ------------------------------------------------------------ what a player types

    def aliases(self, scene: S) -> Aliases:
        """Other names of things, such as a card for the space it lies on."""
        return {}

    def labels(self, scene: S, choice: Choice) -> list[str]:
        """What a choice is called on the screen; each may be typed, whole or its beginning."""
        return [choice.sentence]

    def named(self, scene: S, made: list[Choice], text: str) -> tuple[list[Move], list[Move]]:
        """Choices that are called so, or all under a heading; else those of which this is a beginning."""
        titles = {group: plain(heading(scene.words, group)) for group in groups_of(made)}
        under = [choice.move for choice in made if titles[choice.group] == plain(text)]
        whole, begun = called([(choice.move, self.labels(scene, choice)) for choice in made], text)
        if text.strip().lower() in self.game.verbs.numbers:
            return [], []
        return whole or ([] if self.is_thing(scene, text) else under), begun

    def is_thing(self, scene: S, text: str) -> bool:
        """Whether something is called exactly so."""
        return any(
            plain(text) in (plain(name), plain(scene.words.word(domain.key(i))))
            for domain, _, _ in self.kinds()
            for i, name in enumerate(domain.names)
        )

    def unused_verbs(self, scene: S) -> tuple[str, ...]:
        """Verbs no player of this game uses: those of chance, and those of options that are not in play."""
        return self.chance_verbs

    def makes_sense(self, scene: S, move: Move) -> bool:
        """Whether the move could be legal at all: the verb fits the kind of thing."""
        return True

    def read(self, m: Match, scene: S, text: str) -> Reading:
        """All moves of the seat of a scene that a line can mean."""
        if scene.seat is None:
            return Reading()
        found = read(m, scene.seat, text, self.aliases(scene), self.unused_verbs(scene))
        return Reading(found.legal, [move for move in found.illegal if self.makes_sense(scene, move)], found.tail)

    def when(self, scene: S, move: Move) -> str:
        """When such a move is asked for, where that is not now; '' if there is nothing to say."""
        return ""

    def usage(self, m: Match, scene: S, started: Begun) -> Begun:
        """What a move still needs, as this game calls it."""
        return started

    def several(self, m: Match, scene: S, text: str) -> list[Move]:
        """Moves that a line means one after the other; the empty line is Enter. Nothing where it means one or none."""
        return []

    def tail_moves(self, tail: str) -> list[Move]:
        """The moves that a tail typed behind another one means."""
        return []

    def unasked(
        self,
        m: Match,
        seat: int,
        gone: Collection[str] = (),
        wishes: Wishes = NO_WISHES,
        is_shared: bool = False,
    ) -> Move | None:
        """What a seat answers without being asked, by the rules that the server follows too.

        Where several share the screen nobody is passed over for what they hold. What saves a click on a board is asked
        here. `gone` are chances it let go by.
        """
        found = automatic.unasked(m.seen(seat), wishes)
        is_asked = found is not None and ((found.hangs_on_hand and is_shared) or found.is_for_one)
        return None if found is None or is_asked else Move(m.game, found.code)

    def offer_words(self, m: Match, seat: int, words: Words) -> list[str]:
        """The offer that lies before a seat, in sentences, where a game has offers."""
        return []

    def chances(self, m: Match, seat: int) -> list[str]:
        """What a seat may do out of turn, as far as it is worth a question; asked when there is something new."""
        return [move.text for move in m.legal(seat)]

    def waved(self, m: Match, scene: S, text: str) -> list[str]:
        """The chances a line lets go by at a question out of turn, as Enter does; nothing if it means anything else."""
        return []

    def gone_after(self, m: Match, seat: int, move: Move, gone: list[str]) -> list[str]:
        """The chances a seat has let go by once it makes a move."""
        return gone

    def targets(self, m: Match, scene: S, text: str) -> Reading:
        """The moves meant by the name of a thing alone."""
        return Reading()

    def preview(self, scene: S, move: Move, seen: Preview, width: int) -> list[Text]:
        """What a move would change, besides the sentences of what would happen."""
        own = f"players[{scene.seat}]."
        lines: list[Text] = []
        for path, before, now in seen.changes:
            key = f"good-{path.removeprefix(own)}"
            if path.startswith(own) and scene.words.has(key):
                lines.append(Text(f"  {scene.words.word(key)}: {before} → {now}"))
        return lines

    # ------------------------------------------------------------ things

    def kinds(self) -> list[Kind]:
        """Every kind of thing that `help` explains."""
        return []

    def topic(self, scene: S, text: str) -> str:
        """An English word of the rules for one that is spoken here."""
        return text

    def now(self, scene: S, name: str) -> list[str]:
        """What there is to say of a thing at this moment of the game."""
        return []

    def absence(self, scene: S, name: str, title: str) -> str:
        """Why nothing can be done with a thing now, '' where it is there."""
        return ""

    def thing_names(self) -> list[str]:
        return [name for domain, _, _ in self.kinds() for name in domain.names]
