"""Which build of Signoria this is: compiled or not, and from which sources."""

import hashlib
import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TypedDict

PACKAGE = Path(__file__).parent


class Built(TypedDict):
    """What setup.py notes in built.json."""

    native: bool
    why_not: str
    source: str


def is_native() -> bool:
    """Whether Python loads the kernel from compiled modules; where there is one, it hides the .py file."""
    return any("." + path.name.partition(".")[2] in EXTENSION_SUFFIXES for path in (PACKAGE / "kernel").iterdir())


def source_hash(root: Path) -> str:
    """SHA-256 over path and content of every module below a package folder."""
    digest = hashlib.sha256()
    for name, path in sorted((path.relative_to(root).as_posix(), path) for path in root.rglob("*.py")):
        content = path.read_bytes()
        digest.update(f"{name}\n{len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def built_hash() -> str | None:
    """The hash of the sources this build was made from; None in a source tree, which is not built."""
    built = _built()
    return None if built is None else built["source"]


def summary() -> str:
    """One line for people."""
    if is_native():
        return "The engine is compiled."
    built = _built()
    why = "run from the source tree" if built is None else built["why_not"]
    return f"The engine runs uncompiled ({why}): everything works, only slower."


def _built() -> Built | None:
    path = PACKAGE / "built.json"
    if not path.exists():
        return None
    built: Built = json.loads(path.read_text())
    return built
