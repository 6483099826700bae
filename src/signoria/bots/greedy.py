"""The bot that looks one decision ahead."""

from typing import final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.evaluation import Evaluation
from signoria.bots.lorenzo import EVALUATION as LORENZO
from signoria.bots.princes import EVALUATION as PRINCES
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import Moves, State, legal, play, waiting
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng

EVALUATIONS: dict[str, Evaluation] = {"lorenzo": LORENZO, "princes": PRINCES}


def evaluation_of(game: Game) -> Evaluation:
    if game.name not in EVALUATIONS:
        raise SignoriaError(f"there is no evaluation for {game.name}; there is one for {', '.join(EVALUATIONS)}")
    return EVALUATIONS[game.name]


@final
class GreedyBot(Bot):
    """Tries every move in one sampled world, with its own follow-ups, and takes what looks best."""

    def __init__(self, seed: int) -> None:
        super().__init__("greedy", seed)

    def pick(self, game: Game, known: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        if len(moves) == 1:
            return moves.items[0]
        evaluation = evaluation_of(game)
        tried = evaluation.worth_trying(known, seat, moves)
        return best_move(evaluation, game.sample(known, rng), seat, tried)


def best_move(evaluation: Evaluation, world: State, seat: i64, moves: Moves) -> i64:
    """A free move that makes things better, else the best of the others; of equals the first."""
    still = evaluation.value(world, seat)
    items = moves.items
    best: i64 = -1
    most: i64 = 0
    best_free: i64 = -1
    most_free = still
    for move in items:
        worth = outcome(evaluation, after(world, seat, move), seat)
        if evaluation.is_free(world, move):
            if worth > most_free:
                best_free = move
                most_free = worth
        elif best < 0 or worth > most:
            best = move
            most = worth
    return best if best_free < 0 else best_free


def after(world: State, seat: i64, move: i64) -> State:
    """A copy of a world after a move."""
    s = world.copy()
    play(s, seat, move)
    return s


def outcome(evaluation: Evaluation, s: State, seat: i64) -> i64:
    """What a state is worth once the seat has made its own best follow-ups, up to anybody else's decision."""
    while waiting(s) == i64(1) << seat and not evaluation.is_settled(s):
        moves = evaluation.follow_ups(s, seat, legal(s, seat)).items
        if len(moves) > 1:
            most = outcome(evaluation, after(s, seat, moves[0]), seat)
            i: i64 = 1
            while i < len(moves):
                worth = outcome(evaluation, after(s, seat, moves[i]), seat)
                if worth > most:
                    most = worth
                i += 1
            return most
        play(s, seat, moves[0])
    return evaluation.value(s, seat)
