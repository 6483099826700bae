"""All steps of Princes, in the order of `kinds.py`."""

from typing import Any, Final

from signoria.games.princes.steps.auction import Auction, Bidding, Choosing, LastBuyer
from signoria.games.princes.steps.characters import Banking, CharacterSale, CharacterUse, LastUses
from signoria.games.princes.steps.looking import Looking
from signoria.games.princes.steps.objects import Picking, Purchase, Putting, Recruiting
from signoria.games.princes.steps.rounds import Round
from signoria.games.princes.steps.setup import Course, Dealing, Returning, SettingOut, Starting
from signoria.games.princes.steps.together import Proposal
from signoria.games.princes.steps.turns import Actions, Turn
from signoria.games.princes.steps.works import Changing, Working
from signoria.kernel.flow import Step

STEPS: Final[list[Step[Any]]] = [
    Course(),
    Starting(),
    Dealing(),
    Returning(),
    SettingOut(),
    Round(),
    Auction(),
    Choosing(),
    Bidding(),
    LastBuyer(),
    Purchase(),
    Picking(),
    Putting(),
    Looking(),
    Recruiting(),
    CharacterSale(),
    CharacterUse(),
    Actions(),
    Turn(),
    Working(),
    Changing(),
    Proposal(),
    LastUses(),
    Banking(),
]
