"""The legal moves in words: grouped by what they do, numbered, with what they need and cost."""

from collections.abc import Callable
from functools import partial

from signoria import Move
from signoria.games.lorenzo.actions import (
    bought,
    floor_bonus,
    may_pick,
    surcharge,
    work_of,
)
from signoria.games.lorenzo.describe import bonus_tile, effect, leader_does, one_cost, requirement
from signoria.games.lorenzo.effects import really_received
from signoria.games.lorenzo.pieces import (
    ACTIVATION,
    BUILDING,
    CARD,
    CARDS,
    COUNCIL,
    DISCOUNT_CHOICE,
    FAITH,
    HARVEST,
    HARVEST_SINGLE,
    LEADER,
    LEADERS,
    LORENZO,
    MARKET,
    MEMBER,
    PRIVILEGE,
    ROW_LIMIT,
    SOME_GOODS,
    SPACE,
    TAKE,
    TERRITORY,
    TILE,
    WORK,
    Effect,
    amount,
)
from signoria.games.lorenzo.state import COPY, DRAWN_TILES, FLOORS
from signoria.games.lorenzo.steps import towers, turns, work
from signoria.games.lorenzo.steps.gains import GOODS, Gaining
from signoria.games.lorenzo.steps.report import support_points
from signoria.games.lorenzo.steps.towers import price
from signoria.kernel.domains import Domain
from signoria.kernel.text import Words
from signoria.table.choices import Choice
from signoria.table.lorenzo.move_facts import member_of, needed
from signoria.table.lorenzo.scene import Scene

GROUPS = (
    "territories",
    "characters",
    "buildings",
    "ventures",
    "work",
    "market",
    "council",
    "leaders",
    "other",
)
LEADER_VERBS = ("play", "activate", "discard", "keep", "copy", "name")


def choices(scene: Scene) -> list[Choice]:
    """All legal moves, group by group. Servants are numbered by how many they are, so that 2 always means 2."""
    ordered = sorted(scene.moves, key=place_in_list)
    free = max(scene.servant_counts, default=0)
    made: list[Choice] = []
    for move in ordered:
        speaks = move.verb == "servants"
        if speaks:
            label = str(move.number("number"))
        else:
            free += 1
            label = str(free)
        made.append(Choice(label, group_of(move), move, words_of(scene, move), note(scene, move), speaks))
    return made


def place_in_list(move: Move) -> tuple[int, int]:
    """By group, and placements by space."""
    group = group_of(move)
    space = move.number("space") if move.verb in ("place", "take") else 0
    return GROUPS.index(group), space


def group_of(move: Move) -> str:
    """Which heading a move stands under."""
    if move.verb in LEADER_VERBS:
        return "leaders"
    if move.verb not in ("place", "take"):
        return "other"
    space = move.number("space")
    if space < HARVEST_SINGLE:
        return GROUPS[space >> 2]
    if space < MARKET:
        return "work"
    return "market" if space < MARKET + 4 else "council"


def words_of(scene: Scene, move: Move) -> str:
    """The sentence of a move. The engine knows only the move; here its card, its price and what it brings are known."""
    words, table, seat = scene.words, scene.table, scene.seat
    if seat is None:
        return scene.sentence(move)
    if move.verb == "take":
        return words.say("table-lorenzo-take", card=card_on(scene, move.number("space")))
    if move.verb == "place":
        return placement(scene, seat, move)
    if move.verb == "pay":
        card = int(table.cells[FLOORS + table.stack[table.top + towers.SPACE]])
        discount = table.stack[table.top + towers.DISCOUNT]
        paid = int(price(table, seat, card, move.number("option") - 1, move.number("discount"), discount))
        return words.say("table-lorenzo-pay", goods=partial(words.goods, SOME_GOODS, paid))
    if move.verb == "exchange":
        card, arrow = move.number("card"), move.number("option")
        paid, gained = int(work.arrow_price(card, arrow)), int(work.arrow_gain(card, arrow))
        return words.say(
            "table-lorenzo-exchange",
            card=partial(in_case, words, CARD, card),
            paid=partial(words.goods, SOME_GOODS, paid),
            gained=partial(words.goods, SOME_GOODS, gained),
        )
    return scene.sentence(move)


def placement(scene: Scene, seat: int, move: Move) -> str:
    """`Send black (2) to take Triumphal Arch`, `Send black (2) to market space 1 to gain 5 coins`."""
    words, space, member = scene.words, move.number("space"), member_of(move)
    sent = {
        "member": partial(in_case, words, MEMBER, member),
        "member_id": MEMBER.text(member),
        "value": scene.value_of(seat, member) or 0,
    }
    if space < HARVEST_SINGLE:
        return words.say("table-lorenzo-send-for", card=card_on(scene, space), **sent)
    if MARKET <= space < COUNCIL:
        gained = int(really_received(scene.table, seat, turns.space_gain(space)))
        brought = partial(words.goods, SOME_GOODS, gained)
        return words.say("table-lorenzo-send-market", n=space - MARKET + 1, goods=brought, **sent)
    return words.say("table-lorenzo-send", space=partial(in_case, words, SPACE, space), **sent)


def card_on(scene: Scene, space: int) -> Callable[[str], str]:
    """The card on a floor, in any case."""
    return partial(in_case, scene.words, CARD, int(scene.table.cells[FLOORS + space]))


def in_case(words: Words, domain: Domain, number: int, case: str) -> str:
    """The name of a thing, in the case a sentence wants."""
    return str(words.value(domain, number, case=case))


def note(scene: Scene, move: Move) -> str:
    """What the sentence does not say: servants, price; what a leader or tile does; what a payment is."""
    words, table = scene.words, scene.table
    if scene.seat is None:
        return ""
    if move.verb in ("place", "take"):
        return place_note(scene, scene.seat, move)
    if move.verb in LEADER_VERBS and move.verb != "name":
        return leader_note(scene, move.verb, move.number("leader"))
    if move.verb == "choose_tile":
        return bonus_tile(words, move.number("bonus_tile"))
    if move.verb == "pay":
        discount = move.number("discount")
        return words.word(DISCOUNT_CHOICE.key(discount)) if discount else ""
    if move.verb == "resolve":
        card = CARDS[int(table.stack[table.top + towers.CARD])]
        return effect(words, card.immediate[move.number("effect")])
    if move.verb == "servants":
        return servants_note(scene, scene.seat, move.number("number"))
    if move.verb == "support":
        faith = int(table.owned(scene.seat, FAITH))
        return words.word("table-note-support", faith=faith, points=int(support_points(table, scene.seat)))
    if move.verb == "refuse":
        tile = words.word(TILE.key(table.cells[DRAWN_TILES + table.period()]))
        return words.word("table-note-refuse", tile=tile)
    return ""


def place_note(scene: Scene, seat: int, move: Move) -> str:
    """What the card costs, the surcharge, how many servants are spent or needed at least, and what the floor gives."""
    words, table = scene.words, scene.table
    space = move.number("space")
    value, need = needed(scene, seat, move)
    parts: list[str] = []
    gained = int(really_received(table, seat, turns.space_gain(space))) if space == COUNCIL else 0
    if space < HARVEST_SINGLE:
        card = int(table.cells[FLOORS + space])
        gained = int(floor_bonus(table, seat, space))
        if CARDS[card].costs:
            ways = real_costs(scene, seat, card, move, "")
            if ways == [words.goods(SOME_GOODS, 0)]:
                parts.append(words.word("table-note-free"))
            else:
                cost = partial(real_cost, scene, seat, card, move)
                parts.append(words.say("table-note-price", goods=cost, ways_id=len(ways)))
        extra = int(surcharge(table, seat, member_of(move), space >> 2))
        if extra:
            parts.append(words.word("table-note-surcharge", coins=extra))
    if HARVEST_SINGLE <= space < MARKET and need:
        parts.append(words.word("table-note-servants", n=need, base=value, value=max(value, 1)))
    elif HARVEST_SINGLE <= space < MARKET:
        parts.append(words.word("table-note-value", value=value))
    elif need:
        parts.append(words.say("table-note-pays", goods=partial(servants, words, need)))
    if gained:
        parts.append(words.say("table-note-gains", goods=partial(words.goods, SOME_GOODS, gained)))
    return "; ".join(parts)


def servants_note(scene: Scene, seat: int, n: int) -> str:
    """The value that n servants reach; in a harvest or production also the cards it activates, or those it adds."""
    words, table = scene.words, scene.table
    is_action = scene.step == "action"
    value = int(table.stack[table.top + (turns.VALUE if is_action else work.VALUE)] + bought(table, seat, n))
    space = int(table.stack[table.top + turns.SPACE]) if is_action else HARVEST_SINGLE
    names: list[str] = []
    if HARVEST_SINGLE <= space < MARKET:
        kind = work_of(space) if is_action else table.stack[table.top + work.KIND]
        is_first = n == scene.servant_counts[0]
        for slot in range(ROW_LIMIT):
            card = int(table.card_in_row(seat, TERRITORY if kind == HARVEST else BUILDING, slot))
            if card >= 0 and (ACTIVATION[card] <= value if is_first else ACTIVATION[card] == value):
                names.append(words.word("table-note-card", card=words.word(CARD.key(card))))
    if not names:
        return words.word("table-note-value", value=value)
    key = "table-note-activates" if n == scene.servant_counts[0] else "table-note-adds"
    return words.word(key, value=value, cards=words.series(names), cards_id=len(names))


def real_cost(scene: Scene, seat: int, card: int, move: Move, case: str) -> str:
    """What a card costs this player, every way to pay it."""
    return scene.words.word("table-note-or").join(real_costs(scene, seat, card, move, case))


def real_costs(scene: Scene, seat: int, card: int, move: Move, case: str) -> list[str]:
    """The ways to pay for a card, all discounts taken off, each in the case a sentence wants.

    A way that costs the same as another and something besides is left out.
    """
    words, table = scene.words, scene.table
    discount = table.stack[table.top + towers.PRINTED_DISCOUNT] if move.verb == "take" else 0
    ways: list[str] = []
    for option, printed in enumerate(CARDS[card].costs):
        if printed.need:
            ways.append(one_cost(words, printed))
            continue
        picks = [pick for pick in range(DISCOUNT_CHOICE.size) if may_pick(table, seat, card, pick)]
        prices = {int(price(table, seat, card, option, pick, discount)) for pick in picks}
        cheapest = [paid for paid in prices if not any(is_cheaper(other, paid) for other in prices)]
        ways += [words.goods(SOME_GOODS, paid, case) for paid in sorted(cheapest)]
    return ways


def is_cheaper(one: int, other: int) -> bool:
    """Whether goods cost less of something than others, and more of nothing."""
    return one != other and all(amount(one, i) <= amount(other, i) for i in range(len(SOME_GOODS.names)))


def leader_note(scene: Scene, verb: str, leader: int) -> str:
    does = leader_does(scene.words, leader)
    copied = -1 if scene.seat is None or leader != LORENZO else int(scene.table.cells[COPY + scene.seat])
    if verb == "activate" and copied >= 0:
        return f"{scene.words.word(LEADER.key(copied))}: {leader_does(scene.words, copied)}"
    if verb in ("keep", "discard"):
        needs = requirement(scene.words, leader)
        often = "once" if LEADERS[leader].once_per_round else "always"
        return scene.words.word("table-note-leader", does=does, requirement=needs, often_id=often)
    return does


def question(scene: Scene) -> str:
    """What is asked, in a sentence, with what it is about."""
    words = scene.words
    if scene.step in QUESTIONS:
        return QUESTIONS[scene.step](scene)
    verbs = {move.verb for move in scene.moves}
    key = f"ask-{scene.step}"
    if scene.step == "turn" and "end" in verbs:
        key = "ask-turn-end"
    elif scene.step == "turn" and not verbs & set(LEADER_VERBS):
        key = "ask-turn-basic"
    return words.word(key)


def question_of_action(scene: Scene) -> str:
    """How many servants are spent, and on what."""
    space = int(scene.table.stack[scene.table.top + turns.SPACE])
    if space < HARVEST_SINGLE:
        return scene.words.say("table-lorenzo-ask-servants-for", card=card_on(scene, space))
    return scene.words.say("table-lorenzo-ask-servants", space=partial(in_case, scene.words, SPACE, space))


def question_of_payment(scene: Scene) -> str:
    space = int(scene.table.stack[scene.table.top + towers.SPACE])
    return scene.words.say("table-lorenzo-ask-payment", card=card_on(scene, space))


def question_of_effects(scene: Scene) -> str:
    card = int(scene.table.stack[scene.table.top + towers.CARD])
    return scene.words.say("table-lorenzo-ask-effects", card=partial(in_case, scene.words, CARD, card))


def question_of_bonus_take(scene: Scene) -> str:
    stack, f = scene.table.stack, scene.table.top
    action = Effect(TAKE, 0, stack[f + towers.TYPE], stack[f + towers.VALUE], stack[f + towers.PRINTED_DISCOUNT])
    return scene.words.word("table-lorenzo-ask-bonus-take", action=effect(scene.words, action))


def question_of_bonus_work(scene: Scene) -> str:
    stack, f = scene.table.stack, scene.table.top
    action = Effect(WORK, 0, stack[f + work.KIND], stack[f + work.VALUE])
    return scene.words.word("table-lorenzo-ask-bonus-work", action=effect(scene.words, action))


def question_of_work(scene: Scene) -> str:
    """Which building is asked about, and what the exchanges chosen before it cost."""
    words, table = scene.words, scene.table
    card = next((move.number("card") for move in scene.moves if move.verb in ("exchange", "skip")), -1)
    asked = words.word("ask-work")
    if card >= 0:
        asked = words.say("table-lorenzo-ask-work", card=partial(in_case, words, CARD, card))
    promised = 0
    seat = 0 if scene.seat is None else scene.seat
    for slot in range(ROW_LIMIT):
        building = table.card_in_row(seat, BUILDING, slot)
        choice = table.stack[table.top + work.CHOICES + slot]
        promised += work.arrow_price(building, choice) if choice else 0
    if not promised:
        return asked
    about = words.say("table-promised", goods=partial(words.goods, SOME_GOODS, int(promised)))
    return words.word("table-question", question=asked, about=about)


def question_of_gain(scene: Scene) -> str:
    """Which of several privileges is chosen, all of which differ. [L-8.3.1]"""
    words, table, f = scene.words, scene.table, scene.table.top
    if any(move.verb == "lose" for move in scene.moves):
        return words.word("ask-gain-loss")
    step = table.steps[table.stack[f]]
    assert isinstance(step, Gaining)
    every, left = int(amount(table.stack[f + GOODS], PRIVILEGE)), int(step.privileges_left(table, f))
    if every < 2:
        return words.word("ask-gain")
    return words.word("table-lorenzo-ask-privilege", n=every - left + 1, all=every)


# Questions that say in one sentence what they are about.
QUESTIONS: dict[str, Callable[[Scene], str]] = {
    "action": question_of_action,
    "payment": question_of_payment,
    "effects": question_of_effects,
    "bonus_take": question_of_bonus_take,
    "bonus_work": question_of_bonus_work,
    "work": question_of_work,
    "gain": question_of_gain,
}


def floor_names(scene: Scene) -> dict[str, str]:
    """Cards as other names of the floors they lie on, so that `white forest` is a placement, in any language."""
    names: dict[str, str] = {}
    for space in range(HARVEST_SINGLE):
        card = scene.table.cells[FLOORS + space]
        if card >= 0:
            names[CARD.text(card)] = SPACE.names[space]
            names[scene.words.word(CARD.key(card)).lower().replace(" ", "_")] = SPACE.names[space]
    return names


def servants(words: Words, n: int, case: str) -> str:
    return words.word(f"amount-servant.{case}" if case else "amount-servant", n=n)
