"""The client's own words, so that tests find things by the name a person reads and survive another wording."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from signoria.kernel.text import Words

FOLDER = Path(__file__).parents[2] / "web" / "src" / "words"


@cache
def words(lang: str) -> Words:
    return Words(lang, [(FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")])


def said(key: str, lang: str = "en", **values: Any) -> str:
    assert words(lang).has(key), f"there is no {key} in {lang}"
    return words(lang).word(key, **values)


def saying(key: str, lang: str = "en") -> re.Pattern[str]:
    """A pattern for words with any names and numbers in them."""
    marked = said(key, lang, **dict.fromkeys(("name", "names", "n", "all", "member", "value"), "\0"))
    return re.compile(".*".join(re.escape(part) for part in re.split("\0+", marked)))
