"""What each event changes in the money of a player. [F-0.6] [F-3] [F-4]"""

from typing import Final

from signoria.kernel.tables import Entry

# fmt: off
LEDGER: Final = (  # event, whose, what of the player, times the number of the event (without one: once)
    Entry("village-income",  "seat",    "money",   1, "sum"),      # [F-3]
    Entry("mill-income",     "seat",    "money",   1, "sum"),
    Entry("land-tax-income", "seat",    "money",   1, "sum"),
    Entry("tithe-income",    "seat",    "money",   1, "sum"),
    Entry("queen-income",    "seat",    "money",   1, "sum"),
    Entry("pillaged",        "seat",    "money",   1),             # [F-6.6.1]
    Entry("hired",           "seat",    "money",  -1, "sum"),      # [F-4.2.2]
    Entry("paid-troops",     "seat",    "money",  -1, "men"),      # under fog together [F-11.2]
    Entry("paid-troops",     "seat",    "money",  -3, "knights"),
    Entry("mill",            "seat",    "money",  -3),             # [F-4.2.3]
    Entry("castle",          "seat",    "money", -10),
    Entry("title-bought",    "seat",    "money",  -1, "sum"),      # [F-4.3.1]
    Entry("cardinal-bought", "seat",    "money",  -5),             # [F-1.5.1]
    Entry("calming-paid",    "seat",    "money",  -3),             # [F-10.1.10]
    Entry("ransomed",        "seat",    "money",  -1, "sum"),      # [F-4.1.1]
    Entry("ransomed",        "partner", "money",   1, "sum"),
    Entry("handed-over",     "seat",    "money",  -1, "sum"),      # [F-8.1]
    Entry("handed-over",     "to",      "money",   1, "sum"),
    Entry("slipped",         "seat",    "money",  -1, "sum"),      # [F-13.6]
    Entry("slipped",         "to",      "money",   1, "sum"),
)
# fmt: on
