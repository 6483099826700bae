"""Moments of random games with the facts of all legal moves: what the tests of facts share."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import signoria
from signoria import Match, Move
from signoria.cli.soaking import SOAKED
from signoria.games import GAMES
from signoria.kernel.domains import Json
from signoria.kernel.flow import CHANCE
from signoria.kernel.text import words_for
from signoria.table.games import in_words

RICH: dict[str, list[dict[str, Json]]] = {
    "lorenzo": [{"advanced": True}, {"advanced": False}],
    "princes": [{}, {"muse_and_princess": True, "cooperative_building": True}],
    "fief": [{"turn_limit": 3}, {"relics": True, "fog_of_war": True, "hidden_money": True, "turn_limit": 3}],
}
Facts = dict[str, Any]
Told = list[tuple[Move, Facts]]
Moment = tuple[Match, int, Told]


def facts_of(m: Match, seat: int) -> Told:
    """The legal moves of a seat, with what a board shows."""
    spoken, seen = in_words(m.game.name), m.seen(seat)
    scene = spoken.scene(m, seen, words_for(m.game.name, "en"), None)
    return [(move, spoken.move_facts(scene, move)) for move in seen.legal]


def moments(name: str, games: int, moves: int = 80) -> Iterator[Moment]:
    """Random games that begin late, by turns with all expansions; every decision of whoever is asked.

    Verbs that are seldom possible are preferred, so that there is more to look at.
    """
    for seed in range(games):
        chance = random.Random(f"{name} {seed}")
        seats = chance.randint(GAMES[name].fewest, GAMES[name].most)
        options = GAMES[name].whole_options(RICH[name][seed % len(RICH[name])])
        m = signoria.from_position(SOAKED[name].rich_position(seats, options, seed), seed=seed)
        chosen: Counter[str] = Counter()
        for _ in range(moves):
            if m.over:
                break
            seat = chance.choice(m.waiting)
            told = facts_of(m, seat)
            yield m, seat, told
            verbs = sorted({move.verb for move, _ in told}, key=lambda verb: (chosen[verb], verb))
            verb = verbs[0] if chance.random() < 0.5 else chance.choice(verbs)
            chosen[verb] += 1
            m.play(seat, chance.choice([move for move, _ in told if move.verb == verb]))


def moment(game: str, s: Any, seat: int) -> Moment:
    """A table that was put down for a test, as a moment."""
    m = Match(GAMES[game], s, None)
    return m, seat, facts_of(m, seat)


def elsewhere(m: Match) -> Match:
    """The same table, to try something out."""
    return Match(m.game, m.state.copy(), None)


def quietly(m: Match, seat: int, move: Move) -> Match:
    """The same table after a move and the default answers of everybody, until nobody who is asked has one."""
    other = elsewhere(m)
    other.play(seat, move)
    for _ in range(30):
        asked = [who for who in other.waiting if who != CHANCE and other.seen(who).default is not None]
        if not asked:
            break
        other.play(asked[0], other.seen(asked[0]).default)
    return other


def sampled(told: Told) -> Told:
    """Of many moves of a verb a few: previews take time."""
    verbs: dict[str, Told] = {}
    for move, facts in told:
        verbs.setdefault(move.verb, []).append((move, facts))
    return [one for same in verbs.values() for one in same[:: 1 + len(same) // 2]]


def changes(m: Match, seat: int, move: Move) -> dict[str, tuple[Any, Any]]:
    """What the preview says of a seat's own things, before and after."""
    own = f"players[{seat}]."
    told = m.preview(seat, move, "default").changes
    return {path.removeprefix(own): (a, b) for path, a, b in told if path.startswith(own)}


def loss(told: dict[str, tuple[Any, Any]], field: str) -> int:
    before, after = told.get(field, (0, 0))
    return int(before or 0) - int(after or 0)
