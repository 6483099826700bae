"""Numbers of the steps; `registry.py` holds the steps themselves in this order."""

from typing import Final

COURSE: Final = 0
TURN_ORDER: Final = 1
TILE_DRAW: Final = 2
BONUS_TILE_CHOICE: Final = 3
DEALING: Final = 4
DRAFT: Final = 5
ROUND_STEP: Final = 6
REVEALING: Final = 7
ROLLING: Final = 8
LAPS: Final = 9
TURN: Final = 10
ACTION: Final = 11
PAYMENT: Final = 12
IMMEDIATE: Final = 13
BONUS_TAKE: Final = 14
BONUS_WORK: Final = 15
WORKING: Final = 16
GAINING: Final = 17
COPYING: Final = 18
NAMING: Final = 19
REPORT: Final = 20
