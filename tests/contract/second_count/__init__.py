"""Final points of every game, counted again from the last position alone."""

from signoria.kernel.contract import Recount
from tests.contract.second_count import fief, lorenzo, princes

RECOUNTS: dict[str, Recount] = {"lorenzo": lorenzo.recount, "princes": princes.recount, "fief": fief.recount}
