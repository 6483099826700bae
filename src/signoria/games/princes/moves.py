"""The verbs of Princes: everything chance and players can answer."""

from typing import Final

from signoria.games.princes.pieces import (
    BUILDING,
    CARD,
    CELL,
    CHARACTER,
    COUNT,
    DECK,
    FREEDOM,
    HUNDREDS,
    LANDSCAPE_TYPE,
    MERCHANT_CHOICE,
    OBJECT,
    SIDE,
    TURN,
)
from signoria.kernel.domains import Seats
from signoria.kernel.moves import Verb, Verbs

# Chance.
START_WITH: Final = 0
DEAL: Final = 1
SET_OUT: Final = 2
TURN_UP: Final = 3
# Setup.
RETURN: Final = 4
# Phase A.
NAME: Final = 5
REFUSE: Final = 6
RAISE: Final = 7
PASS: Final = 8
BUY: Final = 9
PICK: Final = 10
PUT: Final = 11
KEEP: Final = 12
LAY_UNDER: Final = 13
RECRUIT: Final = 14
HOLD: Final = 15
CASH: Final = 16
# Phase A2.
BID: Final = 17
USE_MERCHANT: Final = 18
USE_PROFESSOR: Final = 19
CHANGE_ALL: Final = 20
DECLINE: Final = 21
GIVE_BACK: Final = 22
KEEP_MONEY: Final = 23
# Phase B.
WORK: Final = 24
PRINCESS_WORK: Final = 25
PLAY_BONUS: Final = 26
FINISH: Final = 27
CHANGE: Final = 28
BUILD: Final = 29
LEARN: Final = 30
INTRODUCE: Final = 31
BUY_BONUS: Final = 32
DONE: Final = 33
# Building together.
PROPOSE: Final = 34
SUM: Final = 35
ACCEPT: Final = 36
REJECT: Final = 37
COUNTER: Final = 38
WITHDRAW: Final = 39


VERBS: Final = Verbs(
    (
        Verb("start_with", (("seat", Seats()),)),
        Verb("deal", (("card", CARD),)),
        Verb("set_out", (("freedom", FREEDOM),)),
        Verb("turn_up", (("card", CARD),)),
        Verb("return", (("card", CARD),)),
        Verb("name", (("object", OBJECT),)),
        Verb("refuse", ()),
        Verb("raise", ()),
        Verb("pass", ()),
        Verb("buy", (("object", OBJECT),)),
        Verb("pick", (("landscape", LANDSCAPE_TYPE),)),
        Verb("put", (("cell", CELL), ("turn", TURN))),
        Verb("keep", (("card", CARD),)),
        Verb("under", (("card", CARD),)),
        Verb("recruit", (("card", CARD),)),
        Verb("hold", ()),
        Verb("cash", ()),
        Verb("bid", (("character", CHARACTER), ("hundreds", HUNDREDS))),
        Verb("merchant", (("choice", MERCHANT_CHOICE),)),
        Verb("professor", (("deck", DECK),)),
        Verb("change_all", ()),
        Verb("decline", ()),
        Verb("give_back", ()),
        Verb("keep_money", ()),
        Verb("work", (("card", CARD),)),
        Verb("princess", ()),
        Verb("bonus", (("card", CARD),)),
        Verb("finish", ()),
        Verb("change", (("number", COUNT),)),
        Verb("build", (("building", BUILDING),)),
        Verb("learn", ()),
        Verb("introduce", (("freedom", FREEDOM),)),
        Verb("buy_bonus", ()),
        Verb("done", ()),
        Verb("propose", (("side", SIDE), ("building", BUILDING))),
        Verb("sum", (("hundreds", HUNDREDS),)),
        Verb("accept", ()),
        Verb("reject", ()),
        Verb("counter", ()),
        Verb("withdraw", ()),
    ),
    chance=RETURN,
)
