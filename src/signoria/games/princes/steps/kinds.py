"""Numbers of the steps; `registry.py` holds the steps themselves in this order."""

from typing import Final

COURSE: Final = 0
STARTING: Final = 1
DEALING: Final = 2
RETURNING: Final = 3
SETTING_OUT: Final = 4
ROUND_STEP: Final = 5
AUCTION: Final = 6
CHOOSING: Final = 7
BIDDING: Final = 8
LAST_BUYER: Final = 9
PURCHASE: Final = 10
PICKING: Final = 11
PUTTING: Final = 12
LOOKING: Final = 13
RECRUITING: Final = 14
CHARACTER_SALE: Final = 15
CHARACTER_USE: Final = 16
ACTIONS: Final = 17
TURN: Final = 18
WORKING: Final = 19
CHANGING: Final = 20
PROPOSAL: Final = 21
LAST_USES: Final = 22
BANKING: Final = 23
