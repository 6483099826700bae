"""What happened, as actions: whole games are told in full, to each reader in the second person, and without secrets."""

import dataclasses
import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria import Match
from signoria.games import GAMES
from signoria.games.fief.pieces import KNIGHT, LORD, MAN
from signoria.kernel.contract import option_sets
from signoria.kernel.flow import SPECTATOR, Event
from signoria.kernel.rng import Rng
from signoria.kernel.text import LANGUAGES, words_for
from signoria.table.digest import (
    ASIDE,
    BRIEF,
    GRAVE,
    Action,
    Grouping,
    Reader,
    Told,
    actions_of,
    folded,
    foretold,
    groups_of,
    news,
    news_after,
    places_of,
)
from signoria.table.games import grouping_of, in_words

NAMES = ["Ximena", "Quirin", "Zdenka", "Wulfram", "Yolanda", "Kajetan"]
FOLDING = json.loads((Path(__file__).parent / "folding.json").read_text(encoding="utf-8"))
GAME = [pytest.param(name, id=name) for name in GAMES]


def played(game: str, seats: int, options: dict[str, Any], seed: int, most: int = 100_000) -> Match:
    """A random game, or the beginning of one."""
    m = signoria.new(game, seats=seats, seed=seed, options=options)
    m.names = NAMES[:seats]
    rng = Rng(seed)
    for _ in range(most):
        if m.over:
            break
        waiting = m.waiting
        seat = waiting[rng.below(len(waiting))]
        legal = m.legal(seat)
        m.play(seat, legal[rng.below(len(legal))])
    return m


@cache
def games(game: str) -> list[Match]:
    """Whole random games with all options: each value of each one is in at least one of them."""
    sets = option_sets(GAMES[game])
    seats = range(GAMES[game].fewest, GAMES[game].most + 1)
    return [played(game, seats[i % len(seats)], options, i + 1) for i, options in enumerate(sets)]


def readers(m: Match) -> Iterator[int | None]:
    yield from [None, *range(m.seats)]


def told(m: Match, seat: int | None, lang: str = "en", since: int = 0) -> list[Action]:
    return news(m, grouping_of(m.game.name), seat, words_for(m.game.name, lang), since)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("game", GAME)
def test_every_event_of_a_whole_game_belongs_to_exactly_one_action(game: str) -> None:
    for m in games(game):
        assert m.over
        for seat in readers(m):
            actions = told(m, seat)
            assert [n for action in actions for n in range(action.first, action.last + 1)] == [*range(len(m.log(seat)))]
            assert all(action.sentences and all(action.sentences) for action in actions)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAME)
def test_readers_are_spoken_to_and_not_about(game: str, lang: str) -> None:
    """Nobody reads their own name, in any language; whoever looks on reads everybody's."""
    for m in games(game)[:3]:
        for seat in readers(m):
            text = " ".join(action.text for action in told(m, seat, lang))
            assert seat is None or NAMES[seat] not in text
            assert all(name in text for i, name in enumerate(m.names) if i != seat)
            assert "{" not in text
            assert "you-" not in text
            assert "news-" not in text


@pytest.mark.parametrize("game", GAME)
def test_an_update_brings_the_actions_that_began_or_grew(game: str) -> None:
    """From any event on the same actions are told as of the whole game: those it is in, and all that follow."""
    m = games(game)[-1]
    grouping, words = grouping_of(game), words_for(game, "en")
    for seat in readers(m):
        whole = told(m, seat)
        for first in range(0, len(m.events) + 1, 7):
            number = len(m.heard(m.viewer(seat), 0, first))
            since = news_after(m, grouping, seat, words, first, number, m.names)
            assert since == [action for action in whole if action.last >= number]


@pytest.mark.parametrize("game", GAME)
def test_an_update_looks_at_few_events(game: str) -> None:
    """The beginning of an action is never far, so that what is new costs what is new."""
    grouping = grouping_of(game)
    for m in games(game):
        openers = [i for i, event in enumerate(m.events) if grouping.begins(m.game.events[event.kind].name)]
        gaps = [b - a for a, b in pairwise(openers)]
        assert sum(gaps) / len(gaps) < 25
        assert max(gaps) < 200


@pytest.mark.parametrize("game", GAME)
def test_an_action_says_a_sentence_or_two(game: str) -> None:
    """Few say more, though much may follow from one deed."""
    lengths = [len(action.sentences) for m in games(game) for action in told(m, 0)]
    assert sum(length <= 2 for length in lengths) > 0.8 * len(lengths)
    assert sum(length <= 3 for length in lengths) > 0.9 * len(lengths)


@pytest.mark.parametrize("game", GAME)
def test_what_is_pointed_at_is_a_thing_the_reader_was_told_of(game: str) -> None:
    """References are of kinds that the table explains, and never to a hidden card."""
    kinds = {kind[0].name: kind[0] for kind in in_words(game).kinds()}
    for m in games(game)[:2]:
        for seat in readers(m):
            events = m.log(seat)
            for action in told(m, seat):
                shown = {
                    value for event in events[action.first : action.last + 1] for value in map(str, event.values())
                }
                for kind, _, name in (ref.partition(":") for ref in action.refs):
                    assert kinds[kind].parse(name) >= 0
                    assert name in shown


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize("game", GAME)
def test_nothing_hidden_can_be_read_in_it(game: str) -> None:
    """With other private numbers in the events that are hidden from a reader, the reader is told the same."""
    for m in games(game)[:4]:
        for seat in readers(m):
            twin = told(with_other_secrets(m, seat), seat)
            assert twin == told(m, seat)


def test_a_planted_leak_is_caught() -> None:
    """A grouping that looks at numbers behind the reader's back tells something else where they are others."""

    def tell(reader: Reader, group: list[Told]) -> list[str]:
        return [str(list(told.event.numbers)) for told in group]

    m, words, leaky = games("princes")[0], words_for("princes", "en"), Grouping(tell=tell)
    assert news(with_other_secrets(m, 0), leaky, 0, words) != news(m, leaky, 0, words)


def with_other_secrets(m: Match, seat: int | None) -> Match:
    other = signoria.new(m.game.name, seats=m.seats, seed=1, options=m.options)
    other.names = m.names
    other.events = [masked(m, event, m.viewer(seat)) for event in m.events]
    return other


def masked(m: Match, event: Event, viewer: int) -> Event:
    kind = m.game.events[event.kind]
    told = Told(m.game, event, viewer)
    numbers = [
        number if told.whole or name not in kind.private else domain.low + (number - domain.low + 1) % domain.size
        for (name, domain), number in zip(kind.numbers, event.numbers, strict=False)
    ]
    return Event(event.kind, event.mask, *numbers)


# ---------------------------------------------------------------- folding


def test_a_turn_of_fief_folds_to_at_most_twelve_lines() -> None:
    for m in games("fief"):
        for seat in readers(m):
            lines = folded(told(m, seat), 2)
            turns = [i for i, line in enumerate(lines) if line.action.level == 1]
            assert turns
            for a, b in zip(turns, [*turns[1:], len(lines)], strict=True):
                assert b - a <= 12


@pytest.mark.parametrize(("expanded", "phases"), [(False, ["A", "B"]), (True, ["A", "A2", "B"])])
def test_phases_of_princes_fold_under_their_rounds(expanded: bool, phases: list[str]) -> None:
    """Each is a heading: the auction, with the expansion the characters, and the actions with the best work."""
    m = played("princes", 3, {"muse_and_princess": expanded}, 5)
    headings = [(action.level, action.text) for action in told(m, 0) if action.level]
    assert [level for level, _ in headings] == [1, *[2] * len(phases)] * 7
    assert [text.split(":")[0] for level, text in headings if level == 2] == [f"Phase {name}" for name in phases] * 7
    lines = folded(told(m, 0), 2)
    assert all(line.folded for line in lines if line.action.level == 2)
    best = [line.text for line in lines if "best work" in line.text]
    assert best
    assert all(text.startswith("Phase B: actions. ") for text in best)


def test_turns_and_phases_of_fief_are_headings_and_rounds_of_battles_are_not() -> None:
    """Rounds of battles were set as headings, and phases were not."""
    levels: dict[str, set[int]] = {}
    for m in games("fief"):
        heard = m.heard(m.viewer(None))
        for action in told(m, None):
            levels.setdefault(m.game.events[heard[action.first].kind].name, set()).add(action.level)
    assert (levels["turn"], levels["phase"], levels["round"]) == ({1}, {2}, {0})


@pytest.mark.parametrize("game", GAME)
def test_folding_loses_no_action(game: str) -> None:
    m = games(game)[0]
    actions = told(m, 0)
    for level in (1, 2, 3):
        lines = folded(actions, level)
        assert sum(1 + line.folded for line in lines) == len(actions)
        assert [line.action.first for line in lines] == sorted(line.action.first for line in lines)


@pytest.mark.parametrize("example", FOLDING, ids=[example["about"] for example in FOLDING])
def test_logs_fold_as_the_examples_say(example: dict[str, Any]) -> None:
    """The browser folds by itself: `news.test.ts` holds it against the same examples."""
    lines = folded([Action(**action) for action in example["actions"]], example["level"])
    told = [
        {
            "text": line.text,
            "folded": line.folded,
            "weight": line.action.weight,
            "last": line.action.last,
            "refs": line.action.refs,
        }
        for line in lines
    ]
    assert told == example["lines"]


def test_a_folded_heading_says_what_was_grave() -> None:
    heading = Action(None, 1, ["Turn 1."], BRIEF, 0, 0, [])
    quiet = Action(0, 0, ["A march."], BRIEF, 1, 1, [])
    grave = Action(1, 0, ["A battle.", "It was lost."], GRAVE, 2, 4, ["village:bourg"])
    (line,) = folded([heading, quiet, grave], 1)
    assert (line.text, line.folded, line.action.last) == ("Turn 1. A battle.", 2, 4)
    assert line.action.refs == ["village:bourg"]


# ---------------------------------------------------------------- what is said


def bought(m: Match, seat: int | None) -> list[Action]:
    """Purchases of a card, which are looked at and put under the stack besides."""
    events = m.log(seat)
    return [
        action
        for action in told(m, seat)
        if any(event["event"] == "bought-card" for event in events[action.first : action.last + 1])
    ]


def test_a_bought_profession_card_is_one_line() -> None:
    """Once it was 13: "Bardi looks at a card." five times, "puts a card under the stack" four times."""
    m = games("princes")[0]
    for seat in readers(m):
        actions = bought(m, seat)
        events = [event["event"] for event in m.log(seat)]
        assert len(actions) == events.count("bought-card") > 0
        for action in told(m, seat):
            inside = events[action.first : action.last + 1]
            if {"looks", "looked", "put-under", "kept"} & set(inside):
                assert {"bought-card", "won"} & set(inside), "what is looked at is part of what it was looked at for"
        assert not any("looks at" in action.text or "under the stack" in action.text for action in told(m, seat))
    texts = {action.text for seat in range(m.seats) for action in bought(m, seat) if action.seat == seat}
    assert any("You buy a profession card" in text and "You keep " in text for text in texts)


def test_a_card_that_is_taken_names_member_and_balance() -> None:
    texts = [action.text for m in games("lorenzo") for action in told(m, 0) if action.seat == 0]
    taken = [text for text in texts if re.match(r"You take .+ with (black|white|orange|neutral) \(\d+\)\.", text)]
    assert taken
    assert any("You pay" in text and " and gain " in text for text in taken)


def test_servants_that_raise_a_value_are_told_apart_from_what_a_card_costs() -> None:
    """`You pay 4 servants, 3 military and gain 2 servants` read like a mistake: nobody saw what was paid for what."""
    texts = [action.text for m in games("lorenzo") for action in told(m, 0) if action.seat == 0]
    assert any(" servants to raise the value; you pay " in text and " for the card and gain " in text for text in texts)
    assert not any("for the card" in text for text in texts if "You take" not in text)
    assert any("You pay" in text and "for the card" not in text for text in texts if "produce" in text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_pick_of_a_leader_draft_is_told_by_itself(seats: int) -> None:
    """After four picks it said that three others "keep a leader each", though they had kept four each."""
    m = played("lorenzo", seats, {"advanced": True}, 3, 5 * seats)
    events: Any = m.log(0)
    picks = [action for action in told(m, 0) if action.text.startswith("You keep")]
    others = "The other player keeps a leader." if seats == 2 else f"The other {seats - 1} players each keep a leader."
    assert [action.sentences[1] for action in picks] == [others] * 4
    for pick in picks:
        kept = [event for event in events[pick.first : pick.last + 1] if event["event"] == "kept"]
        assert {event["seat"] for event in kept} == {*range(seats)}
        assert len(kept) == seats
    assert len({action.sentences[0] for action in picks}) == 4, "each of one's own leaders is named once"
    looking_on = [action.sentences[0] for action in told(m, None) if "keep" in action.text]
    assert looking_on == ["Every player keeps a leader."] * 4


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "Candidate: ", "Candidates: "),
        ("pl", "Kandyduje ", "Kandydują: "),
        ("de", "Es kandidiert ", "Es kandidieren: "),
        ("cs", "Kandiduje ", "Kandidují: "),
    ],
)
def test_one_candidate_is_told_in_the_singular(lang: str, one: str, several: str) -> None:
    for n in range(1, 6):
        (action,) = of_events("fief", lang, [("election", (0,)), *[("stands", (seat, seat, 0)) for seat in range(n)]])
        assert (one if n == 1 else several) in action.text


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Ximena no longer controls Beaujeu.", "Ximena no longer controls Beaujeu and Blaye."),
        ("pl", "Ximena traci kontrolę nad wioską Beaujeu.", "Ximena traci kontrolę nad wioskami Beaujeu i Blaye."),
        ("de", "Ximena verliert die Kontrolle über Beaujeu.", "Ximena verliert die Kontrolle über Beaujeu und Blaye."),
        ("cs", "Ximena ztrácí kontrolu nad vesnicí Beaujeu.", "Ximena ztrácí kontrolu nad vesnicemi Beaujeu a Blaye."),
    ],
)
def test_villages_that_are_lost_are_named_as_villages(lang: str, one: str, two: str) -> None:
    died, lost = ("died", (0, 0, 0)), [("control-lost", (0, 0)), ("control-lost", (0, 2))]
    for n, said in ((1, one), (2, two)):
        (action,) = of_events("fief", lang, [died, *lost[:n]])
        assert action.sentences[-1] == said


def test_the_plague_is_one_action_with_a_sentence_for_the_dice_and_one_for_each_family() -> None:
    """It was nine sentences, in which the end of a marriage was lost."""
    lost = [("plague-loss", (1, village, unit)) for village, unit in ((0, MAN), (0, MAN), (1, KNIGHT))]
    dice = [("plague-die", (0, 4)), ("plague-die", (1, 3))]
    (action,) = of_events("fief", "en", [*dice, ("died", (1, 1, 0)), ("lifted", (1,)), ("widowed", (1, 0)), *lost])
    first, second = (words_for("fief", "en").word(LORD.key(lord)) for lord in (0, 1))
    assert action.sentences == [
        f"Plague: {first} survives (4), {second} (Quirin) dies (3).",
        f"Death ends the marriage of {second} and {first}.",
        "Quirin loses 2 men-at-arms in Beaujeu and 1 knight in La Salle to the plague.",
    ]


def test_calamities_turn_up_beside_the_cards_that_are_drawn() -> None:
    """Who drew two cards and four calamities seemed to have drawn six."""
    (action,) = of_events("fief", "en", [*[("drew", (0, -1))] * 2, *[("calamity-drawn", (0,))] * 4])
    assert action.text == "Ximena draws 2 cards. 4 calamities turn up."


def of_events(game: str, lang: str, events: list[tuple[str, tuple[int, ...]]]) -> list[Action]:
    """What is told of events that random games hardly meet."""
    kinds = [kind.name for kind in GAMES[game].events]
    reader = Reader(GAMES[game], SPECTATOR, words_for(game, lang), NAMES)
    made = [Event(kinds.index(name), 0, *numbers) for name, numbers in events]
    return actions_of(grouping_of(game), reader, made)


def test_a_round_of_lorenzo_is_laid_out_tower_by_tower() -> None:
    m = games("lorenzo")[0]
    actions = told(m, None)
    first = next(i for i, action in enumerate(actions) if action.level == 1)
    laid_out = actions[first + 1 : first + 6]
    assert [action.text.partition(":")[0] for action in laid_out] == [
        "Territories",
        "Characters",
        "Buildings",
        "Ventures",
        "Dice",
    ]
    assert {action.weight for action in laid_out[:4]} == {ASIDE}


def test_bids_are_brief_and_battles_grave() -> None:
    bids = [a for m in games("princes") for a in told(m, None) if " bids " in a.text and a.level == 0]
    battles = [a for m in games("fief") for a in told(m, None) if " attacks " in a.text and len(a.sentences) == 1]
    assert bids
    assert battles
    assert {action.weight for action in bids} == {BRIEF}
    assert {action.weight for action in battles} == {GRAVE}


def test_a_game_nobody_has_grouped_is_told_event_by_event() -> None:
    m = played("lorenzo", 2, {}, 3, 12)
    actions = news(m, Grouping(), 0, words_for("lorenzo", "en"))
    assert [action.first for action in actions] == [*range(len(m.log(0)))]


def spans(m: Match, grouping: Grouping, seat: int | None) -> list[int]:
    """How many events stand together, action by action."""
    viewer = m.viewer(seat)
    return [len(group) for group in groups_of(grouping, [Told(m.game, event, viewer) for event in m.heard(viewer)])]


@pytest.mark.parametrize("game", GAME)
def test_groups_never_depend_on_what_is_hidden(game: str) -> None:
    """Whether events belong together is asked of their kinds and open numbers alone."""
    for m in games(game):
        for seat in readers(m):
            assert spans(with_other_secrets(m, seat), grouping_of(game), seat) == spans(m, grouping_of(game), seat)


@pytest.mark.parametrize("game", GAME)
def test_groups_that_depend_on_what_is_hidden_are_caught(game: str) -> None:
    """A planted leak: events of which a hidden number is even go on with the action before."""
    grouping = grouping_of(game)

    def peeks(group: list[Told], told: Told) -> bool:
        hidden = [places_of(told.kind)[name] for name in told.kind.private]
        return grouping.joins(group, told) != any(told.event.numbers[i] % 2 for i in hidden)

    planted = dataclasses.replace(grouping, joins=peeks)
    pairs = [(m, seat) for m in games(game) for seat in readers(m)]
    assert any(spans(with_other_secrets(m, seat), planted, seat) != spans(m, planted, seat) for m, seat in pairs)


@pytest.mark.parametrize("game", GAME)
def test_a_preview_speaks_to_the_player_as_the_log_will(game: str) -> None:
    """It said "Bice pays 3 servants" to Bice, one line for each event."""
    m = played(game, 3, {}, seed=5, most=60)
    seat = next(iter(m.waiting))
    for move in m.legal(seat):
        preview = m.preview(seat, move)
        told = foretold(preview, grouping_of(game), words_for(game, "en"), m.names)
        assert len(told) <= len(preview.sentences("en", m.names))
        assert not any(m.names[seat] in sentence for sentence in told)
