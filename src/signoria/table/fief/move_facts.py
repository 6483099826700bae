"""What a board shows with a legal move of Fief: prices, limits, whose leave it takes, strength, and what it loses.

`docs/move-facts.md` lists them. All is asked of the engine, on what the seat knows.
"""

from collections.abc import Callable

from signoria import Move
from signoria.games.fief import marching, purchases
from signoria.games.fief.elections import votes
from signoria.games.fief.entering import LORD_ENTERING, whose_consent
from signoria.games.fief.losses import damage_of
from signoria.games.fief.moves import BEHIND, KNIGHTS, MEN, NOBODY, ON_ATTACK, ON_DEFENCE
from signoria.games.fief.offers import SUM, cell
from signoria.games.fief.people import ransom
from signoria.games.fief.pieces import (
    BIT,
    CALMING_PRICE,
    CARDINAL_PRICE,
    CASTLE_PRICE,
    KNIGHT,
    LORD,
    LORDS,
    MAN,
    MILL_PRICE,
    STAND,
    TITLE_PRICE,
    VILLAGE,
    VILLAGES,
)
from signoria.games.fief.revolts import HITS
from signoria.games.fief.state import Table
from signoria.games.fief.steps import calamities, loading, rounds
from signoria.games.fief.steps.cavalcade import Cavalcade
from signoria.games.fief.steps.elections import FOR_OFFICE
from signoria.games.fief.steps.kinds import GROUP, LOADING
from signoria.games.fief.steps.offers import most_money
from signoria.games.fief.steps.purchases import WAIVED, means
from signoria.games.fief.strength import (
    VILLAGE_AT_WAR,
    begin_battle,
    d_arc,
    dice_for,
    dice_on,
    fewest_points,
    leader,
    most_points,
    points_on,
    rides,
)
from signoria.kernel.domains import Json
from signoria.kernel.flow import NOTHING, settle
from signoria.kernel.moves import argument, pack
from signoria.kernel.preview import make
from signoria.table.fief.losses import lost
from signoria.table.fief.scene import Scene, lords_of, seats_of

Facts = dict[str, Json]


def first(move: Move) -> int:
    return int(argument(move.code, 0))


# ---------------------------------------------------------------- purchases


def hire(scene: Scene, seat: int, move: Move) -> Facts:
    """What a unit costs, and how many of its kind could be bought for the village."""
    table, unit, f = scene.table, first(move), scene.frame("buying")
    most = purchases.most_units(table, seat, unit, argument(move.code, 1), means(table, f, seat))
    return {"price": int(purchases.unit_price(unit)), "most": int(most)}


def mill(scene: Scene, seat: int, move: Move) -> Facts:
    return {"price": int(MILL_PRICE)}


def castle(scene: Scene, seat: int, move: Move) -> Facts:
    return {"price": int(CASTLE_PRICE)}


def cardinal(scene: Scene, seat: int, move: Move) -> Facts:
    return {"price": int(CARDINAL_PRICE)}


def title(scene: Scene, seat: int, move: Move) -> Facts:
    """Its price here, and that to be paid if nobody waived it. [F-1.8.5]"""
    waived = scene.table.stack[scene.frame("buying") + WAIVED]
    price = int(purchases.title_price(scene.table, seat, first(move), waived))
    return {"price": 0 if move.verb == "ask_waiver" else price, "instead_of": int(TITLE_PRICE[first(move)])}


def paid_ransom(scene: Scene, seat: int, move: Move) -> Facts:
    return {"price": int(ransom(scene.table, first(move)))}


def prisoner(scene: Scene, seat: int, move: Move) -> Facts:
    """For whom less than the ransom is offered. [F-4.1.2]"""
    return {"instead_of": int(ransom(scene.table, argument(move.code, 1)))} if scene.step == "ransoming" else {}


def calm(scene: Scene, seat: int, move: Move) -> Facts:
    return {"price": int(CALMING_PRICE)}


def money(scene: Scene, seat: int, move: Move) -> Facts:
    """The sum that would be in the offer, and the most that can be."""
    table, f, way = scene.table, scene.table.top, argument(move.code, 0)
    whole = table.stack[cell(f, way, SUM)] + argument(move.code, 1)
    return {"sum": int(whole), "most": int(most_money(table, f, way))}


# ---------------------------------------------------------------- elections


def ballot(scene: Scene, seat: int, move: Move) -> Facts:
    """The votes of the family, none where its For marker is not laid. [F-1.3.4]"""
    if move.verb == "lay" and first(move) == NOBODY:
        return {"votes": 0}
    office = scene.table.stack[scene.frame("election") + FOR_OFFICE]
    return {"votes": int(votes(scene.table, office, seat))}


# ---------------------------------------------------------------- on the move


def march(scene: Scene, seat: int, move: Move) -> Facts:
    """Where a lord is, the steps left, and everybody who could go along. [F-5.1.2]"""
    table, lord, after = scene.table, first(move), scene.table.copy()
    g = after.push(GROUP)
    marching.form(after, g, seat, lord)
    going = BIT[lord] | loading.forced_guide(after, g)
    f = loading.begin(after, after.stack[g + marching.VILLAGE], loading.STEP, going)
    after.stack[f + loading.GOING] |= loading.may_join(after, f) & d_arc(after)  # with her others can go further
    others = int(loading.may_join(after, f) | after.stack[f + loading.GOING] & ~BIT[lord])
    own = int(table.free_family(seat))
    return {
        "village": VILLAGE.json(table.village_of(lord)),
        "steps": int(marching.steps_left(table, seat, lord)),
        "men": int(loading.most(after, f, MAN)),
        "knights": int(loading.most(after, f, KNIGHT)),
        "companions": names_of(others & own),
        "prisoners": names_of(others & ~own),
    }


def names_of(lords: int) -> list[Json]:
    return [LORD.json(lord) for lord in lords_of(lords)]


def step(scene: Scene, seat: int, move: Move) -> Facts:
    """Whose leave it takes, at which gate it ends, and what leaving costs: for certain, and if all go along."""
    table, g = scene.table, int(scene.table.top)
    to = int(table.stack[g + marching.CAME_FROM]) if move.verb == "withdraw" else first(move)
    stand = int(marching.arrival_stand(table, seat, table.stack[g + marching.VILLAGE], to, False))
    asked = int(marching.blockers(table, g, to))
    found: Facts = {
        "leave_of": [*seats_of(asked, scene.seats)],
        "gate": STAND.json(stand) if stand >= VILLAGES else None,
        "loses": lost(table, gone(table, seat, g, move, to, False), seat),
        "may_lose": lost(table, gone(table, seat, g, move, to, True), seat),
    }
    host = int(marching.host(table, g, to))
    return found | {"host": host if host >= 0 else None} if move.verb == "ask_leave" else found


def gone(table: Table, seat: int, g: int, move: Move, to: int, with_all: bool) -> Table:
    """The table after a step, for which leave was given if it takes any, with all or with nobody who could stay."""
    after = table.copy()
    if move.verb in ("step", "withdraw"):
        make(after, seat, move.code)
    else:
        loading.begin_step(after, g, to, marching.blockers(table, g, to), False)
        settle(after)
    load(after, seat, with_all)
    return after


def load(table: Table, seat: int, with_all: bool) -> None:
    """Answer who goes along: all, or nobody who could stay."""
    while table.top >= 0 and table.stack[table.top] == LOADING:
        f = table.top
        asked, default = int(loading.question(table, f)), table.steps[LOADING].default(table, f, seat)
        if default == NOTHING:
            return
        if not with_all:
            default = stays(table, f, asked)
        make(table, seat, default)


def stays(table: Table, f: int, asked: int) -> int:
    if asked < LORDS:
        return int(pack(BEHIND, asked))
    if asked == loading.HOW_MANY_MEN:
        return int(pack(MEN, loading.least(table, f, MAN)))
    return int(pack(KNIGHTS, loading.least(table, f, KNIGHT)))


def withdraw(scene: Scene, seat: int, move: Move) -> Facts:
    """Of a group that was refused leave; the same verb takes an offer back."""
    return step(scene, seat, move) if scene.step == "group" else {}


def loses(scene: Scene, seat: int, move: Move) -> Facts:
    """What a move costs for certain, whatever else is answered."""
    after = scene.table.copy()
    make(after, seat, move.code)
    load(after, seat, False)
    return {"loses": lost(scene.table, after, seat)}


def loses_unless_secret(scene: Scene, seat: int, move: Move) -> Facts:
    """Not in a window: what a pass there brings would tell that all others have passed. [F-9.1]"""
    return {} if scene.step == "window" else loses(scene, seat, move)


def how_many(scene: Scene, seat: int, move: Move) -> Facts:
    table, f = scene.table, scene.table.top
    unit = MAN if move.verb == "men" else KNIGHT
    limits: Facts = {"least": int(loading.least(table, f, unit)), "most": int(loading.most(table, f, unit))}
    return limits | loses(scene, seat, move)


def place(scene: Scene, seat: int, move: Move) -> Facts:
    """Whose consent a place takes. [F-2.3.2]"""
    lord = scene.table.stack[scene.table.top + LORD_ENTERING]
    asked = int(whose_consent(scene.table, seat, lord, first(move)))
    return {"leave_of": [asked] if asked >= 0 else []}


# ---------------------------------------------------------------- battles


def attack(scene: Scene, seat: int, move: Move) -> Facts:
    """Both sides as they would begin, without helpers. [F-6.2.1]"""
    after = scene.table.copy()
    begin_battle(after, first(move), seat, argument(move.code, 1), 0)
    return sides(scene, seat, after)


def ride(scene: Scene, seat: int, move: Move) -> Facts:
    """A cavalcade is stopped, or forces its way. [F-5.3.3]"""
    after = scene.table.copy()
    begun = after.steps[after.stack[after.top]]
    if not isinstance(begun, Cavalcade):
        return {}
    begun.fight(after, after.top)
    return sides(scene, seat, after)


def sides(scene: Scene, seat: int, after: Table) -> Facts:
    """Points and dice of both sides of a battle that has just begun on a copy of the table."""
    f = after.top
    mine = ON_ATTACK if leader(after, f, ON_ATTACK) == seat else ON_DEFENCE
    return {
        "mine": {"points": int(points_on(after, f, mine)), "dice": int(dice_on(after, f, mine))},
        "theirs": opponents(scene, after, f, 1 - mine),
    }


def opponents(scene: Scene, after: Table, f: int, side: int) -> Facts:
    """Most and fewest points and dice of the others: fog hides which troops they have. [F-11.2]

    Those who ride are seen.
    """
    table, seat, village = scene.table, int(leader(after, f, side)), int(after.stack[f + VILLAGE_AT_WAR])
    if rides(after, f, side):
        most = least = int(points_on(after, f, side))
        dice = fewest = int(dice_on(after, f, side))
    else:
        most, least = int(most_points(table, seat, village)), int(fewest_points(table, seat, village))
        has_d_arc = bool(table.lords_in(seat, village) & d_arc(table))
        dice, fewest = int(dice_for(most, has_d_arc)), int(dice_for(least, has_d_arc))
    return {"points": most, "dice": dice, "least_points": least, "least_dice": fewest, "unsure": most != least}


def lose(scene: Scene, seat: int, move: Move) -> Facts:
    """The damage a loss takes, and what is left of it. [F-6.2.4]"""
    unit = int(argument(move.code, 1))
    takes = int(damage_of(unit)) if move.verb == "lose" else 1
    left = int(scene.table.stack[scene.table.top + rounds.DAMAGE])
    return {"takes": takes, "left": left - takes} | loses(scene, seat, move)


def fall(scene: Scene, seat: int, move: Move) -> Facts:
    """Losses by a revolt, by damage; by the plague, by tokens. [F-10.1.3] [F-2.2.5]"""
    table, is_plague = scene.table, scene.step == "halving"
    takes = 1 if is_plague else int(damage_of(first(move)))
    left = int(table.stack[table.top + (calamities.TO_LOSE if is_plague else HITS)])
    return {"takes": takes, "left": left - takes} | loses(scene, seat, move)


TOLD: dict[str, Callable[[Scene, int, Move], Facts]] = {
    "hire": hire,
    "mill": mill,
    "castle": castle,
    "cardinal": cardinal,
    "title": title,
    "ask_waiver": title,
    "ransom": paid_ransom,
    "prisoner": prisoner,
    "calm": calm,
    "money": money,
    "stand": ballot,
    "lay": ballot,
    "place": place,
    "march": march,
    "step": step,
    "ask_leave": step,
    "cavalcade": step,
    "withdraw": withdraw,
    "along": loses,
    "behind": loses,
    "men": how_many,
    "knights": how_many,
    "attack": attack,
    "force": ride,
    "bar": ride,
    "lose": lose,
    "lose_lord": lose,
    "fall": fall,
    "accept": loses,
    **dict.fromkeys(
        (
            "refuse",
            "propose",
            "road",
            "pass",
            "surrender",
            "successor",
            "grant",
            "hold",
            "free",
            "justice",
            "excommunicate",
            "assassinate",
            "lift_siege",
        ),
        loses_unless_secret,
    ),
}
