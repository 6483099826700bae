"""Offers on the screen. [F-8.1]"""

from rich.text import Text

from signoria.cli.screen import paragraph
from signoria.table.fief.deals import offer_words
from signoria.table.fief.scene import Scene


def offer_lines(scene: Scene, width: int) -> list[Text]:
    """The offer under way, for whoever may see it."""
    about, *more = offer_words(scene)
    lines = [Text(line.plain, style="bold") for line in paragraph(about, width)]
    return lines + [line for told in more for line in paragraph(told, width, 4, 2)]
