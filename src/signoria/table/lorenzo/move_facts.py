"""What a board shows with a legal move of Lorenzo: servants it needs, goods it costs and brings, cards it activates.

`docs/move-facts.md` lists them. All is asked of the engine, on what the seat knows.
"""

from collections.abc import Callable

from signoria import Move
from signoria.games.lorenzo.actions import (
    NO_MEMBER,
    bought,
    cost_refusal,
    floor_bonus,
    may_pick,
    servant_rate,
    servants_needed,
    surcharge,
    take_bonus,
    value_on,
    work_of,
)
from signoria.games.lorenzo.effects import fewer, really_received
from signoria.games.lorenzo.pieces import (
    CARD,
    COST_COUNT,
    DISCOUNT_CHOICE,
    FAITH,
    GOOD,
    HARVEST_SINGLE,
    KIND_OF_WORK,
    LEADER_GAIN,
    MARKET,
    MEMBER,
    NEED,
    ROW_LIMIT,
    SERVANT,
    SOME_GOODS,
    SPACE,
    TILE,
)
from signoria.games.lorenzo.state import DRAWN_TILES, FLOORS
from signoria.games.lorenzo.steps import towers, turns, work
from signoria.games.lorenzo.steps.gains import GOODS, Gaining
from signoria.games.lorenzo.steps.kinds import BONUS_WORK
from signoria.games.lorenzo.steps.leaders import DISCARD_GAIN, ability_of, activate
from signoria.games.lorenzo.steps.report import support_points
from signoria.games.lorenzo.steps.work import activated_at, arrow_gain, arrow_price
from signoria.kernel.domains import Json
from signoria.kernel.flow import LEGAL
from signoria.table.lorenzo.scene import Scene

Facts = dict[str, Json]


def goods(packed: int) -> Json:
    return SOME_GOODS.json(packed)


# ---------------------------------------------------------------- spaces


def needed(scene: Scene, seat: int, move: Move) -> tuple[int, int]:
    """The value of a placement or bonus action without servants, and how many servants it needs at least."""
    if move.code in scene.needs:
        return scene.needs[move.code]
    table, space = scene.table, move.number("space")
    member = member_of(move)
    if member == NO_MEMBER:
        value = table.stack[table.top + towers.VALUE] + take_bonus(table, seat, space >> 2)
    else:
        value = value_on(table, seat, member, space)
    found = scene.needs[move.code] = int(value), int(servants_needed(table, seat, member, space, value))
    return found


def member_of(move: Move) -> int:
    """The member that is placed; none by a bonus action."""
    return move.number("member") if move.verb == "place" else NO_MEMBER


def place(scene: Scene, seat: int, move: Move) -> Facts:
    """The servants it needs and what each +1 costs; the card and its costs, or what the space brings."""
    table, space = scene.table, move.number("space")
    value, need = needed(scene, seat, move)
    found: Facts = {"space": SPACE.names[space], "servants": need, "value": value}
    found["rate"] = int(servant_rate(table, seat))
    if move.verb == "place":
        found["member"] = MEMBER.names[member_of(move)]
    if space < HARVEST_SINGLE:
        return found | floor(scene, seat, move, need)
    if space < MARKET:
        return found | {"cards": activated(scene, seat, int(work_of(space)), value + int(bought(table, seat, need)))}
    return found | {"gains": goods(really_received(table, seat, turns.space_gain(space)))}


def floor(scene: Scene, seat: int, move: Move, servants: int) -> Facts:
    """A card: the coins on top, what the floor gives, and every way the card can then be paid in. [L-4.3.8]"""
    table, space = scene.table, move.number("space")
    card = int(table.cells[FLOORS + space])
    extra, bonus = surcharge(table, seat, member_of(move), space >> 2), floor_bonus(table, seat, space)
    discount = table.stack[table.top + towers.PRINTED_DISCOUNT] if move.verb == "take" else 0
    costs = [
        payment(scene, seat, card, option, pick, int(discount))
        for option in range(COST_COUNT[card])
        for pick in range(DISCOUNT_CHOICE.size)
        if may_pick(table, seat, card, pick)
        and cost_refusal(table, seat, card, option, pick, discount, servants, extra, bonus)[0] == LEGAL
    ]
    return {"card": CARD.json(card), "surcharge": int(extra), "gains": goods(bonus), "costs": [*costs]}


def payment(scene: Scene, seat: int, card: int, option: int, pick: int, discount: int) -> Facts:
    """One way of paying a card, all discounts taken off."""
    return {
        "option": option + 1,
        "discount": DISCOUNT_CHOICE.names[pick],
        "pays": goods(towers.price(scene.table, seat, card, option, pick, discount)),
        "need": int(NEED[card * 2 + option]),
    }


def activated(scene: Scene, seat: int, kind: int, value: int) -> list[Json]:
    """The cards a harvest or production activates at a value."""
    cards = [int(activated_at(scene.table, seat, kind, slot, value)) for slot in range(ROW_LIMIT)]
    return [CARD.json(card) for card in cards if card >= 0]


# ---------------------------------------------------------------- what an action asks on the way


def servants(scene: Scene, seat: int, move: Move) -> Facts:
    """The value that n servants reach, and the limits of n."""
    table, n = scene.table, move.number("number")
    is_action = scene.step == "action"
    value = int(table.stack[table.top + (turns.VALUE if is_action else work.VALUE)] + bought(table, seat, n))
    found: Facts = {
        "pays": {GOOD.names[SERVANT]: n} if n else {},
        "value": value,
        "least": scene.servant_counts[0],
        "most": scene.servant_counts[-1],
    }
    space = int(table.stack[table.top + turns.SPACE]) if is_action else -1
    if is_action and not HARVEST_SINGLE <= space < MARKET:
        return found
    kind = int(work_of(space) if is_action else table.stack[table.top + work.KIND])
    return found | {"cards": activated(scene, seat, kind, value)}


def pay(scene: Scene, seat: int, move: Move) -> Facts:
    table = scene.table
    card = int(table.cells[FLOORS + table.stack[table.top + towers.SPACE]])
    discount = int(table.stack[table.top + towers.DISCOUNT])
    found = payment(scene, seat, card, move.number("option") - 1, move.number("discount"), discount)
    return {"card": CARD.json(card), "pays": found["pays"], "need": found["need"]}


def exchange(scene: Scene, seat: int, move: Move) -> Facts:
    card, arrow = move.number("card"), move.number("option")
    gains = really_received(scene.table, seat, arrow_gain(card, arrow))
    return {"pays": goods(arrow_price(card, arrow)), "gains": goods(gains)}


def privilege(scene: Scene, seat: int, move: Move) -> Facts:
    """What it brings, and how many are still to be chosen after it."""
    table, f = scene.table, scene.table.top
    step = table.steps[table.stack[f]]
    assert isinstance(step, Gaining)
    gains = really_received(table, seat, step.brought(table, f, move.number("privilege")))
    return {"gains": goods(gains), "left": int(step.privileges_left(table, f)) - 1}


def lose(scene: Scene, seat: int, move: Move) -> Facts:
    """What is left of a source when one good of it is lost. [L-14.1.4]"""
    table = scene.table
    return {"gains": goods(really_received(table, seat, fewer(table.stack[table.top + GOODS], move.number("good"))))}


# ---------------------------------------------------------------- leaders and the church


def discard(scene: Scene, seat: int, move: Move) -> Facts:
    return {"gains": goods(DISCARD_GAIN)}


def used(scene: Scene, seat: int, move: Move) -> Facts:
    """What a leader brings: goods, or a harvest or production at a value."""
    table, leader = scene.table, move.number("leader")
    brought = LEADER_GAIN[ability_of(table, seat, leader)]
    if brought:
        return {"gains": goods(really_received(table, seat, brought))}
    after = table.copy()
    activate(after, seat, leader)
    f = after.top
    if after.stack[f] != BONUS_WORK:
        return {}
    kind, value = int(after.stack[f + work.KIND]), int(after.stack[f + work.VALUE])
    return {"work": KIND_OF_WORK.json(kind), "value": value, "cards": activated(scene, seat, kind, value)}


def support(scene: Scene, seat: int, move: Move) -> Facts:
    """The faith it takes and the points it brings."""
    return {"faith": int(scene.table.owned(seat, FAITH)), "points": int(support_points(scene.table, seat))}


def refuse(scene: Scene, seat: int, move: Move) -> Facts:
    """The tile that stays to the end of the game."""
    return {"tile": TILE.json(scene.table.cells[DRAWN_TILES + scene.table.period()])}


TOLD: dict[str, Callable[[Scene, int, Move], Facts]] = {
    "place": place,
    "take": place,
    "servants": servants,
    "pay": pay,
    "exchange": exchange,
    "privilege": privilege,
    "lose": lose,
    "discard": discard,
    "activate": used,
    "support": support,
    "refuse": refuse,
}
