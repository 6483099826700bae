"""Every sentence that people read in whole games, so that readers can judge some of them drawn at random.

    .venv/bin/python -m tests.spoken_words --lang pl --games 2 --draw 200 --seed 1

plays games of each title with random moves and prints sentences that were shown: questions, moves with their notes, the
log as each player reads it, and refusals. Each is printed once, however often it was shown.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator

from signoria import Match, new
from signoria.games import GAMES
from signoria.kernel.text import LANGUAGES, words_for
from signoria.table.digest import news
from signoria.table.games import grouping_of, in_words

SEATS = 4
NAMES = ["Anna", "Bardi", "Capponi", "Jana"]
OPTIONS: dict[str, dict[str, object]] = {
    "lorenzo": {"advanced": True},
    "princes": {"muse_and_princess": True, "cooperative_building": True},
    "fief": {"turn_limit": 4, "relics": True},
}
MOST_MOVES = 4000  # of a game: random ones may go on for long
EVERY = 7  # decisions between two whose refusals are read too


def spoken(game: str, lang: str, seed: int) -> Iterator[str]:
    """What is shown in one game, sentence by sentence."""
    chance = random.Random(seed)
    m = new(game, seats=SEATS, seed=seed, names=NAMES, options=OPTIONS[game])
    for number in range(MOST_MOVES):
        if m.over:
            break
        seat = chance.choice(m.waiting)
        yield from asked(m, seat, lang)
        if number % EVERY == 0:
            yield from refused(m, seat, lang, chance)
        m.play(seat, m.legal(seat)[chance.randrange(len(m.legal(seat)))])
    words = words_for(game, lang)
    for reader in (0, None):
        for action in news(m, grouping_of(game), reader, words):
            yield from action.sentences


def asked(m: Match, seat: int, lang: str) -> Iterator[str]:
    told = in_words(m.game.name)
    scene = told.scene(m, m.seen(seat), words_for(m.game.name, lang), None)
    yield told.question(scene)
    for choice in told.choices(scene):
        yield f"{choice.sentence} ({choice.note})" if choice.note else choice.sentence


def refused(m: Match, seat: int, lang: str, chance: random.Random) -> Iterator[str]:
    """Why some moves that others have are not for this seat now."""
    for move in chance.sample(SEEN[m.game.name], min(20, len(SEEN[m.game.name]))):
        for why in m.why_not(seat, move):
            yield why.sentence(lang)
    SEEN[m.game.name] += [move.text for move in m.legal(seat)][:5]


SEEN: dict[str, list[str]] = {name: [] for name in GAMES}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--games", type=int, default=4, help="of each title")
    parser.add_argument(
        "--draw", type=int, default=0, help="sentences to draw; 0: all of them, the most frequent first"
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    heard: Counter[str] = Counter()
    for game in GAMES:
        for number in range(given.games):
            heard.update(
                f"{game}: {sentence}" for sentence in spoken(game, given.lang, given.seed + number) if sentence
            )
    lines = [line for line, _ in heard.most_common()]
    for line in random.Random(given.seed).sample(lines, min(given.draw, len(lines))) if given.draw else lines:
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()
