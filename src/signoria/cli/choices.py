"""The legal moves on the screen: a list, or the numbers of each group."""

from rich.text import Text

from signoria.cli.screen import flow, paragraph
from signoria.kernel.text import Words
from signoria.table.choices import Choice, groups_of, heading


def list_choices(made: list[Choice], words: Words, width: int, sign: str = "") -> list[Text]:
    """Every choice with its number, a sign behind it, its sentence and its note, under the heading of its group."""
    lines: list[Text] = []
    several = len(groups_of(made)) > 1
    group = ""
    for choice in made:
        if several and choice.group != group:
            group = choice.group
            lines.append(Text(heading(words, group), style="underline"))
        sentence = f"{choice.sentence} ({choice.note})" if choice.note else choice.sentence
        body = paragraph(sentence, width - 7)
        for i, line in enumerate(body):
            lines.append(Text.assemble((f"{choice.label:>4}{sign} " if i == 0 else " " * 7, "bold"), line))
    return lines


def summary(made: list[Choice], words: Words, width: int, hint: str = "") -> list[Text]:
    """Where there are too many choices for the screen: the numbers of each group, and how to see them."""
    items = [Text.assemble((choice.label, "bold"), f" ({choice.note})") for choice in made if choice.speaks]
    for group in groups_of(made):
        labels = [choice.label for choice in made if choice.group == group and not choice.speaks]
        if labels:
            numbers = labels[0] if len(labels) == 1 else f"{labels[0]}–{labels[-1]}"
            items.append(Text.assemble((numbers, "bold"), " ", heading(words, group)))
    lines = flow(Text(""), items, width, gap="  ", indent=1)
    if not hint or (made and made[0].speaks):
        return lines
    return lines + paragraph(hint, width)
