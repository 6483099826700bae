"""Rule blocks and how they are looked up."""

import pytest

import signoria
from signoria.games import GAMES
from signoria.kernel.rules import look_up, parse, rules_of


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
