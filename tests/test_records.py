"""The examples of docs/records.md run as they stand, and the library draws as they do."""

import doctest
import re
from pathlib import Path

from signoria.kernel.streams import Streams

PAGE = Path(__file__).parent.parent / "docs" / "records.md"


def test_the_examples_run() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.attempted > 8
    assert found.failed == 0


def test_the_library_draws_what_the_page_does() -> None:
    asked = r"\[ticket\(bytes\(32\), (.*), \"dice\", number, (.*)\) for number in range\((\d)\)\].*\n +(\[.*\])"
    examples = re.findall(asked, PAGE.read_text(encoding="utf-8"))
    assert len(examples) == 3
    for nonces, n, numbers, drawn in examples:
        streams = Streams(bytes(32), eval(nonces))
        assert [streams.draw("dice", eval(n)) for _ in range(int(numbers))] == eval(drawn)
