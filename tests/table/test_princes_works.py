"""What the table says before a work that bonus cards add to it is what they add then."""

import msgspec
import pytest

from signoria.table.picture import picture
from signoria.table.pictures import DRAWN
from tests.princes.tables import play, table, work


@pytest.mark.parametrize("card", ["profession_cards_in_hand", "works_on_table"])
def test_a_bonus_card_promises_what_it_adds(card: str) -> None:
    """It counted the profession itself as still in hand, or as not on the table yet."""
    mine = {
        "professions": ["poet", "jurist"],
        "recruiting_cards": 1,
        "jesters": 4,
        "bonus": [card],
        "table": ["watchmaker"],
    }
    m = table(mine)
    promised = msgspec.to_builtins(picture(DRAWN["princes"], m, 0))["mine"]["bonus"][0]["worth"]
    alone = work(table({**mine, "bonus": []}), 0, "poet")
    play(m, 0, "work poet")
    now = msgspec.to_builtins(picture(DRAWN["princes"], m, 0))["mine"]["bonus"][0]["worth"]
    assert promised == now == 2
    assert work(table(mine), 0, "poet", card) == alone + 2
