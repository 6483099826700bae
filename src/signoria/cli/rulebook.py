"""Rules on the screen."""

import difflib
import re

from rich.text import Text

from signoria.cli.screen import flow, paragraph
from signoria.kernel.rules import Rule, look_up, rules_of
from signoria.kernel.text import Words

MOST_IN_FULL = 3  # so many rules found by a word are shown whole; of more only the titles


def asked_rules(game: str, what: str, words: Words, width: int) -> list[Text]:
    """The rule of an id and those below it, else the rules in whose titles or texts the words stand."""
    found = look_up(game, what.upper(), words.lang)
    if found:
        return [line for rule in found for line in rule_lines(rule, words, width)]
    return listed(search(game, what, words.lang), words, width)


def listed(rules: list[Rule], words: Words, width: int) -> list[Text]:
    """A few rules whole, many by their titles."""
    if len(rules) <= MOST_IN_FULL:
        return [line for rule in rules for line in rule_lines(rule, words, width)]
    return [line for rule in rules for line in flow(Text(rule.id, style="bold"), [Text(rule.title)], width, indent=12)]


def search(game: str, what: str, lang: str) -> list[Rule]:
    """Rules in which every word, or the beginning of one, stands: in the title first, else in title or text."""
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in what.split()]
    rules = list(rules_of(game, lang).values())
    titled = [rule for rule in rules if all(word.search(rule.title) for word in wanted)]
    held = [rule for rule in rules if all(word.search(f"{rule.title} {rule.text}") for word in wanted)]
    return titled + [rule for rule in held if rule not in titled]


def rules_about(game: str, what: str, words: Words, width: int) -> list[Text]:
    """Rules that are about a word: those that have it in their titles, else in their texts."""
    pattern = re.compile(rf"\b{re.escape(what)}", re.IGNORECASE)
    held = search(game, what, words.lang)
    return listed([rule for rule in held if pattern.search(rule.title)] or held, words, width)


def rule_lines(rule: Rule, words: Words, width: int) -> list[Text]:
    """A rule with its id and title, its text, our ruling and where the printed book has it."""
    lines = flow(Text(rule.id, style="bold"), [Text(rule.title, style="bold")], width)
    for text in (rule.text, words.word("cli-ruling", text=rule.ruling) if rule.ruling else ""):
        plain = re.sub(r"\*(.+?)\*", r"\1", text)
        lines += [Text("  " + line.plain) for line in paragraph(plain, width - 2)]
    if rule.source:
        source = words.word("cli-rule-source", source=rule.source)
        lines += [Text("  " + line.plain, style="dim") for line in paragraph(source, width - 2)]
    return [*lines, Text("")]


def contents(game: str, words: Words, width: int) -> list[Text]:
    """Chapters and sections."""
    lines: list[Text] = []
    for rule in rules_of(game, words.lang).values():
        depth = rule.id.count(".")
        if depth <= 1:
            style = "bold" if depth == 0 else ""
            lines += flow(Text("  " * depth + rule.id, style=style), [Text(rule.title, style=style)], width, indent=10)
    return lines


def nearest(game: str, what: str, lang: str) -> list[str]:
    """Ids that look like what was asked for, best first: its parents, then similar ones."""
    ids = list(rules_of(game, lang))
    letter = ids[0].split("-")[0]
    wanted = what.upper() if what.upper().startswith(f"{letter}-") else f"{letter}-{what}"
    found: list[str] = []
    parts = wanted.split(".")
    for n in range(len(parts) - 1, 0, -1):
        if ".".join(parts[:n]) in ids:
            found.append(".".join(parts[:n]))
            break
    found += [id for id in difflib.get_close_matches(wanted, ids, n=3, cutoff=0.5) if id not in found]
    return found or ids[:1]
