# ruff: noqa: T201
"""`make questions`: how often a player of Fief is asked in a turn, in seeded games of four clubs.

Answers that follow from one another with one gesture of the table count once: a march with its company and the leave it
needs, the purchases of one village, a ballot, a letter, the cards to discard, and to let moments pass in this phase
until something else can be played. Once somebody else has answered, only a plan goes on with a march. What is answered
without asking (`table/fief/automatic.py`) does not count; each such decision is listed with its reason, which is looked
into. It fails where somebody is asked more than promised.
"""

import argparse
import sys
from collections import Counter
from typing import NamedTuple

import signoria
from signoria import Match, Move
from signoria.bots.registry import make_bot
from signoria.games.fief.moves import FIRST_OUT_OF_TURN
from signoria.kernel.flow import legal
from signoria.kernel.moves import verb_of
from signoria.kernel.rng import Rng
from signoria.table.automatic import unasked
from signoria.table.fief.automatic import is_surprise, quiet_key
from signoria.table.wishes import Unasked

GAMES = 10
SEATS = 4
BOT = "club"
MOST_IN_THE_MEAN = 18.0
MOST_IN_A_TURN = 40
WORLDS = 4

# Gestures: the verbs that begin one, and those that go on with it, as long as the same seat gives them.
WRITING = ("money", "kind", "village", "prisoner", "relic_for", "token", "propose")
COMPANY = ("step", "men", "knights", "along", "behind", "ask_leave", "cavalcade", "go_on", "halt", *WRITING)
GESTURES: dict[str, tuple[str, ...]] = {
    "march": COMPANY,
    "offer": WRITING,
    "talk": WRITING,
    "marry": WRITING,
    "ask_waiver": WRITING,
    "ask_annulment": WRITING,
    "make_cardinal": WRITING,
    "cardinal": WRITING,
    "prisoner": WRITING,
    "enter": ("place", *WRITING),
    "truce": WRITING,
    "change_sides": WRITING,
    "join": WRITING,
    "discard": ("discard", "done"),
    "besiege": ("besiege", "done"),
    "stand": ("stand", "done"),
    "lose": ("lose", "lose_lord"),
    "lose_lord": ("lose", "lose_lord"),
    "fall": ("fall",),
    "hold": ("hold", "let_go"),
    "let_go": ("hold", "let_go"),
}
BUILT = ("hire", "mill", "castle")  # at one village with one confirmation
# What a march waits for as a plan, of others: leave that is given, and moments that pass (`Habits.assumed`).
WAITED_FOR = (("offer", "accept"), ("window", "pass"))
# Where a gesture ends with `done`, it is the `done` of its own step.
ENDS_IN = {"discard": ("discarding",), "besiege": ("sieges",), "stand": ("candidacy",)}


class Decision(NamedTuple):
    seat: int
    turn: int
    step: str
    move: Move
    same: str  # alike where the same can be played, in one phase
    unasked: Unasked | None


class Gesture(NamedTuple):
    seat: int
    turn: int
    step: str
    moves: list[Move]


def played(seed: int) -> tuple[Match, list[Decision]]:
    """A game of four clubs, and every answer that was given in it."""
    m = signoria.new("fief", seats=SEATS, seed=seed)
    bots = [make_bot(BOT, seed * 10 + seat) for seat in range(SEATS)]
    made: list[Decision] = []
    while not m.over:
        seat = m.waiting[0]
        seen = m.seen(seat)
        silent = unasked(seen)
        choice = bots[seat].choose(seen)
        moves = list(choice.moves) if choice.then else [choice.move]
        if silent is not None and moves[0].code != silent.code:  # a bot may do what nobody is asked about
            silent = None
        assert silent is None or is_due(m, seat, silent), f"{seen.step}: this seat has to be asked"
        turn, step = max(1, int(str(seen.view["turn"]))), seen.step  # settling belongs to the first
        for move in moves:
            step = step if move is moves[0] else m.seen(seat).step
            made.append(Decision(seat, turn, step, move, quiet_key("same", seen), silent))
            m.play(seat, move)
    return m, made


def is_due(m: Match, seat: int, silent: Unasked) -> bool:
    """Whether a seat has one answer by what a spectator knows, or holds nothing that could be played."""
    if silent.why == "nothing-playable":
        verbs = {move.verb for move in m.legal(seat)}
        return not any(is_surprise(verb) for verb in verbs)
    rng = Rng(1)
    worlds = [m.seen().world(rng) for _ in range(WORLDS)]
    answers = [[code for code in legal(world, seat).items if verb_of(code) < FIRST_OUT_OF_TURN] for world in worlds]
    return all(list(codes) == [silent.code] for codes in answers)


def joins(gesture: Gesture, one: Decision) -> bool:
    """Whether an answer belongs to the gesture that its seat made last."""
    first = gesture.moves[0]
    if one.turn != gesture.turn:
        return False
    if gesture.step == "discarding":
        return one.step == "discarding"
    if first.verb in BUILT and one.move.verb in BUILT:
        return first.arguments["village"] == one.move.arguments["village"]
    if one.move.verb == "done" and one.step not in ENDS_IN.get(first.verb, ()):
        return False
    return one.move.verb in GESTURES.get(first.verb, ())


def gestures(made: list[Decision]) -> list[Gesture]:
    """Every question that a seat was asked, with all that one gesture answered.

    What was planned is over once somebody has refused. Who lets a moment pass says so for all moments of the phase at
    which the same can be played, and is asked again when that changes.
    """
    last: dict[int, Gesture] = {}
    found: list[Gesture] = []
    refused: set[int] = set()
    quiet: dict[int, str] = {}
    broken: set[int] = set()  # seats whose last gesture is over, since somebody else has answered
    for one in made:
        if one.move.verb == "refuse":
            refused.update(range(SEATS))
        for seat, gesture in last.items():
            is_planned = gesture.moves[0].verb == "march" and (one.step, one.move.verb) in WAITED_FOR
            if seat != one.seat and not is_planned:
                broken.add(seat)
        if one.unasked is not None:
            continue
        before = last.get(one.seat)
        if one.step == "window" and one.move.verb == "pass":
            if quiet.get(one.seat) != one.same:
                found.append(Gesture(one.seat, one.turn, one.step, [one.move]))
            quiet[one.seat] = one.same
        elif (
            before is not None
            and one.seat not in broken
            and joins(before, one)
            and not (one.seat in refused and one.step == "group")
        ):
            before.moves.append(one.move)
        elif one.step == "offer" and one.move.verb in ("accept", "refuse"):
            found.append(Gesture(one.seat, one.turn, one.step, [one.move]))  # amid a gesture of the seat's own
        else:
            last[one.seat] = Gesture(one.seat, one.turn, one.step, [one.move])
            found.append(last[one.seat])
            broken.discard(one.seat)
        if one.move.verb != "refuse" and one.step != "window":
            refused.discard(one.seat)
    return found


def main(games: int, lists_all: bool = True) -> int:
    asked: Counter[tuple[int, int, int]] = Counter()
    by_step: Counter[str] = Counter()
    silent: Counter[tuple[str, str, str]] = Counter()
    worst_steps: dict[tuple[int, int, int], Counter[str]] = {}
    answers = 0
    for seed in range(1, games + 1):
        m, made = played(seed)
        answers += len(made)
        for turn in range(1, int(str(m.view()["turn"])) + 1):
            for seat in range(SEATS):
                asked[seed, seat, turn] += 0
        for gesture in gestures(made):
            asked[seed, gesture.seat, gesture.turn] += 1
            by_step[gesture.step] += 1
            worst_steps.setdefault((seed, gesture.seat, gesture.turn), Counter())[gesture.step] += 1
        for one in made:
            if one.unasked is not None:
                silent[one.step, one.move.verb, one.unasked.why] += 1
                if lists_all:
                    where = f"game {seed}, turn {one.turn}, seat {one.seat}, {one.step}"
                    print(f"{where}: {one.move.text} was not asked: {one.unasked.why}")
        print(f"game {seed}: {len(made)} answers, {m.view()['turn']} turns", file=sys.stderr)
    turns = len(asked)
    mean, most = sum(asked.values()) / turns, max(asked.values())
    print(f"{games} games, {turns} turns of a seat, {answers / turns:.1f} answers in each\n")
    print("questions by step, per seat and turn")
    for step, n in by_step.most_common():
        print(f"  {step:14} {n / turns:6.2f}")
    print(f"  {'all':14} {mean:6.2f}   at most {MOST_IN_THE_MEAN:g}")
    print(f"  {'in any turn':14} {most:6}   at most {MOST_IN_A_TURN}\n")
    print("not asked: step, answer, why, how often per seat and turn")
    for (step, verb, why), n in silent.most_common():
        print(f"  {step:14} {verb:8} {why:18} {n / turns:6.2f}")
    worst = max(asked, key=lambda key: asked[key])
    print(f"\nthe most: game {worst[0]}, seat {worst[1]}, turn {worst[2]}", dict(worst_steps[worst].most_common()))
    return 0 if mean <= MOST_IN_THE_MEAN and most <= MOST_IN_A_TURN else 1


if __name__ == "__main__":
    reads = argparse.ArgumentParser(description=__doc__)
    reads.add_argument("--games", type=int, default=GAMES)
    reads.add_argument("--brief", action="store_true", help="only count decisions that were not asked")
    given = reads.parse_args()
    sys.exit(main(given.games, not given.brief))
