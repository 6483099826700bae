"""Clocks, added up from the times of the log: so they survive a crash and are the same in every process."""

from collections.abc import Iterable

from signoria.kernel.flow import State
from signoria.server.wire import Bank, ClockOut, Pace, PerMove
from signoria.table.digest import Lingered
from signoria.table.pacing import pacing

MOST_PLACES = 20  # positions that one seat has come through, by moves of its own alone, that are remembered


class Outages:
    """When no server ran, or time jumped: intervals in order, none of which overlap. No clock runs in them."""

    def __init__(self) -> None:
        self.all: list[tuple[float, float]] = []

    def passed(self, since: float, now: float) -> float:
        """Seconds that a clock has run."""
        lost = 0.0
        for began, ended in reversed(self.all):
            if ended <= since:
                break
            lost += max(0.0, min(ended, now) - max(began, since))
        return max(0.0, now - since - lost)

    def after(self, since: float, seconds: float) -> float:
        """When a clock will have run for this many seconds."""
        end = since + seconds
        for began, ended in self.all:
            if ended > since and began < end:
                end += ended - max(began, since)
        return end


ALWAYS_ON = Outages()  # of a server that never stops


class Boards:
    """When the board of each seat shows the present: no clock runs before, since nothing can be answered there.

    A board shows what others did one action at a time. How fast, everybody chooses in a browser, of which the log knows
    nothing: so all are taken to be slow ones, also where no board is looked at. It follows from what everybody is told,
    and from when that was.
    """

    def __init__(self, seats: int) -> None:
        self.present = [0.0] * seats
        self.lingers = [0.0] * seats  # until when each lingers on the last action
        self.undone: set[int] = set()  # who has taken something back since anybody else moved

    def tell(self, actions: list[Lingered], now: float, mover: int | None) -> None:
        """Actions that everybody sees. A board does not pause for your own.

        Whoever has taken something back gets no time for what a move of theirs brings about: else they could make time
        by moving and taking back.
        """
        self.undone &= {mover}
        for seat in range(len(self.present)):
            for action in actions if seat not in self.undone else ():
                if action.is_new or self.present[seat] <= now:
                    self.present[seat] = min(max(self.lingers[seat], now), now + pacing().latest)
                time = 0.0 if action.seat == seat else pacing().slowest[action.weight]
                self.lingers[seat] = self.present[seat] + time


class Clocks:
    """Seconds left of each seat. The clocks of all people who must answer run, at the same time if need be."""

    def __init__(self, pace: Pace, seats: int, outages: Outages = ALWAYS_ON, boards: Boards | None = None) -> None:
        self.pace = pace
        self.outages = outages
        self.boards = boards or Boards(seats)
        self.left = [float(pace.seconds) if isinstance(pace, PerMove | Bank) else 0.0] * seats
        self.running: list[int] = []
        self.since = 0.0
        self.missed = [0] * seats  # for each seat: how often in a row its time ran out, with no move of its owner since
        # For each gesture of a seat that stands: the time it had then, and what it gained. To be taken back with it.
        self.had: list[list[tuple[float, float]]] = [[] for _ in range(seats)]
        self.stopped: dict[int, float] = {}  # seats that a bot has taken, and what was left for their decision
        self.helped: set[int] = set()  # seats for which a bot has moved since their owner left
        self.gained = [0.0] * seats  # all that moves of each seat have gained
        # Who has moved alone of late, and the positions since somebody else did, with what that seat had gained then.
        self.alone: int | None = None
        self.places: list[tuple[State, float]] = []
        self.place: State | None = None

    def as_shown(self) -> "Clocks":
        """The same clocks, to go on by themselves: for those who may not know that somebody has answered."""
        other = Clocks(self.pace, len(self.left), self.outages, self.boards)
        other.left, other.running, other.since = list(self.left), list(self.running), self.since
        other.stopped, other.helped = dict(self.stopped), set(self.helped)
        return other

    @property
    def is_used(self) -> bool:
        return isinstance(self.pace, PerMove | Bank)

    def turn_to(
        self,
        waiting: list[int],
        now: float,
        mover: int | None = None,
        taken_back: dict[int, int] | None = None,
        place: State | None = None,
        by_bots: Iterable[int] = (),
        unpaid: Iterable[int] = (),
    ) -> None:
        """After an entry: charge the time that has passed; a seat that has answered gets its increment or a new limit.

        A move that is taken back takes back what it gained, and so does one that leads back to a `place` where the seat
        has been, with nobody else moving meanwhile: nobody makes time by moving to and fro. Nor by leaving a decision
        to a bot and taking it back before that has moved: `by_bots` are the seats that bots are asked for. Nor by
        letters: `unpaid` are the seats whose moves one has made.
        """
        undone = taken_back or {}
        self.left = self.left_at(now)
        if mover is not None:
            if mover != self.alone:
                self.alone, self.places = mover, [] if self.place is None else [(self.place, self.gained[mover])]
            self.answered(mover)
            if place is not None:
                self.come_to(mover, place)
        self.place = place
        for seat in unpaid:
            self.had[seat].append((self.left[seat], 0.0))
        for seat, moves in undone.items():
            self.take_back(seat, moves)
        self.stopped.update({seat: self.left[seat] for seat in self.running if seat in by_bots and seat != mover})
        if isinstance(self.pace, PerMove):
            for seat in waiting:
                if seat not in self.running and seat not in undone:
                    self.left[seat] = float(self.stopped.get(seat, self.pace.seconds))
        self.stopped = {seat: left for seat, left in self.stopped.items() if seat in by_bots and seat != mover}
        self.running = list(waiting)
        self.since = now

    def answered(self, seat: int) -> None:
        """A seat has moved. A seat nobody was waiting for gains no time."""
        had, gained = self.left[seat], 0.0
        if seat in self.running:
            if isinstance(self.pace, Bank):
                gained = float(self.pace.increment)
            elif isinstance(self.pace, PerMove):
                gained = self.pace.seconds - had
            self.left[seat] = had + gained
        self.had[seat].append((had, gained))
        self.gained[seat] += gained

    def come_to(self, seat: int, place: State) -> None:
        """A move of a seat has led to a position: where it has been there before, it has gained nothing since."""
        for known, gained in self.places:
            if known.same(place):
                lost = self.gained[seat] - gained
                self.left[seat] = max(0.0, self.left[seat] - lost)
                had, last = self.had[seat][-1]
                self.had[seat][-1] = (had, last - lost)
                self.gained[seat] = gained
                return
        self.places = [*self.places[1 - MOST_PLACES :], (place, self.gained[seat])]

    def take_back(self, seat: int, moves: int) -> None:
        for _ in range(min(moves, len(self.had[seat]))):
            had, gained = self.had[seat].pop()
            self.gained[seat] -= gained
            if isinstance(self.pace, Bank):
                self.left[seat] = max(0.0, self.left[seat] - gained)
            elif gained:
                self.left[seat] = min(self.left[seat], had)

    def more_than(self, movers: list[int]) -> dict[int, int]:
        """How many gestures of each seat no longer stand, given who made those that do."""
        gone = {seat: len(had) - movers.count(seat) for seat, had in enumerate(self.had)}
        return {seat: moves for seat, moves in gone.items() if moves > 0}

    def come_back(self, seat: int) -> None:
        """A player with an empty bank who takes the seat back from the bot gets a tenth of it, to be able to play.

        Only once the bot has moved: else he could come back again and again to the same decision.
        """
        self.missed[seat] = 0
        if isinstance(self.pace, Bank) and seat in self.helped:
            self.left[seat] = max(self.left[seat], self.pace.seconds / 10, self.pace.increment)
        self.helped.discard(seat)

    def begins(self, seat: int) -> float:
        """When the clock of a seat that must answer begins to run."""
        return max(self.since, self.boards.present[seat])

    def ends(self, seat: int) -> float:
        """When it will have run out."""
        return self.outages.after(self.begins(seat), self.left[seat])

    def left_at(self, now: float) -> list[float]:
        return [
            max(0.0, left - self.outages.passed(self.begins(seat), now)) if seat in self.running else left
            for seat, left in enumerate(self.left)
        ]

    def out(self, now: float) -> list[int]:
        """Seats whose time has run out."""
        if not self.is_used:
            return []
        return [seat for seat in self.running if self.ends(seat) <= now]

    def deadline(self) -> float | None:
        """When the first of the running clocks runs out."""
        if not self.is_used or not self.running:
            return None
        return min(self.ends(seat) for seat in self.running)

    def out_json(self, now: float) -> ClockOut | None:
        if not self.is_used:
            return None
        return ClockOut(
            left=[round(seconds, 3) for seconds in self.left_at(now)],
            running=list(self.running),
            starts_in=[round(max(0.0, present - now), 3) for present in self.boards.present],
        )
