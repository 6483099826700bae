"""Pictures: what boards draw, with everything in it as the view and the rules have it, and nothing of it secret."""

import dataclasses
import random
import runpy
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

import signoria
from signoria import Match, Seen
from signoria.games import GAMES
from signoria.games.lorenzo.pieces import CARD_TYPE, DIE, GOOD, KIND_OF_WORK, MEMBER
from signoria.games.princes.pieces import TURN
from signoria.kernel.contract import option_sets
from signoria.kernel.flow import SPECTATOR
from signoria.kernel.rng import Rng
from signoria.server import views
from signoria.table.lorenzo.facts import DieName, GoodName, MemberName, TypeName, WorkName
from signoria.table.lorenzo.picture import TABLE, Rows
from signoria.table.lorenzo.view import Goods
from signoria.table.picture import Drawn, Kept, Part, Parts, canonical, picture
from signoria.table.pictures import DRAWN
from tests.lorenzo.tables import table as lorenzo_table
from tests.table.golden_pictures import kept, pictures
from tests.table.test_stories import RECORD


def moments(game: str, moves: int, every: int, seed: int = 1, **options: Any) -> Iterator[Match]:
    """Moments of a random game."""
    rules, chance = GAMES[game], random.Random(seed)
    m = signoria.new(game, seats=rules.most, seed=seed, options=options)
    for number in range(moves):
        if m.over:
            return
        if number % every == 0:
            yield m
        seat = chance.choice(m.waiting)
        m.play(seat, chance.choice(m.legal(seat)))


def plain(part: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(part))


OPTIONS = [(game, options) for game in GAMES for options in option_sets(GAMES[game])[:4]]


@pytest.mark.parametrize(("game", "options"), OPTIONS, ids=lambda value: str(value)[:40])
def test_pictures_and_views_have_the_declared_types(game: str, options: dict[str, Any]) -> None:
    """What boards are told is what the types promise: nothing more, nothing else."""
    drawn = DRAWN[game]
    for m in moments(game, 300, 19, **options):
        seat = m.waiting[0]
        made = picture(drawn, m, seat)
        assert isinstance(made.mine, Part)
        assert msgspec.convert(plain(made.table), drawn.table_type) == made.table
        assert msgspec.convert(plain(made.mine), drawn.mine_type) == made.mine
        for viewer in (None, seat):
            view = msgspec.json.decode(msgspec.json.encode(m.view(viewer)))
            assert plain(msgspec.convert(view, drawn.view)) == view


@pytest.mark.parametrize("game", GAMES)
def test_no_field_is_in_both_parts(game: str) -> None:
    drawn = DRAWN[game]
    fields = [set(kind.__struct_fields__) for kind in (drawn.table_type, drawn.mine_type)]
    assert not fields[0] & fields[1]


@pytest.mark.parametrize(("game", "options"), OPTIONS, ids=lambda value: str(value)[:40])
def test_pictures_are_the_same_in_worlds_a_viewer_cannot_tell_apart(game: str, options: dict[str, Any]) -> None:
    for number, m in enumerate(moments(game, 240, 16, 3, **options)):
        for viewer in (SPECTATOR, number % GAMES[game].most, m.waiting[0]):
            assert is_alike(DRAWN[game], m, viewer, number)


def is_alike(drawn: Drawn, m: Match, viewer: int, seed: int) -> bool:
    """Whether the picture is the same in another world that the viewer could not tell from this one."""
    other = Match(m.game, m.game.sample(m.game.known(m.state, viewer), Rng(seed)), None)
    other.events, other.names = list(m.events), m.names
    seat = None if viewer == SPECTATOR else viewer
    return bool(plain(picture(drawn, other, seat)) == plain(picture(drawn, m, seat)))


@pytest.mark.parametrize(("game", "options"), OPTIONS, ids=lambda value: str(value)[:40])
def test_what_was_kept_is_what_would_be_made_anew(game: str, options: dict[str, Any]) -> None:
    """Move by move, with moves taken back: a part that did not follow a change would be told for ever."""
    kept_as_made(game, options, seed=7, moves=250)


def kept_as_made(game: str, options: dict[str, Any], seed: int, moves: int) -> int:
    """How many fields were kept, none of which would have been made otherwise."""
    drawn, rules, chance, kept, found = DRAWN[game], GAMES[game], random.Random(seed), Kept(), 0
    own: dict[int, tuple[object, bytes]] = {}
    before: Parts = {}
    m = signoria.new(game, seats=chance.randint(rules.fewest, rules.most), seed=seed, options=options)
    for _ in range(moves):
        if m.over:
            break
        written = drawn.written(m, m.seen(None), kept)
        assert views.whole(written) == canonical(drawn.table(m, m.seen(None)))
        found += sum(before.get(name) is part for name, part in written.items())
        before = written
        for seat in range(m.seats):
            made_from, mine = drawn.mine_from(m.seen(seat)), canonical(drawn.mine(m, m.seen(seat)))
            assert made_from is None or own.get(seat, (None, b""))[0] != made_from or own[seat][1] == mine
            own[seat] = made_from, mine
        seat = chance.choice(m.waiting)
        m.play(seat, chance.choice(m.legal(seat)))
        if chance.random() < 0.05 and not m.over:
            m.undo(seat, consent=True)
            kept.forget()
            own.clear()
    return found


def test_a_part_that_is_made_from_more_than_it_says_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = {**TABLE.fields, "church": replace_field(TABLE.fields["church"])}
    monkeypatch.setattr(TABLE, "fields", fields)
    with pytest.raises(AssertionError):
        kept_as_made("lorenzo", {"advanced": True}, seed=7, moves=250)


def replace_field(field: Any) -> Any:
    return dataclasses.replace(field, made_from=lambda now: 0)


HIDING: dict[str, dict[str, Any]] = {"lorenzo": {"advanced": True}, "princes": {}, "fief": {"fog_of_war": True}}


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_in_the_part_for_everybody_would_be_found_out(game: str) -> None:
    """A planted leak in `table` alone, which whoever looks on sees without any `mine`, and a seat besides its own."""
    drawn = DRAWN[game]

    def leaky(m: Match, seen: Seen) -> Part:
        return replace(drawn.table(m, seen), step=m.digest)

    planted = dataclasses.replace(drawn, table=leaky)
    for viewer in (SPECTATOR, 0):
        found = [is_alike(planted, m, viewer, i) for i, m in enumerate(moments(game, 200, 40, 5, **HIDING[game]))]
        assert False in found


@pytest.mark.parametrize("game", ["lorenzo", "fief"])  # of Princes all that its `table` draws is public
def test_a_table_seen_by_a_seat_would_be_found_out(game: str) -> None:
    """A planted leak: the part for everybody made from what one seat knows differs between worlds of a spectator."""
    drawn = DRAWN[game]
    planted = dataclasses.replace(drawn, table=lambda m, _: drawn.table(m, m.seen(0)))
    found = [is_alike(planted, m, SPECTATOR, i) for i, m in enumerate(moments(game, 200, 9, 5, **HIDING[game]))]
    assert False in found


def test_names_that_are_spelt_out_are_those_of_the_rules() -> None:
    spelt = [(MemberName, MEMBER), (DieName, DIE), (GoodName, GOOD), (TypeName, CARD_TYPE), (WorkName, KIND_OF_WORK)]
    for names, domain in spelt:
        assert get_args(names) == domain.names
    assert Goods.__struct_fields__ == GOOD.names
    assert Rows.__struct_fields__ == CARD_TYPE.names


# ---------------------------------------------------------------- Lorenzo

RARE = runpy.run_path(str(RECORD))["RARE"]
LEADERS = {**RARE, "seats": 2, "players": RARE["players"][:2]}


def test_lorenzo_says_what_the_view_says_and_counts_the_points() -> None:
    for m in moments("lorenzo", 200, 5):
        view, table = plain(m.view(None)), plain(picture(DRAWN["lorenzo"], m, None).table)
        assert (table["round"], table["order"], table["waiting"]) == (view["round"], view["order"], view["waiting"])
        for kind, cards in view["towers"].items():
            assert [table["spaces"][f"{kind}.{i}"]["card"] for i in range(1, 5)] == cards
        for seat, player in enumerate(view["players"]):
            drawn = table["players"][seat]
            assert drawn["goods"] == {good: player[good] for good in drawn["goods"]}
            assert {name: one["space"] for name, one in drawn["members"].items()} == player["members"]
            assert drawn["total"] == sum(m.scores()[seat].values())
            assert list(drawn["cards"].values()) == [
                player[row] for row in ("territories", "characters", "buildings", "ventures")
            ]
        shown = {name for cards in table["to_come"].values() for name in cards}
        assert not shown & set(view["revealed"])


def test_leaders_on_the_table_say_whether_they_were_used_and_whom_they_copy() -> None:
    m = signoria.from_position(LEADERS, seed=1)
    m.play(0, "play lorenzo_de_medici")  # one leader to copy: nothing to ask
    m.play(0, "activate federico_da_montefeltro")
    m.play(0, "name white")
    drawn = plain(picture(DRAWN["lorenzo"], m, None).table)["players"][0]["leaders"]
    assert drawn["played"] == [
        {"leader": "federico_da_montefeltro", "is_used": True, "copies": None},
        {"leader": "lorenzo_de_medici", "is_used": False, "copies": "santa_rita"},
    ]
    assert (drawn["in_hand"], drawn["named"]) == (0, "white")


def test_the_order_of_the_next_round_follows_the_council() -> None:
    for m in moments("lorenzo", 200, 1, 4):
        table = plain(picture(DRAWN["lorenzo"], m, None).table)
        council = [who["seat"] for who in table["spaces"]["council"]["standing"]]
        assert table["next_order"][: len(set(council))] == list(dict.fromkeys(council))
        assert sorted(table["next_order"]) == sorted(table["order"])


def test_leaders_in_hand_are_for_their_owner() -> None:
    m = signoria.new("lorenzo", seats=2, seed=7, options={"advanced": True})
    while m.seen(None).step != "draft":
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    made = plain(picture(DRAWN["lorenzo"], m, 0))
    assert made["mine"]["draft"]
    assert "hand" not in made["table"]["players"][0]
    assert len(made["mine"]["draft"]) == len(m.legal(0))


# ---------------------------------------------------------------- Princes


def test_places_of_princes_are_those_of_the_rules() -> None:
    """Whenever a piece is laid, its places in the picture are the legal moves."""
    compared = 0
    for seed in range(3):
        for m in moments("princes", 300, 1, seed):
            seat = m.waiting[0]
            laid = [move.arguments for move in m.legal(seat) if move.verb == "put"]
            if laid and m.seen(seat).step == "put":
                made = plain(picture(DRAWN["princes"], m, seat))
                piece = made["table"]["laying"]["piece"]
                places = made["mine"]["places"][piece]
                told = {(corner, turn) for turn, corners in places.items() for corner in corners}
                assert told == {(str(one["cell"]), str(TURN.parse(str(one["turn"])))) for one in laid}
                compared += 1
    assert compared > 5


def test_the_parts_of_a_work_are_its_value() -> None:
    for m in moments("princes", 300, 5):
        for seat in range(5):
            for work in plain(picture(DRAWN["princes"], m, seat).mine)["hand"]:
                assert sum(work["parts"].values()) == work["value"] <= work["best"]
                assert work["parts"]["cards"] >= 0


def test_what_the_princess_would_be_worth_is_known_before_she_is_bid_for() -> None:
    """Whoever bids has to know, and finds the same value once she is theirs. Without the expansion there is none."""
    assert plain(picture(DRAWN["princes"], signoria.new("princes", seats=3, seed=2), 0))["mine"]["princess"] is None
    m = signoria.new("princes", seats=3, options={"muse_and_princess": True}, seed=2)
    while "bid princess 3" not in [move.text for move in m.legal(m.waiting[0])]:
        m.play(m.waiting[0], m.legal(m.waiting[0])[0].text)
    seat = m.waiting[0]
    before = plain(picture(DRAWN["princes"], m, seat))["mine"]["princess"]
    assert int(before) > 0
    m.play(seat, "bid princess 3")
    assert plain(picture(DRAWN["princes"], m, seat))["mine"]["princess"] == before


def test_recruited_cards_and_those_under_stacks_are_remembered() -> None:
    """Who holds a recruited profession everybody knows; what was put under a stack only who put it there. [P-4.4.2]"""
    m, choice = signoria.new("princes", seats=3, seed=5), random.Random(5)
    recruited: set[str] = set()
    remembered = 0

    def under(seat: int) -> set[str]:
        return set(plain(picture(DRAWN["princes"], m, seat).mine)["under"])

    while not m.over:
        seat = m.waiting[0]
        legal = m.legal(seat)
        move = choice.choice([one for one in legal if one.verb == "recruit"] or legal)
        before = [under(one) for one in range(3)]
        m.play(seat, move)
        players = plain(picture(DRAWN["princes"], m, None).table)["players"]
        recruits = {card: player["seat"] for player in players for card in player["recruits"]}
        if move.verb == "recruit":
            recruited.add(str(move.arguments["card"]))
            assert recruits[str(move.arguments["card"])] == seat
        assert set(recruits) <= recruited
        if move.verb in ("keep", "under"):
            remembered += len(under(seat) - before[seat])
            assert all(under(one) <= before[one] for one in range(3) if one != seat)
    assert recruited
    assert remembered


def test_what_is_auctioned_in_princes() -> None:
    m = signoria.new("princes", seats=3, seed=2)
    while m.seen(None).step != "choose":
        m.play(m.waiting[0], m.legal(m.waiting[0])[0])
    first = m.waiting[0]
    m.play(first, "name jester")
    second = m.waiting[0]
    m.play(second, "raise")
    bidding = plain(picture(DRAWN["princes"], m, None).table)["bidding"]
    assert bidding["object"] == "jester"
    assert (bidding["florins"], bidding["next"], bidding["leader"]) == (300, 400, second)
    assert bidding["bids"] == [{"seat": first, "florins": 200}, {"seat": second, "florins": 300}]
    while m.seen(None).step == "bid":
        m.play(m.waiting[0], "pass")
    lots = {lot["object"]: lot for lot in plain(picture(DRAWN["princes"], m, None).table)["lots"]}
    assert lots["jester"]["sales"] == [{"round": 1, "seat": second, "florins": 300}]


# ---------------------------------------------------------------- Fief


def test_fief_says_what_the_view_says() -> None:
    for m in moments("fief", 500, 11, 2):
        view: Any = m.view(None)
        table = plain(picture(DRAWN["fief"], m, None).table)
        assert set(table["lords"]) == set(view["lords"])
        for name, lord in view["lords"].items():
            assert (table["lords"][name]["seat"], table["lords"][name]["stand"]) == (lord["seat"], lord["at"])
        for seat, player in enumerate(view["players"]):
            drawn = table["players"][seat]
            assert (drawn["money"], drawn["cards"]) == (player["money"], len(player["hand"]))
            assert drawn["points"] == sum(m.scores()[seat].values())
            standing = {
                force["stand"]: force["tokens"]
                for village in table["villages"].values()
                for force in village["forces"]
                if force["seat"] == seat and force["tokens"]
            }
            assert standing == {stand: tokens(troops) for stand, troops in player["troops"].items()}


def tokens(troops: Any) -> int:
    groups = troops if isinstance(troops, list) else [troops]
    return sum(group.get("tokens", 0) + group.get("men", 0) + group.get("knights", 0) for group in groups)


def test_the_income_foretold_in_fief_is_what_is_collected() -> None:
    """Right before the income is collected the picture says what everybody will get."""
    compared = 0
    for seed in range(6):
        chance = random.Random(seed)
        m = signoria.new("fief", seats=3, seed=seed, options={"turn_limit": 3})
        while not m.over:
            before, drawn = len(m.events), plain(picture(DRAWN["fief"], m, None).table)
            seat = chance.choice(m.waiting)
            m.play(seat, chance.choice(m.legal(seat)))
            got = [0] * 3
            for event in m.events[before:]:
                if m.game.events[event.kind].name.endswith("-income"):
                    got[event.numbers[0]] += event.numbers[1]
            if any(got) and drawn["window"] and drawn["window"]["point"] == "before_income":
                assert [player["income"] for player in drawn["players"]] == got
                compared += 1
    assert compared > 0


def test_a_battle_of_fief_has_two_sides_with_their_dice() -> None:
    seen = 0
    for seed in range(4):
        for m in moments("fief", 900, 4, seed, turn_limit=4):
            battle = plain(picture(DRAWN["fief"], m, None).table)["battle"] if m.seen(None).step else None
            if battle:
                seen += 1
                assert [side["side"] for side in battle["sides"]] == ["attack", "defence"]
                for side in battle["sides"]:
                    added = [one["n"] for one in side["modifiers"] if one["n"] is not None]
                    assert side["dice"] >= max(0, sum(added) - 1)
                    troops = sum(fighter["men"] + 3 * fighter["knights"] for fighter in side["fighters"])
                    assert troops <= side["points"]
        if seen > 4:
            return
    assert seen


def test_a_production_of_lorenzo_comes_out_as_the_picture_counts() -> None:
    """All that can be exchanged is, by the moves of the picture; goods are then what its numbers add up to."""
    me = {
        "coin": 3,
        "wood": 2,
        "faith": 0,
        "buildings": ["carpenters_shop", "treasury", "garden"],
        "excommunicated": [1],
    }
    m = lorenzo_table(me, dice=(6, 6, 6), round=5, tiles=["fewer_coins"])
    m.play(0, "place black production.single", then="default")
    drawn = plain(picture(DRAWN["lorenzo"], m, 0))
    assert plain(picture(DRAWN["lorenzo"], m, 1))["mine"]["production"] is None
    production, expected = drawn["mine"]["production"], Counter(drawn["table"]["players"][0]["goods"])
    assert [one["card"] for one in production["buildings"]] == ["carpenters_shop", "treasury"]
    assert production["promised"] == {}
    expected.update(production["brings"])
    chosen = [one["exchanges"][-1] for one in production["buildings"]]
    for exchange in chosen:
        expected.subtract(exchange["pays"])
        expected.update(exchange["gains"])
    m.play(0, [exchange["move"] for exchange in chosen])
    after = plain(picture(DRAWN["lorenzo"], m, 0))["table"]["players"][0]["goods"]
    assert after == dict(expected)


# ---------------------------------------------------------------- whole pictures


@pytest.mark.parametrize("game", GAMES)
def test_every_field_is_as_it_was(game: str) -> None:
    """Should a picture change for a good reason, `python -m tests.table.golden_pictures` writes it anew."""
    made = pictures(game)
    for number, whole in kept(game).items():
        for part in ("table", "mine"):
            for field, value in whole[part].items():
                assert made[number][part][field] == value, (number, part, field)
    assert made == kept(game)
