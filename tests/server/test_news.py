"""What happened reaches clients as actions: whoever keeps them as updates say has the whole log, also after undos."""

import random
import time

import pytest

from signoria.games import GAMES
from signoria.kernel.text import LANGUAGES, words_for
from signoria.server import wire
from signoria.server.manner import Manner
from signoria.server.news import Grouped, News
from signoria.server.replaying import Replayed, place
from signoria.server.sight import update_of
from signoria.server.storage import Entry
from signoria.table.digest import news
from signoria.table.games import grouping_of
from tests.server.rooms import Logged
from tests.server.test_automatic_answers import room_at
from tests.server.test_mailbox import marching

MOVES = 120


def folded_in(kept: list[wire.Action], update: wire.Update) -> list[wire.Action]:
    """What a client does with the actions of an update: they replace its own from `first` or the first of them."""
    told = update.news
    assert isinstance(told, list)
    first = min(update.first, told[0].first) if told else update.first
    return [*[action for action in kept if action.first < first], *told]


@pytest.mark.parametrize("game", list(GAMES))
def test_whoever_follows_has_the_whole_log_also_after_undos(game: str) -> None:
    table, chance = Logged(game, 3), random.Random(5)
    room = table.room
    kept: dict[int | None, list[wire.Action]] = {None: [], 0: [], 1: [], 2: []}
    last: dict[int | None, int] = dict.fromkeys(kept, -1)
    undone, again = 0, 0
    for number in range(MOVES):
        if room.is_over:
            break
        seat = chance.choice(room.waiting)
        table.play(seat, number=chance.randrange(len(room.legal(seat, "en"))))
        if number % 5 == 4:
            undone += 1
            table.do(lambda room, seat=seat: room.undo(seat))  # type: ignore[misc]
            for other in range(3):
                ask = room.affairs.ask
                if ask is not None and other in room.voters(ask) - set(ask.agreed):
                    table.do(lambda room, other=other: room.consent(other, True))  # type: ignore[misc]
        for viewer in kept if number % 3 == 0 else [chance.choice(list(kept))]:
            update = update_of(room, viewer, last[viewer], Manner("pl", "words"), time.time())
            last[viewer] = update.seq
            assert isinstance(update.news, list)
            again += sum(action in kept[viewer] for action in update.news)
            kept[viewer] = folded_in(kept[viewer], update)
            whole = news(room.playing, grouping_of(game), viewer, words_for(game, "pl"))
            assert [(a.first, a.last, a.level, a.weight, a.refs) for a in kept[viewer]] == [
                (a.first, a.last, a.level, a.weight, a.refs) for a in whole
            ]
            names = [words_for(game, "pl").player(one, room.playing.names) for one in range(3)]
            assert names == room.news.names("pl")
            assert [a.sentences for a in kept[viewer]] == [a.sentences for a in whole]
    assert undone > 5
    assert again <= undone * len(kept)  # only after something was taken back


def test_whoever_was_told_is_told_on_from_their_last_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fief has long stretches in which nothing begins an action whatever came before: 24 events were grouped anew."""
    table, chance = Logged("fief", 3, turn_limit=6), random.Random(5)
    room, looked_at = table.room, list[int]()
    grouped = News.grouped

    def counted(self: News, begin: int, viewer: int) -> list[Grouped]:
        looked_at.append(len(self.match.events) - begin)
        return grouped(self, begin, viewer)

    last = dict.fromkeys(range(3), -1)
    for number in range(MOVES):
        if number == 1:
            monkeypatch.setattr(News, "grouped", counted)
        for viewer in last:
            last[viewer] = update_of(room, viewer, last[viewer], Manner("en", "words"), time.time()).seq
        seat = chance.choice(room.waiting)
        table.play(seat, number=chance.randrange(len(room.legal(seat, "en"))))
    assert len(looked_at) > MOVES / 2
    assert sum(looked_at) / len(looked_at) < 6


def test_only_who_asked_for_words_is_told_actions() -> None:
    room = Logged("lorenzo", 2).room
    assert not isinstance(update_of(room, 0, -1, Manner("en", ""), time.time()).news, list)
    assert isinstance(update_of(room, 0, -1, Manner("en", "panels"), time.time()).news, list)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_tells_the_same(lang: str) -> None:
    table, chance = Logged("princes", 3), random.Random(2)
    for _ in range(60):
        seat = chance.choice(table.room.waiting)
        table.play(seat, number=chance.randrange(len(table.room.legal(seat, "en"))))
    match = table.room.playing
    replayed = Replayed(match.record().text())
    for viewer in (None, 0, 1, 2):
        found = place(replayed, len(match.lines), viewer, lang, "words")
        assert isinstance(found.news, list)
        whole = news(match, grouping_of("princes"), viewer, words_for("princes", lang))
        assert [action.sentences for action in found.news] == [action.sentences for action in whole]


@pytest.mark.parametrize("game", list(GAMES))
def test_an_update_is_cheap(game: str) -> None:
    """Told again, a few new events cost a fraction of a millisecond, whatever came before."""
    table, chance = Logged(game, 3), random.Random(8)
    for _ in range(60):
        if table.room.is_over:
            break
        seat = chance.choice(table.room.waiting)
        table.play(seat, number=chance.randrange(len(table.room.legal(seat, "en"))))
    room, times = table.room, []
    firsts = [max(0, len(room.playing.events) - back) for back in range(1, 40)]
    for first in firsts:
        room.news.actions(first, 0, "en")
        begun = time.process_time()  # what others do on the machine does not count
        room.news.actions(first, 0, "en")
        times.append(time.process_time() - begun)
    assert sorted(times)[len(times) // 2] < 0.005
    assert len(room.news.actions(firsts[0], 0, "en")) <= 2


def test_whoever_waits_for_an_answer_is_told_of_it_as_it_concerns_them() -> None:
    """What those see who are not asked is made once for all of them, but for what speaks to the reader."""
    room = room_at(marching())
    for text in ("march baudoin", "step charolles", "men 2", "ask_leave l_epervier", "propose"):
        room.fold(Entry(table="t", seq=room.seq + 1, at=1001.0, by="p0", lines=room.play(0, None, text)))
    told = {}
    for viewer in (2, None, 0):
        shown = update_of(room, viewer, -1, Manner("en", "words"), 1002.0).shown
        assert isinstance(shown, wire.Shown)
        told[viewer] = shown.question
    assert "You have sent Player 2 a request to let Baudoin go to" in told[0]
    assert "let Baudoin go to" in told[2]
    assert "You have" not in told[2]
    assert told[None] in told[2]
