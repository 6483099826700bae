"""What the greedy bot does in Fief: whole games, one small position for each kind of decision, and its tempers."""

import pytest

import signoria
from signoria.bots import make_bot
from signoria.bots.choice import LEAST_REASON, changed
from signoria.bots.fief import EVALUATION, EVALUATION_OF_OPPORTUNIST, KEEPS_BARGAINS, OPPORTUNIST, FiefEvaluation
from signoria.bots.fief_features import WEIGHTS, WON
from signoria.bots.fief_survey import DISTANCE
from signoria.bots.fief_war import chance as odds
from signoria.bots.greedy import evaluation_of
from signoria.games.fief import windows
from signoria.games.fief.moves import VERBS
from signoria.games.fief.pieces import BIT, VILLAGES
from signoria.games.fief.state import CAPTIVES, Table
from signoria.games.fief.steps.kinds import (
    BATTLES,
    CARDS_STEP,
    ELECTION,
    MARRIAGES,
    MOVEMENT,
    PILLAGING,
    PLAYING,
    PURCHASES,
    RANSOMS,
    SIEGES,
)
from signoria.kernel.match import Match
from tests.bots.fief_seats import barony, choice, follow, houses
from tests.fief.battle_tables import attack, roll, two_armies
from tests.fief.calm_tables import calm, leave_only
from tests.fief.election_tables import B5, candidacies, sigy
from tests.fief.tables import (
    asked,
    begin,
    bishop,
    calamity,
    castle,
    chance,
    city,
    controls,
    engine,
    field,
    hand,
    king,
    lord,
    lord_of,
    married,
    mills,
    money,
    play,
    pope,
    prisoner,
    queen,
    runs,
    settle,
    table,
    title,
    troops,
    village,
)

# ---------------------------------------------------------------- whole games


def play_whole(names: list[str], seed: int, **options: int | bool) -> Match:
    m = signoria.new("fief", seats=len(names), options=dict(options), seed=seed)
    bots = [make_bot(name, seed + i) for i, name in enumerate(names)]
    moves = 0
    while not m.over:
        seat = m.waiting[0]
        m.play(seat, bots[seat].choose(m.seen(seat)).move)
        moves += 1
        assert moves < 20_000, "the game does not end"
    return m


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_players_end_a_game_and_the_same_seed_plays_it_again(seats: int) -> None:
    m = play_whole(["greedy"] * seats, seed=seats, turn_limit=4)
    assert m.result is not None
    assert m.game.problems(m.state) == []
    assert play_whole(["greedy"] * seats, seed=seats, turn_limit=4).digest == m.digest


def test_with_every_option_a_game_ends_too() -> None:
    on = {"relics": True, "fog_of_war": True, "open_diplomacy": True, "hidden_money": True, "simultaneous_votes": True}
    m = play_whole(["greedy", "random", "greedy", "random"], seed=2, turn_limit=3, **on)
    assert m.game.problems(m.state) == []


def test_greedy_players_find_a_winner_without_a_turn_limit() -> None:
    """Nothing in the rules ends such a game but a victory."""
    m = play_whole(["greedy"] * 3, seed=1)
    assert m.result is not None
    assert m.result.reason.startswith("victory")


@pytest.mark.parametrize("seats", [3, 5])
def test_one_greedy_player_has_more_points_than_random_ones(seats: int) -> None:
    own = others = 0
    for seed in range(2):
        names = ["random"] * seats
        names[seed] = "greedy"
        result = play_whole(names, seed=10 * seats + seed, turn_limit=5).result
        assert result is not None
        own += result.points[seed]
        others += sum(result.points) - result.points[seed]
    assert own >= 2
    assert own * (seats - 1) > others


def test_a_choice_depends_only_on_what_the_seat_knows() -> None:
    """Worlds that the seat cannot tell apart: the same bot chooses the same in both."""
    m = signoria.new("fief", seats=4, seed=5)
    drive = make_bot("random", 5)
    different = 0
    for i in range(160):
        seat = m.waiting[0]
        if i % 4 == 0:
            other = m.copy(seed=1)
            other.state = m.game.sample(m.game.known(m.state, seat), drive.rng)
            different += not other.state.same(m.state)
            assert (
                make_bot("greedy", 9).choose(other.seen(seat)).move == make_bot("greedy", 9).choose(m.seen(seat)).move
            )
        m.play(seat, drive.choose(m.seen(seat)).move)
    assert different > 5


# ---------------------------------------------------------------- features


def test_the_value_is_the_sum_of_its_named_features() -> None:
    s = barony(4)
    named = EVALUATION.named(s, 0)
    assert list(named) == [name for name, _ in WEIGHTS]
    assert sum(named.values()) == EVALUATION.value(s, 0)


def reasons(s: Table, seat: int, move: str) -> list[str]:
    """What the bot says for a move, what weighs most first."""
    found = [(abs(points), name) for name, points in changed(EVALUATION, s, seat, VERBS.parse(move)).items()]
    return [name for points, name in sorted(found, reverse=True) if points >= LEAST_REASON]


def test_a_reason_says_what_is_under_way() -> None:
    """Story: votes, battles, offers, draws, revolts and cavalcades were all `what is under way`."""
    s = calm(sigy())
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    assert reasons(s, 0, "lay francois nobody") == ["election"]
    s = calm(two_armies(men=8, knights=5))
    begin(s, BATTLES)
    assert "battle" in reasons(s, 0, "attack blaye 1")
    s = barony(4, money=3)
    king(s, "baudoin")
    begin(s, PURCHASES)
    assert reasons(s, 0, "ask_waiver st_paul") == ["offer"]


def test_draws_a_revolt_and_a_cavalcade_have_names_too() -> None:
    s = barony(2)
    hand(s, 0, "justice", "assassination", "good_harvest")
    begin(s, CARDS_STEP)
    assert EVALUATION.named(s, 0)["draws"] == 0
    play(s, 0, "discard justice")
    assert EVALUATION.named(s, 0)["draws"] > 0
    s = barony(2)
    calamity(s, "famine", "b1")
    controls(s, 1, "charolles")
    hand(s, 0, "revolt")
    play(s, 0, "revolt charolles")
    assert EVALUATION.named(s, 0)["revolt"] > 0 > EVALUATION.named(s, 1)["revolt"]
    s = calm(table(3, phase=5))
    lord(s, "baudoin", 0, "blaye")
    troops(s, 0, "blaye", knights=2)
    troops(s, 1, "charolles", men=1)
    begin(s, MOVEMENT)
    play(s, 0, "march baudoin", "step charolles", "knights 2", "cavalcade l_epervier")
    while asked(s) == [0]:
        play(s, 0, "knights 2")
    assert EVALUATION.named(s, 0)["cavalcade"] > 0


def test_after_the_end_only_the_result_counts() -> None:
    m = play_whole(["random"] * 3, seed=3, turn_limit=2)
    assert m.result is not None
    for seat in range(3):
        won = WON if m.result.ranks[seat] == 1 else -WON
        assert EVALUATION.value(m.state, seat) == 300 * m.result.points[seat] + won


def test_more_is_better() -> None:
    less = EVALUATION.value(barony(4), 0)
    richer = barony(4, money=8)
    mill = barony(4)
    mills(mill, "st_paul")
    knight = barony(4)
    troops(knight, 0, "st_paul", knights=1)
    heir = barony(4)
    lord(heir, "eric", 0, "st_paul")
    count = barony(4)
    title(count, "arthur", "st_paul")
    wider = barony(4)
    controls(wider, 0, "sigy")
    churchman = barony(4)
    bishop(churchman, "arthur", "b5")
    for more in (richer, mill, knight, heir, count, wider, churchman):
        assert EVALUATION.value(more, 0) > less


def test_a_rivals_title_and_an_own_lord_in_prison_are_bad() -> None:
    well = EVALUATION.value(barony(4), 0)
    rival = barony(4)
    title(rival, "baudoin", "blaye")
    assert EVALUATION.value(rival, 0) < well
    held = barony(4)
    lord(held, "eric", 0, "blaye/charolles")
    free = EVALUATION.value(held, 0)
    prisoner(held, "eric", 1)
    assert EVALUATION.value(held, 0) < free


def test_odds_follow_troops_and_dice() -> None:
    assert odds(6, 2, 6, 2) == 50
    assert odds(12, 2, 6, 1) > 90
    assert odds(6, 0, 1, 1) == 0
    assert odds(1, 1, 0, 0) == 100


def test_steps_between_villages() -> None:
    assert DISTANCE[village("blaye") * VILLAGES + village("charolles")] == 1
    assert DISTANCE[village("blaye") * VILLAGES + village("l_epervier")] == 2
    assert DISTANCE[village("sigy") * VILLAGES + village("sigy")] == 0


def test_every_evaluation_has_a_scale() -> None:
    for name in ("lorenzo", "princes", "fief"):
        assert evaluation_of(signoria.new(name, seats=3, seed=1).game).scale > 0


# ---------------------------------------------------------------- setup and phase 1


def test_the_first_village_lies_in_a_fief_of_two() -> None:
    m = signoria.new("fief", seats=3, seed=1)
    at = make_bot("greedy", 1).choose(m.seen(m.waiting[0])).move.text.removeprefix("settle ")
    assert at in ("mazilles", "st_andromy", "les_essarts", "st_paul")


def test_a_marriage_is_proposed_to_a_family_with_titles() -> None:
    """Together they miss two points, alone three; Mireille's family would bring nothing."""
    s = houses()
    begin(s, MARRIAGES)
    assert follow(s) == ["marry quentin jeanne", "propose"]


def test_who_would_win_alone_sooner_refuses_a_marriage() -> None:
    s = houses()
    begin(s, MARRIAGES)
    play(s, 0, "marry quentin jeanne", "propose")
    assert choice(s, 1) == "refuse"


def test_a_marriage_that_brings_points_is_accepted() -> None:
    s = houses()
    title(s, "quentin", "blaye", "sigy")
    begin(s, MARRIAGES)
    play(s, 0, "marry quentin jeanne", "propose")
    assert choice(s, 1) == "accept"


def test_a_lord_stands_and_is_voted_for() -> None:
    """T-05: Charles stands for seat 0, whose three votes go to him."""
    s = calm(sigy())
    begin(s, ELECTION, B5)
    assert follow(s) == ["stand charles"]
    candidacies(s, "francois")
    assert choice(s) == "lay charles nobody"


def test_nobody_is_given_a_rivals_votes() -> None:
    """Seat 2, whose only lord is a bishop, has no candidate and makes no rival bishop."""
    s = calm(sigy())
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    play(s, 0, "lay charles nobody")
    play(s, 1, "lay francois nobody")
    assert choice(s, 2) == "lay nobody nobody"


def test_an_allys_candidate_is_voted_for_by_who_keeps_bargains() -> None:
    s = sigy()
    lord(s, "jeanne", 1, "beaujeu")
    lord(s, "henri", 2, "bourg")
    married(s, "henri", "jeanne")
    calm(s)
    begin(s, ELECTION, B5)
    candidacies(s, "charles", "francois")
    play(s, 0, "lay charles nobody")
    play(s, 1, "lay francois nobody")
    assert choice(s, 2) == "lay francois nobody"
    assert choice(s, 2, EVALUATION_OF_OPPORTUNIST) == "lay nobody nobody"


# ---------------------------------------------------------------- cards


def test_cards_are_drawn_lords_first() -> None:
    s = barony(2)
    begin(s, CARDS_STEP)
    assert choice(s) == "draw character"


def test_a_full_hand_makes_room() -> None:
    s = barony(2)
    hand(s, 0, "justice", "assassination", "good_harvest")
    begin(s, CARDS_STEP)
    assert follow(s)[0] == "discard justice"


def test_a_lord_enters_where_walls_protect_him() -> None:
    s = barony(2)
    hand(s, 0, "henri")
    begin(s, PLAYING)
    assert follow(s)[0] == "enter henri"


def test_a_harvest_goes_where_the_own_mills_are() -> None:
    s = barony(2)
    mills(s, "st_paul", 2)
    hand(s, 0, "good_harvest")
    begin(s, PLAYING)
    assert choice(s) == "harvest b5"


def test_a_tax_is_laid_on_the_own_fief() -> None:
    s = barony(2)
    title(s, "arthur", "st_paul")
    city(s, "st_paul")
    hand(s, 0, "tax")
    begin(s, PLAYING)
    assert choice(s) == "land_tax st_paul"


def test_a_new_man_of_the_queens_family_is_declared_dauphin() -> None:
    s = barony(2)
    lord(s, "jeanne", 0, "st_paul")
    queen(s, "jeanne")
    king(s, "baudoin")
    hand(s, 0, "henri")
    begin(s, PLAYING)
    assert "declare" in follow(s)


def test_a_king_is_murdered_before_he_has_won() -> None:
    """Seat 1 has three points and wins at the end of the turn."""
    s = barony(7)
    title(s, "baudoin", "blaye", "tournus")
    king(s, "baudoin")
    hand(s, 0, "assassination")
    leave_only(s, "assassination")
    windows.open_window(s, windows.BEFORE_VICTORY)
    settle(s)
    assert choice(s) == "assassinate baudoin arthur"


def test_a_cardinal_is_made_of_the_own_bishop() -> None:
    s = barony(1)
    lord(s, "henri", 1, "blaye")
    bishop(s, "henri", "b1")
    bishop(s, "arthur", "b5")
    hand(s, 0, "cardinal")
    leave_only(s, "cardinal")
    windows.open_window(s, windows.BEFORE_INCOME)
    settle(s)
    assert choice(s) == "make_cardinal arthur"


def test_a_pope_strikes_a_rivals_cardinal_not_his_own() -> None:
    s = barony(1)
    bishop(s, "arthur", "b5")
    pope(s, "arthur")
    bishop(s, "baudoin", "b1")
    windows.open_window(s, windows.BEFORE_INCOME)
    settle(s)
    assert choice(s) == "excommunicate baudoin"


# ---------------------------------------------------------------- ransoms and purchases


def test_a_lower_ransom_is_tried_first() -> None:
    s = barony(4)
    lord(s, "eric", 0, "blaye/charolles")
    prisoner(s, "eric", 1)
    begin(s, RANSOMS)
    assert follow(s)[0] == "prisoner take eric"


def test_a_prisoner_goes_for_his_ransom() -> None:
    s = barony(4, money=2)
    lord(s, "eric", 0, "blaye")
    prisoner(s, "eric", 1)
    begin(s, RANSOMS)
    play(s, 0, "prisoner take eric", "money give 2", "propose")
    play(s, 1, choice(s, 1))
    assert s.cells[CAPTIVES] & BIT[lord_of("eric")] == 0


def test_a_title_is_bought_as_soon_as_it_can_be() -> None:
    s = barony(4)
    begin(s, PURCHASES)
    assert choice(s) == "title st_paul"


def test_mills_are_built_before_troops() -> None:
    s = barony(4)
    title(s, "arthur", "st_paul")
    city(s, "st_paul")
    begin(s, PURCHASES)
    assert choice(s).startswith("mill ")


def test_a_castle_is_built_for_a_fief_that_lacks_one() -> None:
    s = barony(4, money=20)
    title(s, "arthur", "st_paul")
    city(s, "st_paul")
    controls(s, 0, "sigy", "marcamps", "st_ciers_d_abzac")
    lord(s, "eric", 0, "sigy")
    begin(s, PURCHASES)
    bought = follow(s)
    assert "castle sigy" in bought
    assert "title sigy" in bought


def test_purchases_come_to_an_end() -> None:
    s = barony(4, money=60)
    begin(s, PURCHASES)
    assert follow(s)[-1] == "done" or asked(s) != [0]


# ---------------------------------------------------------------- movement


def test_a_free_village_of_the_own_fief_is_taken_and_the_castle_not_left_empty() -> None:
    s = calm(table(3, turn=1, phase=5, turn_limit=8))
    lord(s, "arthur", 0, "st_paul")
    troops(s, 0, "st_paul", men=3, knights=1)
    castle(s, "st_paul")
    lord(s, "baudoin", 1, "tournus")
    begin(s, MOVEMENT)
    follow(s)
    assert EVALUATION.named(s, 0)["land"] >= 12
    assert s.troops(0, village("st_paul")) > 0


def test_nobody_walks_into_a_stronger_army() -> None:
    s = barony(5)
    troops(s, 1, "blaye", men=6, knights=4)
    begin(s, MOVEMENT)
    follow(s)
    assert not s.is_present(0, village("blaye"))


def test_a_weak_neighbour_is_marched_upon() -> None:
    """The castle of Sigy next door is held by a lonely man-at-arms."""
    s = barony(5)
    troops(s, 0, "st_paul", knights=3)
    troops(s, 1, "sigy", men=1)
    castle(s, "sigy")
    mills(s, "sigy", 2)
    title(s, "arthur", "st_paul")
    city(s, "st_paul")
    begin(s, MOVEMENT)
    assert "step sigy" in follow(s)


def passage(sum: int, goal: str = "l_epervier", are_allied: bool = False) -> Table:
    """Seat 0 stands in Charolles of seat 1 and asks for leave, for so many deniers."""
    s = table(4, phase=5)
    lord(s, "baudoin", 0, "blaye")
    lord(s, "charles", 1, "tournus")
    troops(s, 1, "charolles", men=1)
    if are_allied:
        lord(s, "jeanne", 1, "tournus")
        married(s, "baudoin", "jeanne")
    money(s, 0, 5)
    calm(s)
    begin(s, MOVEMENT)
    play(s, 0, "march baudoin", "step charolles", f"ask_leave {goal}")
    if sum:
        play(s, 0, f"money give {sum}")
    play(s, 0, "propose")
    return s


def test_leave_to_pass_is_sold() -> None:
    assert choice(passage(0), 1) == "refuse"
    assert choice(passage(2), 1) == "accept"


def test_an_ally_passes_freely_where_bargains_are_kept() -> None:
    s = passage(0, are_allied=True)
    assert choice(s, 1) == "accept"
    assert choice(s, 1, EVALUATION_OF_OPPORTUNIST) == "refuse"


def test_nobody_is_let_pass_to_an_own_village() -> None:
    s = passage(2)
    controls(s, 1, "l_epervier")
    assert choice(s, 1) == "refuse"


def test_riders_are_barred_by_who_is_stronger() -> None:
    for men, answer in ((1, "let_pass"), (13, "bar")):
        s = calm(table(3, phase=5))
        lord(s, "baudoin", 0, "blaye")
        troops(s, 0, "blaye", knights=2)
        troops(s, 1, "charolles", men=men)
        begin(s, MOVEMENT)
        play(s, 0, "march baudoin", "step charolles", "knights 2", "cavalcade l_epervier")
        while asked(s) == [0]:
            play(s, 0, "knights 2")
        assert choice(s, 1) == answer


# ---------------------------------------------------------------- battles


def test_a_strong_army_attacks_and_a_weak_one_does_not() -> None:
    strong = calm(two_armies(men=8, knights=5))
    begin(strong, BATTLES)
    assert choice(strong) == "attack blaye 1"
    weak = calm(two_armies(men=1, knights=0))
    begin(weak, BATTLES)
    assert choice(weak) == "done"


def test_an_ally_is_attacked_only_by_an_opportunist() -> None:
    s = two_armies(men=8, knights=5, seats=4)
    lord(s, "jeanne", 1, "sigy")
    married(s, "arthur", "jeanne")
    calm(s)
    begin(s, BATTLES)
    assert choice(s) == "done"
    assert choice(s, 0, EVALUATION_OF_OPPORTUNIST) == "attack blaye 1"


def test_an_ally_is_helped() -> None:
    s = two_armies(men=4, knights=2, seats=4)
    lord(s, "charles", 2, "blaye/la_salle")
    lord(s, "jeanne", 2, "sigy")
    troops(s, 2, "blaye/la_salle", men=2, knights=1)
    married(s, "arthur", "jeanne")
    calm(s)
    attack(s)
    assert choice(s, 2) == "join attacker"
    play(s, 2, "join attacker", "propose")
    assert choice(s, 0) == "accept"


def test_men_at_arms_fall_before_knights() -> None:
    s = calm(two_armies(men=3, knights=1))
    leave_only(s)
    attack(s)
    dice = [3] + [0] * (field(s, "attack_dice") - 1) + [3] + [0] * (field(s, "defence_dice") - 1)
    for hits in dice:
        chance(s, f"hit {hits}")
    assert runs(s) == "LOSSES"
    assert choice(s) == "lose 0 man_at_arms"


def test_a_hopeless_attack_on_walls_is_stopped() -> None:
    s = two_armies(men=6, knights=1)
    castle(s, "blaye")
    troops(s, 1, "blaye", knights=5)
    calm(s)
    leave_only(s)
    attack(s)
    roll(s, 0, 3)
    play(s, 1, "go_on")
    assert choice(s) == "stop"


def test_a_truce_is_welcome_to_the_weaker() -> None:
    s = two_armies(men=1, knights=1)
    troops(s, 1, "blaye", knights=4)
    calm(s)
    leave_only(s)
    attack(s)
    roll(s, 0, 0)
    assert choice(s, 1) == "go_on"
    play(s, 1, "truce", "propose")
    assert choice(s) == "accept"


def test_beaten_lords_are_held_but_not_an_allys() -> None:
    for are_allied, answer in ((False, "hold baudoin 0"), (True, "let_go baudoin")):
        s = two_armies(men=8, knights=5, seats=4)
        if are_allied:
            lord(s, "jeanne", 1, "sigy")
            married(s, "arthur", "jeanne")
        calm(s)
        leave_only(s)
        attack(s)
        while runs(s) != "CAPTURING":
            if runs(s) == "ROUND":
                roll(s, 3, 0)
            else:
                play(s, asked(s)[0], "go_on")
        assert choice(s) == answer


def test_walls_are_besieged_and_strangers_mills_pillaged() -> None:
    s = calm(table(3, phase=6))
    troops(s, 1, "l_epervier", men=5, knights=2)
    castle(s, "l_epervier")
    mills(s, "l_epervier")
    lord(s, "arthur", 0, "l_epervier/charolles")
    troops(s, 0, "l_epervier/charolles", knights=1)
    begin(s, SIEGES, 0)
    assert choice(s) == "besiege l_epervier"
    engine(s, 0, "l_epervier")
    s.pop()
    begin(s, PILLAGING)
    assert choice(s) == "pillage l_epervier"


def test_own_mills_are_not_pillaged() -> None:
    s = barony(6)
    mills(s, "st_paul", 2)
    begin(s, PILLAGING)
    assert choice(s) == "done"


# ---------------------------------------------------------------- offers


def test_the_king_sells_a_waiver_for_half_the_price() -> None:
    for sum, answer in ((1, "refuse"), (2, "accept")):
        s = barony(4, money=3)
        king(s, "baudoin")
        begin(s, PURCHASES)
        play(s, 0, "ask_waiver st_paul", f"money give {sum}", "propose")
        assert choice(s, 1) == answer


def test_an_offer_of_the_bot_is_made_once_and_ends() -> None:
    s = barony(4, money=3)
    king(s, "baudoin")
    begin(s, PURCHASES)
    assert follow(s)[-3:] == ["ask_waiver st_paul", "money give 2", "propose"]
    play(s, 1, "refuse")
    assert "ask_waiver st_paul" not in follow(s)


# ---------------------------------------------------------------- tempers


def test_a_temper_is_declared() -> None:
    assert EVALUATION.temper == KEEPS_BARGAINS
    assert EVALUATION_OF_OPPORTUNIST.temper == OPPORTUNIST


def test_an_allys_title_is_welcome_to_who_keeps_bargains_only() -> None:
    def gain(evaluation: FiefEvaluation) -> int:
        s = barony(4)
        lord(s, "jeanne", 1, "blaye")
        married(s, "arthur", "jeanne")
        before = evaluation.value(s, 0)
        title(s, "baudoin", "blaye")
        return int(evaluation.value(s, 0) - before)

    assert gain(EVALUATION) > 0
    assert gain(EVALUATION_OF_OPPORTUNIST) < 0
