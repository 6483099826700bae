"""What Fief asks, and what its picture says of it, where the words of the step alone would mislead."""

from typing import Any

import msgspec

from signoria import Match
from signoria.games.fief import windows
from signoria.games.fief.game import GAME
from signoria.games.fief.pieces import BISHOPRIC, FIEF, FIEF_OF, VILLAGE
from signoria.games.fief.state import Table
from signoria.games.fief.steps.kinds import BATTLES, ELECTION, MOVEMENT, PILLAGING, PURCHASES
from signoria.kernel.text import words_for
from signoria.table.automatic import rules_of
from signoria.table.games import in_words
from signoria.table.picture import picture
from signoria.table.pictures import DRAWN
from tests.fief.election_tables import B5, candidacies, sigy
from tests.fief.movement_tables import baudoin_at_blaye, march
from tests.fief.tables import begin, calamity, castle, controls, hand, lord, mills, money, table, troops
from tests.fief.test_sieges import before_walls
from tests.server.test_automatic_answers import in_a_window


def asked(s: Table, seat: int) -> tuple[str, list[str]]:
    """The question of a seat, and what is said of its answers besides their words."""
    m = Match(GAME, s, None)
    spoken, seen = in_words("fief"), m.seen(seat)
    scene = spoken.scene(m, seen, words_for("fief", "en"), None)
    shown = spoken.choices(scene)
    return spoken.question(scene), [choice.note for choice in shown if choice.note]


def test_the_villages_whose_mills_can_be_pillaged_are_named() -> None:
    s = table(3, phase=6)
    controls(s, 0, "blaye", "bourg")
    mills(s, "blaye", 2)
    mills(s, "bourg", 1)
    begin(s, PILLAGING)
    assert asked(s, 0)[0] == "Do you pillage a mill? You can in Blaye and Bourg."


def test_where_nobody_can_march_nobody_is_asked_which_lord_does() -> None:
    s = table(4, phase=5)
    lord(s, "arthur", 0, "blaye")
    troops(s, 0, "blaye", men=1)
    hand(s, 0, "tax")
    calamity(s, "bad_weather", *BISHOPRIC.names)
    begin(s, MOVEMENT)
    assert asked(s, 0)[0] == "None of your lords can march. You can only end your movement."


def test_where_nobody_can_be_attacked_nobody_is_asked_whom() -> None:
    """Who wanted to besiege feared that "No attack" would give that up."""
    s = before_walls()
    troops(s, 1, "l_epervier", men=4, knights=2)
    hand(s, 0, "assassination")
    begin(s, BATTLES)
    assert asked(s, 0)[0] == "You can attack nobody now. Sieges come next."


def test_who_is_asked_for_passage_hears_what_the_answers_lead_to() -> None:
    """It read like a gift, and nobody knew what a refusal would do. [F-5.1.4]"""
    s = baudoin_at_blaye(men=2)
    troops(s, 1, "charolles", men=1)
    march(s, 0, "baudoin", "step charolles", "men 2", "ask_leave l_epervier", "propose")
    question, notes = asked(s, 1)
    assert question.endswith(
        "a request to let Baudoin go to L’Épervier. Nothing else is offered or asked for. Do you agree?"
    )
    assert notes == ["Baudoin goes on", "Baudoin halts or turns back"]


def drawn(s: Table, seat: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(picture(DRAWN["fief"], Match(GAME, s, None), seat)))


def test_a_title_that_lacks_nothing_but_money_is_told_with_its_price() -> None:
    """It was not listed at all, and nothing said why. [F-4.3.1]"""
    for deniers, expected in ((3, [{"fief": "st_paul", "price": 4}]), (4, [])):
        s = table(3, phase=4)
        lord(s, "arthur", 0, "st_paul")
        controls(s, 0, *[name for i, name in enumerate(VILLAGE.names) if FIEF_OF[i] == FIEF.names.index("st_paul")])
        castle(s, "st_paul")
        money(s, 0, deniers)
        begin(s, PURCHASES)
        assert drawn(s, 0)["mine"]["too_dear"] == expected
        assert drawn(s, 1)["mine"]["too_dear"] == []


def test_votes_are_told_by_where_they_come_from() -> None:
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    told = drawn(s, 0)["table"]["election"]["votes"]
    assert any(one["by_villages"] for one in told)
    assert all(one["votes"] == one["by_villages"] + sum(one["by_lords"].values()) for one in told)


def test_a_moment_for_surprises_is_told_as_what_happens() -> None:
    """It read "When a battle is declared. Do you react?". [F-9.1]"""
    s = in_a_window("revolt", point=windows.BATTLE_DECLARED)
    found = rules_of("fief").reacting(Match(GAME, s, None).seen(None))
    assert found is not None
    assert words_for("fief", "en").word(found.words) == "a battle is declared"
