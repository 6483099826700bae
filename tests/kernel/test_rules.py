"""Rule blocks and how they are looked up."""

import re
from pathlib import Path

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.rules import look_up, parse, rules_of

FOLDER = Path(signoria.__file__).parent / "games"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_rule_that_the_engine_cites_is_there(name: str) -> None:
    game = GAMES[name]
    rules = rules_of(name)
    cited = {reason.rule for reason in game.reasons.reasons} | {event.rule for event in game.events}
    cited |= {option.rule for option in game.options}
    assert cited <= set(rules)


def test_a_rule_by_its_id() -> None:
    (rule,) = look_up("lorenzo", "L-4.2.2")
    assert look_up("lorenzo", "4.2.2")[0] is rule
    assert rule.id == "L-4.2.2"
    assert rule.title
    assert rule.text


def test_a_rule_brings_those_below_it() -> None:
    ids = [rule.id for rule in look_up("lorenzo", "4.2")]
    assert ids[0] == "L-4.2"
    assert "L-4.2.1" in ids
    assert not [id for id in ids if not id.startswith("L-4.2")]
    assert not [rule for rule in look_up("lorenzo", "1") if rule.id.startswith("L-1") and rule.id[3:4].isdigit()]


def test_a_rule_that_is_not_there() -> None:
    assert look_up("lorenzo", "99") == []


def test_a_language_without_rules_gets_english() -> None:
    assert list(rules_of("lorenzo", "xx")) == list(rules_of("lorenzo", "en"))


REFERENCE = re.compile(r"\[[LPF]-[\d.]+\]|`[^`]+`")
DIGITS = re.compile(r"\d+")
TRANSLATED = [(path.parent.parent.name, path.stem) for path in FOLDER.glob("*/rules/*.md") if path.stem != "en"]


@pytest.mark.parametrize(("game", "lang"), sorted(TRANSLATED))
def test_a_translation_has_every_rule_with_its_references_numbers_and_ruling(game: str, lang: str) -> None:
    """What can be compared without knowing the language: nothing of it may be lost on the way."""
    english = parse((FOLDER / game / "rules/en.md").read_text(encoding="utf-8"))
    other = parse((FOLDER / game / f"rules/{lang}.md").read_text(encoding="utf-8"))
    assert list(other) == list(english)
    for id, rule in english.items():
        there = other[id]
        assert there.title, id
        assert bool(there.text) == bool(rule.text), id
        assert bool(there.ruling) == bool(rule.ruling), id
        for mine, theirs in ((rule.text, there.text), (rule.ruling, there.ruling)):
            assert sorted(REFERENCE.findall(mine)) == sorted(REFERENCE.findall(theirs)), id
            assert set(DIGITS.findall(mine)) <= set(DIGITS.findall(theirs)), id


def test_a_translated_rule_keeps_its_kind_and_source() -> None:
    english, polish = rules_of("lorenzo", "en")["L-0.2.3"], rules_of("lorenzo", "pl")["L-0.2.3"]
    assert polish.text != english.text
    assert polish.ruling != english.ruling
    assert (polish.kind, polish.source) == (english.kind, english.source)


def test_blocks_are_parsed() -> None:
    head = "# Book\n\n## T-1 Turns\n\n### T-1.1 Who\n\nFirst one,\nthen the next.\n\n"
    rules = parse(head + "- kind: rule\n- source: page 3\n- ruling: ours\n")
    assert list(rules) == ["T-1", "T-1.1"]
    rule = rules["T-1.1"]
    assert (rule.title, rule.text, rule.kind) == ("Who", "First one, then the next.", "rule")
    assert (rule.source, rule.ruling) == ("page 3", "ours")
    assert rules["T-1"].kind == "heading"


def test_a_rule_stands_once() -> None:
    with pytest.raises(signoria.SignoriaError, match=r"rule T-1\.1 stands twice"):
        parse("### T-1.1 Who\n### T-1.1 Whom\n")
