"""Builds the wheel: kernel, games and bots compiled with mypyc where that is possible, plain Python where it is not.

SIGNORIA_NATIVE=auto (default) compiles if it can, =require fails if it cannot, =off does not try.
Only a wheel is ever compiled, never the source tree: a stale extension there would shadow an edited module.
"""

import hashlib
import json
import os
import platform
import runpy
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

COMPILED = ("kernel", "games", "bots")
READ_BY_MYPYC = (*COMPILED, "research", "__init__.py")
COMPILED_TOO = ("research/actions.py", "research/batch.py", "research/position.py")  # of folders that are not
ENCODER = ("signoria.research._encoder", "research/_encoder.c")  # written in C, with the same in Python beside it
# Besides every __init__.py: what callers hold in their hands keeps docstrings, takes any argument and can be pickled.
INTERPRETED = (
    "kernel/answers.py",
    "kernel/contract",
    "kernel/errors.py",
    "kernel/match.py",
    "kernel/pickling.py",
    "kernel/preview.py",
    "kernel/promises.py",
    "kernel/record.py",
    "kernel/replay.py",
    "kernel/seen.py",
    "kernel/streams.py",
    "kernel/text.py",
)
OPT_LEVEL = "1"  # "3" takes half as long again to compile
PACKAGE = Path("src/signoria")
NATIVE = os.environ.get("SIGNORIA_NATIVE") or "auto"
COMPILER_SETTINGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")
LAST = Path("build/last-compiled")  # used again while nothing changes that it was made from

why_not = "switched off" if NATIVE == "off" else ""  # why this build is not compiled


def give_up(reason: str, error: BaseException | None = None) -> None:
    """Go on without compiling, or stop if compiling is required."""
    global why_not
    if NATIVE == "require":
        raise SystemExit(f"SIGNORIA_NATIVE=require, but {reason}") from error
    why_not = reason
    print(f"WARNING: {reason} ({error}): Signoria will run uncompiled", file=sys.stderr)


def compiled_modules() -> list[str]:
    skipped = {PACKAGE / name for name in INTERPRETED}
    found = (path for folder in COMPILED for path in (PACKAGE / folder).rglob("*.py"))
    wanted = (path for path in found if path.name != "__init__.py" and not skipped & {path, *path.parents})
    return sorted(str(path) for path in [*wanted, *(PACKAGE / name for name in COMPILED_TOO)])


def try_compiler() -> None:
    """Compile an empty C file that needs the Python headers: cheaper to learn now than after mypyc has run."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])


def extensions() -> list[Extension]:
    if NATIVE == "off" or "bdist_wheel" not in sys.argv:
        return []
    try:
        try_compiler()
    except Exception as error:
        give_up("there is no C compiler or no Python headers", error)
        return []
    if is_last_build():
        return [Extension(name, []) for name in json.loads((LAST / "names.json").read_text())]
    try:
        from mypyc.build import mypycify

        modules = compiled_modules()
        built = mypycify(modules, opt_level=OPT_LEVEL, debug_level="0", multi_file=True, group_name="signoria")
        name, source = ENCODER
        return [*built, Extension(name, [str(PACKAGE / source)], extra_compile_args=[] if os.name == "nt" else ["-O2"])]
    except (Exception, SystemExit) as error:
        give_up("mypyc failed", error)
        return []


def made_from() -> str:
    """A hash of everything that decides what the compiled modules do: mypyc also reads the modules that they import."""
    tools = (sys.version, platform.platform(), version("mypy"), version("librt"), version("setuptools"))
    compiler = [str(sysconfig.get_config_var("CC")), *(str(os.environ.get(name)) for name in COMPILER_SETTINGS)]
    digest = hashlib.sha256("\n".join([*tools, *compiler]).encode())
    sources = (path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".c") and path.parts[2] in READ_BY_MYPYC)
    for path in [Path("setup.py"), Path("pyproject.toml"), *sorted(sources)]:
        digest.update(f"{path.as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def is_last_build() -> bool:
    noted = LAST / "made-from"
    return noted.exists() and noted.read_text() == made_from()


class Build(build):
    """Starts from nothing, so that no deleted module survives, and notes what was built from which sources."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        source_hash = runpy.run_path(str(PACKAGE / "build.py"))["source_hash"]
        built = {"native": self.distribution.has_ext_modules(), "why_not": why_not, "source": source_hash(PACKAGE)}
        Path(self.build_lib, "signoria", "built.json").write_text(json.dumps(built) + "\n")


class BuildExtensions(build_ext):
    """Compiles on all cores; either every module ends up compiled or none."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.distribution.ext_modules = []
            give_up("the C compiler failed", error)

    def build_extensions(self) -> None:
        if is_last_build():
            for extension in self.extensions:
                built = Path(self.get_ext_fullpath(extension.name))
                built.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(LAST / extension.name, built)
            return
        compile_files = self.compiler.compile

        def compile_in_parallel(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_files([source], *args, **options), sources)
                return [path for paths in objects for path in paths]

        self.compiler.compile = compile_in_parallel
        super().build_extensions()
        self.keep()

    def keep(self) -> None:
        """Note what it was made from last, so that a build that is stopped halfway is not used again."""
        shutil.rmtree(LAST, ignore_errors=True)
        LAST.mkdir(parents=True)
        names = [extension.name for extension in self.extensions]
        for name in names:
            shutil.copy2(self.get_ext_fullpath(name), LAST / name)
        (LAST / "names.json").write_text(json.dumps(names))
        (LAST / "made-from").write_text(made_from())


if NATIVE not in ("auto", "require", "off"):
    raise SystemExit(f"SIGNORIA_NATIVE is auto, require or off, not {NATIVE!r}")
setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": BuildExtensions})
