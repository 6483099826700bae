"""A program that was started to play. Whatever it does, nobody waits for it longer than it was given."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from signoria.kernel.errors import SignoriaError
from signoria.remote.messages import Message, heard, quoted

LONGEST = 1 << 20  # characters in a line that is heard
MOMENT = 2.0  # seconds for a program to end by itself


class Program:
    """A process and the lines to and from it; what it writes to standard error goes to ours.

    It has a session of its own, so that Ctrl-C is its host's affair, and so that all it has started ends with it.
    """

    def __init__(self, words: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise SignoriaError(f"it cannot be started: {error}") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input = self.process.stdin
        self.output = self.process.stdout
        self.overrun: float | None = None  # seconds that it had, when it was ended because they were over

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """What is said and heard meanwhile ends in time, if need be because the program is ended."""
        timer = threading.Timer(seconds, self.end_late, [seconds])
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def end_late(self, seconds: float) -> None:
        self.overrun = seconds
        self.kill()

    def say(self, line: str) -> None:
        try:
            self.input.write(line)
            self.input.flush()
        except OSError as error:
            raise self.lost("") from error

    def hear(self) -> Message:
        line = self.output.readline(LONGEST)
        if self.overrun is None and line.endswith("\n"):
            return heard(line)
        if self.overrun is None and len(line) == LONGEST:
            raise SignoriaError(f"a line must not be longer than {LONGEST} characters, as this one is: {quoted(line)}")
        raise self.lost(line)

    def lost(self, line: str) -> SignoriaError:
        """Why there is no answer, with what came of its line."""
        begun = f", in the middle of the line {quoted(line)}" if line and not line.endswith("\n") else ""
        if self.overrun is not None:
            return SignoriaError(f"it took longer than {self.overrun:g} seconds{begun}")
        try:
            code = self.process.wait(MOMENT)
        except subprocess.TimeoutExpired:
            return SignoriaError(f"it neither reads nor writes any more{begun}")
        how = f"with code {code}" if code >= 0 else f"by signal {-code}"
        return SignoriaError(f"it has ended, {how}, while an answer was due{begun}")

    def end(self, seconds: float) -> None:
        """Its input ends; so does it, by itself or after so many seconds."""
        with suppress(OSError):
            self.input.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        self.kill()
        self.process.wait()
        self.output.close()

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        if sys.platform == "win32":
            self.process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
