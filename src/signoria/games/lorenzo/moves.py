"""The verbs of Lorenzo: everything chance and players can answer."""

from typing import Final

from signoria.games.lorenzo.pieces import (
    BONUS_TILE,
    CARD,
    COUNT,
    DIE,
    DISCOUNT_CHOICE,
    EFFECT_CHOICE,
    FLOOR,
    LEADER,
    MATERIAL,
    MEMBER,
    PIPS,
    PRIVILEGE_CHOICE,
    SPACE,
    TILE,
)
from signoria.kernel.domains import Numbers, Seats
from signoria.kernel.moves import Verb, Verbs

# Chance.
SEAT_NEXT: Final = 0
DRAW_TILE: Final = 1
DEAL: Final = 2
REVEAL: Final = 3
ROLL: Final = 4
# Setup of the advanced game.
CHOOSE_TILE: Final = 5
KEEP: Final = 6
# A turn.
PLACE: Final = 7
PASS: Final = 8
END: Final = 9
PLAY: Final = 10
ACTIVATE: Final = 11
DISCARD: Final = 12
# What a turn asks on the way.
SERVANTS: Final = 13
PAY: Final = 14
RESOLVE: Final = 15
TAKE_CARD: Final = 16
DECLINE: Final = 17
PRIVILEGE_MOVE: Final = 18
LOSE: Final = 19
EXCHANGE_MOVE: Final = 20
SKIP: Final = 21
COPY_LEADER: Final = 22
NAME: Final = 23
# Vatican report.
SUPPORT: Final = 24
REFUSE: Final = 25

OPTION: Final = Numbers("option", 1, 2)

VERBS: Final = Verbs(
    (
        Verb("seat_next", (("seat", Seats()),)),
        Verb("draw_tile", (("tile", TILE),)),
        Verb("deal", (("leader", LEADER),)),
        Verb("reveal", (("card", CARD),)),
        Verb("roll", (("die", DIE), ("value", PIPS))),
        Verb("choose_tile", (("bonus_tile", BONUS_TILE),)),
        Verb("keep", (("leader", LEADER),)),
        Verb("place", (("member", MEMBER), ("space", SPACE))),
        Verb("pass", ()),
        Verb("end", ()),
        Verb("play", (("leader", LEADER),)),
        Verb("activate", (("leader", LEADER),)),
        Verb("discard", (("leader", LEADER),)),
        Verb("servants", (("number", COUNT),)),
        Verb("pay", (("option", OPTION), ("discount", DISCOUNT_CHOICE))),
        Verb("resolve", (("effect", EFFECT_CHOICE),)),
        Verb("take", (("space", FLOOR),)),
        Verb("decline", ()),
        Verb("privilege", (("privilege", PRIVILEGE_CHOICE),)),
        Verb("lose", (("good", MATERIAL),)),
        Verb("exchange", (("card", CARD), ("option", OPTION))),
        Verb("skip", (("card", CARD),)),
        Verb("copy", (("leader", LEADER),)),
        Verb("name", (("member", MEMBER),)),
        Verb("support", ()),
        Verb("refuse", ()),
    ),
    chance=CHOOSE_TILE,
)
