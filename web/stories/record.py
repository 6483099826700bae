"""Write what the stories and the test of the controls are made of: real moments of real games of Lorenzo.

Run it uncompiled from the root of the project: PYTHONPATH=src python web/stories/record.py

`moments.json` (not kept) holds four stages of a game and one moment of each question, as a table page would have them;
`src/games/lorenzo/decisions.json` the moves of real decisions, each kind of decision a few times, and the members and
spaces that are drawn.
"""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import signoria
from signoria import Match, Move
from signoria.bots import make_bot
from signoria.games import GAMES
from signoria.kernel.domains import Json
from signoria.kernel.text import words_for
from signoria.table.games import in_words
from signoria.table.picture import picture
from signoria.table.pictures import DRAWN
from signoria.table.shown import shown
from signoria.table.things import every_thing

HERE = Path(__file__).parent
NAMES = ["Ann", "Piero", "Lucrezia", "Cosimo"]
STAGES = {1: "start", 3: "middle", 6: "late"}
CHANCE = {"seat_next", "draw_tile", "deal", "reveal", "roll"}
RECORDED = HERE.parent / "src/games/lorenzo/decisions.json"
GAMES_RECORDED = 40
OF_A_KIND = 8  # decisions kept of each kind
PREVIEWS = 12  # moves of a moment whose preview is kept


def moment(m: Match, seat: int, names: list[str] = NAMES, lang: str = "en") -> dict[str, Any]:
    """A moment of any game as the page of a table has it."""
    game, moves = m.game.name, list(m.legal(seat))
    told, words = shown(in_words(game), m, m.seen(seat), words_for(game, lang), moves, False, m.over)
    legal = [
        {
            "text": move.text,
            "move": move.json,
            "words": words[move.text],
            "group": "",
            "note": told.moves[move.text].note,
            "facts": told.moves[move.text].facts,
        }
        for move in moves
    ]
    previews = {}
    for move in moves[:: max(1, len(moves) // PREVIEWS)]:
        preview = m.preview(seat, move, "default")
        previews[move.text] = {"preview": preview.json(), "sentences": preview.sentences(lang, names)}
    return {
        "seat": seat,
        "waiting": m.seen(seat).waiting,
        "picture": picture(DRAWN[game], m, seat),
        "legal": legal,
        "question": told.question,
        "previews": previews,
    }


# Two questions that random games hardly ever come to: which leader is copied, and which member counts 6.
RARE = {
    "game": "lorenzo",
    "seats": 4,
    "options": {"advanced": True},
    "round": 5,
    "turn": 0,
    "dice": {"black": 2, "white": 4, "orange": 1},
    "players": [
        {
            "bonus_tile": "servants_two",
            "victory": 40,
            "hand": ["lorenzo_de_medici"],
            "played": ["federico_da_montefeltro"],
        },
        {"bonus_tile": "military_two", "played": ["santa_rita"]},
        {"bonus_tile": "coins_two", "played": ["cosimo_de_medici"]},
        {"bonus_tile": "military_servant"},
    ],
}


def rare() -> list[Match]:
    copying = signoria.from_position(RARE, seed=1, names=NAMES)
    copying.play(0, "play lorenzo_de_medici")
    naming = signoria.from_position(RARE, seed=1, names=NAMES)
    naming.play(0, "activate federico_da_montefeltro")
    return [copying, naming]


def step_of(m: Match, seat: int) -> str:
    steps: Any = m.view(seat)["steps"]
    return str(steps[-1]["step"])


def moments() -> dict[str, Any]:
    """A game of greedy players from the eyes of the first, and the first question of each kind in further games."""
    found: dict[str, Any] = {}
    for seed in range(1, 12):
        m = signoria.new("lorenzo", 4, {"advanced": True}, seed=seed, names=NAMES)
        bots = [make_bot("greedy", seed=seat) for seat in range(4)]
        while not m.over:
            seat = m.waiting[0]
            step = step_of(m, seat)
            stage = STAGES.get(int(str(m.view(seat)["round"])))
            may_place = seat == 0 and any(move.verb == "place" for move in m.legal(seat))
            if seed == 1 and may_place and stage and (stage == "late" or stage not in found):
                found[stage] = moment(m, seat)
            elif step != "turn" and step not in found:
                found[step] = moment(m, seat)
            m.play(seat, bots[seat].choose(m.seen(seat)).move)
        if seed == 1:
            found["end"] = moment(m, 0)
    return found | {step_of(m, 0): moment(m, 0) for m in rare()}


def decisions_of(seed: int) -> Iterator[list[Move]]:
    """The decisions of a random game, each with its legal moves."""
    rng = random.Random(seed)
    m = signoria.new("lorenzo", 2 + seed % 3, {"advanced": seed % 4 > 0}, seed=seed)
    while not m.over:
        seat = m.waiting[0]
        moves = list(m.legal(seat))
        yield moves
        bold = [move for move in moves if move.verb in ("play", "activate")]
        m.play(seat, rng.choice(bold or [move for move in moves if move.verb != "discard"] or moves))


def decisions() -> list[list[Json]]:
    """Decisions of random games, some of each kind: the kind is the set of legal verbs."""
    kept: list[list[Json]] = []
    seen: Counter[frozenset[str]] = Counter()
    for seed in range(GAMES_RECORDED):
        for moves in decisions_of(seed):
            kind = frozenset(move.verb for move in moves)
            seen[kind] += 1
            if seen[kind] <= OF_A_KIND:
                kept.append([move.json for move in moves])
    return kept + [[move.json for move in m.legal(0)] for m in rare()]


def drawn() -> dict[str, Any]:
    """The verbs that ask somebody, and the members and spaces that a board draws."""
    facts: Any = in_words("lorenzo").facts()
    verbs = [verb.name for verb in GAMES["lorenzo"].verbs.verbs if verb.name not in CHANCE]
    return {"verbs": verbs, "drawn": {"members": facts.members, "spaces": facts.spaces}}


def write(path: Path, document: object) -> None:
    path.write_bytes(msgspec.json.encode(document) + b"\n")


def main() -> None:
    words = words_for("lorenzo", "en")
    spoken = in_words("lorenzo")
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
    write(RECORDED, {**drawn(), "decisions": decisions()})
    write(HERE / "moments.json", {"names": NAMES, "facts": spoken.facts(), "things": things, "moments": moments()})


if __name__ == "__main__":
    main()
