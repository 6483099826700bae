"""What viewers know must be true: cards with others, money that was counted, knights that the fog allows."""

from mypy_extensions import i64

from signoria.games.fief.dealing import finds_room, row_of
from signoria.games.fief.document import viewer_name, viewers
from signoria.games.fief.pieces import BIT, CARDS, COPIES, COPY_FIRST, KIND, KINDS, KNIGHT, STAND, STANDS
from signoria.games.fief.state import (
    COUNTED,
    FOG,
    FOG_LEAST,
    FOG_MOST,
    HIDDEN_MONEY,
    KNOWN_CARD,
    MOST_SEATS,
    MOST_VIEWERS,
    SEATS,
    UNSURE,
    Table,
)
from signoria.games.fief.units import standing, troops_at
from signoria.kernel.flow import ALL_SEEING, UNKNOWN


def known_card_problems(s: Table) -> list[str]:
    """Every card a viewer knows of is with one of the seats it thinks of; copies stand in order. [F-13.3]"""
    found: list[str] = []
    for viewer in viewers(s):
        all_masks: list[i64] = []
        for kind in range(KINDS):
            masks: list[i64] = []
            last: i64 = BIT[s.cells[SEATS]]
            for i in range(COPIES[kind]):
                mask = s.cells[KNOWN_CARD + row_of(s, viewer) * CARDS + COPY_FIRST[kind] + i]
                if not 0 <= mask <= last or mask == BIT[s.cells[SEATS]] or (viewer >= 0 and mask & BIT[viewer]):
                    found.append(f"knowledge.{viewer_name(viewer)}.cards.{KIND.text(kind)}: is out of order")
                last = mask
                if mask > 0:
                    masks.append(mask)
            all_masks += masks
            if masks and s.viewer == ALL_SEEING and not finds_room(masks, hands(s, kind)):
                found.append(f"knowledge.{viewer_name(viewer)}.cards.{KIND.text(kind)}: is not in those hands")
        sizes: list[i64] = [s.hand_size(seat) for seat in range(s.cells[SEATS])]
        if all_masks and not finds_room(all_masks, sizes):
            found.append(f"knowledge.{viewer_name(viewer)}.cards: are more than there are in hands")
    return found


def hands(s: Table, kind: i64) -> list[i64]:
    """How many cards of a kind each seat holds."""
    return [s.hand(seat, kind) for seat in range(s.cells[SEATS])]


def money_problems(s: Table) -> list[str]:
    """Nobody owes; whoever is sure counts right, and of the others knows what they have together. [F-13.6]"""
    found: list[str] = []
    for seat in range(s.cells[SEATS]):
        may_be_hidden = s.viewer != ALL_SEEING and s.cells[UNSURE + row_of(s, s.viewer)] & BIT[seat]
        if (s.money(seat) == UNKNOWN) != bool(may_be_hidden) or s.money(seat) < UNKNOWN:
            found.append(f"players[{seat}].money: cannot be {s.money(seat)}")
    if not s.cells[HIDDEN_MONEY]:
        for i in range(MOST_VIEWERS * MOST_SEATS):
            if s.cells[COUNTED + i] or s.cells[UNSURE + i % MOST_VIEWERS]:
                return [*found, "knowledge: money is counted although it lies open"]
        return found
    for viewer in viewers(s):
        row = row_of(s, viewer)
        unsure = s.cells[UNSURE + row]
        counted: i64 = 0
        for seat in range(s.cells[SEATS]):
            if not unsure & BIT[seat] and s.cells[COUNTED + row * MOST_SEATS + seat] != s.money(seat):
                found.append(f"knowledge.{viewer_name(viewer)}.counted: is wrong about seat {seat}")
            if unsure & BIT[seat]:
                counted += s.cells[COUNTED + row * MOST_SEATS + seat]
                counted -= s.money(seat) if s.viewer == ALL_SEEING else 0
        if (s.viewer == ALL_SEEING and counted != 0) or counted < 0 or (viewer >= 0 and unsure & BIT[viewer]):
            found.append(f"knowledge.{viewer_name(viewer)}.unsure: is wrong about what others have together")
    return found


def fog_problems(s: Table) -> list[str]:
    """At each stand there are as many knights as everybody thinks possible. [F-11.2]"""
    found: list[str] = []
    for seat in range(s.cells[SEATS]):
        for stand in range(STANDS):
            least, most = s.cells[FOG_LEAST + seat * STANDS + stand], s.cells[FOG_MOST + seat * STANDS + stand]
            if not s.cells[FOG]:
                if least or most:
                    found.append(f"players[{seat}].fog.{STAND.text(stand)}: there is no fog")
            elif not 0 <= least <= standing(s, seat, stand, KNIGHT) <= most <= troops_at(s, seat, stand):
                found.append(f"players[{seat}].fog.{STAND.text(stand)}: knights are fewer or more than can be")
    return found
