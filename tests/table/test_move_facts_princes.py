"""What a board of Princes shows with a legal move is what the engine then does."""

from collections import Counter
from typing import Any

from signoria.games.princes.actions import work_value
from signoria.games.princes.pieces import BONUS_AT, PRESTIGE_AT
from signoria.games.princes.scoring import prestige_points
from signoria.games.princes.steps.works import bonus_for_next
from tests.table.move_moments import Facts, changes, elsewhere, loss, moments, sampled

# What follows the others by default has a price of its own.
PRICED = {"name", "buy", "raise", "bid", "merchant", "decline", "put", "build", "learn", "buy_bonus", "introduce",
          "princess", "finish", "change", "change_all", "keep_money", "cash"}  # fmt: skip
SCORED = {"points.best_work", "points.prestige_cards"}  # at the end of a round or of the game


def test_prices_are_paid() -> None:
    """What the preview says of money and prestige is the price, and what the move brings."""
    compared: Counter[str] = Counter()
    for m, seat, told in moments("princes", 12):
        for move, facts in sampled(told):
            own = changes(m, seat, move) if move.verb in PRICED else {}
            is_open = move.arguments.get("object") == "landscape"  # of which type is chosen later
            if not {"money", "prestige"} & set(own) or SCORED & set(own) or is_open:
                continue
            florins, points = expected(facts)
            later = facts.get("points", 0) if "fits" in facts else 0  # a piece brings points when it is laid
            assert loss(own, "money") == florins, (move.text, facts, own)
            if move.verb in ("merchant", "decline"):  # what the object brings that is bought with it
                points += loss(own, "points.landscapes") + loss(own, "points.architects")
            assert loss(own, "prestige") in (points, points + later), (move.text, facts, own)
            compared[move.verb] += 1
    assert set(compared) >= {"put", "buy", "raise", "learn", "buy_bonus", "introduce", "cash", "finish", "change"}


def expected(facts: Facts) -> tuple[int, int]:
    """Florins and prestige points a move costs by its facts."""
    back, gained = facts.get("prestige", 0), facts.get("points", 0)
    if "kept" in facts:  # money is changed into points at 200 florins each
        return 200 * gained, -gained
    if "gains" in facts:
        return -100 * facts["gains"], back
    if "hundreds" in facts:
        return 100 * (facts["hundreds"] - back), back - gained
    return -100 * facts.get("value", 0), -gained


def test_a_bid_that_wins_is_the_price() -> None:
    compared = 0
    for m, seat, told in moments("princes", 6):
        for move, facts in told:
            if move.verb not in ("raise", "name"):
                continue
            other = elsewhere(m)
            other.play(seat, move)
            while other.seen(None).step == "bid":
                other.play(other.waiting[0], "pass")
            paid = [event for event in other.log(None) if event["event"] == "paid"]
            if paid:  # with a character one may be asked first
                assert (paid[0]["seat"], paid[0]["hundreds"]) == (seat, facts["hundreds"])
                assert paid[0]["back"] == facts["prestige"]
                compared += 1
    assert compared > 20


def test_what_is_kept_of_a_payment() -> None:
    compared = 0
    for _, _, told in moments("princes", 4):
        changed = {move.number("number"): facts for move, facts in told if move.verb == "change"}
        for points, facts in changed.items():
            assert facts == {"points": points, "kept": changed[0]["kept"] - 2 * points, "most": max(changed)}
            compared += 1
    assert compared


def test_what_both_have_after_building_together() -> None:
    compared = 0
    for m, seat, told in moments("princes", 12):
        for move, facts in sampled(told):
            if move.verb != "sum":
                continue
            other = elsewhere(m)
            other.play(seat, move)
            partner = other.waiting[0]
            other.play(partner, "accept")
            players: Any = other.position()["players"]
            after = [{"hundreds": who["money"] // 100, "prestige": who["prestige"]} for who in players]
            assert (facts["mine"], facts["theirs"]) == (after[seat], after[partner])
            compared += 1
    assert compared


def test_a_card_is_worth_what_it_says_once_it_is_kept() -> None:
    compared: Counter[str] = Counter()
    for m, seat, told in moments("princes", 10):
        steps: Any = m.position()["steps"]
        if any(step["step"] in ("purchase", "work") for step in steps):  # where an object comes right after it
            continue
        for move, facts in told:
            if move.verb not in ("keep", "recruit"):
                continue
            other, card = elsewhere(m), move.number("card")
            other.play(seat, move)
            while other.seen(seat).step == "look" and other.seen(seat).default is not None:
                other.play(seat, other.seen(seat).default)
            worth = work_value if card < BONUS_AT else bonus_for_next if card < PRESTIGE_AT else prestige_points
            assert facts == {"value" if card < BONUS_AT else "worth": worth(other.state, seat, card)}  # type: ignore[arg-type]
            compared[worth.__name__] += 1
    assert len(compared) == 3
