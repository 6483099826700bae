"""Words of the browser client: the same in every language, none missing, none left over."""

import re
from pathlib import Path

import pytest

from signoria.games.lorenzo.pieces import GOOD
from signoria.kernel.text import LANGUAGES, Words, words_for
from tests.test_words import NUMBERS, messages

SOURCE = Path(__file__).parents[2] / "web" / "src"
FOLDER = SOURCE / "words"
PLAIN = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9_]+)*)["'`]""")
BEGINNING = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9_]+)*-)(?:\$\{|["'`])""")
SAID = re.compile(r"""\bt\(\s*["'`]([a-z][\w-]*)["'`]""")
SAID_IN_PART = re.compile(r"""\bt\(\s*`([a-z][\w-]*-)\$\{""")


def source() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in (".svelte", ".ts") and ".test." not in path.name
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys_and_arguments(lang: str) -> None:
    english, other = messages(FOLDER / "en.ftl"), messages(FOLDER / f"{lang}.ftl")
    assert set(english) - set(other) == set(), "missing"
    assert set(other) - set(english) == set(), "orphaned"
    assert {key for key, arguments in english.items() if arguments != other[key]} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    text = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    words = Words(lang, [text])
    for key, arguments in messages(FOLDER / f"{lang}.ftl").items():
        for number in NUMBERS:
            message = words.bundle.get_message(key)
            assert message.value is not None, key
            _, errors = words.bundle.format_pattern(message.value, dict.fromkeys(arguments, number))
            assert errors == [], (key, errors)


def test_every_key_that_is_said_exists() -> None:
    keys, text = set(messages(FOLDER / "en.ftl")), source()
    assert set(SAID.findall(text)) - keys == set()
    beginnings = set(SAID_IN_PART.findall(text))
    assert {begin for begin in beginnings if not any(key.startswith(begin) for key in keys)} == set()


def test_no_key_is_left_over() -> None:
    """Each key stands in the source, or begins with what stands there before a part that is worked out."""
    text = source()
    plain, beginnings = set(PLAIN.findall(text)), set(BEGINNING.findall(text))
    keys = messages(FOLDER / "en.ftl")
    assert {key for key in keys if key not in plain and not any(key.startswith(begin) for begin in beginnings)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_of_the_log_stand_for_every_form_of_the_goods(lang: str) -> None:
    """What the log of Lorenzo says after a number is a sign in the browser, in every number there is."""
    said, web = words_for("lorenzo", lang), Words(lang, [(FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")])
    for good in (*GOOD.names, "privilege"):
        forms = web.word(f"lorenzo-sign-{good}").split("|")
        for n in (1, 2, 5, 12, 22):
            assert said.word(f"amount-{good}", n=n).removeprefix(f"{n}").strip() in forms
