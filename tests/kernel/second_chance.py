"""A second implementation of chance, from `docs/records.md` alone; of the library it uses only what that page names.

Streams, hashes, messages, tickets, order of outcomes and undo are its own. The library answers which outcomes the rules
allow, and how many cards of a kind are left.
"""

import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import signoria

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
STREAMS = {
    "lorenzo": {"seat_next": "order", "draw_tile": "tiles", "deal": "deal", "roll": "dice"},
    "princes": {"start_with": "start", "set_out": "freedoms", "deal": "professions"},
    "fief": {
        "first": "first_player",
        "relic": "reliquary",
        "back": "backs",
        "reveal": "calamities",
        "die": "die",
        "hit": "battle",
    },
}
TITLES = {"lorenzo": "Lorenzo il Magnifico", "princes": "The Princes of Florence", "fief": "Fief"}
HITS = {"0": 1, "1": 2, "2": 2, "3": 1}
COUNTED = ("back", "card", "reveal")  # in Fief: odds are cards that are left


class Wrong(Exception):
    """What of a record is not as the page says."""


def lists_of(game: str) -> dict[str, list[str]]:
    """The names of a game as the page lists them, by the title of each list."""
    section = (
        PAGE.read_text().split(f"### Names of {TITLES[game]}, in order\n")[1].split("\n### ")[0].split("\n\nA ")[0]
    )
    flat = " ".join(section.split())
    return {
        title.split(" (")[0]: names.strip().split(", ")
        for title, names in re.findall(r"- ([^:]+): (.*?)(?= - |$)", flat)
    }


def verbs_of(game: str) -> set[str]:
    """The kinds of draws that the table of the page names."""
    return set(re.findall(rf"^\| {game} \| `(\w+) ", PAGE.read_text(), re.MULTILINE))


def stream_of(game: str, lists: dict[str, list[str]], what: str, is_dealing: bool) -> str:
    """The stream of a draw, by the line that tells it."""
    verb, name = what.split()[:2]
    if game == "lorenzo" and verb == "reveal":
        return next(
            f"cards.{title.split()[-1]}" for title, names in lists.items() if "cards" in title and name in names
        )
    if game == "princes" and verb == "turn_up":
        return next(title for title in ("professions", "bonus", "prestige") if name in lists[title])
    if game == "fief" and verb == "card":
        return "deal" if is_dealing else "characters" if name in lists["characters"] else "events"
    return STREAMS[game][verb]


def number_for(secret: bytes, nonces: list[str], stream: str, number: int, n: int) -> int:
    """The ticket of a draw."""
    attempt = 0
    while True:
        message = json.dumps([nonces, stream, number, attempt]).encode("ascii")
        found = int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest()[:8], "big")
        if found < 2**64 - 2**64 % n:
            return found % n
        attempt += 1


def read(text: str) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """Header and lines."""
    head: dict[str, str] = {}
    lines = []
    for line in text.split("\n")[1:]:
        first, _, rest = line.strip().partition(" ")
        if first.endswith(":"):
            head[first[:-1]] = rest
        elif first and not first.startswith("#"):
            lines.append((first, rest))
    return head, lines


def check_promises(head: dict[str, str], lines: list[tuple[str, str]], nonces: list[str]) -> None:
    secret = bytes.fromhex(head["secret"])
    if hashlib.sha256(b"signoria commitment\n" + secret).hexdigest() != head["commitment"]:
        raise Wrong("commitment")
    promised = json.loads(head.get("nonce_commitments", "[]"))
    late = [int(what.split()[1]) for who, what in lines if who == "!" and what.split()[0] == "unrevealed"]
    for seat, promise in enumerate(promised):
        hashed = hashlib.sha256(b"signoria nonce\n" + nonces[seat].encode()).hexdigest() if nonces[seat] else ""
        if promise != (nonces[seat] if seat in late else hashed):
            raise Wrong(f"nonce of seat {seat}")


def check(text: str) -> int:
    """Check a whole record; how many draws it has."""
    head, lines = read(text)
    game = head["game"]
    secret, nonces = bytes.fromhex(head["secret"]), json.loads(head.get("nonces", "[]"))
    check_promises(head, lines, nonces)
    lists = lists_of(game)
    order = {name: place for names in lists.values() for place, name in enumerate(names)}

    def place(move: Any) -> list[int]:
        return [int(one) if one.isdecimal() else order[one] for one in move.text.split()[1:]]

    def odds(move: Any, counted: int) -> int:
        verb, name = move.text.split()[:2]
        return HITS[name] if verb == "hit" else counted if (game, verb in COUNTED) == ("fief", True) else 1

    kept = ("game", "rules_version", "seats", "options", "position")
    start = "\n".join(
        ["signoria record 1", *[f"{name}: {head[name]}" for name in kept if name in head], "digest: none"]
    )
    m = signoria.replay(start, chance="manual")
    made: list[tuple[str, str]] = []  # who, and the stream of a draw
    draws, is_dealing = 0, "position" not in head
    for number, (who, what) in enumerate(lines, 1):
        if who == "!":
            if what.startswith("undo "):
                m.undo(int(what.split()[1]), consent=True)
                while made.pop()[0] != what.split()[1]:
                    pass
            elif what.startswith("retract "):
                m.undo(int(what.split()[1]))
                del made[max(i for i, (seat, _) in enumerate(made) if seat == what.split()[1])]
        elif who == "chance":
            outcomes = sorted(m.outcomes(), key=lambda outcome: place(outcome[0]))
            stream = stream_of(game, lists, what, is_dealing)
            drawn = [one for _, one in made].count(stream)
            n = sum(odds(*outcome) for outcome in outcomes)
            ticket = number_for(secret, nonces, stream, drawn, n)
            for move, counted in outcomes:
                ticket -= odds(move, counted)
                if ticket < 0:
                    break
            if move.text != what:
                raise Wrong(f"line {number}: {what}, chance gives {move.text}")
            is_dealing = is_dealing and not what.startswith("first ")
            made.append((who, stream))
            m.play(signoria.CHANCE, what)
            draws += 1
        else:
            made.append((who, ""))
            m.play(int(who), what)
    return draws
