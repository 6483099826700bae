"""What a board of Lorenzo shows with a legal move is what the engine then does."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

import signoria
from signoria import Match, Move
from signoria.kernel.text import words_for
from signoria.table.games import in_words
from signoria.table.shown import shown
from tests.table.move_moments import Facts, elsewhere, facts_of, moments, sampled

CARDS: Any = to_builtins(in_words("lorenzo").facts())["cards"]


def paid_by(m: Match, seat: int, move: Move, then: str = "") -> dict[str, dict[str, int]]:
    """The goods a preview says are paid, by their purpose, up to the first card."""
    found: dict[str, dict[str, int]] = {}
    for event in m.preview(seat, move, then).events:
        if event["event"] == "paid" and str(event["purpose"]) not in found and "card" not in found:
            goods: Any = event["goods"]
            found[str(event["purpose"])] = goods
        elif event["event"] == "took":
            break
    return found


def test_prices_are_paid() -> None:
    """Servants, surcharge and card as the preview tells them."""
    compared: Counter[str] = Counter()
    for m, seat, told in moments("lorenzo", 8):
        for move, facts in sampled(told):
            if move.verb in ("place", "take"):
                if check_placement(m, seat, move, facts):
                    compared[move.verb] += 1
            elif move.verb in ("servants", "pay"):
                paid = paid_by(m, seat, move)
                assert paid.get("value" if move.verb == "servants" else "card", {}) == facts["pays"]
                compared[move.verb] += 1
    assert set(compared) == {"place", "take", "servants", "pay"}


def check_placement(m: Match, seat: int, move: Move, facts: Facts) -> bool:
    """The servants it needs are paid where nothing asks for more, then the surcharge and one of the ways to pay."""
    whole = m.preview(seat, move, "default")
    paid = paid_by(m, seat, move, "default")
    if not any(event["event"] in ("placed", "paid", "took") for event in whole.events):
        return False  # how many servants is still to be said
    assert paid.get("value", {}) == ({"servant": facts["servants"]} if facts["servants"] else {})
    if "surcharge" in facts:
        assert paid.get("surcharge", {}) == ({"coin": facts["surcharge"]} if facts["surcharge"] else {})
        ways = [way["pays"] for way in facts["costs"]]
        assert [paid.get("card", {})] == (ways or [{}]) or (len(ways) > 1 and "card" not in paid)
    return True


def test_a_bonus_action_takes_its_discount_off() -> None:
    """The Architect takes a building for 1 wood and 1 stone less."""
    m = signoria.from_position(
        {
            "game": "lorenzo",
            "seats": 2,
            "round": 3,
            "turn": 0,
            "dice": {"black": 6, "white": 6, "orange": 6},
            "players": [{"coin": 9, "wood": 9, "stone": 9}, {}],
            "towers": {"character": ["architect"], "building": ["treasury"]},
        },
        seed=1,
    )
    m.play(0, "place black character.1")
    while m.seen(0).step != "bonus_take":
        m.play(0, m.seen(0).default or m.legal(0)[0])
    told = {move.text: facts for move, facts in facts_of(m, 0)}
    assert told["take building.1"]["costs"] == [{"option": 1, "discount": "none", "pays": {"wood": 2}, "need": 0}]


def test_the_ways_to_pay_are_those_that_are_asked() -> None:
    """A card with several ways to be paid in is asked about with just those."""
    compared = 0
    for m, seat, told in moments("lorenzo", 8):
        for move, facts in told:
            if len(facts.get("costs", [])) < 2:
                continue
            after = m.preview(seat, move, "default").next
            if after is not None and after.step == "payment":
                asked = [f"pay {way['option']} {way['discount']}" for way in facts["costs"]]
                assert sorted(other.text for other in after.legal) == sorted(asked)
                compared += 1
    assert compared


def test_cards_that_a_harvest_or_production_activates() -> None:
    """By what is printed on them, at the value that is then told."""
    compared: Counter[str] = Counter()
    for m, seat, told in moments("lorenzo", 6):
        for move, facts in told:
            if "cards" not in facts or move.verb == "activate":
                continue
            worked = [event for event in m.preview(seat, move, "default").events if event["event"] == "worked"]
            if worked:
                players: Any = m.view(seat)["players"]
                row = players[seat]["territories" if worked[0]["work"] == "harvest" else "buildings"]
                value: Any = worked[0]["value"]
                assert facts["cards"] == [card for card in row if CARDS[card]["activation"] <= value]
                compared[move.verb] += 1
    assert set(compared) == {"place", "servants"}


def test_what_privileges_exchanges_and_the_church_bring() -> None:
    compared: Counter[str] = Counter()
    for m, seat, told in moments("lorenzo", 10):
        for move, facts in told:
            if move.verb not in ("privilege", "exchange", "support"):
                continue
            foreseen = m.preview(seat, move)
            events: Any = foreseen.events
            if foreseen.next is not None and any(other.verb == "lose" for other in foreseen.next.legal):
                continue  # a penalty asks first
            if move.verb == "privilege":
                gained = [event["goods"] for event in events if event["event"] == "gained"]
                assert gained[:1] == [facts["gains"]] or not facts["gains"]
            elif move.verb == "exchange":
                arrow = CARDS[move.arguments["card"]]["permanent"]["arrows"][move.number("option") - 1]
                assert facts["pays"] == arrow["pay"]
                assert all(n <= arrow["gain"][good] for good, n in facts["gains"].items())
            else:
                supported = next(event for event in events if event["event"] == "supported")
                assert facts.items() <= supported.items()
            compared[move.verb] += 1
    assert set(compared) == {"privilege", "exchange", "support"}


def test_privileges_left_are_asked_for() -> None:
    compared: Counter[bool] = Counter()
    for m, seat, told in moments("lorenzo", 16):
        for move, facts in told:
            if move.verb == "privilege":
                other = elsewhere(m)
                other.play(seat, move)
                assert {again.verb for again in other.legal(seat)} & {"privilege", "lose"} or not facts["left"]
                compared[bool(facts["left"])] += 1
    assert len(compared) == 2


def test_of_several_privileges_it_is_asked_which_one() -> None:
    """Two privileges were asked for in the same words, and that they must differ was not said."""
    asked: set[str] = set()
    for m, seat, told in moments("lorenzo", 16):
        if told and all(move.verb == "privilege" for move, _ in told):
            moves = [move for move, _ in told]
            found, _ = shown(in_words("lorenzo"), m, m.seen(seat), words_for("lorenzo", "en"), moves, False, False)
            asked.add(found.question)
            left = {facts["left"] for _, facts in told}
            assert (left == {0}) or "must be different" in found.question
    assert "Choose a council privilege." in asked
    assert "Choose council privilege 1 of 2. Each must be different." in asked


class Counted(list[Move]):
    """Moves that count how often all of them are gone through."""

    times = 0

    def __iter__(self) -> Iterator[Move]:
        self.times += 1
        return super().__iter__()


def test_a_thousand_numbers_of_servants_are_gone_through_a_few_times() -> None:
    """A story: with each of them the least and the most of all was looked for, which took a server 0.7 s."""
    match = signoria.new("lorenzo", seats=2, seed=7)
    while match.seen(match.waiting[0]).step != "action":
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    position: Any = match.position()
    for player in position["players"]:
        player["servant"] = 9999
    match = signoria.from_position(position, seed=1)
    seen = match.seen(match.waiting[0])
    moves = Counted(seen.legal)
    assert len(moves) > 1000
    found, _ = shown(in_words("lorenzo"), match, seen, words_for("lorenzo", "en"), moves, False, False)
    assert found.moves["servants 5"].facts["most"] == found.moves["servants 7"].facts["most"] > 1000
    assert moves.times < 10
