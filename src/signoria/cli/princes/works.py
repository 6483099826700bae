"""What works would be worth now, part by part, and the cards a player holds."""

from rich.cells import cell_len
from rich.text import Text

from signoria.cli.screen import fit, fit_text, flow, hang
from signoria.games.princes.actions import (
    character_of,
    minimum,
    princess_value,
    work_value,
)
from signoria.games.princes.describe import short
from signoria.games.princes.pieces import (
    CARD,
    CHARACTER,
    PRESTIGE_AT,
    PRESTIGES,
    PRINCESS,
)
from signoria.games.princes.scoring import prestige_points
from signoria.games.princes.steps.works import best_value, bonus_now
from signoria.table.princes.scene import Scene
from signoria.table.princes.works import NONE, heading, parts

LONGEST_NAME = 18
BRIEF = " "  # between parts in letters
POSSIBLE = "›"


def work_line(scene: Scene, seat: int, card: int, name: int, gap: str) -> Text:
    """`›Poet 15  theatre 4 · lake – · travel 3 · jesters 4 · cards 4`, and with all bonus cards in hand."""
    words, value, best = scene.words, int(work_value(scene.table, seat, card)), int(best_value(scene.table, seat, card))
    enough = scene.round > 0 and best >= minimum(scene.table)
    brief = gap == BRIEF
    shown = parts(scene, seat, card, brief)
    if best > value:
        more = words.word("table-princes-with-bonus", more=best - value, value=best)
        shown.append(f"+{best - value}={best}" if brief else more)
    style = "" if enough else "dim"
    return Text.assemble(
        (POSSIBLE if enough else " ", "bold"),
        (fit(words.word(CARD.key(card)), name), "bold" if enough else style),
        (f"{value:>3}  ", "bold"),
        (gap.join(shown), style),
    )


def work_lines(scene: Scene, seat: int, width: int) -> list[Text]:
    """Every profession in hand with the value of its work now, below the minimum of the round."""
    words, hand = scene.words, scene.hand(seat, "professions")
    lines = [Text(heading(scene), style="bold")]
    hand.sort(key=lambda card: -int(best_value(scene.table, seat, card)))
    name = min(LONGEST_NAME, max([cell_len(words.word(CARD.key(card))) for card in hand], default=0))
    for gap in (" · ", ", ", BRIEF):
        shown = [work_line(scene, seat, card, name, gap) for card in hand]
        if all(line.cell_len <= width for line in shown):
            break
    lines += shown
    if character_of(scene.table, seat) == PRINCESS:
        lines.append(Text(f" {words.word(CHARACTER.key(PRINCESS))} {princess_value(scene.table, seat)}"))
    if not hand:
        lines.append(Text(f" {NONE}", style="dim"))
    return [fit_text(line, width) for line in lines]


def pack_lines(scene: Scene, seat: int, width: int) -> list[Text]:
    """The professions that were dealt, before one is returned, each with what it wants. [P-1.2]"""
    cards = [CARD.parse(name) for name in scene.fields(seat)["pack"] if name is not None]
    lines = [Text(scene.words.word("cli-princes-pack"), style="bold")]
    for card in cards:
        lines += flow(Text(f" {scene.words.word(CARD.key(card))}:"), [Text(short(scene.words, card))], width)
    return lines


def card_lines(scene: Scene, seat: int, width: int) -> list[Text]:
    """Bonus cards with what they add now, and prestige cards with what they would bring at the end now."""
    words, table = scene.words, scene.table
    lines: list[Text] = []
    bonus = [
        Text(f"{words.word(CARD.key(card))} +{bonus_now(table, seat, card)}") for card in scene.hand(seat, "bonus")
    ]
    prestige = [
        Text(
            words.word(
                "cli-princes-prestige-now",
                card=words.word(CARD.key(card)),
                now=int(prestige_points(table, seat, card)),
                points=int(PRESTIGES[card - PRESTIGE_AT].points),
            )
        )
        for card in scene.hand(seat, "prestige_cards") + [CARD.parse(name) for name in scene.fields(seat)["revealed"]]
    ]
    for key, items in (("cli-princes-bonus", bonus), ("cli-princes-prestige", prestige)):
        if items:
            lines += hang(Text(words.word(key), style="bold"), items, width, gap="; ")
    recruiting = int(scene.fields(seat)["recruiting_cards"])
    if recruiting:
        lines.append(fit_text(Text(words.word("table-princes-recruiting", n=recruiting)), width))
    return lines
