"""All steps of Lorenzo, in the order of `kinds.py`."""

from typing import Any, Final

from signoria.games.lorenzo.steps.gains import Gaining
from signoria.games.lorenzo.steps.leaders import Copying, Naming
from signoria.games.lorenzo.steps.report import Report
from signoria.games.lorenzo.steps.rounds import Revealing, Rolling, Round
from signoria.games.lorenzo.steps.setup import BonusTileChoice, Course, Dealing, Draft, TileDraw, TurnOrder
from signoria.games.lorenzo.steps.towers import BonusTake, Immediate, Payment
from signoria.games.lorenzo.steps.turns import Action, Laps, Turn
from signoria.games.lorenzo.steps.work import BonusWork, Working
from signoria.kernel.flow import Step

STEPS: Final[list[Step[Any]]] = [
    Course(),
    TurnOrder(),
    TileDraw(),
    BonusTileChoice(),
    Dealing(),
    Draft(),
    Round(),
    Revealing(),
    Rolling(),
    Laps(),
    Turn(),
    Action(),
    Payment(),
    Immediate(),
    BonusTake(),
    BonusWork(),
    Working(),
    Gaining(),
    Copying(),
    Naming(),
    Report(),
]
