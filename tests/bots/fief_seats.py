"""Positions of Fief in which bots are asked, what they look at and what they do."""

from signoria.bots import Seen
from signoria.bots.fief import EVALUATION, FiefEvaluation
from signoria.bots.greedy import best_choice
from signoria.games.fief.game import GAME
from signoria.games.fief.moves import VERBS
from signoria.games.fief.state import Table
from signoria.kernel import flow
from tests.fief.calm_tables import calm
from tests.fief.tables import asked, castle, controls, lord, money, play, runs, table, title, troops


def looked_at(s: Table, seat: int = 0, evaluation: FiefEvaluation = EVALUATION) -> list[str]:
    """The moves a bot thinks about."""
    return [VERBS.text(move) for move in evaluation.worth_trying(s, seat, flow.legal(s, seat)).items]


def choice(s: Table, seat: int = 0, evaluation: FiefEvaluation = EVALUATION) -> str:
    """What the greedy bot plays in a position that hides nothing from it."""
    assert seat in asked(s), f"{runs(s)} asks {asked(s)}"
    moves = evaluation.worth_trying(s, seat, flow.legal(s, seat))
    return best_choice(evaluation, Seen(GAME, GAME.known(s, seat), seat), s, moves).move.text


def follow(s: Table, seat: int = 0, evaluation: FiefEvaluation = EVALUATION) -> list[str]:
    """Everything the bot does until somebody else is asked or the step is over."""
    done: list[str] = []
    kind = runs(s)
    while asked(s) == [seat] and (runs(s) == kind or not evaluation.is_settled(s)):
        done.append(choice(s, seat, evaluation))
        play(s, seat, done[-1])
    return done


def barony(phase: int, **options: int) -> Table:
    """Seat 0 has the two villages of St Paul with a castle, seat 1 sits in Blaye, seat 2 in Tournus."""
    s = calm(table(3, turn=2, phase=phase, turn_limit=8))
    lord(s, "arthur", 0, "st_paul")
    troops(s, 0, "st_paul", men=2, knights=1)
    castle(s, "st_paul")
    controls(s, 0, "les_essarts")
    for name, seat, at in (("baudoin", 1, "blaye"), ("charles", 2, "tournus")):
        lord(s, name, seat, at)
        troops(s, seat, at, men=3, knights=1)
        castle(s, at)
    money(s, 0, options.get("money", 5))
    return s


def houses() -> Table:
    """Four families; Jeanne's of seat 1 has two fief titles, the others nothing."""
    s = calm(table(4))
    lord(s, "quentin", 0, "blaye")
    lord(s, "jeanne", 1, "bourg")
    title(s, "jeanne", "bourg", "st_gerome")
    lord(s, "mireille", 2, "sigy")
    lord(s, "henri", 3, "tournus")
    return s
