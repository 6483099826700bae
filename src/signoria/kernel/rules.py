"""Rule blocks: the rules of a game in our own words, each with its id."""

import re
from functools import lru_cache
from importlib import resources

from signoria.kernel.errors import SignoriaError


class Rule:
    """One block: id, title, text, kind, our ruling where books leave a gap, and where the printed book has it."""

    def __init__(self, id: str, title: str) -> None:
        self.id = id
        self.title = title
        self.text = ""
        self.kind = "heading"
        self.ruling = ""
        self.source = ""


@lru_cache(maxsize=16)
def rules_of(game: str, lang: str = "en") -> dict[str, Rule]:
    """All rules of a game by id, in the order of the book; English where a language has none.

    A translation holds titles, texts and rulings; what kind of block it is and its source come from the English one.
    """
    folder = resources.files(f"signoria.games.{game}") / "rules"
    rules = parse((folder / "en.md").read_text(encoding="utf-8"))
    file = folder / f"{lang}.md"
    if lang != "en" and file.is_file():
        for id, other in parse(file.read_text(encoding="utf-8")).items():
            rule = rules[id]
            rule.title, rule.text, rule.ruling = other.title, other.text, other.ruling
    return rules


def parse(text: str) -> dict[str, Rule]:
    """Blocks begin with `## L-4 Title` or `### L-4.2.2 Title`; lines such as `- kind: rule` belong to them."""
    rules: dict[str, Rule] = {}
    rule: Rule | None = None
    for line in text.splitlines():
        head = re.match(r"#{2,4} ([A-Z]-[\d.]+) (.+)", line)
        field = re.match(r"- (kind|ruling|source): (.+)", line)
        if head:
            rule = Rule(head[1], head[2])
            if rule.id in rules:
                raise SignoriaError(f"rule {rule.id} stands twice")
            rules[rule.id] = rule
        elif rule is not None and field:
            setattr(rule, field[1], field[2])
        elif rule is not None and line.strip():
            rule.text = f"{rule.text} {line.strip()}".strip()
    return rules


def look_up(game: str, what: str, lang: str = "en") -> list[Rule]:
    """The rule of an id (`4.2.2` or `L-4.2.2`) and those below it."""
    rules = rules_of(game, lang)
    letter = next(iter(rules)).split("-")[0]
    id = what if what.startswith(f"{letter}-") else f"{letter}-{what}"
    return [rule for key, rule in rules.items() if key == id or key.startswith(id + ".")]
