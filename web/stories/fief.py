"""Write moments of real games of Fief for the stories: stories.html?game=fief&moment=ballots-3. Not kept.

Run it from the root of the project: PYTHONPATH=src python web/stories/fief.py
"""

import random
from pathlib import Path
from typing import Any

import msgspec
from record import moment

import signoria
from signoria.bots import make_bot
from signoria.kernel.text import words_for
from signoria.table.games import in_words
from signoria.table.things import every_thing

HERE = Path(__file__).parent
NAMES = ["Lapo", "Bardi", "Capponi", "Frescobaldi", "Ginevra", "Ottavio"]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"relics": True, "simultaneous_votes": True},
    {"fog_of_war": True, "hidden_money": True},
    {"relics": True, "open_diplomacy": True},
]
OF_A_KIND = 3
LATE = 250  # decisions after which a moment is one of a full table


def games() -> dict[str, Any]:
    """Moments of each step, some early and some late, of games of bots and of chance."""
    found: dict[str, Any] = {}
    for seed in range(1, 13):
        seats = 3 + seed % 4
        m = signoria.new("fief", seats, OPTIONS[seed % 4] | {"turn_limit": 8}, seed=seed, names=NAMES[:seats])
        rng = random.Random(seed)
        bots = [make_bot("greedy", seed=seat) for seat in range(seats)]
        n = 0
        while not m.over and n < 2500:
            n += 1
            seat = m.waiting[0]
            steps: Any = m.view(seat)["steps"]
            step = str(steps[-1]["step"])
            time = "late" if n > LATE else "early"
            for i in range(OF_A_KIND):
                name = f"{step}-{time}-{i}"
                if name not in found and (i == 0 or rng.random() < 0.1):
                    found[name] = moment(m, seat, m.names) | {"names": m.names}
                    break
            moves = [move for move in m.legal(seat) if move.verb not in ("pass_until", "talk", "offer")]
            if rng.random() < 0.25 and moves:
                m.play(seat, rng.choice(moves))
            else:
                m.play(seat, bots[seat].choose(m.seen(seat)).move)
        if m.over and f"end-{seats}" not in found:
            found[f"end-{seats}"] = moment(m, 0, m.names) | {"names": m.names}
    return found


def main() -> None:
    words = words_for("fief", "en")
    spoken = in_words("fief")
    things = {
        f"{thing.kind}:{thing.name}": {
            "kind": thing.kind,
            "name": thing.name,
            "title": thing.title,
            "lines": thing.lines,
            "rule": thing.rule,
        }
        for thing in every_thing(spoken.kinds(), words)
    }
    document = {"names": NAMES, "facts": spoken.facts(), "things": things, "moments": games()}
    (HERE / "moments-fief.json").write_bytes(msgspec.json.encode(document) + b"\n")


if __name__ == "__main__":
    main()
