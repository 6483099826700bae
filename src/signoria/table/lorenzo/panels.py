"""The table of Lorenzo as panels: towers, spaces and the Church, everybody's goods, and each player in full."""

from functools import lru_cache

from signoria.games.lorenzo.actions import is_closed
from signoria.games.lorenzo.describe import (
    about_space,
    bonus_tile,
    cost,
    floor_bonus,
    immediate,
    lasting,
    leader_does,
    requirement,
)
from signoria.games.lorenzo.pieces import (
    BONUS_TILE,
    CARD,
    CARD_TYPE,
    CHURCH_DEMAND,
    DIE,
    FLOOR_VALUE,
    GOOD,
    HARVEST_SINGLE,
    LEADER,
    LEADER_COUNT,
    LEADERS,
    LORENZO,
    MEMBER,
    MILITARY,
    ROW_LIMIT,
    SLOT_MILITARY,
    SPACE,
    SPACES,
    TERRITORY,
    TILE,
)
from signoria.games.lorenzo.state import (
    ADVANCED,
    BONUS,
    COPY,
    DICE,
    DISCARDED,
    DRAWN_TILES,
    FLOORS,
    HAND,
    HAND_SIZE,
    MARKERS,
    ORDER,
    PLAYED,
    ROUND,
    TURNED,
)
from signoria.kernel.text import Words
from signoria.table.lorenzo.scene import Scene, Standing
from signoria.table.panels import NONE, Cell, Panel, Row, in_order, joined, row, seat_mark, thing

TOP_DOWN = (3, 2, 1, 0)
PERIODS = ("I", "II", "III")


def panels(scene: Scene) -> list[Panel]:
    """Everything that may be seen."""
    whole = [round_panel(scene), *[tower(scene, i) for i in range(CARD_TYPE.size)], spaces(scene), church(scene)]
    return in_order(scene, [*whole, goods_table(scene), *[player(scene, seat) for seat in range(scene.seats)]])


def in_turn_order(scene: Scene) -> list[int]:
    order = [int(scene.table.cells[ORDER + i]) for i in range(scene.seats)]
    return order if all(seat >= 0 for seat in order) else list(range(scene.seats))


def round_panel(scene: Scene) -> Panel:
    """Round and period, dice, turn order."""
    words, cells = scene.words, scene.table.cells
    rows: list[Row] = []
    if cells[ROUND]:
        told = words.word("table-round", round=int(cells[ROUND]), period=int(scene.table.period()) + 1)
        rows.append(row("round", words.word("table-head-round"), told))
    if cells[DICE]:
        dice = [f"{words.word(DIE.key(die))} {cells[DICE + die]}" for die in range(DIE.size)]
        rows.append(row("dice", words.word("table-head-dice"), joined(scene, dice)))
    if cells[ORDER] >= 0:
        order = [scene.player(seat) for seat in in_turn_order(scene)]
        rows.append(row("order", words.word("table-head-order"), joined(scene, order)))
    return Panel("round", words.word("table-now"), rows)


# ---------------------------------------------------------------- the board


@lru_cache(maxsize=1_000)  # of every card in every language
def printed(words: Words, card: int) -> tuple[str, str, str]:
    """What a card costs, and what it brings immediately and later."""
    return cost(words, card), immediate(words, card) or NONE, lasting(words, card) or NONE


@lru_cache(maxsize=200)
def printed_leader(words: Words, leader: int) -> tuple[str, str]:
    """What a leader needs and does."""
    often = "leader-once" if LEADERS[leader].once_per_round else "leader-permanent"
    needs = words.word("leader-requires", requirement=requirement(words, leader))
    return needs, words.word(often, does=leader_does(words, leader))


@lru_cache(maxsize=200)
def printed_space(words: Words, space: int) -> str:
    return about_space(words, space)


def tower(scene: Scene, card_type: int) -> Panel:
    """A tower, the highest floor first: what a floor needs and gives, its card in full or who stands there."""
    name = CARD_TYPE.names[card_type]
    heads = ("floor", "value", "floor-bonus", "card", "cost", "at-once", "later", "standing")
    return Panel(
        f"tower-{name}",
        scene.words.word(f"table-tower-{name}"),
        [floor(scene, card_type * 4 + i) for i in TOP_DOWN] if scene.table.cells[ROUND] else [],
        [scene.words.word(f"table-head-{head}") for head in heads],
    )


def floor(scene: Scene, space: int) -> Row:
    words, card = scene.words, int(scene.table.cells[FLOORS + space])
    about: list[Cell] = [NONE] * 4
    if card >= 0:
        about = [thing(scene, CARD, card), *printed(words, card)]
    return row(
        SPACE.names[space],
        thing(scene, SPACE, space),
        str(FLOOR_VALUE[space & 3]),
        floor_bonus(words, space) or NONE,
        *about,
        standing(scene, space),
        mark=reachable(scene, space),
    )


def standing(scene: Scene, space: int) -> str:
    return joined(scene, [whose(scene, who) for who in scene.standing(space)])


def whose(scene: Scene, who: Standing) -> str:
    """`Pazzi: white`."""
    seat, member = who
    return f"{scene.player(seat)}: {scene.words.word(MEMBER.key(member))}"


def reachable(scene: Scene, space: int) -> str:
    return scene.words.word("table-mark-possible") if scene.is_reachable(space) else ""


def spaces(scene: Scene) -> Panel:
    """Harvest, production, market and council."""
    heads = [scene.words.word(f"table-head-{head}") for head in ("space", "does", "standing")]
    rows = [space_row(scene, space) for space in range(HARVEST_SINGLE, SPACES)]
    return Panel("spaces", scene.words.word("table-spaces"), rows, heads)


def space_row(scene: Scene, space: int) -> Row:
    is_shut = is_closed(scene.table, space)
    mark = scene.words.word("table-closed") if is_shut else reachable(scene, space)
    does = printed_space(scene.words, space)
    return row(SPACE.names[space], thing(scene, SPACE, space), does, standing(scene, space), mark=mark)


def church(scene: Scene) -> Panel:
    """The excommunication tiles, what the Church asks for, and who suffers."""
    words, cells = scene.words, scene.table.cells
    rows: list[Row] = []
    for period in range(3):
        tile = int(cells[DRAWN_TILES + period])
        if tile >= 0:
            suffering = [scene.player(seat) for seat in range(scene.seats) if cells[MARKERS + seat] >> period & 1]
            faith = words.word("amount-faith", n=int(CHURCH_DEMAND[period]))
            cells_of = (PERIODS[period], thing(scene, TILE, tile), faith, joined(scene, suffering))
            rows.append(row(f"tile-{period + 1}", *cells_of))
    heads = [words.word(f"table-head-{head}") for head in ("period", "tile", "demand", "suffers")]
    return Panel("church", words.word("table-area-church"), rows, heads)


# ---------------------------------------------------------------- players


def goods_table(scene: Scene) -> Panel:
    """Everybody's goods, cards and members at home."""
    words = scene.words
    heads = [words.word("table-head-player"), *[words.word(f"good-{name}") for name in GOOD.names]]
    heads += [words.word(f"table-tower-{name}") for name in CARD_TYPE.names] + [words.word("table-members")]
    if scene.table.cells[ADVANCED]:
        heads.append(words.word("table-leaders"))
    rows = [goods_row(scene, seat) for seat in range(scene.seats)]
    return Panel("players", words.word("table-players"), rows, heads)


def goods_row(scene: Scene, seat: int) -> Row:
    table = scene.table
    numbers = [str(table.owned(seat, good)) for good in range(GOOD.size)]
    numbers += [str(table.cards(seat, card_type)) for card_type in range(CARD_TYPE.size)]
    home = [
        f"{scene.words.word(MEMBER.key(member))} {value_text(scene, seat, member)}"
        for member in range(MEMBER.size)
        if scene.is_home(seat, member)
    ]
    leaders: list[str] = []
    if table.cells[ADVANCED]:
        hand, played = int(table.cells[HAND_SIZE + seat]), len(leaders_of(int(table.cells[PLAYED + seat])))
        leaders = [scene.words.word("table-leader-count", hand=hand, played=played)]
    mark = seat_mark(scene, seat)
    return row(f"player-{seat}", scene.player(seat), *numbers, joined(scene, home), *leaders, mark=mark)


def value_text(scene: Scene, seat: int, member: int) -> str:
    value = scene.value_of(seat, member)
    return "?" if value is None else str(value)


def player(scene: Scene, seat: int) -> Panel:
    """One player in full: bonus tile, members, cards, leaders, excommunications."""
    rows = [*bonus_rows(scene, seat), *member_rows(scene, seat)]
    for card_type in range(CARD_TYPE.size):
        rows += card_rows(scene, seat, card_type)
    rows += leader_rows(scene, seat)
    for period in range(3):
        tile = int(scene.table.cells[DRAWN_TILES + period])
        if tile >= 0 and scene.table.cells[MARKERS + seat] >> period & 1:
            rows.append(row(f"suffers-{period + 1}", scene.words.word("table-head-suffers"), thing(scene, TILE, tile)))
    return Panel(f"player-{seat}", scene.name(seat), rows, seat=seat, note=seat_mark(scene, seat))


def bonus_rows(scene: Scene, seat: int) -> list[Row]:
    tile = int(scene.table.cells[BONUS + seat])
    if tile < 0:
        return []
    return [
        row(
            "bonus-tile",
            scene.words.word("table-bonus-tile"),
            thing(scene, BONUS_TILE, tile),
            bonus_tile(scene.words, tile),
        )
    ]


def member_rows(scene: Scene, seat: int) -> list[Row]:
    """Where each member is, and its value."""
    words = scene.words
    rows: list[Row] = []
    for member in range(MEMBER.size):
        place = int(scene.table.place_of(seat, member))
        there: Cell = words.word("table-at-home") if scene.is_home(seat, member) else thing(scene, SPACE, place)
        told = words.word("table-member-value", value=value_text(scene, seat, member))
        rows.append(row(f"member-{MEMBER.names[member]}", words.word(MEMBER.key(member)), there, told))
    return rows


def card_rows(scene: Scene, seat: int, card_type: int) -> list[Row]:
    """The cards of a type, each with what it does, and what the next territory needs. [L-5.1.2]"""
    words, table = scene.words, scene.table
    n, title = int(table.cards(seat, card_type)), words.word(CARD_TYPE.key(card_type))
    rows: list[Row] = []
    for slot in range(n):
        card = int(table.card_in_row(seat, card_type, slot))
        rows.append(row(f"card-{CARD.names[card]}", title, thing(scene, CARD, card), printed(words, card)[2]))
    if card_type == TERRITORY and n < ROW_LIMIT and SLOT_MILITARY[n] > table.owned(seat, MILITARY):
        need = words.word("table-next-territory", military=int(SLOT_MILITARY[n]))
        rows.append(row("next-territory", title, need))
    return rows


def leaders_of(mask: int) -> list[int]:
    return [] if mask < 0 else [leader for leader in range(LEADER_COUNT) if mask >> leader & 1]


def leader_rows(scene: Scene, seat: int) -> list[Row]:
    """Leaders in hand where they may be seen, else how many; those that are played and discarded."""
    words, cells = scene.words, scene.table.cells
    rows: list[Row] = []
    if cells[HAND + seat] < 0:
        rows.append(
            row("hand", words.word("table-hand"), words.word("table-hidden-hand", n=int(cells[HAND_SIZE + seat])))
        )
    for key, cell in (("table-hand", HAND), ("table-played", PLAYED), ("table-discarded", DISCARDED)):
        title = words.word(key)
        for leader in leaders_of(int(cells[cell + seat])):
            rows.append(leader_row(scene, seat, f"{key.removeprefix('table-')}-{LEADER.names[leader]}", title, leader))
    return rows


def leader_row(scene: Scene, seat: int, key: str, title: str, leader: int) -> Row:
    """What a leader needs and does, whom it copies, and whether it was used in this round."""
    words, cells = scene.words, scene.table.cells
    needs, does = printed_leader(words, leader)
    copied = int(cells[COPY + seat])
    if leader == LORENZO and copied >= 0:
        does = words.word("table-copies", leader=does, copied=words.word(LEADER.key(copied)))
    is_used = int(cells[TURNED + seat]) >> leader & 1
    mark = words.word("table-mark-used") if is_used else ""
    return row(key, title, thing(scene, LEADER, leader), needs, does, mark=mark)
