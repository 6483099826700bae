"""Surprise cards: who may play which on whom, and what each does. [F-9] [F-10]"""

from mypy_extensions import i64

from signoria.games.fief import aftermath, captives, crown, entering, offers, revolts
from signoria.games.fief.cards import discard, forget, learn, show_card
from signoria.games.fief.messages_offers import R_OFFER_OPEN
from signoria.games.fief.messages_surprises import (
    E_AMBUSHED,
    E_ASSASSINATED,
    E_D_ARC,
    E_JUSTICE,
    E_REVOLT,
    E_TUNNEL_FREES,
    E_TUNNEL_UNDER_WALLS,
    R_ALREADY_CARDINAL,
    R_IMMUNE,
    R_NO_ASSASSIN,
    R_NO_BATTLE,
    R_NO_LORD_IN_BATTLE,
    R_NO_WALLS,
    R_NOT_A_BISHOP,
    R_NOT_A_PRISONER,
    R_NOT_AN_ENEMY_LORD,
    R_NOT_AN_UNMARRIED_WOMAN,
    R_NOT_HELD,
    R_NOT_IN_PLAY,
    R_NOT_OWN_LORD,
    R_NOT_THE_ATTACKER,
    R_OWN_LORD,
    R_TUNNEL_ALREADY,
)
from signoria.games.fief.moves import (
    ASSASSINATE,
    MAKE_CARDINAL,
    ON_ATTACK,
    ON_DEFENCE,
    PLAY_AMBUSH,
    PLAY_D_ARC,
    PLAY_FREE,
    PLAY_JUSTICE,
    PLAY_REVOLT,
    PLAY_TUNNEL,
)
from signoria.games.fief.people import (
    bishopric_of,
    has_royal_title,
    is_cardinal,
    is_married,
    is_pope,
    pope_seat,
)
from signoria.games.fief.pieces import (
    AMBUSH,
    ASSASSINATION,
    BIT,
    CARDINAL,
    D_ARC,
    IS_SURPRISE,
    IS_WOMAN,
    JUSTICE,
    KINDS,
    LORDS,
    REVOLT,
    TUNNEL,
    VILLAGES,
)
from signoria.games.fief.state import (
    ASSASSINS,
    BY_CARD,
    CAPTOR,
    D_ARC_LORD,
    LORDS_IN,
    NONE,
    SEATS,
    Table,
)
from signoria.games.fief.steps.kinds import BATTLE
from signoria.games.fief.strength import (
    ATTACKER,
    GATES_OPEN,
    OUTCOME,
    TUNNEL_DUG,
    UNDER_WAY,
    VILLAGE_AT_WAR,
    is_before_walls,
    lords_on,
    seats_on,
)
from signoria.games.fief.units import release
from signoria.kernel.flow import BELOW, LEGAL, NOT_NOW, NOTHING, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of


def battle(s: Table) -> i64:
    """Where the frame of the battle under way begins, or NOTHING. [F-10.5.1]"""
    f = s.top
    while f >= 0:
        if s.stack[f] == BATTLE and s.stack[f + OUTCOME] == UNDER_WAY:
            return f
        f = s.stack[f + BELOW]
    return NOTHING


def side_of(s: Table, f: i64, seat: i64) -> i64:
    """On which side of a battle a seat fights, or NONE."""
    if seats_on(s, f, ON_ATTACK) & BIT[seat]:
        return ON_ATTACK
    return ON_DEFENCE if seats_on(s, f, ON_DEFENCE) & BIT[seat] else NONE


def card_of(verb: i64) -> i64:
    """The kind of card that a surprise move plays."""
    if verb == PLAY_D_ARC:
        return D_ARC
    if verb == MAKE_CARDINAL:
        return CARDINAL
    if verb == PLAY_REVOLT:
        return REVOLT
    if verb == PLAY_FREE or verb == PLAY_TUNNEL:
        return TUNNEL
    if verb == ASSASSINATE:
        return ASSASSINATION
    return JUSTICE if verb == PLAY_JUSTICE else AMBUSH


def is_surprise(verb: i64) -> bool:
    return PLAY_D_ARC <= verb <= PLAY_AMBUSH


# ------------------------------------------------------------ may it be played?


def refusal(s: Table, seat: i64, move: i64) -> Refusal:
    """Why a seat cannot play a surprise card so. [F-9.1]"""
    if not is_surprise(verb_of(move)):
        return (NOT_NOW, 0, 0, 0)
    if s.hand(seat, card_of(verb_of(move))) <= 0:
        return (R_NOT_HELD, 0, 0, 0)
    return target_refusal(s, seat, move)


def target_refusal(s: Table, seat: i64, move: i64) -> Refusal:
    """Why a surprise card, if held, cannot be played so; public knowledge alone decides."""
    verb = verb_of(move)
    a = argument(move, 0)
    if verb == PLAY_REVOLT:
        return revolts.revolt_refusal(s, seat, a)
    if verb == PLAY_TUNNEL:
        return tunnel_refusal(s, seat)
    if s.owner(a) < 0:
        return (R_NOT_IN_PLAY, a, 0, 0)
    if verb == PLAY_D_ARC:
        return (R_NOT_AN_UNMARRIED_WOMAN, a, 0, 0) if not IS_WOMAN[a] or is_married(s, a) else (LEGAL, 0, 0, 0)
    if verb == MAKE_CARDINAL:
        return cardinal_refusal(s, seat, a)
    if verb == PLAY_FREE:
        return (LEGAL, 0, 0, 0) if s.is_captive(a) else (R_NOT_A_PRISONER, a, 0, 0)
    if verb == ASSASSINATE:
        return assassination_refusal(s, seat, a, argument(move, 1))
    return justice_refusal(s, a) if verb == PLAY_JUSTICE else ambush_refusal(s, seat, a)


def cardinal_refusal(s: Table, seat: i64, lord: i64) -> Refusal:
    """Any bishop in play who is not yet cardinal; another's pope must agree. [F-1.5.1] [F-1.5.2]"""
    if bishopric_of(s, lord) < 0:
        return (R_NOT_A_BISHOP, lord, 0, 0)
    return (R_ALREADY_CARDINAL, lord, 0, 0) if is_cardinal(s, lord) else consent_refusal(s, seat)


def consent_refusal(s: Table, seat: i64) -> Refusal:
    """Whether the pope can be asked, if he must be: three times a phase, while no other offer is open. [F-13.4]"""
    asked = pope_seat(s)
    if asked < 0 or asked == seat:
        return (LEGAL, 0, 0, 0)
    if offers.is_offer_open(s):
        return (R_OFFER_OPEN, 0, 0, 0)
    return offers.limit_refusal(s, offers.CARDINAL_CONSENT, seat, asked)


def tunnel_refusal(s: Table, seat: i64) -> Refusal:
    """In a battle, by an attacker before walls whose gates are shut. [F-10.2.2] [F-6.2.2]"""
    f = battle(s)
    if f < 0:
        return (R_NO_BATTLE, 0, 0, 0)
    if s.stack[f + ATTACKER] != seat:
        return (R_NOT_THE_ATTACKER, 0, 0, 0)
    if not is_before_walls(s, f) or s.stack[f + GATES_OPEN]:
        return (R_NO_WALLS, s.stack[f + VILLAGE_AT_WAR], 0, 0)
    return (R_TUNNEL_ALREADY if s.stack[f + TUNNEL_DUG] else LEGAL, 0, 0, 0)


def assassination_refusal(s: Table, seat: i64, lord: i64, assassin: i64) -> Refusal:
    """Any other player's lord; one of one's own, in prison too, answers for it. [F-10.3] [F-10.3.1]"""
    if s.owner(lord) == seat:
        return (R_OWN_LORD, lord, 0, 0)
    return (LEGAL, 0, 0, 0) if s.owner(assassin) == seat else (R_NOT_OWN_LORD, assassin, 0, 0)


def justice_refusal(s: Table, lord: i64) -> Refusal:
    """A lord with the assassin marker who is neither royal nor pope. [F-10.4] [F-1.7.9]"""
    if not s.cells[ASSASSINS] & BIT[lord]:
        return (R_NO_ASSASSIN, lord, 0, 0)
    return (R_IMMUNE if has_royal_title(s, lord) or is_pope(s, lord) else LEGAL, lord, 0, 0)


def ambush_refusal(s: Table, seat: i64, lord: i64) -> Refusal:
    """In a battle in which one has a lord, on a lord of the other side. [F-10.5]"""
    f = battle(s)
    if f < 0:
        return (R_NO_BATTLE, 0, 0, 0)
    enemies = ambush_victims(s, f, seat)
    if enemies < 0:
        return (R_NO_LORD_IN_BATTLE, 0, 0, 0)
    return (LEGAL, 0, 0, 0) if enemies & BIT[lord] else (R_NOT_AN_ENEMY_LORD, lord, 0, 0)


def ambush_victims(s: Table, f: i64, seat: i64) -> i64:
    """Mask of the lords a seat could ambush in a battle; NONE if it has no lord in it."""
    side = side_of(s, f, seat)
    if side < 0 or not lords_on(s, f, side) & s.family(seat):
        return NONE
    return lords_on(s, f, 1 - side)


# ------------------------------------------------------------ targets


def candidates(s: Table, seat: i64, kind: i64, into: Moves) -> None:
    """Moves that could play a card of a kind."""
    if kind == REVOLT:
        village: i64 = 0
        while village < VILLAGES:
            into.add(pack(PLAY_REVOLT, village))
            village += 1
        return
    if kind == TUNNEL:
        into.add(pack(PLAY_TUNNEL))
    lord: i64 = 0
    while lord < LORDS:
        if s.owner(lord) >= 0:
            if kind == D_ARC and IS_WOMAN[lord]:
                into.add(pack(PLAY_D_ARC, lord))
            elif kind == CARDINAL and not IS_WOMAN[lord]:
                into.add(pack(MAKE_CARDINAL, lord))
            elif kind == TUNNEL and s.is_captive(lord):
                into.add(pack(PLAY_FREE, lord))
            elif kind == ASSASSINATION:
                name_assassins(s, seat, lord, into)
            elif kind == JUSTICE:
                into.add(pack(PLAY_JUSTICE, lord))
            elif kind == AMBUSH:
                into.add(pack(PLAY_AMBUSH, lord))
        lord += 1


def name_assassins(s: Table, seat: i64, lord: i64, into: Moves) -> None:
    """A victim with each lord who could answer for it."""
    if s.owner(lord) == seat:
        return
    assassin: i64 = 0
    while assassin < LORDS:
        if s.owner(assassin) == seat:
            into.add(pack(ASSASSINATE, lord, assassin))
        assassin += 1


def held(s: Table, seat: i64, into: Moves) -> None:
    """Candidates of every surprise card a seat holds."""
    if s.hand_size(seat) == 0:
        return
    kind: i64 = D_ARC
    while kind < KINDS:
        if IS_SURPRISE[kind] and s.hand(seat, kind) > 0:
            candidates(s, seat, kind, into)
        kind += 1


# ------------------------------------------------------------ what it does


def play(s: Table, seat: i64, move: i64) -> None:
    """Play a surprise card that may be played so."""
    verb = verb_of(move)
    a = argument(move, 0)
    if verb == MAKE_CARDINAL:
        make_cardinal(s, seat, a)
        return
    if verb == PLAY_D_ARC:
        show_card(s, seat, D_ARC)
        s.cells[D_ARC_LORD] = a
        s.tell(E_D_ARC, seat, a)
        return
    discard(s, seat, card_of(verb))
    if verb == PLAY_REVOLT:
        s.tell(E_REVOLT, seat, a)
        revolts.begin(s, seat, a)
    elif verb == PLAY_TUNNEL:
        f = battle(s)
        s.stack[f + TUNNEL_DUG] = 1
        s.tell(E_TUNNEL_UNDER_WALLS, seat, s.stack[f + VILLAGE_AT_WAR])
    elif verb == PLAY_FREE:
        free_all(s, seat, a)
    elif verb == ASSASSINATE:
        s.cells[ASSASSINS] |= BIT[argument(move, 1)]
        s.tell(E_ASSASSINATED, seat, a, argument(move, 1))
        aftermath.kill(s, BIT[a])
    elif verb == PLAY_JUSTICE:
        s.tell(E_JUSTICE, seat, a)
        aftermath.kill(s, BIT[a])
    else:
        s.tell(E_AMBUSHED, seat, a)
        captives.take_captive(s, a, seat)
        aftermath.settle_up(s)


def make_cardinal(s: Table, seat: i64, lord: i64) -> None:
    """A Cardinal card: if there is a pope of another family he is asked, and all have seen the card. [F-1.5.2]"""
    asked = pope_seat(s)
    if asked < 0 or asked == seat:
        crown.make_cardinal_by_card(s, seat, lord)
        return
    viewer: i64 = 0
    while viewer <= s.cells[SEATS]:
        if viewer != seat:
            forget(s, viewer, seat, CARDINAL)
            learn(s, viewer, BIT[seat], CARDINAL)
        viewer += 1
    offers.ask(s, seat, asked, offers.CARDINAL_CONSENT, lord, BY_CARD)


def free_all(s: Table, seat: i64, lord: i64) -> None:
    """A prisoner and the others held with him go free; each is placed by his owner. [F-10.2.3]"""
    captor = s.cells[CAPTOR + lord]
    here = s.cells[LORDS_IN + s.village_of(lord)]
    aftermath.settle_up(s)
    other: i64 = LORDS - 1  # who is pushed last is placed first
    while other >= 0:
        if here & BIT[other] and s.cells[CAPTOR + other] == captor:
            s.tell(E_TUNNEL_FREES, seat, other)
            release(s, other)
            entering.send_home(s, other)
        other -= 1
