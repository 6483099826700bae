"""The table of Princes as panels: the round, the auction, the supply, everybody's goods, and each player in full."""

from signoria.games.princes.actions import (
    bits,
    buildings_of,
    character_of,
    minimum,
    opening_bid,
    princess_value,
    stack_left,
    work_value,
)
from signoria.games.princes.describe import florins, short
from signoria.games.princes.pieces import (
    BUILDING,
    CARD,
    CELL,
    CHARACTER,
    CHARACTERS,
    DECK,
    FREEDOM,
    JESTER,
    LANDSCAPE_TYPE,
    OBJECT,
    PRESTIGE_AT,
    PRESTIGES,
    PRINCESS,
)
from signoria.games.princes.scoring import prestige_points
from signoria.games.princes.shapes import BUILDINGS, COLUMNS, ROWS, WHOLE_GRID
from signoria.games.princes.state import (
    ARCHITECTS,
    BANK_POT,
    BEST_WORK,
    BUILDINGS_LEFT,
    FREEDOMS,
    FREEDOMS_LEFT,
    JESTERS,
    LAND_TYPE,
    RECRUITING_HAND,
    RECRUITING_TABLE,
    START,
)
from signoria.games.princes.steps import auction, characters
from signoria.games.princes.steps.characters import highest_space, lowest_space
from signoria.games.princes.steps.works import best_value, bonus_now
from signoria.table.panels import NONE, Cell, Panel, Row, in_order, joined, row, seat_mark, thing
from signoria.table.princes.auction import passed, raisers, refused, things_on_offer
from signoria.table.princes.maps import Square, closed_for, laid_on, neighbours_of, offered, squares
from signoria.table.princes.people import building_name, on_table
from signoria.table.princes.scene import AUCTION_STEPS, Scene
from signoria.table.princes.works import parts

GOODS = (
    "florins", "prestige", "jesters", "architects", "freedoms", "buildings", "landscapes", "professions", "bonus",
    "prestige-cards", "works", "best",
)  # fmt: skip


def panels(scene: Scene) -> list[Panel]:
    """Everything that may be seen. Where a piece is being laid comes before all else that is under way."""
    whole = [round_panel(scene), *[principality(scene, seat) for seat in laid_on(scene)], bidding(scene)]
    whole += [stacks(scene), character_panel(scene), supply(scene), goods(scene)]
    for seat in range(scene.seats):
        whole += [player(scene, seat), cards(scene, seat)]
        if seat not in laid_on(scene):
            whole.append(principality(scene, seat))
    return in_order(scene, whole)


def heads(scene: Scene, *names: str) -> list[str]:
    return [scene.words.word(f"table-head-{name}") for name in names]


def round_panel(scene: Scene) -> Panel:
    """Round, minimum of works, phase, start player."""
    words, rows = scene.words, []
    if scene.round:
        told = words.word("table-princes-round", round=scene.round, minimum=int(minimum(scene.table)))
        rows.append(row("round", words.word("table-head-round"), told))
        rows.append(row("phase", words.word("table-head-phase"), words.word(f"phase-{scene.phase}")))
    else:
        rows.append(row("phase", words.word("table-head-phase"), words.word("table-princes-setup")))
    start = scene.player(int(scene.table.cells[START]))
    return Panel("round", words.word("table-now"), [*rows, row("start", words.word("table-princes-start"), start)])


# ---------------------------------------------------------------- the auction and the supply


def players(scene: Scene, seats: list[int]) -> str:
    return joined(scene, [scene.player(seat) for seat in seats])


def bidding(scene: Scene) -> Panel:
    """The object being auctioned, the bid, who leads, who may raise, who has passed and who takes none."""
    words, table, f = scene.words, scene.table, scene.frame("bid")
    rows: list[Row] = []
    if f >= 0:
        best, leader = int(table.stack[f + auction.BEST]), int(table.stack[f + auction.HIGHEST])
        rows = [
            row("object", words.word("table-head-object"), object_cell(scene, int(table.stack[f + auction.OBJECT]))),
            row("bid", words.word("table-head-bid"), florins(words, best)),
            row("leader", words.word("table-head-leader"), scene.player(leader)),
            row("may-raise", words.word("table-head-may-raise"), players(scene, raisers(scene, f))),
            row("passed", words.word("table-head-passed"), players(scene, passed(scene, f))),
        ]
    if scene.is_under_way(*AUCTION_STEPS) and refused(scene):
        rows.append(row("out", words.word("table-head-out"), players(scene, refused(scene))))
    return Panel("bidding", words.word("table-princes-bidding"), rows, under_way=f >= 0)


def object_cell(scene: Scene, one: int) -> Cell:
    """An object of the auction; a landscape is explained as such."""
    return thing(scene, OBJECT if one >= JESTER else LANDSCAPE_TYPE, one)


def stacks(scene: Scene) -> Panel:
    """How many are left of each object, and the buyer and price of this round."""
    words = scene.words
    rows: list[Row] = []
    for one in things_on_offer(scene) if scene.is_under_way(*AUCTION_STEPS) else []:
        buyer, price = NONE, NONE
        if one in scene.sold:
            buyer, price = scene.player(scene.sold[one][0]), florins(words, scene.sold[one][1])
        name = object_cell(scene, one)
        rows.append(row(f"object-{OBJECT.names[one]}", name, str(stack_left(scene.table, one)), buyer, price))
    title = words.word("table-princes-stacks", bid=florins(words, opening_bid(scene.table))).rstrip(":")
    return Panel("stacks", title, rows, heads(scene, "object", "left", "bought-by", "price"))


def character_panel(scene: Scene) -> Panel:
    """Each character of the expansion: its bid spaces, the bid on it, or whose it is. [P-10.2]"""
    words, table, f = scene.words, scene.table, scene.frame("characters")
    rows: list[Row] = []
    owners = {int(character_of(table, seat)): seat for seat in range(scene.seats)}
    for character in range(CHARACTERS) if table.is_expanded() else ():
        owner = scene.player(owners[character]) if character in owners else NONE
        spaces = f"{100 * lowest_space(character)}–{100 * highest_space(character)}"
        bid = character_bid(scene, f, character) if f >= 0 else NONE
        name = CHARACTER.names[character]
        does = words.word(f"about-character-{name}")
        rows.append(row(f"character-{name}", thing(scene, CHARACTER, character), spaces, bid, owner, does))
    pot = words.word("table-princes-pot", pot=florins(words, table.cells[BANK_POT])) if rows else ""
    title = words.word("table-princes-characters").rstrip(":")
    titles = heads(scene, "character", "bid-spaces", "bid", "owner", "does")
    return Panel("characters", title, rows, titles, note=pot, under_way=f >= 0)


def character_bid(scene: Scene, f: int, character: int) -> str:
    """Whose marker lies on a character, and how high; a dash where none does or it is sold."""
    by = int(scene.table.stack[f + characters.BIDDERS + character])
    if not 0 < by <= scene.seats:
        return NONE
    return f"{scene.player(by - 1)} {florins(scene.words, scene.table.stack[f + characters.BIDS + character])}"


def supply(scene: Scene) -> Panel:
    """Freedoms, buildings and cards that are left."""
    words, cells = scene.words, scene.table.cells
    rows = [
        row(f"freedom-{name}", thing(scene, FREEDOM, i), str(cells[FREEDOMS_LEFT + i]))
        for i, name in enumerate(FREEDOM.names)
    ]
    rows += [
        row(f"building-{name}", thing(scene, BUILDING, i), str(cells[BUILDINGS_LEFT + i]))
        for i, name in enumerate(BUILDING.names)
    ]
    decks = scene.view["stacks"]
    assert isinstance(decks, dict)
    for i, name in enumerate(DECK.names):
        left = decks[name]["shuffled"] + len(decks[name]["under"])
        rows.append(row(f"deck-{name}", words.word(DECK.key(i)), str(left)))
    return Panel("supply", words.word("table-princes-left").rstrip(":"), rows, heads(scene, "thing", "left"))


# ---------------------------------------------------------------- players


def goods(scene: Scene) -> Panel:
    """What everybody has. The landscapes themselves are with the player's own panel."""
    words = scene.words
    titles = [words.word("table-head-player"), *[words.word(f"table-princes-has-{name}") for name in GOODS]]
    rows = [goods_row(scene, seat) for seat in range(scene.seats)]
    return Panel("players", words.word("table-players"), rows, titles)


def goods_row(scene: Scene, seat: int) -> Row:
    cells, fields, table = scene.table.cells, scene.fields(seat), scene.table
    return row(
        f"player-{seat}",
        scene.player(seat),
        scene.money(seat),
        str(table.prestige(seat)),
        str(cells[JESTERS + seat]),
        str(cells[ARCHITECTS + seat]),
        joined(scene, freedoms(scene, seat)),
        str(buildings_of(table, seat, -1)),
        str(sum(int(table.landscapes(seat, kind)) for kind in range(LANDSCAPE_TYPE.size))),
        str(len(fields["professions"]) + int(cells[RECRUITING_HAND + seat])),
        str(len(fields["bonus"])),
        str(len(fields["prestige_cards"]) + len(fields["revealed"])),
        str(len(fields["table"]) + int(cells[RECRUITING_TABLE + seat])),
        str(cells[BEST_WORK + seat]) if cells[BEST_WORK + seat] else NONE,
        mark=seat_mark(scene, seat),
    )


def freedoms(scene: Scene, seat: int) -> list[str]:
    held = int(scene.table.cells[FREEDOMS + seat])
    return [scene.words.word(f"short-{name}") for i, name in enumerate(FREEDOM.names) if held >> i & 1]


def landscapes(scene: Scene, seat: int) -> list[str]:
    counts = [int(scene.table.landscapes(seat, kind)) for kind in range(LANDSCAPE_TYPE.size)]
    return [f"{scene.words.word(LANDSCAPE_TYPE.key(kind))} {n}" for kind, n in enumerate(counts) if n]


def player(scene: Scene, seat: int) -> Panel:
    """One player in full, but for the cards in hand."""
    words, cells, table = scene.words, scene.table.cells, scene.table
    empty = int(bits(WHOLE_GRID & ~table.occupied(seat)))
    rows = [
        row("florins", words.word("table-princes-has-florins"), scene.money(seat)),
        row("prestige", words.word("table-princes-has-prestige"), str(table.prestige(seat))),
        row("jesters", words.word("table-princes-has-jesters"), str(cells[JESTERS + seat])),
        row("architects", words.word("table-princes-has-architects"), str(cells[ARCHITECTS + seat])),
    ]
    for building in range(BUILDINGS):
        if table.built(seat, building):
            told = building_name(scene, seat, building), f"{BUILDING.name}:{BUILDING.names[building]}"
            rows.append(row(f"building-{BUILDING.names[building]}", words.word("table-princes-has-buildings"), told))
    lists = {
        "landscapes": landscapes(scene, seat),
        "freedoms": freedoms(scene, seat),
        "table": on_table(scene, seat),
    }
    rows += [row(name, words.word(f"table-princes-has-{name}"), joined(scene, items)) for name, items in lists.items()]
    rows.append(row("empty", words.word("table-princes-has-empty"), str(empty)))
    if character_of(table, seat) >= 0:
        has = words.word("table-princes-has-character")
        rows.append(row("character", has, thing(scene, CHARACTER, int(character_of(table, seat)))))
    for name, other in zip(("left", "right"), neighbours_of(scene, seat), strict=True):
        if other >= 0:
            rows.append(row(f"border-{name}", words.word(f"table-princes-neighbour-{name}"), scene.player(other)))
    return Panel(f"player-{seat}", scene.name(seat), rows, seat=seat, note=seat_mark(scene, seat))


def cards(scene: Scene, seat: int) -> Panel:
    """The cards of a player that may be seen, with what they are worth now, and how many may not."""
    words, fields = scene.words, scene.fields(seat)
    rows = [work_row(scene, seat, card) for card in scene.hand(seat, "professions")]
    if character_of(scene.table, seat) == PRINCESS:
        value = words.word("table-princes-note-value", value=int(princess_value(scene.table, seat)))
        rows.append(row("princess", words.word("table-princes-work"), thing(scene, CHARACTER, int(PRINCESS)), value))
    rows += [
        row(f"pack-{name}", words.word("table-princes-dealt"), thing(scene, CARD, CARD.parse(name)), wants(scene, name))
        for name in fields.get("pack", ())
        if name is not None
    ]
    for card in scene.hand(seat, "bonus"):
        adds = f"+{bonus_now(scene.table, seat, card)}"
        rows.append(card_row(scene, card, words.word("table-princes-has-bonus"), adds))
    revealed = [CARD.parse(name) for name in fields["revealed"]]
    for card in scene.hand(seat, "prestige_cards") + revealed:
        now = f"{prestige_points(scene.table, seat, card)} / {PRESTIGES[card - PRESTIGE_AT].points}"
        rows.append(card_row(scene, card, words.word("table-princes-has-prestige-cards"), now))
    for deck in ("professions", "bonus", "prestige_cards"):
        hidden = scene.hidden(seat, deck)
        if hidden:
            rows.append(row(f"hidden-{deck}", words.word(f"table-princes-hidden-{deck}", n=hidden)))
    if fields["recruiting_cards"]:
        rows.append(row("recruiting", words.word("table-princes-recruiting", n=int(fields["recruiting_cards"]))))
    title = words.word("table-princes-cards-of", player=scene.player(seat))
    return Panel(f"cards-{seat}", title, rows, seat=seat)


def card_row(scene: Scene, card: int, title: str, now: str) -> Row:
    return row(f"card-{CARD.names[card]}", title, thing(scene, CARD, card), now, short(scene.words, card))


def wants(scene: Scene, name: str) -> str:
    return short(scene.words, CARD.parse(name))


def work_row(scene: Scene, seat: int, card: int) -> Row:
    """A profession in hand: the value of its work now, with all bonus cards, and its parts."""
    words, value = scene.words, int(work_value(scene.table, seat, card))
    best = int(best_value(scene.table, seat, card))
    told = words.word("table-princes-note-value", value=value)
    if best > value:
        told = f"{told}, {words.word('table-princes-with-bonus', more=best - value, value=best)}"
    is_enough = scene.round > 0 and best >= minimum(scene.table)
    mark = words.word("table-mark-possible") if is_enough else ""
    of = joined(scene, parts(scene, seat, card))
    return row(
        f"card-{CARD.names[card]}", words.word("table-princes-work"), thing(scene, CARD, card), told, of, mark=mark
    )


# ---------------------------------------------------------------- principalities


def principality(scene: Scene, seat: int) -> Panel:
    """The 49 squares with what lies on them."""
    words, table, is_laid_on = scene.words, scene.table, seat in laid_on(scene)
    found = squares(scene, seat, offered(scene).get(seat, 0), closed_for(scene, seat))
    letters = [CELL.names[column][0] for column in range(COLUMNS)]
    rows = [
        row(str(i + 1), str(i + 1), *[square_cell(scene, square) for square in found[i * COLUMNS : (i + 1) * COLUMNS]])
        for i in range(ROWS)
    ]
    is_begun = is_laid_on or any(square.piece for square in found) or table.occupied(seat)
    title = words.word("table-princes-map-of", player=scene.player(seat))
    note = words.word("table-princes-closed-squares") if any(square.look == "closed" for square in found) else ""
    return Panel(f"map-{seat}", title, rows if is_begun else [], ["", *letters], seat, "grid", note, is_laid_on)


def square_cell(scene: Scene, square: Square) -> Cell:
    """What lies on a square, '' where nothing does. Squares of one piece read the same, those of two pieces do not."""
    words, (kind, _, number) = scene.words, square.piece.partition(" ")
    if kind == "building":
        return thing(scene, BUILDING, int(number))
    if kind == "landscape":
        name, key = thing(scene, LANDSCAPE_TYPE, int(scene.table.cells[LAND_TYPE + int(number)]))
        return (name if square.number == 1 else f"{name} {square.number}"), key
    if kind in ("palace", "ghost"):
        return words.word("palace" if kind == "palace" else "table-princes-proposed")
    return words.word("table-princes-closed") if square.look == "closed" else ""
