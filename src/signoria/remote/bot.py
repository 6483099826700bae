"""The host's side: a bot that asks a program."""

import shlex
import shutil
from contextlib import suppress

from signoria.bots import Because, Bot, Choice, Considered, Seen
from signoria.bots.choice import POINTS, SHARE
from signoria.kernel.answers import Move
from signoria.kernel.domains import Json
from signoria.kernel.errors import SignoriaError
from signoria.remote.messages import (
    BYE,
    CHOICE,
    CHOOSE,
    HELLO,
    MOST,
    PROTOCOL,
    READY,
    WORLD,
    Message,
    quoted,
    written,
)
from signoria.remote.program import MOMENT, Program

SECONDS = 60.0  # for each answer, unless told


class RemoteBot(Bot):
    """A program that plays. It is started when it is first seen, and again for another game or seat.

    Whatever it does wrong is a SignoriaError; the program is ended then.
    """

    def __init__(self, command: str, seed: int, seconds: float = SECONDS) -> None:
        super().__init__(command, seed)  # until it says what it is called
        self.command = command
        self.words = words_of(command)
        self.seed = seed & MOST
        self.seconds = seconds
        self.program: Program | None = None
        self.hello = ""
        self.questions = 0

    def think(self, seen: Seen) -> Choice:
        try:
            return self.answer(self.greeted(seen), seen)
        except SignoriaError as error:
            self.end(0.0)
            raise SignoriaError(f"{self.command}: {error}") from error

    def close(self) -> None:
        if self.program is not None:
            with suppress(SignoriaError), self.program.within(MOMENT):  # it may be gone already
                self.program.say(written(BYE))
            self.end(MOMENT)

    def end(self, seconds: float) -> None:
        if self.program is not None:
            self.program.end(seconds)
            self.program = None

    def greeted(self, seen: Seen) -> Program:
        """The program that plays this seat, started if it does not run yet."""
        hello = hello_to(seen, self.seed)
        if self.program is not None and self.hello == hello:
            return self.program
        self.close()
        program = self.program = Program(self.words)
        self.hello, self.questions = hello, 0
        with program.within(self.seconds):
            program.say(hello)
            ready = program.hear()
        ready.expect(READY)
        self.name = ready.text("name")
        return program

    def answer(self, program: Program, seen: Seen) -> Choice:
        """One question. It may ask for worlds before it answers."""
        self.questions += 1
        legal = {move.text: move for move in seen.legal}
        with program.within(self.seconds):
            program.say(written(CHOOSE, n=self.questions, view=seen.view, legal=list(legal)))
            message = program.hear()
            while message.kind == WORLD:
                program.say(written(WORLD, position=self.position(seen)))
                message = program.hear()
        message.expect(WORLD, CHOICE)
        if message.whole("n") != self.questions:
            raise message.wrong("n", f"must be that of the question, {self.questions}")
        choice = read_choice(message, legal)
        choice.then = [Move(seen.game, parsed(seen, message, text)) for text in message.texts("then")]
        return choice

    def position(self, seen: Seen) -> dict[str, Json]:
        """A world that the seat could not tell from the true one, as `from_position` takes it."""
        document: dict[str, Json] = {"game": seen.game.name, "rules_version": seen.game.rules_version}
        return {**document, **seen.game.document(seen.world(self.rng))}


def words_of(command: str) -> list[str]:
    """The words of a command line that begins with the name of a program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SignoriaError(f"{command!r} cannot be read as a command line: {error}") from error
    if not words:
        raise SignoriaError("which program? Its command line is missing, such as python3 mybot.py")
    if shutil.which(words[0]) is None:
        raise SignoriaError(f"{command}: there is no program {words[0]!r} here")
    return words


def hello_to(seen: Seen, seed: int) -> str:
    game, known = seen.game, seen.known
    seats, options = game.seats(known), game.options_of(known)
    return written(HELLO, protocol=PROTOCOL, game=game.name, seats=seats, seat=seen.viewer, options=options, seed=seed)


def read_choice(message: Message, legal: dict[str, Move]) -> Choice:
    ranked = [read_considered(one, legal) for one in message.parts("ranked")]
    unit = message.fields.get("unit", POINTS)
    if unit not in (POINTS, SHARE):
        raise message.wrong("unit", f"must be {POINTS} or {SHARE}")
    return Choice(read_move(message, legal), ranked, unit)


def parsed(seen: Seen, message: Message, text: str) -> int:
    """A move that follows with the same gesture: whether it can, is judged when the gesture is made."""
    try:
        return seen.game.verbs.parse(text)
    except SignoriaError as error:
        raise message.wrong("then", str(error)) from error


def read_considered(part: Message, legal: dict[str, Move]) -> Considered:
    one = Considered(read_move(part, legal), part.number("worth"), part.number("spread", 0.0), part.whole("looks", 1))
    one.reasons = [Because(reason.text("feature"), reason.whole("points")) for reason in part.parts("reasons")]
    return one


def read_move(part: Message, legal: dict[str, Move]) -> Move:
    """One of the legal moves, spelt as it was when they were told."""
    text = part.text("move")
    if text not in legal:
        raise part.wrong("move", f"{quoted(text)} is none of the {len(legal)} legal moves")
    return legal[text]
