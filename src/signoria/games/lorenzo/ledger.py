"""What each event changes in the goods of a player. [L-0.2.2] [L-0.2.6]"""

from typing import Final

from signoria.kernel.tables import Entry

GOODS: Final = ("wood", "stone", "servant", "coin", "military", "faith", "victory")  # a privilege is changed at once

# fmt: off
LEDGER: Final = (  # event, whose, what of the player, times the number of the event
    *[Entry("gained",     "seat", good,       1, "goods") for good in GOODS],
    *[Entry("paid",       "seat", good,      -1, "goods") for good in GOODS],
    Entry("supported",    "seat", "faith",   -1, "faith"),
    Entry("supported",    "seat", "victory",  1, "points"),
    Entry("faith-scored", "seat", "faith",   -1, "faith"),
    Entry("faith-scored", "seat", "victory",  1, "points"),
    Entry("scored",       "seat", "victory",  1, "points"),
    Entry("lost",         "seat", "victory", -1, "points"),
)
# fmt: on
