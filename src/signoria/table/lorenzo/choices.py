"""The legal moves in words: grouped by what they do, numbered, with what they need and cost."""

from functools import partial

from signoria import Move
from signoria.games.lorenzo.actions import (
    bought,
    may_pick,
    surcharge,
    work_of,
)
from signoria.games.lorenzo.describe import BRIEF, bonus_tile, effect, goods, leader_does, one_cost, requirement
from signoria.games.lorenzo.pieces import (
    ACTIVATION,
    BUILDING,
    CARD,
    CARDS,
    EXCHANGE,
    FAITH,
    HARVEST,
    HARVEST_SINGLE,
    LEADER,
    LORENZO,
    MARKET,
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
        made.append(Choice(label, group_of(move), move, scene.sentence(move), note(scene, move), speaks))
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


def note(scene: Scene, move: Move) -> str:
    """What the sentence does not say: card, servants, price; what a leader or tile does; what a payment is."""
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
        return payment_note(scene, scene.seat, move.number("option"), move.number("discount"))
    if move.verb == "exchange":
        return arrow(scene, move.number("card"), move.number("option"))
    if move.verb == "resolve":
        card = CARDS[int(table.stack[table.top + towers.CARD])]
        return effect(words, card.immediate[move.number("effect")])
    if move.verb == "servants":
        return servants_note(scene, scene.seat, move.number("number"))
    if move.verb == "support":
        faith = int(table.owned(scene.seat, FAITH))
        return words.word("table-note-support", faith=faith, points=int(support_points(table, scene.seat)))
    if move.verb == "refuse":
        return words.word(TILE.key(table.cells[DRAWN_TILES + table.period()]))
    return ""


def place_note(scene: Scene, seat: int, move: Move) -> str:
    """The card, how many servants are paid or needed at least, what the card costs, and the surcharge."""
    words, table = scene.words, scene.table
    space = move.number("space")
    value, need = needed(scene, seat, move)
    parts: list[str] = []
    if space < HARVEST_SINGLE:
        card = int(table.cells[FLOORS + space])
        parts.append(words.word(CARD.key(card)))
        if CARDS[card].costs:
            parts.append(words.say("table-note-price", goods=partial(real_cost, scene, seat, card, move)))
        extra = int(surcharge(table, seat, member_of(move), space >> 2))
        if extra:
            parts.append(words.word("table-note-surcharge", coins=extra))
    elif space < MARKET:
        parts.append(words.word("table-note-value", value=max(value, 1) if need else value))
    if need and HARVEST_SINGLE <= space < MARKET:
        parts.append(words.word("table-note-servants", n=need))
    elif need:
        parts.append(words.say("table-note-pays", goods=partial(servants, words, need)))
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
                names.append(words.word(CARD.key(card)))
    if not names:
        return words.word("table-note-value", value=value)
    key = "table-note-activates" if n == scene.servant_counts[0] else "table-note-adds"
    return words.word(key, value=value, cards=words.join(names), cards_id=len(names))


def real_cost(scene: Scene, seat: int, card: int, move: Move, case: str) -> str:
    """What a card costs this player, all discounts taken off; every way to pay it, in the case a sentence wants."""
    words, table = scene.words, scene.table
    discount = table.stack[table.top + towers.PRINTED_DISCOUNT] if move.verb == "take" else 0
    ways: list[str] = []
    for option, printed in enumerate(CARDS[card].costs):
        for pick in range(3):
            if not may_pick(table, seat, card, pick):
                continue
            way = one_cost(words, printed)
            if not printed.need:
                way = words.goods(SOME_GOODS, int(price(table, seat, card, option, pick, discount)), case)
            if way not in ways:
                ways.append(way)
    return words.word("effect-words-or").join(ways)


def leader_note(scene: Scene, verb: str, leader: int) -> str:
    does = leader_does(scene.words, leader)
    copied = -1 if scene.seat is None or leader != LORENZO else int(scene.table.cells[COPY + scene.seat])
    if verb == "activate" and copied >= 0:
        return f"{scene.words.word(LEADER.key(copied))}: {leader_does(scene.words, copied)}"
    if verb in ("keep", "discard"):
        needs = requirement(scene.words, leader)
        return scene.words.word("table-note-leader", does=does, requirement=needs)
    return does


def payment_note(scene: Scene, seat: int, option: int, pick: int) -> str:
    """What this way of paying really costs, all discounts taken off."""
    table = scene.table
    card = int(table.cells[FLOORS + table.stack[table.top + towers.SPACE]])
    discount = table.stack[table.top + towers.DISCOUNT]
    return goods(scene.words, price(table, seat, card, option - 1, pick, discount))


def arrow(scene: Scene, card: int, option: int) -> str:
    """One arrow of an exchange."""
    whole = CARDS[card].permanent
    assert whole is not None
    if option == 1:
        return effect(scene.words, Effect(EXCHANGE, whole.goods, second=whole.second))
    return effect(scene.words, Effect(EXCHANGE, whole.third, second=whole.fourth))


def question(scene: Scene) -> str:
    """What is asked, in a sentence, with what it is about."""
    words = scene.words
    verbs = {move.verb for move in scene.moves}
    key = f"ask-{scene.step}"
    if scene.step == "turn" and "end" in verbs:
        key = "ask-turn-end"
    elif scene.step == "turn" and not verbs & set(LEADER_VERBS):
        key = "ask-turn-basic"
    elif scene.step == "gain" and "lose" in verbs:
        key = "ask-gain-loss"
    about = subject(scene)
    return words.word("table-question", question=words.word(key), about=about) if about else words.word(key)


def subject(scene: Scene) -> str:
    """The card, space or bonus action a question is about, '' where it is about the whole table."""
    words, table = scene.words, scene.table
    f = table.top
    if scene.step in ("action", "payment"):
        space = int(table.stack[f + (turns.SPACE if scene.step == "action" else towers.SPACE)])
        card = int(table.cells[FLOORS + space]) if space < HARVEST_SINGLE else -1
        name = words.word(SPACE.key(space))
        return name if card < 0 else words.word("table-card-on", card=words.word(CARD.key(card)), space=name)
    if scene.step == "effects":
        return words.word(CARD.key(table.stack[f + towers.CARD]))
    if scene.step == "gain" and all(move.verb == "privilege" for move in scene.moves):
        return which_privilege(scene)
    if scene.step == "bonus_take":
        stack = table.stack
        action = Effect(TAKE, 0, stack[f + towers.TYPE], stack[f + towers.VALUE], stack[f + towers.PRINTED_DISCOUNT])
        return effect(words, action, BRIEF)
    if scene.step == "bonus_work":
        return effect(words, Effect(WORK, 0, table.stack[f + work.KIND], table.stack[f + work.VALUE]))
    if scene.step == "work" and scene.seat is not None:
        promised = 0
        for slot in range(ROW_LIMIT):
            card, choice = table.card_in_row(scene.seat, BUILDING, slot), table.stack[f + work.CHOICES + slot]
            promised += work.arrow_price(card, choice) if choice else 0
        return words.word("table-promised", goods=goods(words, promised)) if promised else ""
    return ""


def which_privilege(scene: Scene) -> str:
    """Which of several privileges is chosen, all of which differ. [L-8.3.1]"""
    table, f = scene.table, scene.table.top
    step = table.steps[table.stack[f]]
    assert isinstance(step, Gaining)
    every, left = int(amount(table.stack[f + GOODS], PRIVILEGE)), int(step.privileges_left(table, f))
    return scene.words.word("table-which-privilege", n=every - left + 1, all=every) if every > 1 else ""


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
