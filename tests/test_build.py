"""The tests run on what is in the source tree, built from locked packages."""

import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from signoria import build

ROOT = Path(__file__).parents[1]
installed = pytest.mark.skipif(build.built_hash() is None, reason="run from the source tree, not from a build")


@installed
def test_the_installed_build_is_not_stale() -> None:
    """A compiled module hides an edited one: without this, tests would pass on yesterday's rules."""
    assert build.built_hash() == build.source_hash(ROOT / "src" / "signoria"), "run `make ready`"


@installed
def test_the_installed_build_is_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert version("signoria") == project["version"]


@installed
def test_a_compiler_that_is_there_compiles_the_engine() -> None:
    """No compiler is fine, a failed one is not: the build goes on without it, so only this test tells."""
    assert "failed" not in build.summary(), "SIGNORIA_NATIVE=require make ready shows the error"


def test_no_module_in_the_source_tree_is_compiled() -> None:
    assert not [*ROOT.glob("src/**/*.so"), *ROOT.glob("src/**/*.pyd")]


def test_the_source_hash_sees_edits_renames_and_deletions(tmp_path: Path) -> None:
    seen = [build.source_hash(tmp_path)]
    (tmp_path / "a.py").write_text("x = 1\n")
    seen.append(build.source_hash(tmp_path))
    (tmp_path / "a.py").write_text("x = 2\n")
    seen.append(build.source_hash(tmp_path))
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    seen.append(build.source_hash(tmp_path))
    assert len(set(seen)) == 4
    (tmp_path / "b.py").unlink()
    assert build.source_hash(tmp_path) == seen[0]


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements/*.txt")), ids=lambda path: path.name)
def test_locks_hold_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text()
    assert "--hash=sha256:" in text
    assert not [line for line in text.splitlines() if "://" in line or "index" in line or "find-links" in line]
