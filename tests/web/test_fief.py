"""The drawn table of Fief: by mouse, by keys alone and by touch, and what a player must be able to rely on."""

from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.games import game as game_named
from signoria.games.fief.steps import kinds
from signoria.kernel.flow import settle
from signoria.kernel.match import Match
from signoria.kernel.streams import Streams
from tests.cli.fief_games import course
from tests.fief import tables
from tests.web.conftest import ComeIn
from tests.web.fief_page import FiefPage
from tests.web.people import PATIENCE, Person, until
from tests.web.places import needs_browser, needs_build
from tests.web.spoken import said
from tests.web.tables import position

pytestmark = [needs_build, needs_browser]
HAND = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
WAYS: dict[str, dict[str, Any]] = {"click": {}, "press_key": {}, "tap": HAND}


def at(one: Person, offering: str, seats: int = 3, **wanted: Any) -> FiefPage:
    where = position("fief", seats, offering=offering, turn_limit=2, **wanted)
    one.sit(one.table(game="fief", seats=seats, hot_seat=True, position=where), *range(seats))
    here = FiefPage(one)
    here.wait_for_turn()
    return here


@pytest.mark.parametrize("way", WAYS)
def test_the_last_moves_of_a_game_are_made_on_the_board(come_in: ComeIn, way: str) -> None:
    ann = come_in("Ann", **WAYS[way])
    here = at(ann, "", left=8)
    here.play_to_the_end(getattr(here, way))
    assert ann.complaints == []


@pytest.mark.parametrize("way", WAYS)
def test_purchases_and_a_march_take_a_few_clicks(come_in: ComeIn, way: str) -> None:
    """Lord, village, march: the whole of it is one command."""
    ann = come_in("Ann", **WAYS[way])
    here = at(ann, "march")
    here.act(getattr(here, way), next(move for move in here.legal() if move["move"]["verb"] == "march"))
    sent = [one if isinstance(one, str) else str(one) for one in ann.sent_messages("move")[-1]["move"]]
    assert sent[0].startswith("march")
    assert sent[1].split()[0] in ("step", "ask_leave", "cavalcade")
    assert ann.complaints == []


def test_what_a_march_costs_for_certain_is_said_before_it_is_sent(ann: Person) -> None:
    here = at(ann, "march", seats=4, after=0.2)
    move = next(move for move in here.legal() if move["move"]["verb"] == "march")
    here.click(here.target(move["move"]))
    lit = ann.page.locator("[data-village][data-lit]")
    expect(lit.first).to_be_attached()
    here.click(lit.first)
    told = ann.page.locator('[data-loses="villages"]')
    expect(told).to_be_visible()
    ann.page.locator("[data-leave-one]").click()
    expect(told).to_have_count(0)
    expect(ann.page.locator("[data-march]")).to_be_enabled()


@pytest.mark.parametrize("way", WAYS)
def test_several_purchases_are_one_gesture(come_in: ComeIn, way: str) -> None:
    """After one, everything else was shown as if it could not be bought."""
    ann = come_in("Ann", **WAYS[way])
    here = at(ann, "hire knight", seats=4)
    move = next(move for move in here.legal() if move["text"].startswith("hire knight"))
    press, village = getattr(here, way), move["move"]["village"]
    press(here.target(move["move"]))
    for less in (False, False, True, False):  # two men, one man, two men
        button = ann.page.locator(f'[data-{"less" if less else "more"}="man_at_arms"]')
        here.bring_up(press, button)
        expect(button).to_have_attribute("aria-disabled", "false")
        press(button)
    buy = ann.page.locator("[data-buy]")
    expect(buy).to_have_text(said("fief-buy", n=2))
    before = here.moment
    press(buy)
    here.wait_after(before)
    assert ann.sent_messages("move")[-1]["move"] == [f"hire man_at_arms {village}"] * 2
    assert ann.complaints == []


def snowed_in() -> dict[str, Any]:
    """Baudoin stands where bad weather lets nobody out, with a Tunnel in hand."""
    s = tables.table(3, phase=5)
    tables.lord(s, "baudoin", 0, "blaye")
    for seat, (lord, village) in enumerate((("henri", "bourg"), ("othon", "pugnac")), 1):
        tables.lord(s, lord, seat, village)
    tables.calamity(s, "bad_weather", "b1")
    tables.hand(s, 0, "tunnel")
    course(s, 11, kinds.MOVEMENT)
    settle(s)
    game = game_named("fief")
    found: dict[str, Any] = Match(game, s.copy(), Streams(bytes(32), []), game.document(s)).position()
    return found


def test_a_march_that_cannot_begin_says_why_and_offers_a_tunnel(ann: Person) -> None:
    """It asked for a village where none could be reached, answered no click, and offered the card nowhere."""
    ann.sit(ann.table(game="fief", seats=3, hot_seat=True, position=snowed_in()), *range(3))
    here = FiefPage(ann)
    here.wait_for_turn()
    here.click(here.target({"lord": "baudoin"}))
    use = ann.page.locator('[data-use="dig weather"]')
    expect(use).to_be_visible()
    ann.page.locator('[data-village="charolles"]').click()
    expect(ann.page.get_by_role("alert").filter(has_text=said("why-not"))).to_be_visible()
    use.click()
    ann.page.locator('[data-village="charolles"][data-lit]').click()
    before = here.moment
    here.set_off(here.click)
    here.wait_after(before)
    assert ann.sent_messages("move")[-1]["move"][:3] == ["march baudoin", "dig weather", "step charolles"]


def test_a_letter_takes_three_clicks_from_the_envelope_of_a_family(ann: Person) -> None:
    here = at(ann, "hire knight", seats=4)
    ann.page.locator("[data-write]").first.click()
    letter = ann.page.get_by_role("dialog")
    letter.get_by_role("button", name=said("compose-more", n=1)).first.click()
    send = letter.get_by_role("button", name=said("send-letter"), exact=True)
    expect(send).to_be_enabled()
    send.click()
    assert until(ann.page, lambda: ann.sent_messages("letter"), PATIENCE)
    assert ann.sent_messages("letter")[-1]["moves"][-1] == "propose"
    assert here.person.complaints == []


@pytest.mark.parametrize("way", WAYS)
def test_a_marriage_and_its_terms_are_proposed_at_once(come_in: ComeIn, way: str) -> None:
    """What one offers was asked for afterwards, coin by coin, in a list of buttons."""
    ann = come_in("Ann", **WAYS[way])
    here = at(ann, "marry", seats=4)
    press = getattr(here, way)
    move = next(move for move in here.legal() if move["text"].startswith("marry"))
    before = here.moment
    press(here.control(move))
    for term in ("money give 1", "money take 1"):
        button = ann.page.locator(f'[data-term="{term}"]')
        here.bring_up(press, button)
        if button.is_enabled():
            press(button)
    here.propose(press)
    here.wait_after(before)
    sent = ann.sent_messages("move")[-1]["move"]
    assert (sent[0], sent[-1]) == (move["text"], "propose")
    assert ann.complaints == []
