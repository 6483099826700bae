"""The auction and the characters: what is on offer, who has bid, who may still bid, what was bought."""

from rich.text import Text

from signoria.cli.screen import SEAT_STYLES, hang, seat_mark, seat_name
from signoria.games.princes.actions import character_of, opening_bid, stack_left
from signoria.games.princes.describe import florins
from signoria.games.princes.pieces import CHARACTER, CHARACTERS, OBJECT
from signoria.games.princes.state import BANK_POT
from signoria.games.princes.steps import auction, characters
from signoria.games.princes.steps.characters import highest_space, lowest_space
from signoria.table.princes.auction import passed, raisers, refused, things_on_offer
from signoria.table.princes.scene import Scene


def stacks(scene: Scene, width: int) -> list[Text]:
    """How many are left of each object, and who has bought one in this round."""
    words, items = scene.words, []
    for thing in things_on_offer(scene):
        name = words.word(OBJECT.key(thing))
        if thing in scene.sold:
            seat, price = scene.sold[thing]
            items.append(Text.assemble((f"{name} ", "dim"), "[", seat_mark(seat), f" {100 * price}]"))
        else:
            left = int(stack_left(scene.table, thing))
            items.append(Text(f"{name} {left}", style="" if left else "dim"))
    opening = words.word("table-princes-stacks", bid=florins(words, opening_bid(scene.table)))
    return hang(Text(opening, style="bold"), items, width)


def bidding(scene: Scene, width: int) -> list[Text]:
    """The object being auctioned, who leads, who may still raise, who has passed and who is out."""
    words, table = scene.words, scene.table
    f = scene.frame("bid")
    lines: list[Text] = []
    if f >= 0:
        thing, best = int(table.stack[f + auction.OBJECT]), int(table.stack[f + auction.BEST])
        leader = int(table.stack[f + auction.HIGHEST])
        price = Text(f"{words.word(OBJECT.key(thing))}: {florins(words, best)}", style="bold reverse")
        leads = Text(words.word("cli-princes-leads", leader=scene.name(leader)), style=SEAT_STYLES[leader])
        lines += hang(price, [leads], width)
        for key, seats in (("cli-princes-may-raise", raisers(scene, f)), ("cli-princes-passed", passed(scene, f))):
            lines += seats_line(scene, key, seats, width)
    return lines + seats_line(scene, "cli-princes-out", refused(scene), width)


def seats_line(scene: Scene, key: str, seats: list[int], width: int) -> list[Text]:
    if not seats:
        return []
    return hang(Text(scene.words.word(key, n=len(seats))), [seat_name(scene, seat) for seat in seats], width, gap=", ")


def character_lines(scene: Scene, width: int) -> list[Text]:
    """Phase A2: each character with its spaces, or whose marker lies on it; else who has which. [P-10.2]"""
    words, table, f = scene.words, scene.table, scene.frame("characters")
    if not table.is_expanded():
        return []
    owners = {int(character_of(table, seat)): seat for seat in range(scene.seats)}
    items: list[Text] = []
    for character in range(CHARACTERS):
        name = words.word(CHARACTER.key(character))
        if character in owners:
            items.append(Text.assemble(f"{name} [", seat_mark(owners[character]), "]"))
        elif f >= 0:
            items.append(on_offer(scene, f, character, name))
    if not items:
        return []
    pot = words.word("table-princes-pot", pot=florins(words, table.cells[BANK_POT]))
    label = Text(words.word("table-princes-characters"), style="bold")
    return hang(label, [*items, Text(pot, style="dim")] if f >= 0 else items, width)


def on_offer(scene: Scene, f: int, character: int, name: str) -> Text:
    """A character in phase A2: sold, with a marker and its bid, or with its bid spaces."""
    by = int(scene.table.stack[f + characters.BIDDERS + character])
    if by > scene.seats:
        return Text(name, style="dim strike")
    if by:
        bid = 100 * int(scene.table.stack[f + characters.BIDS + character])
        return Text.assemble((f"{name} ", "bold"), "[", seat_mark(by - 1), f" {bid}]")
    return Text(f"{name} {100 * lowest_space(character)}–{100 * highest_space(character)}")
