"""The choices of Princes on the screen: in full, by their names, or group by group by their numbers."""

from rich.text import Text

from signoria.cli.choices import list_choices
from signoria.cli.princes.names import example
from signoria.cli.screen import flow, paragraph
from signoria.games.princes.pieces import CHARACTER
from signoria.games.princes.steps import works
from signoria.kernel.moves import argument
from signoria.table.choices import Choice, groups_of, heading
from signoria.table.princes.choices import brief, brief_name, in_prestige, range_name
from signoria.table.princes.scene import Scene

# How much is said of a group: only its numbers, its numbers and names, or whole sentences.
NUMBERS, NAMES, SENTENCES = 0, 1, 2
# Which group gives way first.
GIVES_WAY = ("together", "recruiting", "free", "build", "purchases", "bids", "objects", "works", "looking", "payment")
INDENT = 14
MANY_BIDS = 6  # from so many on it is said how a bid is typed


def fitted(scene: Scene, made: list[Choice], width: int, room: int, hint: list[Text]) -> list[Text]:
    """As much as there is room for; the hint goes where without it a group that matters has names."""
    with_hint = said_within(scene, made, width, room - len(hint))
    without = said_within(scene, made, width, room)
    if named(without) > named(with_hint) or len(menu(scene, made, width, with_hint)) + len(hint) > room:
        return menu(scene, made, width, without)
    return menu(scene, made, width, with_hint) + hint


def said_within(scene: Scene, made: list[Choice], width: int, room: int) -> dict[str, int]:
    """Names for every group that has room, those that matter most first; then sentences."""
    said = dict.fromkeys(groups_of(made), NUMBERS)
    sizes = {group: [choice.group for choice in made].count(group) for group in said}
    for more in (NAMES, SENTENCES):
        for group in by_weight(said):
            trial = {**said, group: more}
            is_next = said[group] == more - 1 and (more == NAMES or sizes[group] > 1)  # one alone is clear by its name
            if is_next and len(menu(scene, made, width, trial)) <= room:
                said = trial
    return said


def by_weight(said: dict[str, int]) -> list[str]:
    """The groups, those that matter most first."""
    return sorted(said, key=lambda group: -(*GIVES_WAY, group).index(group))


def named(said: dict[str, int]) -> list[bool]:
    """Whether there are names for each group, those that matter most first."""
    return [said[group] > NUMBERS for group in by_weight(said)]


def menu(scene: Scene, made: list[Choice], width: int, said: dict[str, int]) -> list[Text]:
    """Every group with as much as shall be said of it; those with numbers only stand side by side at the end."""
    lines: list[Text] = []
    for group in groups_of(made):
        some = [choice for choice in made if choice.group == group]
        if said[group] == SENTENCES:
            lines += [Text(heading(scene.words, group), style="underline")] if len(said) > 1 else []
            lines += sentences(scene, some, width)
        elif said[group] == NAMES:
            label = Text(heading(scene.words, group), style="bold")
            paid = common_price(scene, some)
            shown = items(scene, some, not paid) + ([Text(f"({paid})")] if paid else [])
            lines += flow(label, shown, width, gap="  ", indent=max(INDENT, label.cell_len + 1))
    ranges = [by_number(scene, made, group) for group in groups_of(made) if said[group] == NUMBERS]
    return lines + (flow(Text(""), ranges, width, gap="  ", indent=1) if ranges else [])


def by_number(scene: Scene, made: list[Choice], group: str) -> Text:
    """`1–10 Build`; a choice that is alone in its group by its name."""
    some = [choice for choice in made if choice.group == group]
    if len(some) == 1:
        return items(scene, some)[0]
    return Text.assemble((f"{some[0].label}–{some[-1].label}", "bold"), " ", heading(scene.words, group))


def sentences(scene: Scene, some: list[Choice], width: int) -> list[Text]:
    """A line for each choice; for the bids on a character a paragraph with the number of each, and the florins."""
    lines: list[Text] = []
    bids: dict[int, list[Text]] = {}
    for choice in some:
        if choice.move.verb == "bid":
            character, hundreds = int(argument(choice.move.code, 0)), int(argument(choice.move.code, 1))
            item = Text.assemble((choice.label, "bold"), f": {100 * hundreds}")
            bids.setdefault(character, []).append(item)
    for character, found in bids.items():
        lines += flow(Text(scene.words.word(CHARACTER.key(character))), found, width, gap="  ", indent=INDENT)
    return lines + list_choices([choice for choice in some if choice.move.verb != "bid"], scene.words, width)


def common_price(scene: Scene, some: list[Choice]) -> str:
    """What each of several choices costs in prestige points, where that is the same for all: said once."""
    prices = {in_prestige(scene, choice.move) for choice in some}
    return prices.pop() if len(prices) == 1 and len(some) > 2 else ""


def items(scene: Scene, some: list[Choice], with_price: bool = True) -> list[Text]:
    """A choice by its number and name; the bids on a character, or the proposals to a neighbour, are one item."""
    found: list[list[Choice]] = []
    for choice in some:
        name = range_name(scene, choice.move)
        if found and name and range_name(scene, found[-1][0].move) == name:
            found[-1].append(choice)
        else:
            found.append([choice])
    return [item(scene, together, with_price) for together in found]


def item(scene: Scene, some: list[Choice], with_price: bool) -> Text:
    first, last = some[0], some[-1]
    name = range_name(scene, first.move)
    if name:
        numbers = first.label if len(some) == 1 else f"{first.label}–{last.label}"
        return Text.assemble((numbers, "bold"), f" {name}{florins_between(first, last)}")
    if first.move.verb == "change":
        paid = int(scene.table.stack[scene.table.top + works.VALUE])
        return Text.assemble((first.label, "bold"), f" → {100 * (paid - 2 * int(argument(first.move.code, 0)))}")
    named = brief(scene, first.move) if with_price else brief_name(scene, first.move)
    return Text(first.label, "bold") if first.speaks else Text.assemble((first.label, "bold"), " ", named)


def florins_between(first: Choice, last: Choice) -> str:
    """The lowest and the highest bid on a character."""
    if first.move.verb != "bid":
        return ""
    low, high = (int(100 * argument(choice.move.code, 1)) for choice in (first, last))
    return f" {low}" if low == high else f" {low}–{high}"


def hint(scene: Scene, made: list[Choice], key: str, width: int) -> list[Text]:
    """What may be typed, with examples that there are, on one line if possible."""
    words = scene.words
    if any(choice.move.verb == "under" for choice in made):
        return paragraph(words.word("cli-princes-hint-under", numbers=" ".join(choice.label for choice in made)), width)
    lines: list[Text] = []
    for most in (2, 1):
        lines = paragraph(hint_words(scene, made, key, most), width)
        if len(lines) == 1:
            break
    return lines


def hint_words(scene: Scene, made: list[Choice], key: str, most: int) -> str:
    words = scene.words
    bids = [choice for choice in made if choice.move.verb == "bid"]
    if len(bids) >= MANY_BIDS:
        return words.word("cli-princes-hint-bids", example=example(scene, bids[0].move))
    if scene.step == "change":
        return words.word("cli-princes-hint-change")
    firsts = {choice.group: example(scene, choice.move) for choice in reversed(made) if not choice.speaks}
    shown = [text for text in reversed(firsts.values()) if text][:most]
    return words.word(key, examples=words.join(shown)) if shown else words.word("cli-moves-hint")
