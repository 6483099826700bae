"""Positions that somebody hands in to begin a table with: read, and tried out, before anything is saved."""

from typing import Any

from signoria.kernel.domains import Json
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import ALL_SEEING, CHANCE, NOTHING, Moves, State, play, seats_of, settle, waiting
from signoria.kernel.game import Game, as_written
from signoria.kernel.playout import random_move, random_outcome
from signoria.kernel.rng import Rng
from signoria.server import wire
from signoria.server.errors import BadRequest

SEEDS = range(8)  # of chance, with each of which a position is tried
MOVES_TRIED = 40  # of players, after chance has drawn what comes first
STEPS = "steps"  # the field to change where no other is to blame alone
NEEDED = ("game", "rules_version", "seats", "options", "waiting", "optional", "over")  # they cannot be left out to try


def options_of_position(game: Game, wanted: wire.NewTable) -> dict[str, Json]:
    """The options of a position to begin with, after refusing one that cannot be or does not fit the table."""
    position: dict[str, Any] = wanted.position or {}
    try:
        state = begun(game, position)
    except SignoriaError as error:
        raise BadRequest(f"position: {error}", "bad-position") from error
    if state.viewer != ALL_SEEING:
        raise BadRequest(
            "position: is incomplete: this is the view of one seat, without what is hidden from it", "bad-position"
        )
    if game.seats(state) != wanted.seats:
        raise BadRequest(
            f"position.seats: the position is for {game.seats(state)} players, the table for {wanted.seats}",
            "bad-position",
        )
    if state.top < 0:
        raise BadRequest("position: the game is over there", "bad-position")
    options = game.options_of(state)
    for name, value in wanted.options.items():
        if options[name] != value:
            raise BadRequest(f"options.{name}: the position has {as_written(options[name])}", "bad-position")
    for seed in SEEDS:
        if why := dead_end(game, state, seed):
            where = culprit(game, position, seed)
            raise BadRequest(
                f"position.{where}: change it or leave it out: from here play runs into a {why}", "bad-position"
            )
    return options


def begun(game: Game, position: Json) -> State:
    """The first moment of a position at which somebody, perhaps chance, must answer."""
    state = game.from_document(position)
    settle(state)
    return state


def dead_end(game: Game, state: State, seed: int) -> str:
    """How play ends where no rule goes on, after chance has drawn and some moves were made at random; else nothing."""
    s, rng, moves, seats = state.copy(), Rng(seed), 0, game.seats(state)
    try:
        while s.top >= 0 and moves < MOVES_TRIED:
            step, asked = s.steps[s.stack[s.top]], seats_of(waiting(s))
            if any(seat >= seats and seat != CHANCE for seat in asked):
                raise SignoriaError(f"dead end: the step {step.name} asks somebody who does not play")
            seat = asked[0]
            proposed = Moves()
            step.candidates(s, s.top, seat, proposed)
            if seat == CHANCE:
                play(s, seat, random_outcome(s, step, proposed, rng))
                continue
            if any(not game.verbs.is_well_formed(code) for code in proposed.items):
                raise SignoriaError(f"the step {step.name} offers moves with numbers that no move can hold")
            move = random_move(s, step, seat, proposed, rng)
            if move == NOTHING:
                raise SignoriaError(f"dead end: nobody can answer the step {step.name}")
            play(s, seat, move)
            moves += 1
    except SignoriaError as error:
        return str(error)
    return ""


def culprit(game: Game, position: dict[str, Json], seed: int) -> str:
    """The field without which the position could be played; where there is none, the steps under way."""
    for name in [name for name in position if name not in NEEDED]:
        rest = {other: value for other, value in position.items() if other != name}
        try:
            state = begun(game, rest)
        except SignoriaError:
            continue
        if state.top >= 0 and not dead_end(game, state, seed):
            return name
    return STEPS
