"""Cards, leaders, tiles and spaces by whatever a player calls them."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from signoria.cli.screen import flow
from signoria.games.lorenzo.describe import long, long_bonus_tile, long_leader, long_space, long_tile
from signoria.games.lorenzo.pieces import BONUS_TILE, CARD, LEADER, SPACE, TILE
from signoria.kernel.domains import Names
from signoria.kernel.text import Words


@dataclass(frozen=True)
class Thing:
    """Something that has a name in notation and a description."""

    name: str
    title: str
    lines: list[str]
    rule: str


def kinds() -> list[tuple[Names, Callable[[Words, int], list[str]], Callable[[int], str]]]:
    """Every kind of thing: its names, how it is described, and the rule that is about it."""
    return [
        (CARD, long, lambda card: ("L-5.1", "L-5.3", "L-5.2", "L-5.4")[card // 24]),
        (LEADER, long_leader, lambda leader: f"L-13.{leader + 1}"),
        (TILE, long_tile, lambda tile: f"L-14.{tile // 7 + 1}.{tile % 7 + 1}"),
        (SPACE, long_space, lambda space: space_rule(SPACE.names[space])),
        (BONUS_TILE, long_bonus_tile, lambda tile: "L-12.1.2" if tile else "L-1.4"),
    ]


def space_rule(name: str) -> str:
    area = name.split(".")[0]
    return {"harvest": "L-6", "production": "L-6", "market": "L-7", "council": "L-8"}.get(area, "L-4")


def simple(text: str) -> str:
    """Letters and digits only, so that `Painters' Guild`, `painters_guild` and `painters guild` are the same."""
    return "".join(letter for letter in text.lower() if letter.isalnum())


def things(words: Words, text: str) -> list[Thing]:
    """What a player may mean: an exact name first, else every name that begins or goes on with the text."""
    wanted = simple(text)
    exact: list[Thing] = []
    near: list[Thing] = []
    if not wanted:
        return []
    for domain, describe, rule in kinds():
        for i, name in enumerate(domain.names):
            title = words.word(domain.key(i))
            if wanted in (simple(name), simple(title)):
                exact.append(Thing(name, title, describe(words, i), rule(i)))
            elif begins(wanted, name, title):
                near.append(Thing(name, title, describe(words, i), rule(i)))
    return exact or near


def several_things(found: list[Thing], width: int) -> list[Text]:
    """Things a name can mean, with their names in notation."""
    return flow(Text(""), [Text(f"{thing.title} ({thing.name})") for thing in found], width, indent=2)


def begins(wanted: str, name: str, title: str) -> bool:
    """Whether a name, or any later part of it, begins so."""
    for whole in (name.replace(".", "_").split("_"), title.split()):
        for i in range(len(whole)):
            if simple("".join(whole[i:])).startswith(wanted):
                return True
    return False
