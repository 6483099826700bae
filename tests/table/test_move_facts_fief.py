"""What a board of Fief shows with a legal move is what the engine then does."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from signoria import Match, Move
from signoria.games import GAMES
from signoria.games.fief.control import villages_of
from signoria.games.fief.pieces import BIT, VILLAGE
from signoria.games.fief.state import FOG, HIDDEN_MONEY, Table
from signoria.games.fief.steps.kinds import BATTLES, ELECTION, MOVEMENT, PURCHASES
from signoria.table.fief.losses import lost
from tests.fief.calm_tables import calm
from tests.fief.election_tables import B5, candidacies, sigy
from tests.fief.movement_tables import baudoin_at_blaye, march, ride, two_knights
from tests.fief.revolt_tables import mazilles, rise
from tests.fief.tables import begin, bishop, chance, lord, money, play, prisoner, table, troops
from tests.fief.test_losses import field_of, hit
from tests.fief.test_surprises import guilty
from tests.table.move_moments import Facts, Moment, changes, elsewhere, facts_of, loss, moment, moments, quietly


def crafted() -> Iterator[Moment]:
    """Moments that random games seldom come to."""
    s = two_knights()
    ride(s)
    yield moment("fief", s, 1)
    play(s, 1, "let_pass")
    yield moment("fief", s, 0)
    s = field_of(4, 2, "gauvain")
    hit(s, 4)
    yield moment("fief", s, 1)
    s = field_of(1, 1, "gauvain", "blanche")
    hit(s, 5)
    yield moment("fief", s, 1)
    s = rise(mazilles(men=3, knights=1, fort=False))
    chance(s, "hit 2")
    yield moment("fief", s, 1)
    s = baudoin_at_blaye()
    troops(s, 1, "blaye/charolles", men=1)
    troops(s, 2, "blaye/la_salle", men=1)
    march(s, 0, "baudoin", "step la_salle")
    yield moment("fief", s, 0)
    yield moment("fief", calm(guilty("charles", "arthur")), 0)
    s = table(3, phase=4)
    lord(s, "arthur", 0, "sigy")
    bishop(s, "arthur", "b1")
    money(s, 0, 20)
    begin(s, PURCHASES)
    yield moment("fief", s, 0)


def test_prices_are_paid() -> None:
    compared: Counter[str] = Counter()
    for m, seat, told in with_crafted(12):
        for move, facts in told:
            if "price" not in facts or m.state.cells[FOG]:  # in the fog troops are paid for together, later
                continue
            own = changes(m, seat, move)
            if "money" in own or not facts["price"]:
                assert loss(own, "money") == facts["price"], (move.text, own)
                compared[move.verb] += 1
    assert set(compared) >= {"hire", "mill", "castle", "title", "ransom", "cardinal"}


def with_crafted(games: int) -> Iterator[Moment]:
    yield from moments("fief", games)
    yield from crafted()


def test_strength_is_what_the_first_round_rolls() -> None:
    """Nobody helps, nobody plays a card: the dice are those that were shown."""
    compared: Counter[str] = Counter()
    for m, seat, told in with_crafted(10):
        for move, facts in told:
            if "theirs" not in facts:
                continue
            begun = [event for event in quietly(m, seat, move).log(None) if event["event"] == "round"]
            if begun:
                dice: Any = (begun[0]["attack"], begun[0]["defence"])
                mine, theirs = dice if move.verb != "bar" else dice[::-1]
                assert mine == facts["mine"]["dice"], move.text
                assert facts["theirs"]["least_dice"] <= theirs <= facts["theirs"]["dice"]
                assert facts["theirs"]["unsure"] or theirs == facts["theirs"]["dice"]
                compared[move.verb] += 1
    assert set(compared) == {"attack", "bar", "force"}


def test_who_attacks_in_the_fog_sees_a_range() -> None:
    """The strength of an enemy in the fog is what all can see of it."""
    s = table(3, phase=6, fog_of_war=True)
    lord(s, "arthur", 0, "blaye/charolles")
    troops(s, 0, "blaye/charolles", men=2, knights=1)
    lord(s, "baudoin", 1, "blaye")
    troops(s, 1, "blaye", men=1, knights=2)
    troops(s, 1, "charolles", men=2, knights=1)
    begin(s, BATTLES)
    facts = {move.text: facts for move, facts in moment("fief", s, 0)[2]}["attack blaye 1"]
    assert facts["mine"] == {"points": 6, "dice": 1}
    assert facts["theirs"] == {"points": 10, "dice": 2, "least_points": 4, "least_dice": 1, "unsure": True}


def test_a_ballot_counts_the_votes_it_shows() -> None:
    s = sigy()
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    m, seat, told = moment("fief", s, 0)
    votes: dict[str, Any] = {}
    for move, facts in told:
        if move.verb == "lay":
            log = quietly(m, seat, move).log(None)
            counted = [event for event in log if event["event"] == "ballot" and event["seat"] == seat]
            votes[move.text] = facts["votes"]
            assert facts["votes"] == (counted[0]["votes"] if move.arguments["for"] != "nobody" else 0)
    assert (votes["lay charles nobody"], votes["lay nobody charles"]) == (3, 0)


def test_losses_take_the_damage_they_show() -> None:
    compared: Counter[str] = Counter()
    for m, seat, told in crafted():
        for move, facts in told:
            if "takes" in facts:
                other = elsewhere(m)
                other.play(seat, move)
                after = [fact for _, fact in facts_of(other, seat) if "takes" in fact]
                assert all(fact["takes"] + fact["left"] == facts["left"] for fact in after)
                compared[move.verb] += len(after)
    assert set(compared) == {"lose", "lose_lord", "fall"}
    assert compared["lose"]


def test_what_a_step_loses_and_where_it_ends() -> None:
    """Control of villages after the step with nobody who could stay, and with all; and where the leader stands."""
    compared: Counter[str] = Counter()
    for m, seat, told in moments("fief", 10):
        for move, facts in told:
            if move.verb != "step":
                continue
            for with_all, name in ((False, "loses"), (True, "may_lose")):
                after = gone(m, seat, move, with_all)
                lost = controlled(m, seat) & ~controlled(after, seat)
                names = [village for i, village in enumerate(VILLAGE.names) if lost & BIT[i]]
                assert facts[name].get("villages", []) == names
                compared[name] += bool(names)
            compared["gate"] += stands(after, seat, m, move, facts)
    assert set(+compared) == {"loses", "may_lose", "gate"}


def controlled(m: Match, seat: int) -> int:
    """Mask of the villages a seat controls."""
    assert isinstance(m.state, Table)
    return int(villages_of(m.state, seat))


def gone(m: Match, seat: int, move: Move, with_all: bool) -> Match:
    """The same table after a step, with all who could go along or nobody who could stay."""
    other = elsewhere(m)
    other.play(seat, move)
    while other.seen(seat).step == "loading" and other.waiting == [seat]:
        least = next(answer for answer in other.seen(seat).legal if answer.verb != "along")
        other.play(seat, other.seen(seat).default if with_all else least)
    return other


def stands(after: Match, seat: int, m: Match, move: Move, facts: Facts) -> bool:
    """Whether the leader of a step stands at a gate, as it was shown."""
    steps: Any = m.position()["steps"]
    lords: Any = after.position()["lords"]
    if after.seen(seat).step not in ("group", "moving"):
        return False  # what follows comes first: plague, a successor
    assert lords[steps[-1]["leader"]]["at"] == (facts["gate"] or move.arguments["village"])
    return facts["gate"] is not None


def test_who_could_march_along_is_asked_about() -> None:
    s = baudoin_at_blaye(men=3, knights=2)
    lord(s, "arthur", 0, "blaye")
    lord(s, "charles", 1, "blaye")
    prisoner(s, "charles", 0)
    begin(s, MOVEMENT)
    told = {move.text: facts for move, facts in moment("fief", s, 0)[2]}
    company = {"men": 3, "knights": 2, "companions": ["arthur"], "prisoners": ["charles"]}
    assert told["march baudoin"] == {"village": "blaye", "steps": 2} | company
    play(s, 0, "march baudoin", "step charolles")
    m = Match(GAMES["fief"], s, None)
    asked: dict[str, Facts] = {}
    while m.seen(0).step == "loading":
        asked |= {move.text.partition(" ")[0]: facts for move, facts in facts_of(m, 0)}
        m.play(0, m.seen(0).default)
    assert {"along", "behind", "men", "knights"} <= set(asked)
    assert (asked["men"]["most"], asked["knights"]["most"]) == (3, 2)


def test_every_loss_that_is_certain_is_said_before() -> None:
    """Whatever a move takes from its player before anybody else decides and before any chance: control, title, lord.

    What a pass in a window brings is not said: it comes only after the last pass, and nobody may know who has passed.
    Nor what a sealed offer brings where money is hidden: whether the other can pay is not known. [F-13.6]
    """
    compared: Counter[str] = Counter()
    for m, seat, told in with_crafted(30):
        if m.seen(seat).step == "window":
            continue
        for move, facts in told:
            if move.verb == "accept" and m.state.cells[HIDDEN_MONEY]:
                continue
            after, said = elsewhere(m), facts.get("loses", {})
            after.play(seat, move)
            for kind, names in lost(cast(Table, m.state), cast(Table, after.state), seat).items():
                missing = set(cast(list[str], names)) - set(said.get(kind, ()))
                assert not missing, (move.text, kind, missing)
                compared[kind] += 1
    assert set(compared) >= {"villages", "titles", "lords", "prisoners", "sieges"}
