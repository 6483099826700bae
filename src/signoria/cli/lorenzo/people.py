"""The players in the terminal: goods, members, cards and leaders."""

from rich.text import Text

from signoria.cli.lorenzo.members import at_home
from signoria.cli.screen import WIDE, fit, fit_text, flow, paragraph, seat_name
from signoria.games.lorenzo.describe import BRIEF, TINY, bonus_tile
from signoria.games.lorenzo.pieces import (
    BONUS_TILE,
    CARD,
    CARDS,
    GOOD,
    LEADER,
    LEADER_COUNT,
    ROW_LIMIT,
    SLOT_MILITARY,
    TERRITORY,
)
from signoria.games.lorenzo.state import ADVANCED, BONUS, COPY, DISCARDED, HAND, HAND_SIZE, ORDER, PLAYED, TURNED
from signoria.table.lorenzo.scene import Scene

TYPES = ("territory", "character", "building", "venture")


def in_turn_order(scene: Scene) -> list[int]:
    order = [int(scene.table.cells[ORDER + i]) for i in range(scene.seats)]
    return order if all(seat >= 0 for seat in order) else list(range(scene.seats))


def goods_table(scene: Scene, width: int) -> list[Text]:
    """Everybody's goods, members at home and numbers of cards, in turn order."""
    words, table = scene.words, scene.table
    wide = width >= WIDE
    name_width = 13 if wide else 10
    good_width = 6 if wide else 5
    advanced = bool(table.cells[ADVANCED])
    head = Text(fit(words.word("table-players"), name_width), style="bold")
    for name in GOOD.names:
        head.append(words.word(f"cli-column-{name}")[: good_width - 1].rjust(good_width))
    head.append("  ")
    for name in TYPES:
        head.append(words.word(f"cli-column-{name}").rjust(3))
    head.append("  " + fit(words.word("table-members"), 11))
    if advanced:
        head.append("  " + words.word("table-leaders"))
    head.stylize("underline")
    lines = [fit_text(head, width)]
    for seat in in_turn_order(scene):
        you = "*" if seat == scene.seat else " "
        line = fit_text(Text.assemble(you, seat_name(scene, seat)), name_width)
        for good in range(7):
            line.append(str(table.owned(seat, good)).rjust(good_width))
        line.append("  ")
        for card_type in range(4):
            line.append(str(table.cards(seat, card_type)).rjust(3))
        line = Text.assemble(line, "  ", at_home(scene, seat))
        if advanced:
            line.append("  " + leader_count(scene, seat, wide))
        lines.append(fit_text(line, width))
    return lines


def leader_count(scene: Scene, seat: int, wide: bool) -> str:
    cells = scene.table.cells
    played = sum(int(cells[PLAYED + seat]) >> i & 1 for i in range(LEADER_COUNT))
    key = "table-leader-count" if wide else "cli-leader-count-short"
    return scene.words.word(key, hand=int(cells[HAND_SIZE + seat]), played=played)


def card_text(scene: Scene, card: int) -> Text:
    """`Forest 5`: a card with its activation value, if it has one."""
    name = scene.words.word(CARD.key(card))
    return Text(f"{name} {CARDS[card].activation}" if CARDS[card].activation else name)


def rows(scene: Scene, seat: int, width: int, tight: bool = False) -> list[Text]:
    """A player's rows of cards, a line for each type there is; if it is tight, one behind the other."""
    words, table = scene.words, scene.table
    labels = [words.word(f"table-tower-{name}") for name in TYPES]
    indent = max(len(label) for label in labels) + 2
    lines: list[Text] = []
    if tight:
        cards = all_cards(scene, seat)
        return flow(Text(words.word("cli-cards"), style="bold"), cards, width, gap=" · ") if cards else []
    for card_type in range(4):
        n = int(table.cards(seat, card_type))
        items = [card_text(scene, int(table.card_in_row(seat, card_type, slot))) for slot in range(n)]
        if card_type == TERRITORY and n < ROW_LIMIT and SLOT_MILITARY[n] > table.owned(seat, 4):
            items.append(Text(words.word("table-next-territory", military=int(SLOT_MILITARY[n])), style="dim"))
        if n:
            lines += flow(Text(labels[card_type], style="bold"), items, width, gap=" · ", indent=indent)
    return lines


def all_cards(scene: Scene, seat: int) -> list[Text]:
    return [
        card_text(scene, int(scene.table.card_in_row(seat, card_type, slot)))
        for card_type in range(4)
        for slot in range(int(scene.table.cards(seat, card_type)))
    ]


def leaders_of(scene: Scene, mask: int) -> list[int]:
    return [] if mask < 0 else [leader for leader in range(LEADER_COUNT) if mask >> leader & 1]


def leader_rows(scene: Scene, seat: int, width: int) -> list[Text]:
    """Leaders in hand (where they may be seen), played and discarded."""
    words, cells = scene.words, scene.table.cells
    lines: list[Text] = []
    hand = leaders_of(scene, int(cells[HAND + seat]))
    playable = [move.text for move in scene.moves]
    if hand:
        items = []
        for leader in hand:
            mark = "›" if f"play {LEADER.text(leader)}" in playable else ""
            items.append(Text(mark + words.word(LEADER.key(leader))))
        lines += flow(Text(words.word("table-hand"), style="bold"), items, width, gap=" · ")
    played = [played_leader(scene, seat, leader) for leader in leaders_of(scene, int(cells[PLAYED + seat]))]
    if played:
        lines += flow(Text(words.word("table-played"), style="bold"), played, width, gap=" · ")
    return lines


def played_leader(scene: Scene, seat: int, leader: int) -> Text:
    """A leader on the table: what it copies, and whether it was used in this round."""
    words, cells = scene.words, scene.table.cells
    name = words.word(LEADER.key(leader))
    copied = int(cells[COPY + seat])
    if LEADER.text(leader) == "lorenzo_de_medici" and copied >= 0:
        name = words.word("table-copies", leader=name, copied=words.word(LEADER.key(copied)))
    if int(cells[TURNED + seat]) >> leader & 1:
        return Text(words.word("cli-used", leader=name), style="dim")
    return Text(name)


def own_bonus_tile(scene: Scene, seat: int, width: int) -> list[Text]:
    tile = int(scene.table.cells[BONUS + seat])
    if tile < 0:
        return []
    what = bonus_tile(scene.words, tile, BRIEF if width >= WIDE else TINY)
    return flow(Text(scene.words.word("table-bonus-tile"), style="bold"), [Text(what)], width)


def others(scene: Scene, width: int) -> list[Text]:
    """What the other players have built, a line each."""
    lines: list[Text] = []
    for seat in in_turn_order(scene):
        if seat == scene.seat:
            continue
        cards = all_cards(scene, seat)
        played = [
            played_leader(scene, seat, leader) for leader in leaders_of(scene, int(scene.table.cells[PLAYED + seat]))
        ]
        if cards or played:
            lines += flow(seat_name(scene, seat), [*played, *cards], width, gap=" · ")
    return lines


def whole_player(scene: Scene, seat: int, width: int) -> list[Text]:
    """One player in full, for `player N`."""
    words, cells = scene.words, scene.table.cells
    lines = [seat_name(scene, seat)]
    goods = [Text(words.word(f"amount-{good}", n=int(scene.table.owned(seat, i)))) for i, good in enumerate(GOOD.names)]
    lines += flow(Text(words.word("cli-goods"), style="bold"), goods, width, gap=" · ")
    lines += flow(Text(words.word("table-members"), style="bold"), [at_home(scene, seat)], width)
    tile = int(cells[BONUS + seat])
    if tile >= 0:
        lines += paragraph(f"{words.word(BONUS_TILE.key(tile))}: {bonus_tile(words, tile)}", width, 2)
    lines += rows(scene, seat, width) + leader_rows(scene, seat, width)
    if cells[HAND + seat] < 0:
        lines.append(Text(words.word("table-hidden-hand", n=int(cells[HAND_SIZE + seat]))))
    thrown = [Text(words.word(LEADER.key(leader))) for leader in leaders_of(scene, int(cells[DISCARDED + seat]))]
    if thrown:
        lines += flow(Text(words.word("table-discarded"), style="bold"), thrown, width, gap=" · ")
    return lines
