"""Which moves of a decision of Fief are worth a look: few, so that chains of own decisions stay short.

What somebody who is asked may do out of turn is left out nearly everywhere: cards are looked at in windows and in the
card phase. Who keeps bargains does not even look at what strikes his ally.
"""

from typing import Final

from mypy_extensions import i64

from signoria.bots.evaluation import only
from signoria.bots.fief_allies import sparing
from signoria.bots.fief_offers import may_ask_for_village, offer_moves
from signoria.bots.fief_survey import Survey
from signoria.bots.fief_war import attraction, odds_under_way
from signoria.bots.fief_worth import alliance_gain, lord_worth
from signoria.games.fief import marching, offers, purchases, titles
from signoria.games.fief.control import besiegers, controller
from signoria.games.fief.moves import (
    ALONG,
    ASK_LEAVE,
    ASK_WAIVER,
    ASSASSINATE,
    BAR,
    BEHIND,
    BUY_CARDINAL,
    BUY_CASTLE,
    BUY_TITLE,
    CALM,
    CALM_FREE,
    CAVALCADE,
    CHANGE_SIDES,
    DIG_WAY,
    DONE,
    END_TALK,
    FALL,
    FIRST_OUT_OF_TURN,
    FIRST_VICTIM,
    GO_ON,
    HALT,
    HOLD,
    JOIN,
    KNIGHTS,
    LAY,
    LEAVE,
    LET_GO,
    LET_PASS,
    LIFT_SIEGE,
    LOSE,
    LOSE_LORD,
    MARRY,
    NOBODY,
    OFFER,
    ON_ATTACK,
    ON_DEFENCE,
    PASS,
    PASS_TITLE,
    PASS_UNTIL,
    PILLAGE,
    PLAY_REVOLT,
    REROLL,
    REVIVE,
    SLIDE,
    SUCCESSOR,
    SURRENDER,
    TAKE_RELIC,
)
from signoria.games.fief.people import ally_of, first_lord
from signoria.games.fief.pieces import BISHOPRIC_OF, BIT, FIEF_OF, LORDS, MAN, NO_FORT, VILLAGES
from signoria.games.fief.revolts import VILLAGE_IN_REVOLT
from signoria.games.fief.state import FORT_IN, NONE, STEPS_MADE, Table
from signoria.games.fief.steps.elections import CANDIDATES
from signoria.games.fief.steps.kinds import (
    AFTER_ROUND,
    BALLOTS,
    BATTLE,
    BUYING,
    CALMING,
    CAPTURING,
    CAVALCADE_STEP,
    FIGHTING,
    GROUP,
    HALVING,
    JOINING,
    LOADING,
    LOSSES,
    MARRIAGES,
    OFFER_STEP,
    PILLAGING,
    PLAYING,
    RELICS_STEP,
    REVOLT_STEP,
    SAVING,
    SEALED_BALLOTS,
    SUCCESSION,
    TALK_STEP,
    WINDOW,
)
from signoria.games.fief.strength import ATTACKER, DEFENDER, KNIGHT_POINTS, tokens
from signoria.games.fief.surprises import is_surprise
from signoria.kernel.flow import BELOW, Moves, waiting
from signoria.kernel.moves import argument, pack, verb_of

HOPELESS: Final = 8  # percent at which one may as well surrender
STRONG: Final = 75  # percent at which one fights without need


def sensible(s: Table, seat: i64, moves: Moves, keeps: bool) -> Moves:
    """Of the moves that a seat is given those worth trying; at least one."""
    ally: i64 = ally_of(s, seat) if keeps else NONE
    if ally >= 0:
        moves = sparing(s, seat, ally, moves)
    if not waiting(s) >> seat & 1:
        return moves  # whatever is asked, it is not asked of this seat [F-9.1]
    return answers_worth_trying(s, seat, moves, keeps)


def answers_worth_trying(s: Table, seat: i64, moves: Moves, keeps: bool) -> Moves:
    """The same for a seat that is asked, by what it is asked."""
    kind = s.stack[s.top]
    if kind == OFFER_STEP:
        return offer_moves(s, seat, moves, keeps)
    if kind == WINDOW or kind == PLAYING:
        return card_moves(s, seat, moves, kind)
    if kind == LOADING:
        return load_moves(s, seat, moves)
    if kind == GROUP:
        return group_moves(s, seat, moves, keeps)
    if kind == MARRIAGES:
        return marriage_moves(s, seat, moves)
    if kind == BALLOTS or kind == SEALED_BALLOTS:
        return ballot_moves(s, seat, moves, keeps)
    if kind == LOSSES or kind == HALVING or kind == REVOLT_STEP or kind == CALMING or kind == SAVING:
        return given(moves, best_in_need(s, seat, moves, keeps))
    if kind == BUYING:
        return purchase_moves(s, seat, moves)
    if kind == CAVALCADE_STEP:
        return given(moves, answer_to_riders(s, seat, moves))
    if kind == JOINING or kind == AFTER_ROUND or kind == CAPTURING or kind == FIGHTING:
        return battle_moves(s, seat, moves, keeps)
    if kind == TALK_STEP:
        return given(moves, pack(END_TALK))
    return plain_moves(s, seat, moves)


def plain_moves(s: Table, seat: i64, moves: Moves) -> Moves:
    """The answers that are asked for."""
    kind = s.stack[s.top]
    tried = Moves()
    for move in moves.items:
        verb = verb_of(move)
        is_out_of_turn = verb >= FIRST_OUT_OF_TURN and verb != TAKE_RELIC
        if is_out_of_turn or verb == LIFT_SIEGE or verb == SLIDE or verb == PASS_TITLE:
            continue
        if kind == PILLAGING and verb == PILLAGE and not besiegers(s, argument(move, 0)) & BIT[seat]:
            continue
        if kind == RELICS_STEP and verb == REROLL and not has_interest(s, seat, argument(move, 0)):
            continue
        if kind == SUCCESSION and verb == SUCCESSOR and argument(move, 0) == ally_of(s, seat):
            return only(move)
        tried.add(move)
    return tried if len(tried) else answers_of(moves)


def answers_of(moves: Moves) -> Moves:
    """What is asked for, without what may be done out of turn."""
    tried = Moves()
    for move in moves.items:
        if verb_of(move) < FIRST_OUT_OF_TURN and verb_of(move) != LIFT_SIEGE:
            tried.add(move)
    return tried if len(tried) else moves


def given(moves: Moves, move: i64) -> Moves:
    """One move, if it is among those that are given; else what is asked for."""
    for other in moves.items:
        if other == move:
            return only(move)
    return answers_of(moves)


def has_interest(s: Table, seat: i64, bishopric: i64) -> bool:
    """Whether a calamity of a bishopric touches one's own villages."""
    village: i64 = 0
    while village < VILLAGES:
        if BISHOPRIC_OF[village] == bishopric and controller(s, village) == seat:
            return True
        village += 1
    return False


# ---------------------------------------------------------------- cards


def card_moves(s: Table, seat: i64, moves: Moves, kind: i64) -> Moves:
    """Every card, but murders by the one who is missed least, and revolts only where no own people are."""
    least = cheapest_lord(s, seat)
    tried = Moves()
    for move in moves.items:
        verb = verb_of(move)
        if verb == PASS_UNTIL or (verb == ASSASSINATE and argument(move, 1) != least):
            continue
        if verb == PLAY_REVOLT and (s.is_present(seat, argument(move, 0)) or controller(s, argument(move, 0)) < 0):
            continue
        if kind == PLAYING and (verb >= FIRST_OUT_OF_TURN or verb == LIFT_SIEGE) and not is_surprise(verb):
            continue
        tried.add(move)
    return tried if len(tried) else answers_of(moves)


def cheapest_lord(s: Table, seat: i64) -> i64:
    """The lord of a family who is worth least, or NONE."""
    found = first_lord(s.family(seat))
    lord: i64 = 0
    while lord < LORDS:
        if s.family(seat) & BIT[lord] and lord_worth(s, lord) < lord_worth(s, found):
            found = lord
        lord += 1
    return found


# ---------------------------------------------------------------- marriages and votes


def marriage_moves(s: Table, seat: i64, moves: Moves) -> Moves:
    """One proposal to each family with whom an alliance would pay, once."""
    tried = Moves()
    asked: i64 = 0
    for move in moves.items:
        if verb_of(move) == MARRY:
            other = s.owner(argument(move, 1))
            made = s.cells[offers.counter(offers.ROW[offers.MARRIAGE], seat, other)]
            if not asked & BIT[other] and made == 0 and alliance_gain(s, seat, other) > 0:
                asked |= BIT[other]
                tried.add(move)
        elif verb_of(move) == DONE:
            tried.add(move)
    return tried


def ballot_moves(s: Table, seat: i64, moves: Moves, keeps: bool) -> Moves:
    """One For marker: for an own candidate; else for a kept ally's; else for nobody rather than a rival's. [F-1.3.3]"""
    ally: i64 = ally_of(s, seat) if keeps else NONE
    candidates = s.stack[s.stack[s.top + BELOW] + CANDIDATES]
    has_own = candidates & s.family(seat) != 0
    friends: i64 = 0 if has_own or ally < 0 else candidates & s.family(ally)
    tried = Moves() if has_own or friends else only(pack(LAY, NOBODY, NOBODY))
    for move in moves.items:
        lord = argument(move, 0)
        if verb_of(move) != LAY or argument(move, 1) != NOBODY or lord == NOBODY:
            continue
        if friends == 0 or friends & BIT[lord]:
            tried.add(move)
    return tried


# ---------------------------------------------------------------- purchases


def purchase_moves(s: Table, seat: i64, moves: Moves) -> Moves:
    """No second castle in a fief, no cardinals for others, and the king is asked only by who cannot pay."""
    view = Survey(s)
    tried = Moves()
    can_buy_title = False
    for move in moves.items:
        verb, a = verb_of(move), argument(move, 0)
        can_buy_title = can_buy_title or verb == BUY_TITLE
        if verb == BUY_CASTLE and not is_seat_of_fief(s, view, seat, a):
            continue
        if verb == BUY_CARDINAL and s.owner(a) != seat:
            continue
        if verb == ASK_WAIVER and can_buy_title:
            continue
        if verb == OFFER and may_ask_for_village(s, view, seat, a):
            tried.add(move)
        if verb < FIRST_OUT_OF_TURN and verb != LIFT_SIEGE and verb != PASS_TITLE:
            tried.add(move)
    return tried


def is_seat_of_fief(s: Table, view: Survey, seat: i64, village: i64) -> bool:
    """Whether a castle there would give the first wall of a fief one has most of; the title still lies free."""
    fief = FIEF_OF[village]
    if titles.castles_of(s, seat, fief) or titles.city_of(s, fief) >= 0:
        return False
    return view.held_by_others(seat, fief) == 0 and purchases.muster(s, seat, village) >= 0


# ---------------------------------------------------------------- movement


def group_moves(s: Table, seat: i64, moves: Moves, keeps: bool) -> Moves:
    """Halt first: it is the plainest. Leave is asked for what attracts, once."""
    f = s.top
    view = Survey(s)
    here = s.stack[f + marching.VILLAGE]
    tried = only(pack(HALT))
    for move in moves.items:
        verb, to = verb_of(move), argument(move, 0)
        if verb == HALT or verb == DIG_WAY or verb >= FIRST_OUT_OF_TURN or verb == LIFT_SIEGE:
            continue
        if verb == ASK_LEAVE and attraction(s, view, seat, keeps, here, to) == 0:
            continue
        if verb == CAVALCADE and attraction(s, view, seat, keeps, here, to) == 0:
            continue
        tried.add(move)
    return tried


def load_moves(s: Table, seat: i64, moves: Moves) -> Moves:
    """Every lord leads his own group; prisoners come along unless walls hold them; troops come, or leave one behind."""
    verb, lord = verb_of(moves.items[0]), argument(moves.items[0], 0)
    if verb == ALONG or verb == BEHIND:
        is_own = s.family(seat) & BIT[lord]
        has_walls = s.cells[FORT_IN + s.village_of(lord)] != NO_FORT
        return given(moves, pack(BEHIND if is_own or has_walls else ALONG, lord))
    items = moves.items
    last: i64 = len(items) - 1
    tried = only(items[last])
    group = offers.find(s, GROUP)
    is_first_step = s.cells[STEPS_MADE + s.stack[group + marching.LEADER]] == 0
    is_walled = s.cells[FORT_IN + s.stack[group + marching.VILLAGE]] != NO_FORT
    if verb == KNIGHTS:
        if is_first_step and is_walled and last > 0:
            tried.add(items[0])
        return tried
    if last > 0:
        tried.add(items[last - 1])
    if last > 2 and is_first_step:
        tried.add(items[last // 2])
    return tried


# ---------------------------------------------------------------- battles


def battle_moves(s: Table, seat: i64, moves: Moves, keeps: bool) -> Moves:
    """Attacks, sides, and how a battle goes on; a friend's lord is let go, everybody else's held."""
    battle = offers.find(s, BATTLE)
    tried = Moves()
    for move in moves.items:
        verb = verb_of(move)
        if verb >= FIRST_OUT_OF_TURN or verb == LIFT_SIEGE or verb == CHANGE_SIDES:
            continue
        if verb == JOIN and not is_joined(s, battle, seat, argument(move, 0), keeps):
            continue
        if verb == SURRENDER and own_odds(s, battle, seat) > HOPELESS:
            continue
        if verb == LEAVE and own_odds(s, battle, seat) > HOPELESS * 3:
            continue
        if verb == HOLD and not is_holder(s, seat, argument(move, 0), argument(move, 1), keeps):
            continue
        if verb == LET_GO and not (keeps and s.owner(argument(move, 0)) == ally_of(s, seat)):
            continue
        tried.add(move)
    if s.stack[s.top] == JOINING and len(tried) > 1:
        return only(tried.items[1])  # who would join does
    return tried if len(tried) else answers_of(moves)


def own_odds(s: Table, battle: i64, seat: i64) -> i64:
    """Percent for one's own side to win."""
    percent = odds_under_way(s, battle)
    is_defending = s.stack[battle + DEFENDER] == seat or s.stack[battle + DEFENDER] == ally_of(s, seat)
    return 100 - percent if is_defending else percent


def is_joined(s: Table, battle: i64, seat: i64, side: i64, keeps: bool) -> bool:
    """An ally is helped: by who keeps bargains unless it is hopeless, by others where it is safe. [F-6.1.3]"""
    friend = s.stack[battle + (ATTACKER if side == ON_ATTACK else DEFENDER)]
    if friend != ally_of(s, seat):
        return False
    percent = odds_under_way(s, battle)
    odds = percent if side == ON_ATTACK else 100 - percent
    return odds >= (25 if keeps else STRONG)


def is_holder(s: Table, seat: i64, lord: i64, captor: i64, keeps: bool) -> bool:
    """One holds prisoners oneself, but not those of a friend."""
    return captor == seat and not (keeps and s.owner(lord) == ally_of(s, seat))


def answer_to_riders(s: Table, seat: i64, moves: Moves) -> i64:
    """The way is barred to who is weaker; who was let pass rides on."""
    if verb_of(moves.items[0]) != BAR:
        return pack(GO_ON)
    group = s.stack[s.top + BELOW]
    village = s.stack[group + marching.VILLAGE]
    own = s.men(seat, village) + KNIGHT_POINTS * s.knights(seat, village)
    rider = s.stack[group + marching.SEAT]
    riding = KNIGHT_POINTS * s.knights(rider, village)
    return pack(BAR if own >= riding and rider != ally_of(s, seat) else LET_PASS)


# ---------------------------------------------------------------- losses, revolts, deaths


def best_in_need(s: Table, seat: i64, moves: Moves, keeps: bool) -> i64:
    """Men-at-arms before knights, the weakest lord, the dearest to be saved."""
    verb = verb_of(moves.items[0])
    kind = s.stack[s.top]
    if kind == SAVING:
        return dearest_dying(s, seat, moves)
    if kind == CALMING:
        return calming_move(s, seat, moves, keeps)
    if verb == LOSE_LORD or verb == LOSE:
        return loss_move(s, seat, moves, keeps)
    if verb == FIRST_VICTIM:
        return first_of_others(s, seat, moves)
    if verb == FALL or kind == HALVING:
        return moves.items[0]
    return pack(PASS)


def loss_move(s: Table, seat: i64, moves: Moves, keeps: bool) -> i64:
    """Of a side's tokens a man-at-arms before a knight; helpers bleed first for an opportunist, else who has most.

    Others' lords fall before one's own, but a kept ally's count as one's own. [F-6.2.4]
    """
    battle = offers.find(s, BATTLE)
    ally: i64 = ally_of(s, seat) if keeps else NONE
    side: i64 = ON_ATTACK if s.stack[battle + ATTACKER] == seat else ON_DEFENCE
    best = moves.items[0]
    most: i64 = -1000
    for move in moves.items:
        verb, a, unit = verb_of(move), argument(move, 0), argument(move, 1)
        if verb == LOSE_LORD:
            is_friend = s.owner(a) == seat or s.owner(a) == ally
            rank = (0 if is_friend else 100) - lord_worth(s, a)
        elif verb == LOSE:
            rank = (50 if unit == MAN else 0) + tokens(s, battle, side, a, unit) if keeps else 50 * (1 - unit)
            if not keeps and a != seat:
                rank += 20
        else:
            continue
        if rank > most:
            best = move
            most = rank
    return best


def first_of_others(s: Table, seat: i64, moves: Moves) -> i64:
    """Somebody else than oneself or the ally."""
    for move in moves.items:
        other = argument(move, 0)
        if verb_of(move) == FIRST_VICTIM and other != seat and other != ally_of(s, seat):
            return move
    return moves.items[0]


def calming_move(s: Table, seat: i64, moves: Moves, keeps: bool) -> i64:
    """Money is spent for one's own people and a kept ally's, a bishop risked only for one's own. [F-10.1.9]"""
    village = s.stack[offers.find(s, REVOLT_STEP) + VILLAGE_IN_REVOLT]
    holder = controller(s, village)
    if holder < 0 or (holder != seat and not (keeps and holder == ally_of(s, seat))):
        return pack(PASS)
    best = pack(PASS)
    for move in moves.items:
        if verb_of(move) == CALM:
            return move
        if verb_of(move) == CALM_FREE and holder == seat and s.lords_in(seat, village):
            best = move
    return best


def dearest_dying(s: Table, seat: i64, moves: Moves) -> i64:
    best = pack(PASS)
    most: i64 = 0
    for move in moves.items:
        if verb_of(move) == REVIVE and s.owner(argument(move, 0)) == seat and lord_worth(s, argument(move, 0)) > most:
            best = move
            most = lord_worth(s, argument(move, 0))
    return best
