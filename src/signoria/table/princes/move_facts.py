"""What a board shows with a legal move of Princes: prices in hundreds of florins, values, what is left afterwards.

`docs/move-facts.md` lists them. All is asked of the engine, on what the seat knows.
"""

from collections.abc import Callable

from signoria import Move
from signoria.games.princes.actions import (
    architect_points,
    bid_means,
    bonus_value,
    building_price,
    closed_to,
    joint_places,
    minimum,
    moved_back,
    neighbour,
    open_places,
    opening_bid,
    piece_points,
    points_for,
    price_of_points,
    princess_value,
    rank,
    work_value,
)
from signoria.games.princes.cards import enter_hand, token_of
from signoria.games.princes.effects import recruit
from signoria.games.princes.pieces import (
    ARCHITECT,
    BANKER,
    BONUS_AT,
    BUILDING,
    CARD_PRICE,
    LANDSCAPE_PIECE,
    PARK,
    PRESTIGE_AT,
)
from signoria.games.princes.scoring import prestige_points
from signoria.games.princes.shapes import PLACES
from signoria.games.princes.state import OPEN_MONEY, Table
from signoria.games.princes.steps import auction, characters, objects, together, works
from signoria.games.princes.steps.together import highest_sum, lowest_sum
from signoria.games.princes.steps.works import best_value, bonus_now
from signoria.kernel.domains import Json
from signoria.kernel.moves import argument
from signoria.table.princes.places import covered
from signoria.table.princes.scene import Scene

Facts = dict[str, Json]


# ---------------------------------------------------------------- prices


def price_of(scene: Scene, seat: int, move: Move) -> int:
    """What a choice costs in hundreds of florins, a bid if it wins."""
    table = scene.table
    if move.verb == "build":
        return int(building_price(table, seat))
    if move.verb in ("learn", "buy_bonus", "introduce"):
        return int(CARD_PRICE)
    if move.verb in ("name", "buy"):
        return int(opening_bid(table))
    return next_bid(scene) if move.verb == "raise" else 0


def next_bid(scene: Scene) -> int:
    """What whoever raises bids, in hundreds."""
    return int(auction.next_bid(scene.table, scene.table.top))


def price(table: Table, seat: int, hundreds: int) -> Facts:
    """A price, and the prestige points it costs where the money does not last. [P-7.6]"""
    return {"hundreds": hundreds, "prestige": int(moved_back(table, seat, hundreds))}


def bought(scene: Scene, seat: int, move: Move) -> Facts:
    return price(scene.table, seat, price_of(scene, seat, move))


# ---------------------------------------------------------------- auction


def named(scene: Scene, seat: int, move: Move) -> Facts:
    """An object that is put up for auction, or bought last at a fixed price."""
    found = bought(scene, seat, move) | object_facts(scene, seat, int(argument(move.code, 0)))
    return found | {"most": int(bid_means(scene.table, seat))} if move.verb == "name" else found


def raised(scene: Scene, seat: int, move: Move) -> Facts:
    thing = int(scene.table.stack[scene.table.top + auction.OBJECT])
    return bought(scene, seat, move) | object_facts(scene, seat, thing) | {"most": int(bid_means(scene.table, seat))}


def object_facts(scene: Scene, seat: int, thing: int) -> Facts:
    """What an object brings immediately, and the places a landscape has."""
    if thing <= PARK:
        return piece_facts(scene, seat, LANDSCAPE_PIECE + thing)
    return {"points": int(architect_points(scene.table, seat))} if thing == ARCHITECT else {}


def piece_facts(scene: Scene, seat: int, piece: int) -> Facts:
    table = scene.table
    places = int(open_places(piece, closed_to(table, seat, piece), PLACES))
    return {"fits": places, "points": int(piece_points(table, seat, piece))}


def picked(scene: Scene, seat: int, move: Move) -> Facts:
    return piece_facts(scene, seat, LANDSCAPE_PIECE + int(argument(move.code, 0)))


def bid(scene: Scene, seat: int, move: Move) -> Facts:
    """A bid on a character; the banker pays out the pot less the bid."""
    character, hundreds = int(argument(move.code, 0)), int(argument(move.code, 1))
    most = min(int(characters.highest_space(character)), int(scene.table.money(seat)))
    found: Facts = {"hundreds": hundreds, "most": most}
    return found | {"gains": int(characters.pot_less(scene.table, hundreds))} if character == BANKER else found


def merchant(scene: Scene, seat: int, move: Move) -> Facts:
    """Prestige points for the rank; on buying an object the price, which the other choice saves. [P-10.4.4]"""
    is_free = argument(move.code, 0) == characters.FREE
    points: Facts = {} if is_free else {"points": int(rank(scene.table, seat))}
    return points | (price(scene.table, seat, 0) if is_free else purchase(scene, seat, move))


def purchase(scene: Scene, seat: int, move: Move) -> Facts:
    """The price of the object that is being bought, '' elsewhere."""
    if scene.step != "purchase":
        return {}
    return price(scene.table, seat, int(scene.table.stack[scene.table.top + objects.PRICE]))


# ---------------------------------------------------------------- pieces


def put(scene: Scene, seat: int, move: Move) -> Facts:
    """Squares by seat; of a piece that is placed immediately, what it costs and brings."""
    found: Facts = {"covers": covered(scene, move)}
    if scene.step != "put":
        return found
    piece = int(scene.table.stack[scene.table.top + objects.PIECE])
    if piece < BUILDING.size:
        found |= price(scene.table, seat, int(building_price(scene.table, seat)))
    return found | {"points": int(piece_points(scene.table, seat, piece))}


def build(scene: Scene, seat: int, move: Move) -> Facts:
    return bought(scene, seat, move) | piece_facts(scene, seat, int(argument(move.code, 0)))


def propose(scene: Scene, seat: int, move: Move) -> Facts:
    """With whom, what the building costs, the least the partner must pay, and the places across the border."""
    side, building = int(argument(move.code, 0)), int(argument(move.code, 1))
    return {
        "partner": int(neighbour(scene.table, seat, side)),
        "hundreds": int(building_price(scene.table, seat)),
        "least": int(lowest_sum(scene.table, seat)),
        "fits": int(joint_places(scene.table, seat, side, building, PLACES)),
        "points": int(piece_points(scene.table, seat, building)),
    }


def shared(scene: Scene, seat: int, move: Move) -> Facts:
    """What both would have if a building is put up together for this sum. [P-11.2.4] [P-11.2.5]"""
    table, f = scene.table, int(scene.table.top)
    step = table.steps[table.stack[f]]
    if not isinstance(step, together.Proposal):
        return {}
    active, partner = int(table.stack[f + together.ACTIVE]), int(step.partner(table, f))
    after = table.copy()
    if move.verb == "sum":
        after.stack[f + together.OFFER] = argument(move.code, 0)
    step.carry_out(after, f)
    other = partner if seat == active else active
    found: Facts = {"mine": means_of(scene, after, seat), "theirs": means_of(scene, after, other)}
    if move.verb == "accept":
        return found
    return found | {"least": int(lowest_sum(table, active)), "most": int(highest_sum(table, partner))}


def means_of(scene: Scene, table: Table, seat: int) -> Facts:
    """Money and prestige of a player; hidden money stays hidden. [P-1.7]"""
    is_shown = table.cells[OPEN_MONEY] or seat == scene.seat
    return {"hundreds": int(table.money(seat)) if is_shown else None, "prestige": int(table.prestige(seat))}


# ---------------------------------------------------------------- works and cards


def work(scene: Scene, seat: int, move: Move) -> Facts:
    """The value without bonus cards and with all in hand, and what it must reach."""
    card, table = argument(move.code, 0), scene.table
    return {
        "value": int(work_value(table, seat, card)),
        "best": int(best_value(table, seat, card)),
        "minimum": int(minimum(table)),
    }


def princess(scene: Scene, seat: int, move: Move) -> Facts:
    return {"value": int(princess_value(scene.table, seat))}


def bonus(scene: Scene, seat: int, move: Move) -> Facts:
    return {"adds": int(bonus_value(scene.table, seat, argument(move.code, 0)))}


def finish(scene: Scene, seat: int, move: Move) -> Facts:
    return {"value": int(scene.table.stack[scene.table.top + works.VALUE])}


def keep(scene: Scene, seat: int, move: Move) -> Facts:
    """What a card would be worth in hand: the work of a profession, a bonus card now, a prestige card at the end."""
    card, after = argument(move.code, 0), scene.table.copy()
    enter_hand(after, token_of(after, card), seat)
    if card < BONUS_AT:
        return {"value": int(work_value(after, seat, card))}
    worth = bonus_now if card < PRESTIGE_AT else prestige_points
    return {"worth": int(worth(after, seat, card))}


def recruited(scene: Scene, seat: int, move: Move) -> Facts:
    """The work of a profession once it is in hand."""
    after = scene.table.copy()
    recruit(after, seat, argument(move.code, 0))
    return {"value": int(work_value(after, seat, argument(move.code, 0)))}


# ---------------------------------------------------------------- money into prestige points


def change(scene: Scene, seat: int, move: Move) -> Facts:
    paid = int(scene.table.stack[scene.table.top + works.VALUE])
    return changed(paid, int(argument(move.code, 0))) | {"most": int(points_for(paid))}


def bank(scene: Scene, seat: int, move: Move) -> Facts:
    """The banker of the last round: all money or none. [P-10.4.6.1]"""
    money = int(scene.table.money(seat))
    return changed(money, int(points_for(money)) if move.verb == "change_all" else 0)


def changed(hundreds: int, points: int) -> Facts:
    """What is kept of a sum, and the points the rest brings."""
    return {"kept": hundreds - int(price_of_points(points)), "points": points}


def cash(scene: Scene, seat: int, move: Move) -> Facts:
    """One step back for 100 florins. [P-7.1]"""
    return {"gains": 1, "prestige": 1}


TOLD: dict[str, Callable[[Scene, int, Move], Facts]] = {
    "name": named,
    "buy": named,
    "raise": raised,
    "pick": picked,
    "bid": bid,
    "merchant": merchant,
    "professor": purchase,
    "decline": purchase,
    "put": put,
    "build": build,
    "propose": propose,
    "sum": shared,
    "accept": shared,
    "learn": bought,
    "buy_bonus": bought,
    "introduce": bought,
    "work": work,
    "princess": princess,
    "bonus": bonus,
    "finish": finish,
    "keep": keep,
    "recruit": recruited,
    "change": change,
    "change_all": bank,
    "keep_money": bank,
    "cash": cash,
}
