"""Who sits where: people and bots, by the command line or by the record."""

import secrets
import shlex

from signoria import Match, SignoriaError
from signoria.bots import Bot, bots_for, is_bot_for, usual_bot
from signoria.kernel.record import TABLE
from signoria.kernel.text import Words
from signoria.remote import is_program, make_any_bot

NOBODY = "-"  # instead of a bot: somebody plays there himself again


def seat_bots(m: Match, bots: str | None, humans: int | None, seed: int | None, words: Words) -> dict[int, Bot]:
    """The bots by seat: those named, or those the record names; people sit in the first seats."""
    remembered = bots_in(m)
    if not bots and humans is None and seats_noted(m):
        named = refuse_programs(m, remembered, words)
    else:
        people = 1 if humans is None else humans
        if not 0 <= people <= m.seats:
            raise SignoriaError(f"humans: must be 0 to {m.seats}, not {people}")
        kinds = [word.strip() for word in (bots or usual_bot(m.game.name)).split(",")]
        if len(kinds) not in (1, m.seats - people):
            raise SignoriaError(f"bots: name one for all or one for each of {m.seats - people} seats, not {len(kinds)}")
        named = {seat: kinds[(seat - people) % len(kinds)] for seat in range(people, m.seats)}
    for name in named.values():
        if not is_program(name) and not is_bot_for(m.game.name, name):
            there = ", ".join(bots_for(m.game.name))
            raise SignoriaError(words.word("cli-no-such-bot", game=m.game.name, name=name, names=there))
    start = secrets.randbits(32) if seed is None else seed
    players: dict[int, Bot] = {seat: make_any_bot(name, start * 8 + seat) for seat, name in named.items()}
    if named != remembered:
        for seat in remembered:
            if seat not in named:
                m.note(f"bot {seat} {NOBODY}")
        for seat, name in named.items():
            m.note(f"bot {seat} {name}")
    return players


def refuse_programs(m: Match, named: dict[int, str], words: Words) -> dict[int, str]:
    """Records are handed round: what one of them names is never started without being named here too."""
    programs = programs_in(named)
    if programs:
        option = shlex.join(naming(m, named))
        raise SignoriaError(words.word("cli-program-of-record", name=programs[0], option=option))
    return named


def programs_in(named: dict[int, str]) -> list[str]:
    return [name for name in named.values() if is_program(name)]


def naming(m: Match, named: dict[int, str]) -> list[str]:
    """Options of the command line that name these bots."""
    return ["--humans", str(m.seats - len(named)), "--bots", ",".join(named.values())]


def options_to_go_on(m: Match) -> list[str]:
    """What must be said besides the record for the same bots to play on: nothing, unless a program is among them."""
    named = bots_in(m)
    return naming(m, named) if programs_in(named) else []


def bots_in(m: Match) -> dict[int, str]:
    """The bots by seat, as the record has them."""
    noted = seats_noted(m)
    return {seat: noted[seat] for seat in sorted(noted) if noted[seat] != NOBODY}


def seats_noted(m: Match) -> dict[int, str]:
    """Every seat that the lines of the table name, with who sits there; of a seat the last line counts."""
    found: dict[int, str] = {}
    for who, what in m.lines:
        words = what.split(maxsplit=2)
        if who == TABLE and len(words) == 3 and words[0] == "bot" and words[1].isdecimal():
            found[int(words[1])] = words[2]
    return found
