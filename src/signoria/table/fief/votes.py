"""An election in words: the office, what it takes, and the markers laid. [F-1.3]"""

from signoria.games.fief.elections import KING_OFFICE, POPE_OFFICE
from signoria.games.fief.messages_crown import OFFICE
from signoria.games.fief.steps.ballots import FOR_IS, FOR_ON_A, MARK_A, MARK_B
from signoria.games.fief.steps.elections import FOR_OFFICE
from signoria.kernel.flow import UNKNOWN
from signoria.table.fief.scene import Scene


def office_of(scene: Scene, case: str = "") -> str:
    office = scene.table.stack[scene.frame("election") + FOR_OFFICE]
    return str(scene.words.value(OFFICE, office, case=case))


def needed(scene: Scene, office: int) -> str:
    """What it takes to be elected. [F-1.3.4] [F-1.6.3] [F-1.8.4]"""
    key = "king" if office == KING_OFFICE else "pope" if office == POPE_OFFICE else "bishop"
    return scene.words.word(f"table-fief-needs-{key}")


def markers(scene: Scene, lord: int) -> list[tuple[str, int]]:
    """The markers laid on a lord, and whose: `+` is For, `-` Against, `?` either."""
    s, f = scene.table, scene.frame("ballots", "sealed_ballots")
    found: list[tuple[str, int]] = []
    for seat in range(scene.seats) if f >= 0 else []:
        a, b = int(s.stack[f + MARK_A + seat]), int(s.stack[f + MARK_B + seat])
        side = int(s.stack[f + FOR_IS + seat])
        for place, is_a in ((a, True), (b, False)):
            if place == lord + 1:
                sign = "?" if side == UNKNOWN else "+" if (side == FOR_ON_A) == is_a else "-"
                found.append((sign, seat))
    return found
