"""What each event changes in the florins and prestige points of a player. [P-2.4] [P-7.7]

Documents count single florins, events hundreds.
"""

from typing import Final

from signoria.kernel.tables import Entry

# fmt: off
LEDGER: Final = (  # event, whose, what of the player, times the number of the event (without one: once)
    Entry("paid",     "seat",    "money",    -100, "hundreds"),
    Entry("paid",     "seat",    "money",     100, "back"),      # not cash but steps back [P-7.6]
    Entry("paid",     "seat",    "prestige",   -1, "back"),
    Entry("gained",   "seat",    "money",     100, "hundreds"),
    Entry("cashed",   "seat",    "money",     100),              # [P-7.1]
    Entry("cashed",   "seat",    "prestige",   -1),
    Entry("changed",  "seat",    "money",    -200, "points"),    # what it brings is told as points [P-5.2.7]
    Entry("points",   "seat",    "prestige",    1, "points"),
    Entry("sum-paid", "seat",    "money",    -100, "hundreds"),  # [P-11.2.12]
    Entry("sum-paid", "seat",    "money",     100, "back"),
    Entry("sum-paid", "seat",    "prestige",   -1, "back"),
    Entry("sum-paid", "partner", "money",     100, "hundreds"),
)
# fmt: on
