"""Words of Princes for people who look at the board: nothing there that only a program would say."""

import pytest

from signoria.games.princes.pieces import LANDSCAPE_TYPE, PROFESSIONS
from signoria.kernel.text import LANGUAGES, words_for
from signoria.table.digest import news
from signoria.table.games import grouping_of
from signoria.table.princes.things import kinds
from tests.princes.tables import PRESTIGE_CARDS, auction, look, own, play, texts, win
from tests.princes.test_cooperative import coop
from tests.table.test_textual_table import told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_proposal_is_told_by_who_pays_and_its_proposer_hears_what_may_be_done(lang: str) -> None:
    """Where it would lie is drawn; "g6, turned 270°" said nothing to anybody. The question was who may act, and how."""
    m = coop({"money": 2000}, {"money": 2000})
    play(m, 0, "propose left tower")
    play(m, 0, f"put {texts(m, 0, 'put')[0]}")
    play(m, 0, "sum 3")
    said = " ".join(news(m, grouping_of("princes"), None, words_for("princes", lang))[-1].sentences)
    assert "°" not in said
    assert "300" in said
    general = words_for("princes", lang).word("table-meanwhile", doing="")
    assert general not in told(m, 0, lang).question
    assert texts(m, 0) == ["withdraw"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_things_is_for_players(lang: str) -> None:
    words = words_for("princes", lang)
    for names, lines, _ in kinds():
        for i in range(names.size):
            assert not any("docs/" in line for line in lines(words, i))


def test_who_wins_a_prestige_card_is_told_in_one_line() -> None:
    """ "Bardi keeps a card." said neither which kind nor why."""
    m = auction()
    win(m, 0, "prestige_card")
    look(m, 0, *PRESTIGE_CARDS[:5])
    said = [action.sentences for action in news(m, grouping_of("princes"), 1, words_for("princes", "en"))]
    assert not any("keeps a card" in sentence for sentences in said for sentence in sentences)


def test_a_second_landscape_of_a_kind_is_wanted_by_no_work() -> None:
    """ "The Alchemist wants it" was said of a lake although a lake was owned."""
    card = next(row.name for row in PROFESSIONS if LANDSCAPE_TYPE.names[row.landscape] == "lake")
    for mine, times in (({}, 1), (own("lake"), 0)):
        m = auction({**mine, "professions": [card]})
        note = told(m, 0).moves["name lake"].note
        assert note.count(words_for("princes", "en").word(f"card-{card}")) == times
