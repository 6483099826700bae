"""A position as a document people can read and write. See docs/positions.md."""

from mypy_extensions import i64

from signoria.games.lorenzo.pieces import (
    BONUS_TILE,
    CARD,
    CARD_TYPE,
    COIN,
    COUNCIL,
    GOOD,
    HOME,
    LEADER,
    LORENZO,
    MEMBER,
    ROW_LIMIT,
    SKIP_FIRST_TURN,
    SPACE,
    TILE,
    VICTORY,
)
from signoria.games.lorenzo.possible import (
    refuse_draft,
    refuse_early,
    refuse_hidden,
    refuse_impossible,
    refuse_markers,
    refuse_taken_floors,
    refuse_unnamed,
    row_name,
)
from signoria.games.lorenzo.setup import lay_out, options_of
from signoria.games.lorenzo.state import (
    ADVANCED,
    BONUS,
    BY_OTHER,
    COPY,
    COUNCIL_ROW,
    DICE,
    DISCARDED,
    DRAWN_TILES,
    FLOORS,
    HAND,
    HAND_SIZE,
    MARKERS,
    NAMED,
    ORDER,
    PLACES,
    PLAYED,
    POINTS,
    REVEALED,
    ROUND,
    ROWS,
    SEATS,
    SEEN,
    SOURCE_NAMES,
    SOURCES,
    STOCK,
    TURNED,
    Table,
)
from signoria.games.lorenzo.steps.kinds import COURSE, LAPS, ROUND_STEP
from signoria.games.lorenzo.steps.rounds import ACTIONS_STAGE, cards_left
from signoria.kernel.documents import Fields, own_steps, read_steps, refuse_flaws, steps_document
from signoria.kernel.domains import SEAT, Domain, Json
from signoria.kernel.flow import ALL_SEEING, FIRST_FIELD, UNKNOWN
from signoria.kernel.game import OwnParts

# ---------------------------------------------------------------- writing


def leaders(mask: i64) -> Json:
    """Names of a mask of leaders, None where they are unknown."""
    if mask == UNKNOWN:
        return None
    return [LEADER.names[i] for i in range(20) if mask >> i & 1]


def name(domain: Domain, value: i64) -> Json:
    return None if value < 0 else domain.json(value)


def member_name(member: i64) -> Json:
    """A member anywhere on the board: seat and member."""
    return f"{member // 4}.{MEMBER.text(member % 4)}"


def write(s: Table) -> dict[str, Json]:
    """The whole state; what its viewer cannot know is null."""
    seats = s.cells[SEATS]
    dice: dict[str, Json] = {MEMBER.names[i]: int(s.cells[DICE + i]) for i in range(3)}
    towers: dict[str, Json] = {
        CARD_TYPE.names[tower]: [name(CARD, s.cells[FLOORS + tower * 4 + floor]) for floor in range(4)]
        for tower in range(4)
    }
    out_of_deck: list[Json] = [
        CARD.names[tower * 24 + i] for tower in range(4) for i in range(24) if s.cells[REVEALED + tower] >> i & 1
    ]
    council: list[Json] = [member_name(s.cells[COUNCIL_ROW + i]) for i in range(16) if s.cells[COUNCIL_ROW + i] >= 0]
    document: dict[str, Json] = {
        "seats": int(seats),
        "options": options_of(s),
        "round": int(s.cells[ROUND]),
        "order": [int(s.cells[ORDER + i]) for i in range(seats) if s.cells[ORDER + i] >= 0],
        "dice": dice,
        "tiles": [name(TILE, s.cells[DRAWN_TILES + i]) for i in range(3)],
        "towers": towers,
        "revealed": out_of_deck,
        "council": council,
        "players": [write_player(s, seat) for seat in range(seats)],
        "steps": steps_document(s),
    }
    if s.viewer != ALL_SEEING:
        document["viewer"] = int(s.viewer)
    return document


def write_own(s: Table, public: Table) -> OwnParts:
    """What a viewer knows and a spectator does not: the own leaders."""
    players: dict[int, Json] = {}
    if s.viewer >= 0:
        players[int(s.viewer)] = write_player(s, s.viewer)
    return own_steps(s, public), players


def write_player(s: Table, seat: i64) -> dict[str, Json]:
    player: dict[str, Json] = {GOOD.names[i]: int(s.owned(seat, i)) for i in range(7)}
    player["points"] = {
        source: int(s.cells[POINTS + seat * SOURCES + i])
        for i, source in enumerate(SOURCE_NAMES)
        if s.cells[POINTS + seat * SOURCES + i] != 0
    }
    player["bonus_tile"] = name(BONUS_TILE, s.cells[BONUS + seat])
    player["members"] = {MEMBER.names[i]: name(SPACE, s.place_of(seat, i)) for i in range(4)}
    for card_type in range(4):
        player[row_name(card_type)] = [
            CARD.names[s.card_in_row(seat, card_type, i)] for i in range(s.cards(seat, card_type))
        ]
    player["excommunicated"] = [i + 1 for i in range(3) if s.cells[MARKERS + seat] >> i & 1]
    if s.cells[ADVANCED]:
        player["hand"] = leaders(s.cells[HAND + seat])
        player["hand_size"] = int(s.cells[HAND_SIZE + seat])
        player["played"] = leaders(s.cells[PLAYED + seat])
        player["used"] = leaders(s.cells[TURNED + seat])
        player["copy"] = name(LEADER, s.cells[COPY + seat])
        player["discarded"] = leaders(s.cells[DISCARDED + seat])
        player["named"] = name(MEMBER, s.cells[NAMED + seat])
        player["seen"] = [leaders(s.cells[SEEN + seat * 4 + pick]) for pick in range(4)]
    return player


# ---------------------------------------------------------------- reading


def read(document: Json, whole_options: "dict[str, Json]", seats: i64, fields: Fields) -> Table:
    """A table from a whole or partial document; `fields` is the document, game, seats and options already read."""
    s = lay_out(seats, whole_options)
    s.cells[ROUND] = fields.number("round", 0 if "steps" in fields.document else 1, 0, 6)
    read_order(s, fields)
    read_tiles(s, fields)
    players = fields.items("players", seats)
    for seat in range(seats):
        if seat < len(players):
            read_player(s, seat, Fields(players[seat], f"players[{seat}]"), fields)
        else:
            read_player(s, seat, Fields({}, f"players[{seat}]"), fields)
    read_board(s, fields)
    refuse_impossible(s)
    s.viewer = fields.number("viewer", ALL_SEEING, ALL_SEEING, seats - 1)
    turn = fields.number("turn", -1, 0, seats - 1)
    if fields.has("steps"):
        read_steps(s, fields)
        if s.top < 0 and s.cells[ROUND] < 6:
            raise fields.refuse("steps", "only a finished game, in round 6, has none")
        if fields.has("turn"):
            raise fields.refuse("turn", "a position with steps says by them whose turn it is")
    else:
        begin(s, fields, turn)
    fields.done()
    refuse_flaws(s)
    refuse_early(s)
    refuse_markers(s)
    refuse_unnamed(s)
    refuse_taken_floors(s)
    refuse_hidden(s)
    refuse_draft(s)
    return s


def read_order(s: Table, fields: Fields) -> None:
    order = fields.many("order", SEAT, s.cells[SEATS]) if fields.has("order") else list(range(s.cells[SEATS]))
    for i, seat in enumerate(order):
        if seat < 0 or seat >= s.cells[SEATS] or order.index(seat) != i:
            raise fields.refuse(f"order[{i}]", "each seat stands in the turn order once")
        s.cells[ORDER + i] = seat
    if len(order) != s.cells[SEATS] and not is_drawing_order(fields):
        raise fields.refuse("order", f"must name all {s.cells[SEATS]} seats")


def is_drawing_order(fields: Fields) -> bool:
    """Whether the turn order is still being drawn by the steps of a document, or will be."""
    steps = fields.document.get("steps")
    last = steps[-1] if isinstance(steps, list) and steps else None
    return isinstance(last, dict) and (last.get("step") == "order" or last == {"step": "course", "stage": 0})


def read_tiles(s: Table, fields: Fields) -> None:
    tiles = fields.many("tiles", TILE, 3)
    for i, tile in enumerate(tiles):
        if tile >= 0 and tile // 7 != i:
            raise fields.refuse(f"tiles[{i}]", f"{TILE.text(tile)} belongs to period {tile // 7 + 1}")
        s.cells[DRAWN_TILES + i] = tile


def mask_of(fields: Fields, field: str) -> i64:
    """A list of leaders as a mask; null is UNKNOWN."""
    if fields.has(field) and fields.document[field] is None:
        return UNKNOWN
    mask: i64 = 0
    for leader in fields.many(field, LEADER, 20):
        if leader < 0 or mask >> leader & 1:
            raise fields.refuse(field, "each leader is named once")
        mask |= i64(1) << leader
    return mask


def read_player(s: Table, seat: i64, fields: Fields, whole: Fields) -> None:
    for good in range(7):
        low = -9999 if good == VICTORY else 0
        cell = STOCK + seat * 7 + good
        high = 9999 if good <= COIN or good == VICTORY else 250  # points of tracks stay countable
        s.cells[cell] = fields.number(GOOD.names[good], default_stock(s, seat, good), low, high)
    read_points(s, seat, fields)
    s.cells[BONUS + seat] = fields.one("bonus_tile", BONUS_TILE, s.cells[BONUS + seat])
    members = fields.fields("members")
    for member in range(4):
        s.cells[PLACES + seat * 4 + member] = members.one(MEMBER.names[member], SPACE, HOME)
    members.done()
    for card_type in range(4):
        for slot, card in enumerate(fields.many(row_name(card_type), CARD, ROW_LIMIT)):
            if card < 0 or card // 24 != card_type:
                raise fields.refuse(f"{row_name(card_type)}[{slot}]", f"must be a {CARD_TYPE.text(card_type)}")
            s.cells[ROWS + (seat * 4 + card_type) * ROW_LIMIT + slot] = card
    for i, period in enumerate(fields.items("excommunicated", 3)):
        if not isinstance(period, int) or isinstance(period, bool) or not 1 <= period <= 3:
            raise fields.refuse(f"excommunicated[{i}]", f"{period!r} is no period from 1 to 3")
        if s.cells[MARKERS + seat] >> (period - 1) & 1:
            raise fields.refuse(f"excommunicated[{i}]", f"period {period} is named twice")
        s.cells[MARKERS + seat] |= i64(1) << (period - 1)
    if s.cells[ADVANCED]:
        read_leaders(s, seat, fields, whole)
    fields.done()


def default_stock(s: Table, seat: i64, good: i64) -> i64:
    """What the setup gives: starting goods, coins by turn order."""
    if good != COIN:
        return s.owned(seat, good)
    for place in range(s.cells[SEATS]):
        if s.cells[ORDER + place] == seat:
            return 5 + place
    return 0


def read_points(s: Table, seat: i64, fields: Fields) -> None:
    """Sources of the victory points; what no source explains counts as `other`."""
    points = fields.fields("points")
    rest = s.owned(seat, VICTORY)
    for i, source in enumerate(SOURCE_NAMES):
        n = points.number(source, 0, -9999, 9999)
        s.cells[POINTS + seat * SOURCES + i] = n
        rest -= n
    points.done()
    s.cells[POINTS + seat * SOURCES + BY_OTHER] += rest


def read_leaders(s: Table, seat: i64, fields: Fields, whole: Fields) -> None:
    s.cells[HAND + seat] = mask_of(fields, "hand")
    size: i64 = 0
    for leader in range(20):
        if s.in_hand(seat, leader):
            size += 1
    s.cells[HAND_SIZE + seat] = fields.number("hand_size", size, 0, 4)
    if s.cells[HAND + seat] != UNKNOWN and s.cells[HAND_SIZE + seat] != size:
        raise fields.refuse("hand_size", f"the hand names {size} leaders")
    s.cells[PLAYED + seat] = mask_of(fields, "played")
    s.cells[TURNED + seat] = mask_of(fields, "used")
    s.cells[DISCARDED + seat] = mask_of(fields, "discarded")
    s.cells[COPY + seat] = fields.one("copy", LEADER, -1)
    s.cells[NAMED + seat] = fields.one("named", MEMBER, -1)
    for field in ("played", "used", "discarded"):
        if fields.document.get(field, 0) is None:
            raise fields.refuse(field, "is public and cannot be null")
    if s.cells[TURNED + seat] & ~s.cells[PLAYED + seat]:
        raise fields.refuse("used", "only played leaders can be used")
    copies = bool(s.cells[PLAYED + seat] >> LORENZO & 1)
    if s.cells[COPY + seat] >= 0 and not copies:
        raise fields.refuse("copy", "only lorenzo_de_medici, when played, copies a leader")
    if copies and s.cells[COPY + seat] < 0 and "steps" not in whole.document:
        raise fields.refuse("copy", "name the leader that lorenzo_de_medici copies")
    if fields.has("seen"):
        seen = fields.items("seen", 4)
        for pick in range(len(seen)):
            looks = Fields({f"seen[{pick}]": seen[pick]}, fields.path)
            s.cells[SEEN + seat * 4 + pick] = mask_of(looks, f"seen[{pick}]")


def read_board(s: Table, fields: Fields) -> None:
    dice = fields.fields("dice")
    for i in range(3):
        s.cells[DICE + i] = dice.number(MEMBER.names[i], 0, 0, 6)
    dice.done()
    towers = fields.fields("towers")
    for tower in range(4):
        for floor, card in enumerate(towers.many(CARD_TYPE.names[tower], CARD, 4)):
            if card >= 0 and card // 24 != tower:
                raise towers.refuse(f"{CARD_TYPE.names[tower]}[{floor}]", f"must be a {CARD_TYPE.names[tower]} or null")
            if card >= 0 and card % 24 // 8 != s.period():
                raise towers.refuse(
                    f"{CARD_TYPE.names[tower]}[{floor}]",
                    f"{CARD.text(card)} is a card of period {card % 24 // 8 + 1}, but round {s.cells[ROUND]} is in "
                    f"period {s.period() + 1}",
                )
            s.cells[FLOORS + tower * 4 + floor] = card
    towers.done()
    read_revealed(s, fields)
    read_council(s, fields)


def read_revealed(s: Table, fields: Fields) -> None:
    """Which cards have left the decks: named, or where the round implies: earlier periods out, later ones in."""
    if fields.has("revealed"):
        for i, card in enumerate(fields.many("revealed", CARD, 96)):
            if card < 0 or s.cells[REVEALED + card // 24] >> (card % 24) & 1:
                raise fields.refuse(f"revealed[{i}]", "each card is named once")
            if card % 24 // 8 > s.period():
                raise fields.refuse(f"revealed[{i}]", f"{CARD.text(card)} belongs to a later period")
            s.cells[REVEALED + card // 24] |= i64(1) << (card % 24)
        for tower in range(4):
            if 8 - cards_left(s, tower) > 8 - s.cells[ROUND] % 2 * 4:
                raise fields.refuse("revealed", "a round reveals four cards of each type")
    else:
        for tower in range(4):
            s.cells[REVEALED + tower] = (i64(1) << (8 * s.period())) - 1 if s.cells[ROUND] > 0 else 0
    for card in range(96):
        if lies_open(s, card):
            s.cells[REVEALED + card // 24] |= i64(1) << (card % 24)


def lies_open(s: Table, card: i64) -> bool:
    """Whether a card lies on a floor or in a row."""
    for i in range(16):
        if s.cells[FLOORS + i] == card:
            return True
    for i in range(96):
        if s.cells[ROWS + i] == card:
            return True
    return False


def read_council(s: Table, fields: Fields) -> None:
    """Who stands in the council, from left to right; members that say so themselves line up behind."""
    n: i64 = 0
    for i, item in enumerate(fields.items("council", 16)):
        member = member_number(s, item)
        if member < 0:
            raise fields.refuse(f"council[{i}]", f"{item!r} is no member such as '0.white'")
        place = s.cells[PLACES + member]
        if place != COUNCIL and place != HOME:
            raise fields.refuse(f"council[{i}]", f"{item} stands on {SPACE.text(place)}")
        s.cells[PLACES + member] = COUNCIL
        for j in range(n):
            if s.cells[COUNCIL_ROW + j] == member:
                raise fields.refuse(f"council[{i}]", f"{item} stands there twice")
        s.cells[COUNCIL_ROW + n] = member
        n += 1
    for member in range(4 * s.cells[SEATS]):
        listed = False
        for j in range(n):
            if s.cells[COUNCIL_ROW + j] == member:
                listed = True
        if s.cells[PLACES + member] == COUNCIL and not listed:
            s.cells[COUNCIL_ROW + n] = member
            n += 1


def member_number(s: Table, item: Json) -> i64:
    if not isinstance(item, str):
        return -1
    for member in range(4 * s.cells[SEATS]):
        if member_name(member) == item:
            return member
    return -1


def begin(s: Table, fields: Fields, turn: i64) -> None:
    """Where play goes on: in the turn of `turn`, or, if it is not named, before the cards of the round are revealed."""
    if s.cells[ROUND] < 1:
        raise fields.refuse("round", "must be 1 to 6; a game before its first round is a new game")
    f = s.push(COURSE)
    s.stack[f + FIRST_FIELD] = 5
    if turn < 0:
        for tower in range(4):
            if cards_left(s, tower) < 4:
                raise fields.refuse("players", f"too few cards are left for the tower of type {CARD_TYPE.text(tower)}")
        for field in ("dice", "towers", "council"):
            if fields.has(field):
                raise fields.refuse(
                    "turn", f"{field} is given, so the round is under way: name the seat whose turn it is"
                )
        s.cells[ROUND] -= 1
        return
    s.stack[f + FIRST_FIELD] = 6
    g = s.push(ROUND_STEP)
    s.stack[g + FIRST_FIELD] = ACTIONS_STAGE
    for i in range(3):
        if s.cells[DICE + i] == 0:
            raise fields.refuse(f"dice.{MEMBER.names[i]}", "name its value, 1 to 6, in a round under way")
    if s.unplaced(turn) == 0:
        raise fields.refuse("turn", f"players[{turn}] has placed all members")
    if s.unplaced(turn) == 1 and s.suffers(turn, SKIP_FIRST_TURN):
        raise fields.refuse("turn", f"the last member of players[{turn}] waits for the end of the laps")
    place: i64 = 0
    while s.cells[ORDER + place] != turn:
        place += 1
    laps = s.push(LAPS) + FIRST_FIELD
    lap = lap_of(s, place)
    s.stack[laps] = lap
    s.stack[laps + 1] = place
    for i in range(s.cells[SEATS]):
        seat = s.cells[ORDER + i]
        if i < place and (lap > 0 or s.unplaced(seat) < 4):
            s.stack[laps + 2] = 1  # somebody has placed in this lap
        if (i < place or lap > 0) and s.suffers(seat, SKIP_FIRST_TURN):
            s.stack[laps + 3] = 1  # somebody's first turn was skipped


def lap_of(s: Table, place: i64) -> i64:
    """The lap in which the seat at a place of the turn order has its turn, as far as the members placed show.

    Whoever has placed had a turn for each member, and one more if the first was skipped; those before that place have
    had the turn of this lap too.
    """
    lap: i64 = 0
    for i in range(s.cells[SEATS]):
        seat = s.cells[ORDER + i]
        turns = 4 - s.unplaced(seat)
        if turns > 0:
            turns += 1 if s.suffers(seat, SKIP_FIRST_TURN) else 0
            lap = max(lap, turns - 1 if i < place else turns)
    return lap
