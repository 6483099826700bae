"""Words follow docs/words.md, as far as a machine can tell; and the machine finds what is planted."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.word_style import FOLDERS, LANGUAGES, ROOT, dodges, faults, is_dodge, messages

AT_A_TABLE = [folder for folder in FOLDERS if {"games", "table"} & set(folder.parts[len(ROOT.parts) :])]
MOST_DODGES = {"pl": 6, "cs": 8, "de": 16}  # labels, and lists of unknown length


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=[str(folder.relative_to(ROOT)) for folder in FOLDERS])
def test_words_are_well_set_and_of_our_terms(folder: Path, lang: str) -> None:
    english = messages(folder / "en.ftl")
    found = [
        f"{key}: {fault}"
        for key, message in messages(folder / f"{lang}.ftl").items()
        for fault in faults(lang, message, english.get(key))
    ]
    assert found == []


@pytest.mark.parametrize("lang", MOST_DODGES)
def test_cases_are_not_dodged_by_a_colon_or_a_bracket(lang: str) -> None:
    """`Bardi płaci: 1 sługa`: 229 sentences in Polish and 227 in Czech did so. What is left are labels."""
    found = dodges(lang, AT_A_TABLE)
    assert len(found) <= MOST_DODGES[lang], "\n".join(found)


def message(text: str) -> ast.Message:
    entry = FluentParser().parse_entry(f"key = {text}\n")
    assert isinstance(entry, ast.Message)
    return entry


@pytest.mark.parametrize(
    ("lang", "text", "fault"),
    [
        ("pl", "Pas do: { $until }", "a preposition before a colon"),
        ("cs", "Nabídka pro: { $to }", "a preposition before a colon"),
        ("de", "Angebot von: { $player }", "a preposition before a colon"),
        ("pl", "Chwileczkę …", "a space before an ellipsis"),
        ("cs", "Okamžik …", "a space before an ellipsis"),
        ("pl", "99 % graczy", "a space before a percent sign"),
        ("en", "One moment...", "three dots for an ellipsis"),
        ("de", "Runde 1 - Beginn", "a hyphen for a dash"),
        ("pl", "karta „Las“", "quotation marks of another language: “"),
        ("en", "the card „Woods“", "quotation marks of another language: „"),
        ("en", "a colored member", "not our word: colored"),
        ("en", "after so many lines", "not our word: so many"),
        ("pl", "Wydani słudzy", "not our word: słudzy"),
        ("cs", "neutrální člen rodiny", "not our word: neutrální"),
        ("de", "Briefe über Züge", "not our word: Briefe über"),
        ("cs", "nejprve ho ukončete", "formal address"),
    ],
)
def test_planted_mistakes_are_found(lang: str, text: str, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(lang, message(text)))


def test_a_missing_variant_is_found() -> None:
    """`soak-pairs` said `co najmniej 0 razy` in Polish, where English had a sentence for none."""
    english = message("{ $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n}")
    polish = message("{ $n ->\n    [one] jeden\n   *[other] { $n }\n}")
    assert list(faults("pl", polish, english)) == ["no variant for n ['0']"]
    assert list(faults("pl", english, english)) == []


def test_a_dodge_is_found() -> None:
    english = message("{ $seat } pays { $goods }.")
    assert is_dodge(message("{ $seat } płaci: { $goods }."), english)
    assert is_dodge(message("{ $seat } płaci ({ $goods })."), english)
    assert not is_dodge(message("{ $seat } wydaje { $goods_acc }."), english)
