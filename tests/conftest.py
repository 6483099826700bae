"""Tests that share a fixture of their module or folder run in one process, so that it is made once and not once a core.

Most such fixtures are servers, which take seconds to start. All other tests go to whichever process is free.
"""

import os
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tests.web.looks", "tests.web.people", "tests.web.table_page", "tests.web.twin")

SHARED = {"module": 1, "package": 2}  # and how far: what a folder shares goes before what a module does


# Every HTTP client reads the certificates of all authorities, which takes longer than most requests do. Tests talk to
# nobody whom an authority would have to vouch for: one that vouches for nobody is enough.
os.environ["SSL_CERT_FILE"] = str(Path(__file__).parent / "authority.pem")


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and (scopes := shared_scopes(item)):
            is_shared_by_folder = max(scopes, key=SHARED.__getitem__) == "package"
            place = half(item.path) if is_shared_by_folder else item.path
            item.add_marker(pytest.mark.xdist_group(str(place.relative_to(item.config.rootpath))))


def half(module: Path) -> Path:
    """One of two groups of a folder: one process would run all of it long after the others have finished."""
    together = sorted({*module.parent.glob("test_*.py"), module})  # some modules are run by name alone
    return module.parent / f"half-{together.index(module) % 2}"


def shared_scopes(item: pytest.Function) -> set[str]:
    """The scopes of the fixtures of ours that a test uses and others use with it."""
    found = {one.scope for defined in item._fixtureinfo.name2fixturedefs.values() for one in defined}
    return {str(scope) for scope in found} & set(SHARED)
