"""The README's example runs as it stands."""

from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_library_example_runs() -> None:
    section = README.read_text(encoding="utf-8").split("## As a library")[1].split("The same seed")[0]
    code = "\n".join(line.removeprefix("    ") for line in section.splitlines() if line.startswith("    "))
    exec(compile(code, "README.md", "exec"), {})
