"""Small tables for rule cases: positions of Princes in a few words, and short ways to play and look.

`table` stands in phase B in somebody's turn, `auction` before the first choice of phase A. Chance is played by hand.
"""

from typing import Any

import signoria
from signoria.games.princes.pieces import PRESTIGES
from signoria.games.princes.shapes import DRAWINGS
from signoria.kernel.match import Match

Player = dict[str, Any]
Square = tuple[int, int]  # row and column, row 0 on top

EXPANDED = {"muse_and_princess": True}
TOGETHER = {"cooperative_building": True}
PALACE = {(row, column) for row in (5, 6) for column in (0, 1, 2)}
PALACE_REVERSE = {(row, column) for row in (5, 6) for column in (2, 3, 4)}
LANDSCAPES = ("forest", "lake", "park")

# A principality with one free square, b4.
FULL: Player = {
    "buildings": {
        "university": ["e1", "f1", "g1", "e2", "g2", "e3", "g3"],
        "laboratory": ["a1", "b1", "a2", "b2", "c2", "b3", "c3"],
        "workshop": ["f5", "g5", "e6", "f6", "g6", "f7", "g7"],
        "library": ["d3", "c4", "d4", "b5", "c5"],
        "opera": ["d5", "e5", "d6", "d7", "e7"],
        "studio": ["f2", "f3", "e4", "f4", "g4"],
        "tower": ["a3", "a4", "a5"],
        "chapel": ["c1", "d1", "d2"],
    }
}
PRESTIGE_CARDS = [card.name for card in PRESTIGES]


# ---------------------------------------------------------------- positions


def table(*players: Player, turn: int = 0, **fields: Any) -> Match:
    """Phase B, the turn of `turn`, both actions left; players not named are as the setup makes them, with no card."""
    return signoria.from_position(document(players, turn=turn, **fields), chance="manual")


def auction(*players: Player, **fields: Any) -> Match:
    """Phase A, before the start player (seat 0 unless said otherwise) chooses."""
    return signoria.from_position(document(players, **fields), chance="manual")


def document(players: tuple[Player, ...], seats: int = 4, round: int = 1, **fields: Any) -> dict[str, Any]:
    return {"game": "princes", "seats": seats, "round": round, "players": list(players), **fields}


def own(*pieces: str, reverse: bool = False) -> Player:
    """Fields of a player who has these buildings and landscapes, laid wherever they fit without regard to touch."""
    taken = set(PALACE_REVERSE if reverse else PALACE)
    laid = pack(sorted(pieces, key=lambda piece: -len(squares_of(piece))), taken)
    assert laid is not None, f"no room for {pieces}"
    return {
        "buildings": {piece: named(squares) for piece, squares in laid if piece not in LANDSCAPES},
        "landscapes": [{"type": piece, "cells": named(squares)} for piece, squares in laid if piece in LANDSCAPES],
    }


def pack(pieces: list[str], taken: set[Square]) -> list[tuple[str, set[Square]]] | None:
    """Lay pieces one after the other, by trying."""
    if not pieces:
        return []
    for _, _, squares in placements(pieces[0]):
        if not squares & taken:
            rest = pack(pieces[1:], taken | squares)
            if rest is not None:
                return [(pieces[0], squares), *rest]
    return None


# ---------------------------------------------------------------- squares: slow and plain, beside the engine's masks


def squares_of(piece: str) -> set[Square]:
    """The squares of a drawing."""
    lines = dict(DRAWINGS)[piece]
    return {(row, column) for row, line in enumerate(lines) for column, mark in enumerate(line) if mark == "x"}


def turned(piece: str, turn: int) -> set[Square]:
    """A piece as it looks after a turn: from 4 on mirrored first, then turned clockwise so many times."""
    lines = list(dict(DRAWINGS)[piece])
    if turn >= 4:
        lines = [line[::-1] for line in lines]
    for _ in range(turn % 4):
        lines = ["".join(column) for column in zip(*lines[::-1], strict=True)]
    return {(row, column) for row, line in enumerate(lines) for column, mark in enumerate(line) if mark == "x"}


def moved(squares: set[Square], row: int, column: int) -> set[Square]:
    return {(y + row, x + column) for y, x in squares}


def placements(piece: str) -> list[tuple[str, int, set[Square]]]:
    """Every way to lay a piece inside the grid: cell of the box corner, turn, squares; equal looks once."""
    found: list[tuple[str, int, set[Square]]] = []
    looks: list[set[Square]] = []
    for turn in range(8):
        look = turned(piece, turn)
        if look in looks:
            continue
        looks.append(look)
        for row in range(7):
            for column in range(7):
                squares = moved(look, row, column)
                if all([y < 7 and x < 7 for y, x in squares]):
                    found.append((cell(row, column), turn, squares))
    return found


def around(squares: set[Square]) -> set[Square]:
    """Squares inside the grid that share an edge with some of these and are none of them."""
    touching = {(y + dy, x + dx) for y, x in squares for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return {(y, x) for y, x in touching - squares if 0 <= y < 7 and 0 <= x < 7}


def cell(row: int, column: int) -> str:
    """`c5`: the column as a letter, rows counted from 1 on top."""
    return f"{'abcdefg'[column]}{row + 1}"


def square(name: str) -> Square:
    return (int(name[1]) - 1, "abcdefg".index(name[0]))


def named(squares: set[Square]) -> list[str]:
    return [cell(row, column) for row, column in sorted(squares)]


def at(piece: str, name: str, turn: int = 0) -> list[str]:
    """Cells a piece covers if it is put there."""
    return named(moved(turned(piece, turn), *square(name)))


# ---------------------------------------------------------------- playing


def play(m: Match, seat: int, *moves: str) -> None:
    for move in moves:
        m.play(seat, move)


def draw(m: Match, *moves: str) -> None:
    """Moves of chance."""
    for move in moves:
        m.play(signoria.CHANCE, move)


def look(m: Match, seat: int, *cards: str) -> None:
    """A seat looks at these cards, keeps the first and puts the others under the stack in this order."""
    draw(m, *[f"turn_up {card}" for card in cards])
    if len(cards) > 1:
        play(m, seat, f"keep {cards[0]}", *[f"under {card}" for card in cards[1:-1]])


def work(m: Match, seat: int, card: str, *bonus: str) -> int:
    """A work with bonus cards up to the change into prestige points; its value."""
    play(m, seat, f"work {card}", *[f"bonus {name}" for name in bonus])
    if "finish" in texts(m, seat):
        m.play(seat, "finish")
    return int(told(m, "completed")[-1]["value"])


def put_anywhere(m: Match, seat: int) -> None:
    """The piece in question goes to the first place there is."""
    play(m, seat, texts(m, seat)[0])


def win(m: Match, seat: int, thing: str) -> None:
    """The chooser names an object and all others pass."""
    m.play(seat, f"name {thing}")
    while m.waiting and "pass" in texts(m, m.waiting[0]):
        m.play(m.waiting[0], "pass")


def answers(m: Match, *moves: str) -> list[int]:
    """Whoever is asked plays the next move; who that was, in order."""
    asked: list[int] = []
    for move in moves:
        asked.append(m.waiting[0])
        m.play(m.waiting[0], move)
    return asked


def refuse_all(m: Match) -> None:
    """Everybody drops out of the auction."""
    while m.waiting and "refuse" in texts(m, m.waiting[0]):
        m.play(m.waiting[0], "refuse")


def all_done(m: Match) -> None:
    """Everybody ends the turn without a further action."""
    while m.waiting and "done" in texts(m, m.waiting[0]):
        m.play(m.waiting[0], "done")


# ---------------------------------------------------------------- looking


def texts(m: Match, seat: int, verb: str = "") -> list[str]:
    """The legal moves of a seat, as text; with a verb only those, without the verb."""
    moves = [move.text for move in m.legal(seat)]
    return [move.removeprefix(verb).strip() for move in moves if move.split()[0] == verb] if verb else moves


def player(m: Match, seat: int) -> Player:
    """A player as the position document shows it."""
    players = m.position()["players"]
    assert isinstance(players, list)
    found: Player = players[seat]
    return found


def supply(m: Match) -> dict[str, Any]:
    found = m.position()["supply"]
    assert isinstance(found, dict)
    return found


def stack(m: Match, deck: str) -> dict[str, Any]:
    """How many shuffled cards a stack has, and the cards put under it."""
    stacks = m.position()["stacks"]
    assert isinstance(stacks, dict)
    found = stacks[deck]
    assert isinstance(found, dict)
    return found


def gains(before: Player, after: Player) -> dict[str, int]:
    """What changed in the numbers of a player, without what stayed."""
    goods = ("money", "prestige", "jesters", "architects", "recruiting_cards", "recruiting_on_table", "best_work")
    return {good: after[good] - before[good] for good in goods if after[good] != before[good]}


def rule(m: Match, seat: int, what: str) -> str:
    """Id of the rule that forbids a move (or the table's own reason, as not-now); '' if it is allowed."""
    reasons = m.why_not(seat, what)
    return (reasons[0].rule or reasons[0].key) if reasons else ""


def told(m: Match, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Events of a kind as a seat (None: a spectator) sees them."""
    return [event for event in m.log(seat) if event["event"] == kind]
