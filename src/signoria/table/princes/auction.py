"""The auction: what is on offer, and the players who may still bid."""

from signoria.games.princes.pieces import LANDSCAPE
from signoria.games.princes.steps import auction
from signoria.table.princes.scene import Scene


def things_on_offer(scene: Scene) -> list[int]:
    """The stacks of this table: with two players the landscapes are one. [P-9.3]"""
    return [*range(3, 7), LANDSCAPE] if scene.seats == 2 else list(range(7))


def raisers(scene: Scene, f: int) -> list[int]:
    """Who may still raise a bid."""
    table = scene.table
    step = table.steps[table.stack[f]]
    assert isinstance(step, auction.Bidding)
    leader = int(table.stack[f + auction.HIGHEST])
    return [seat for seat in range(scene.seats) if seat != leader and step.is_entitled(table, f, seat)]


def passed(scene: Scene, f: int) -> list[int]:
    """Who has passed for the object that is being auctioned."""
    return [seat for seat in range(scene.seats) if scene.table.stack[f + auction.PASSED] >> seat & 1]


def refused(scene: Scene) -> list[int]:
    """Who takes no object in this round."""
    g = scene.frame("auction")
    out = [seat for seat in range(scene.seats) if g >= 0 and scene.table.stack[g + auction.OUT] >> seat & 1]
    return [seat for seat in out if seat not in [buyer for buyer, _ in scene.sold.values()]]
