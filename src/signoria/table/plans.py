"""Plans: what is left of a gesture when chance or somebody else comes in between, and what becomes of it.

Server and terminal follow the same rules. A plan is played when its seat is asked again, if all of it that can be
judged is still legal and it loses nothing that was not said to be lost; otherwise it is dropped, and its seat is told
why.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple

from msgspec import Struct

from signoria import IllegalMove, Match, Why
from signoria.kernel.chains import Chain
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import LEGAL, Refusal, State, play, refusal, seats_of, waiting
from signoria.kernel.preview import Preview
from signoria.kernel.seen import Seen
from signoria.table.fief.automatic import moment as fief_moment
from signoria.table.wishes import no_moment

Dropped = Literal["refused", "over", "illegal", "loses", "forgotten"]


class Habits(NamedTuple):
    moment: Callable[[Seen], str] = no_moment  # at whose end a plan is over
    between: tuple[str, ...] = ()  # steps that may ask its seat something else meanwhile
    unasked: tuple[str, ...] = ()  # verbs of answers that are left out where their question is not asked,
    asking: tuple[str, ...] = ()  # which these steps would ask
    again: str = ""  # what is said once more where somebody else has to be asked too
    refusals: dict[str, int] = {}  # noqa: RUF012  events by which it ends, and which of their numbers is its seat
    losses: dict[str, tuple[str, ...]] = {}  # noqa: RUF012  events in which something is lost, and what names it
    assumed: dict[str, str] = {}  # noqa: RUF012  answers of others that a plan counts on, by the steps that ask for them
    repeated: tuple[str, ...] = ()  # steps that may be answered several times with one gesture


FIEF = Habits(
    moment=fief_moment,
    between=(
        "window", "offer", "talk", "revolt", "calming", "granting", "inheriting", "succession", "halving", "losses",
        "entering", "declaring", "capturing", "saving", "joining", "after_round", "relics",
    ),
    unasked=("men", "knights", "along", "behind"),
    asking=("loading",),
    again="propose",
    refusals={"leave-refused": 0, "refused": 1, "lapsed": 0, "withdrawn": 0},
    losses={
        "control-lost": ("village",), "title-lost": ("fief",), "died": ("lord",), "captured": ("lord",),
        "unit-lost": ("unit",),
    },
    assumed={"offer": "accept", "window": "pass"},
    repeated=("buying",),
)  # fmt: skip
HABITS: dict[str, Habits] = {"fief": FIEF}
NONE = Habits()


def habits_of(game: str) -> Habits:
    return HABITS.get(game, NONE)


class Plan(Struct, frozen=True):
    """The moves that wait, what may be lost by them, and since when: how much had happened, and in which phase."""

    moves: list[str]
    loses: list[str]
    heard: int
    phase: str
    made: list[str] = []  # the moves of the gesture before them


class DroppedPlan(Struct, frozen=True):
    """What came to nothing of a gesture, and why."""

    dropped: list[str]
    why: Dropped


class Due(NamedTuple):
    """What becomes of a plan now: these moves are played and these are left, or it is dropped, and why."""

    moves: list[str]
    left: list[str]
    dropped: Dropped | None = None


# ---------------------------------------------------------------- making one


def parted(match: Match, seat: int, moves: list[str]) -> tuple[list[str], list[str]]:
    """How far a gesture can be played now, and what has to wait. Illegal moves are found by playing it."""
    chain = Chain(match.game, match.game.known(match.state, seat), seat)
    for i, text in enumerate(moves):
        try:
            code = match.code(text)
        except SignoriaError:
            return moves, []
        if chain.add(code)[0] != LEGAL:
            return (moves[:i], moves[i:]) if i and chain.end != LEGAL else (moves, [])
    return moves, []


def plan_of(match: Match, phase: str, made: list[str], left: list[str], loses: list[str]) -> Plan:
    """What is left of a gesture now, once the moves before it are made; `phase` is the one in which it began."""
    return Plan(left, loses, len(match.events), phase, made)


def phase_of(match: Match) -> str:
    return habits_of(match.game.name).moment(match.seen(None))


def foreseen(match: Match, seat: int, moves: list[object]) -> list[Preview]:
    """What a gesture would do that may be interrupted, part by part: as if all whom it asks agreed, and nobody reacted.

    It is worked out from what the seat knows, so it says nothing of what others will answer.
    """
    chain = Chain(match.game, match.game.known(match.state, seat), seat)
    if match.seen(seat).step in habits_of(match.game.name).repeated:
        chain.base -= 1  # when the step asks again, that still belongs to the gesture
    parts: list[Preview] = []
    for code in [match.code(move) for move in moves]:
        refused = chain.add(code)
        if refused[0] != LEGAL and (granted := as_if_granted(chain)) is not None:
            parts.append(Preview(match.game, chain))
            chain = resumed(chain, granted)
            refused = chain.add(code)
        if refused[0] != LEGAL:
            raise refused_move(match, code, refused)
    parts.append(Preview(match.game, chain))
    granted = as_if_granted(chain)
    return parts if granted is None else [*parts, Preview(match.game, resumed(chain, granted))]


def resumed(chain: Chain, granted: State) -> Chain:
    """The rest of a gesture, which is whole when the step that asked first asks again."""
    later = Chain(chain.game, granted, chain.seat)
    later.base = chain.base
    return later


def refused_move(match: Match, code: int, refused: Refusal) -> IllegalMove:
    why, text = Why(match.game, refused, match.names), match.game.verbs.text(code)
    return IllegalMove(f"{text}: {why.sentence()}", [why], text)


def as_if_granted(chain: Chain) -> State | None:
    """What the seat would be asked next if everybody answered as a plan counts on; None where nobody can know that."""
    chain.carry_out()
    assumed, s = habits_of(chain.game.name).assumed, chain.known.copy()
    verbs, is_assumed = chain.game.verbs, False
    while s.top >= 0 and (asked := seats_of(waiting(s))):
        answer = assumed.get(s.steps[s.stack[s.top]].name)
        if answer is None or refusal(s, asked[0], verbs.parse(answer))[0] != LEGAL:
            break
        for other in asked:
            play(s, other, verbs.parse(answer))
        is_assumed = True
    return s if is_assumed and seats_of(waiting(s)) == [chain.seat] else None


# ---------------------------------------------------------------- when its seat is asked again


def due(match: Match, seat: int, plan: Plan) -> Due | None:
    """What becomes of a plan at this moment; None while it waits."""
    moves, habits = list(plan.moves), habits_of(match.game.name)
    if match.over or plan.phase != phase_of(match):
        return Due([], moves, "over")
    if is_refused(match, seat, plan):
        return Due([], moves, "refused")
    if seat not in match.waiting:
        return None
    seen = match.seen(seat)
    legal = {move.text for move in seen.legal}
    asking = (*habits.asking, *habits.between)
    while moves and moves[0] not in legal and moves[0].split()[0] in habits.unasked and seen.step not in asking:
        del moves[0]  # what it answers was not asked
    if not moves:
        return Due([], [])
    if moves[0] not in legal and habits.again in legal:
        return Due([habits.again], moves)  # another has to be asked the same
    if moves[0] not in legal:
        return None if seen.step in habits.between else Due([], moves, "illegal")
    now, left = parted(match, seat, moves)
    try:
        preview = match.preview(seat, now)
    except SignoriaError:
        return Due([], moves, "illegal")
    return Due([], moves, "loses") if losses_of(preview) - set(plan.loses) else Due(now, left)


def losses_of(preview: Preview) -> set[str]:
    """The names of what moves lose."""
    losses = habits_of(preview.game.name).losses
    return {str(event.get(field)) for event in preview.events for field in losses.get(str(event["event"]), ())}


def is_refused(match: Match, seat: int, plan: Plan) -> bool:
    """Whether somebody has refused, since it was made, what the plan needs."""
    refusals = habits_of(match.game.name).refusals
    names = [kind.name for kind in match.game.events]
    since = match.events[min(plan.heard, len(match.events)) :]
    return any(names[event.kind] in refusals and event.numbers[refusals[names[event.kind]]] == seat for event in since)
