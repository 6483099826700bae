"""The bot that looks one decision ahead."""

from typing import Final, final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.choice import Choice, Considered, explained
from signoria.bots.evaluation import Evaluation
from signoria.bots.fief import EVALUATION as FIEF
from signoria.bots.lorenzo import EVALUATION as LORENZO
from signoria.bots.princes import EVALUATION as PRINCES
from signoria.bots.weights import learnt
from signoria.kernel.answers import Move
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import Moves, State, legal, try_out, waiting
from signoria.kernel.game import Game
from signoria.kernel.rng import Rng
from signoria.kernel.seen import Seen

HAND_MADE: dict[str, Evaluation] = {"lorenzo": LORENZO, "princes": PRINCES, "fief": FIEF}
EVALUATIONS: dict[str, Evaluation] = {game: learnt(game, one) for game, one in HAND_MADE.items()}
FREE: Final = 1 << 40  # more than any gain


def evaluation_of(game: Game, among: dict[str, Evaluation] = EVALUATIONS) -> Evaluation:
    if game.name not in among:
        raise SignoriaError(f"there is no evaluation for {game.name}; there is one for {', '.join(among)}")
    return among[game.name]


@final
class GreedyBot(Bot):
    """Tries every move in one sampled world, with its own follow-ups, and takes what looks best."""

    def __init__(self, name: str, seed: int, evaluations: dict[str, Evaluation] = EVALUATIONS) -> None:
        super().__init__(name, seed)
        self.evaluations = evaluations  # by game

    def think(self, seen: Seen) -> Choice:
        return at_once(evaluation_of(seen.game, self.evaluations), seen, self.rng)


def at_once(evaluation: Evaluation, seen: Seen, rng: Rng) -> Choice:
    """What looks best one step ahead, in one world."""
    return best_choice(evaluation, seen, seen.world(rng), tried(evaluation, seen))


def tried(evaluation: Evaluation, seen: Seen) -> Moves:
    """The moves that are looked at: those worth it, or all that the seat may do out of turn."""
    return seen.moves if seen.is_out_of_turn else evaluation.worth_trying(seen.known, seen.viewer, seen.moves)


def best_choice(evaluation: Evaluation, seen: Seen, world: State, moves: Moves) -> Choice:
    """The move that promises most; of equals the first."""
    seat: i64 = seen.viewer
    still = evaluation.value(world, seat)
    best: i64 = -1
    most: i64 = 0
    ranked: list[Considered] = []
    for move in moves.items:
        gain = outcome(evaluation, after(world, seat, move), seat) - still
        ranked.append(Considered(Move(seen.game, move), float(gain) / 100.0))
        promise = promised(evaluation, world, move, gain)
        if best < 0 or promise > most:
            best = move
            most = promise
    ranked.sort(key=by_worth, reverse=True)
    choice = explained(evaluation, world, seat, best, ranked)
    choice.better_wait = seen.is_out_of_turn and ranked[0].worth <= 0.0
    return choice


def promised(evaluation: Evaluation, s: State, move: i64, gain: i64) -> i64:
    """What a move promises that makes things look so much better: a free one is made first if it does, else last."""
    if not evaluation.is_free(s, move):
        return gain
    return gain + FREE if gain > 0 else gain - FREE


def by_worth(one: Considered) -> float:
    return one.worth


def after(world: State, seat: i64, move: i64) -> State:
    """A copy of a world after a move."""
    s = world.copy()
    try_out(s, seat, move)
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
        try_out(s, seat, moves[0])
    return evaluation.value(s, seat)
