"""All steps of Fief, in the order of `kinds.py`."""

from typing import Any, Final

from signoria.games.fief.steps.aftermath import Aftermath, RoadChoice, Succession
from signoria.games.fief.steps.ballots import Ballots, SealedBallots
from signoria.games.fief.steps.battles import Battle, Battles, Fighting
from signoria.games.fief.steps.calamities import Calamities, Halving, Plague, Striking
from signoria.games.fief.steps.calming import Calming
from signoria.games.fief.steps.cavalcade import Cavalcade
from signoria.games.fief.steps.elections import Candidacy, Election, Elections
from signoria.games.fief.steps.entering import Declaring, Entering
from signoria.games.fief.steps.groups import Group
from signoria.games.fief.steps.hands import Cards, Discarding, Drawing, TurningUp
from signoria.games.fief.steps.income import Income
from signoria.games.fief.steps.loading import Loading
from signoria.games.fief.steps.marriages import Marriages
from signoria.games.fief.steps.movement import Movement, Moving
from signoria.games.fief.steps.offers import Offer
from signoria.games.fief.steps.parley import Parley
from signoria.games.fief.steps.passage import Passage
from signoria.games.fief.steps.playing import Playing
from signoria.games.fief.steps.private_talk import Talk
from signoria.games.fief.steps.purchases import Buying, Purchases
from signoria.games.fief.steps.ransoms import Ransoming, Ransoms
from signoria.games.fief.steps.relics import Relics, Saving
from signoria.games.fief.steps.revolts import Revolt
from signoria.games.fief.steps.rounds import Losses, Round
from signoria.games.fief.steps.setup import Course, Dealing, FirstPlayer, Reliquary, Settling
from signoria.games.fief.steps.sides import Capturing, Joining
from signoria.games.fief.steps.sieges import Pillaging, Sieges
from signoria.games.fief.steps.talks import AfterRound
from signoria.games.fief.steps.titles import Granting, Inheriting
from signoria.games.fief.steps.turns import TurnStep
from signoria.games.fief.steps.windows import Window
from signoria.kernel.flow import Step

STEPS: Final[list[Step[Any]]] = [
    Course(),
    FirstPlayer(),
    Dealing(),
    Settling(),
    Reliquary(),
    TurnStep(),
    Window(),
    Income(),
    Marriages(),
    Elections(),
    Election(),
    Candidacy(),
    Ballots(),
    SealedBallots(),
    Cards(),
    Discarding(),
    Drawing(),
    TurningUp(),
    Calamities(),
    Striking(),
    Plague(),
    Halving(),
    Playing(),
    Entering(),
    Declaring(),
    Ransoms(),
    Ransoming(),
    Purchases(),
    Buying(),
    Granting(),
    Aftermath(),
    Inheriting(),
    RoadChoice(),
    Movement(),
    Moving(),
    Group(),
    Loading(),
    Passage(),
    Succession(),
    Cavalcade(),
    Battles(),
    Fighting(),
    Battle(),
    Joining(),
    Round(),
    Losses(),
    AfterRound(),
    Capturing(),
    Sieges(),
    Pillaging(),
    Revolt(),
    Calming(),
    Offer(),
    Talk(),
    Relics(),
    Saving(),
    Parley(),
]
