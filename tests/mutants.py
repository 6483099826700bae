"""Mutation testing: rule code is changed in one small place at a time, and some test must notice.

Nothing is written to the tree. The tests are collected once, a first run notes which lines each test passes, and every
mutant lives in a forked process that exchanges the code of one function and runs the tests that pass its line.
`make mutate` tries all mutants, `make mutate SAMPLE=200` some; a run that was stopped goes on where it was.
Mutants that change nothing a rule says stand in `tests/mutants.txt` and are not tried.
"""

import argparse
import ast
import hashlib
import importlib
import json
import os
import random
import signal
import sys
import time
import types
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, TextIO

import pytest
from _pytest.runner import runtestprotocol
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from signoria.games.lorenzo import actions

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
LORENZO = SOURCE / "signoria/games/lorenzo"
FILES = [LORENZO / name for name in ("actions.py", "effects.py", "scoring.py")] + sorted(LORENZO.glob("steps/*.py"))
TESTS = ROOT / "tests/lorenzo"
EQUIVALENT = ROOT / "tests/mutants.txt"
FAST = 0.5  # slower tests are not asked; all times are seconds of work, whatever else the machine does
LONGEST = 1.0  # what a test may take longer than it did, before a mutant counts as noticed

COMPARISONS: dict[type[ast.cmpop], tuple[bytes, bytes]] = {
    ast.Lt: (b"<", b"<="),
    ast.LtE: (b"<=", b"<"),
    ast.Gt: (b">", b">="),
    ast.GtE: (b">=", b">"),
    ast.Eq: (b"==", b"!="),
    ast.NotEq: (b"!=", b"=="),
    ast.In: (b"in", b"not in"),
    ast.NotIn: (b"not in", b"in"),
    ast.Is: (b"is", b"is not"),
    ast.IsNot: (b"is not", b"is"),
}


class Mutant(NamedTuple):
    """One change: in the function of a file, the bytes from start to end become others."""

    file: str
    function: str
    line: int
    start: int
    end: int
    text: bytes

    def source(self) -> bytes:
        old = (SOURCE / self.file).read_bytes()
        return old[: self.start] + self.text + old[self.end :]

    def lines(self) -> tuple[str, str]:
        """The lines it changes, before and after, without their indent."""
        old = (SOURCE / self.file).read_bytes()
        first = old.rfind(b"\n", 0, self.start) + 1
        last = old.find(b"\n", self.end)
        before = old[first:last]
        after = old[first : self.start] + self.text + old[self.end : last]
        return " ".join(before.decode().split()), " ".join(after.decode().split())

    def key(self) -> str:
        """What names it, as long as its own lines stay as they are."""
        before, after = self.lines()
        return f"{Path(self.file).name} {self.function}: {before} => {after}"


# ---------------------------------------------------------------- making mutants


class Finder(ast.NodeVisitor):
    """All mutants of one file, in the order of its lines."""

    def __init__(self, path: Path) -> None:
        self.file = str(path.relative_to(SOURCE))
        self.source = path.read_bytes()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.names: list[str] = []
        self.in_function = False
        self.found: list[Mutant] = []
        self.visit(ast.parse(self.source))

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def add(self, node: ast.expr | ast.stmt, start: int, end: int, text: bytes) -> None:
        if self.in_function:
            self.found.append(Mutant(self.file, ".".join(self.names), node.lineno, start, end, text))

    def between(self, left: ast.expr, right: ast.expr, old: bytes, new: bytes) -> None:
        """Another operator between two operands."""
        start = self.source.index(old, self.end(left), self.begin(right))
        self.add(left, start, start + len(old), new)

    def negate(self, test: ast.expr) -> None:
        """A plain question becomes its opposite; comparisons, `and`, `or` and `not` have mutants of their own."""
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            start, end = self.begin(test), self.end(test)
            self.add(test, start, end, b"not (" + self.source[start:end] + b")")

    def leave_out(self, node: ast.stmt) -> None:
        self.add(node, self.begin(node), self.end(node), b"pass")

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        self.generic_visit(node)
        self.names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "__init__" or node.name.endswith("flaw"):
            return  # the one has run before any mutant lives, the other judges documents, not moves
        self.names.append(node.name)
        self.in_function = True
        for statement in node.body:
            self.visit(statement)
        self.in_function = False
        self.names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.leave_out(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Subscript):
            self.leave_out(node)
        if isinstance(node.op, ast.Add | ast.Sub):
            old, new = (b"+=", b"-=") if isinstance(node.op, ast.Add) else (b"-=", b"+=")
            self.between(node.target, node.value, old, new)
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if isinstance(node.value, ast.Tuple) and ast.unparse(node.value.elts[0]) != "LEGAL":
            self.leave_out(node)
        self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        """A refusal: most of its numbers are zeros that fill it up."""

    def visit_If(self, node: ast.If) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negate(node.test)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = (b"and", b"or") if isinstance(node.op, ast.And) else (b"or", b"and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, right, old, new)
        for value in node.values:
            self.negate(value)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(node, self.begin(node), self.begin(node) + len(b"not "), b"")
        elif isinstance(node.op, ast.USub) and ast.unparse(node) == "-1":
            self.add(node, self.begin(node), self.end(node), b"0")  # nothing and -2 are alike
            return
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right, op in zip(operands, operands[1:], node.ops, strict=False):
            ordered = isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE)
            if not (ordered and isinstance(right, ast.Constant)):  # `< 1` is `<= 0`, and a number has its own mutants
                self.between(left, right, *COMPARISONS[type(op)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Add | ast.Sub):
            old, new = (b"+", b"-") if isinstance(node.op, ast.Add) else (b"-", b"+")
            self.between(node.left, node.right, old, new)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        for part in ast.walk(node.slice):  # offsets into the state: any change of them breaks everything at once
            if isinstance(part, ast.Call):
                self.visit(part)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, self.begin(node), self.end(node), str(not node.value).encode())
        elif isinstance(node.value, int):
            for change in (1, -1):
                self.add(node, self.begin(node), self.end(node), b"%d" % (node.value + change))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words are not rules."""


def all_mutants(files: list[Path]) -> list[Mutant]:
    return [mutant for path in files for mutant in Finder(path).found]


def codes(code: types.CodeType) -> Iterator[types.CodeType]:
    """A code object and all inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from codes(constant)


def put_in_place(mutant: Mutant) -> None:
    """Exchange the code of the function, so that every module that imported it has the mutant."""
    target: Any = importlib.import_module(mutant.file.removesuffix(".py").replace("/", "."))
    for name in mutant.function.split("."):
        target = getattr(target, name)
    compiled = compile(mutant.source(), str(SOURCE / mutant.file), "exec")
    target.__code__ = next(code for code in codes(compiled) if code.co_qualname == mutant.function)


# ---------------------------------------------------------------- running the tests


class Hunt:
    """A pytest plugin: instead of running the tests once, it runs them for every mutant."""

    def __init__(self, mutants: list[Mutant], results: Path, jobs: int) -> None:
        self.mutants = mutants
        self.results = results
        self.jobs = jobs
        self.items: list[pytest.Item] = []
        self.passes: dict[tuple[str, int], set[int]] = {}  # tests that pass a line
        self.took: list[float] = []
        self.killers: dict[str, Counter[int]] = {}  # for each function the tests that noticed its mutants
        self.running: dict[int, tuple[Mutant, int]] = {}  # by process: its mutant, and the pipe it writes to
        self.verdicts: dict[str, str] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        self.items = session.items
        if self.results.exists():
            for line in self.results.read_text(encoding="utf-8").splitlines():
                key, verdict = json.loads(line)
                self.verdicts[key] = verdict
        to_do = [mutant for mutant in self.mutants if identity(mutant) not in self.verdicts]
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        # Without a thread that draws: a process with threads must not be forked.
        with Progress(*columns, console=Console(stderr=True), auto_refresh=False) as progress:
            if to_do:
                self.watch_tests(progress)
            task = progress.add_task("Mutants", total=len(self.mutants), completed=len(self.mutants) - len(to_do))
            progress.refresh()
            with self.results.open("a", encoding="utf-8") as file:
                for mutant in to_do:
                    if len(self.running) == self.jobs:
                        self.collect(file, progress, task)
                    self.start(mutant)
                while self.running:
                    self.collect(file, progress, task)
        return True

    def watch_tests(self, progress: Progress) -> None:
        """Run every test once as it is, and note the lines it passes."""
        task = progress.add_task("Tests as they are", total=len(self.items))
        watched = {str(SOURCE / mutant.file): mutant.file for mutant in self.mutants}
        for number, item in enumerate(self.items):
            seen: set[tuple[str, int]] = set()

            def tracer(frame: types.FrameType, event: str, _: Any, seen: set[tuple[str, int]] = seen) -> Any:
                name = watched.get(frame.f_code.co_filename)
                if name is None:
                    return None
                seen.add((name, frame.f_lineno))
                return tracer

            began = time.process_time()
            sys.settrace(tracer)
            reports = runtestprotocol(item, log=False, nextitem=None)
            sys.settrace(None)
            if any(report.failed for report in reports):
                raise pytest.UsageError(f"{item.nodeid} fails without any mutant")
            self.took.append(time.process_time() - began)
            if self.took[number] < FAST:
                for place in seen:
                    self.passes.setdefault(place, set()).add(number)
            progress.advance(task)
            progress.refresh()

    def tests_for(self, mutant: Mutant) -> list[int]:
        """Those that pass its lines; first the ones that noticed other mutants of the function, then the fastest."""
        old = (SOURCE / mutant.file).read_bytes()
        last = mutant.line + old[mutant.start : mutant.end].count(b"\n")
        tests: set[int] = set()
        for line in range(mutant.line, last + 1):
            tests |= self.passes.get((mutant.file, line), set())
        known = self.killers.get(mutant.file + mutant.function, Counter())
        return sorted(tests, key=lambda number: (-known[number], self.took[number], number))

    def start(self, mutant: Mutant) -> None:
        tests = self.tests_for(mutant)
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            self.live(mutant, tests, writing)
        os.close(writing)
        self.running[pid] = (mutant, reading)

    def live(self, mutant: Mutant, tests: list[int], writing: int) -> None:
        """In a process of its own: tell each test before it runs, and leave with 1 when one fails, 0 when none does."""
        try:
            put_in_place(mutant)
            for number in tests:
                os.write(writing, b"%d\n" % number)
                signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST + 5 * self.took[number])  # an endless loop ends here
                if any(report.failed for report in runtestprotocol(self.items[number], log=False, nextitem=None)):
                    os._exit(1)
            os._exit(0)
        except BaseException:
            os._exit(1)

    def collect(self, file: TextIO, progress: Progress, task: TaskID) -> None:
        """Wait for one of the processes and write down what became of its mutant."""
        pid, status = os.wait()
        mutant, reading = self.running.pop(pid)
        with os.fdopen(reading, "rb") as pipe:
            told = pipe.read().split()
        if status == 0:
            verdict = "survived" if told else "untested"
        elif told:
            verdict = "noticed"
            self.killers.setdefault(mutant.file + mutant.function, Counter())[int(told[-1])] += 1
        else:
            raise pytest.UsageError(f"{mutant.key()}: cannot be put in place")
        self.verdicts[identity(mutant)] = verdict
        file.write(json.dumps([identity(mutant), verdict]) + "\n")
        file.flush()
        progress.advance(task)
        progress.refresh()


def identity(mutant: Mutant) -> str:
    return f"{mutant.file}:{mutant.start}:{mutant.end}:{mutant.text.decode()}"


def digest() -> str:
    """Changes with anything that could change a verdict."""
    sha = hashlib.sha256()
    for folder in (SOURCE / "signoria/kernel", SOURCE / "signoria/games", TESTS):
        for path in sorted(folder.rglob("*.py")):
            sha.update(path.read_bytes())
    return sha.hexdigest()[:16]


def equivalent() -> set[str]:
    """Keys of the mutants that change nothing: indented lines, below the reason."""
    text = EQUIVALENT.read_text(encoding="utf-8")
    return {line.strip() for line in text.splitlines() if line.startswith(" ")}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, help="so many mutants, chosen at random but always the same")
    parser.add_argument("--only", default="", help="part of a file's or function's name")
    parser.add_argument("--all", action="store_true", help="try those of tests/mutants.txt too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    console = Console(soft_wrap=True, highlight=False, markup=False)
    if Path(actions.__file__) != LORENZO / "actions.py":
        console.print("Compiled code has no mutants: run with PYTHONPATH=src")
        return 2
    known = set() if arguments.all else equivalent()
    mutants = [mutant for mutant in all_mutants(FILES) if arguments.only in f"{mutant.file} {mutant.function}"]
    every = len(mutants)
    mutants = [mutant for mutant in mutants if mutant.key() not in known]
    console.print(f"{every} mutants, {every - len(mutants)} of them known to change nothing")
    if arguments.sample is not None and arguments.sample < len(mutants):
        mutants = random.Random(1).sample(mutants, arguments.sample)
    results = ROOT / "build/mutants" / f"{digest()}.jsonl"
    results.parent.mkdir(parents=True, exist_ok=True)
    hunt = Hunt(mutants, results, arguments.jobs)
    began = time.monotonic()
    quiet = ["-o", "addopts=--import-mode=importlib", "-s", "-p", "no:cacheprovider", "-p", "no:terminal"]
    code = pytest.main([*quiet, str(TESTS)], plugins=[hunt])
    if code == pytest.ExitCode.INTERRUPTED:
        console.print("Stopped; the next run goes on from here.")
        return 2
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        console.print("The tests could not be run; see what pytest tests/lorenzo says.")
        return 2
    return report(mutants, hunt.verdicts, time.monotonic() - began, console)


def report(mutants: list[Mutant], verdicts: dict[str, str], seconds: float, console: Console) -> int:
    """Survivors with their place and change; 1 if there are any."""
    count: Counter[str] = Counter()
    for mutant in sorted(mutants):
        verdict = verdicts[identity(mutant)]
        count[verdict] += 1
        if verdict != "noticed":
            before, after = mutant.lines()
            console.print(f"{verdict} src/{mutant.file}:{mutant.line} {mutant.function}\n  - {before}\n  + {after}")
    console.print(
        f"{len(mutants)} mutants tried in {seconds:.0f} s: {count['noticed']} noticed, {count['survived']} survived, "
        f"{count['untested']} on lines that no test passes"
    )
    return 0 if count["noticed"] == len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
