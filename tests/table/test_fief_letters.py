"""What letters and taxes of Fief say of what they lead to."""

from signoria.games.fief.steps.kinds import MARRIAGES, PLAYING, RANSOMS
from tests.fief.tables import begin, bishop, controls, king, mills, play, title
from tests.fief.test_marriages import houses
from tests.fief.test_ransoms import prison
from tests.fief.test_taxes import court
from tests.table.test_fief_questions import asked


def test_a_marriage_says_what_it_brings() -> None:
    """A player who had won alone married, and shared the victory without knowing. [F-7.3] [F-7.4]"""
    s = houses()
    king(s, "charles")
    begin(s, MARRIAGES)
    brings = "allies: together you win with 4 victory points and now have 1; alone you no longer win"
    assert set(asked(s, 0)[1]) == {brings.replace("have 1", "have 0"), brings}
    play(s, 0, "marry quentin jeanne", "propose")
    assert asked(s, 1)[1] == [brings]


def test_a_lower_ransom_is_one_sentence_with_one_sum_that_is_paid() -> None:
    """It read "ransom 2" and "gives you 1 denier": which of them? [F-4.1.2]"""
    s = prison()
    begin(s, RANSOMS)
    play(s, 0, "prisoner take baudoin", "money give 1", "propose")
    told = asked(s, 1)[0]
    assert (
        told == "Player 1 offers you 1 denier instead of the ransom of 2 deniers for Baudoin (Player 1). Do you agree?"
    )


def test_a_tax_says_what_it_would_bring() -> None:
    """The preview only said again that land tax is levied. [F-3.3] [F-3.4]"""
    s = court("tax")
    title(s, "arthur", "blaye")
    bishop(s, "arthur", "b1")
    controls(s, 1, "la_salle")
    mills(s, "la_salle", 2)
    begin(s, PLAYING)
    stands = "with the income, as things stand"
    assert asked(s, 0)[1] == [f"8 deniers {stands}", f"4 deniers {stands}"]
