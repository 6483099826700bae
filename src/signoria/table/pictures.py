"""Which pictures belong to which game."""

from signoria.table.fief.picture import DRAWN as FIEF
from signoria.table.lorenzo.picture import DRAWN as LORENZO
from signoria.table.picture import Drawn
from signoria.table.princes.picture import DRAWN as PRINCES

DRAWN: dict[str, Drawn] = {"lorenzo": LORENZO, "princes": PRINCES, "fief": FIEF}
