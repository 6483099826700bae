"""What a game is counted by: digests after every line, option sets in pairs, and perft."""

import itertools

from signoria.kernel.domains import Json
from signoria.kernel.flow import State, legal, optional, play, seats_of, waiting
from signoria.kernel.game import Game
from signoria.kernel.record import Record
from signoria.kernel.replay import replay, replay_line


def digests(game: Game, record: Record) -> list[str]:
    """The digest after each line of a record: what two builds of the engine must agree on."""
    found: list[str] = []
    head = Record(record.game, record.rules_version, record.seats, record.options)
    head.position = record.position
    match = replay(game, head)
    for who, what in record.lines:
        replay_line(match, who, what, None)
        found.append(match.digest)
    return found


def option_sets(game: Game) -> list[dict[str, Json]]:
    """A short list of option sets in which every pair of values of two options stands together at least once."""
    names = [option.name for option in game.options]
    choices = itertools.product(*(option.tried for option in game.options))
    every: list[dict[str, Json]] = [dict(zip(names, values, strict=True)) for values in choices]
    missing = {pair for options in every for pair in pairs(options)}
    chosen: list[dict[str, Json]] = []
    while missing or not chosen:
        best = max(every, key=lambda options: len(missing & pairs(options)))
        missing -= pairs(best)
        chosen.append(best)
    return chosen


def pairs(options: dict[str, Json]) -> set[tuple[tuple[str, Json], ...]]:
    """All pairs of values in an option set; the values themselves where there is only one option."""
    return set(itertools.combinations(sorted(options.items()), min(2, len(options))))


def perft(s: State, depth: int) -> int:
    """How many sequences of so many moves there are from here, counting every seat that may answer."""
    if depth == 0:
        return 1
    total = 0
    for seat in seats_of(waiting(s) | optional(s)):
        for code in legal(s, seat).items:
            after = s.copy()
            play(after, seat, code)
            total += perft(after, depth - 1)
    return total
