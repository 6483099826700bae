"""How fast engine, server, bots and browser client are, in one run, beside others where there are some."""

import json as jsons
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from importlib import metadata, util
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypedDict

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import signoria
from signoria.bots.search import Search
from signoria.build import is_native
from signoria.cli.benching import (
    BOTS_MOST,
    LOAD_KEYS,
    LOAD_MOST,
    LOAD_TARGETS,
    LONG_KEYS,
    UPDATE_KEYS,
    WEB_KEYS,
    WEB_MOST,
)
from signoria.cli.benching.research import RESEARCH_KEYS, research_runs
from signoria.cli.screen import make_console
from signoria.cli.speech import say, speech
from signoria.games import game
from signoria.kernel.flow import State
from signoria.kernel.playout import copies, playout
from signoria.kernel.rng import Rng

ROUNDS = 5  # every round measures all once, so that noise of the machine hits all alike; medians count
PEER = "catanatron"  # the peer that targets are measured by
PLAYOUTS = "playout_decisions_per_s"
COPIES = "copies_per_s"
API = "api_decisions_per_s"
SEARCH = "search_iterations_per_s"
ITERATIONS = 250  # of one search: a tree as large as a quick bot's
PER_ITERATION = "decisions_per_iteration"  # of a random playout, in the time of an iteration


class Ours(NamedTuple):
    """A game of ours: the table it is measured at, and how many times as fast as the peer it should be."""

    seats: int
    options: dict[str, Any]
    middle: int  # after so many decisions of random play a game is about half over
    playouts: int
    copies: int
    api: int


OURS = {
    "lorenzo": Ours(4, {"advanced": True}, 110, playouts=15, copies=40, api=3),
    "princes": Ours(4, {"muse_and_princess": True, "cooperative_building": True}, 85, playouts=12, copies=40, api=3),
    "fief": Ours(4, {"turn_limit": 6}, 650, playouts=8, copies=10, api=1),
}
PEERS = ("catanatron", "chess")
SERVER = "server"
UPDATES = "updates"
MEMORY = "memory"
MANY = "many"
BOTS = "bots"
WEB = "web"
APART = (SERVER, UPDATES, MEMORY, MANY, BOTS, WEB)  # measured after the engines, each in its own way
TIMED = (SERVER, WEB)  # of these, those that share the seconds there are
TABLES = 500
BEGUN = 20  # times as many tables have begun where people play at some of many
MOVES = 400  # of each game whose updates are measured
ENGINES = (*OURS, *PEERS, *APART)
TARGETS: dict[str, tuple[str, int | float]] = {
    f"{name}.{what}": (f"{PEER}.{to}", times)
    for name, ours in OURS.items()
    for what, to, times in (
        (PLAYOUTS, PLAYOUTS, ours.playouts),
        (COPIES, COPIES, ours.copies),
        (API, PLAYOUTS, ours.api),
    )
}
KEYS = (
    *TARGETS,
    *[f"{name}.{what}" for name in OURS for what in (SEARCH, PER_ITERATION, *RESEARCH_KEYS)],
    *[f"{peer}.{what}" for peer in PEERS for what in (PLAYOUTS, COPIES)],
    *LOAD_KEYS,
    *UPDATE_KEYS,
    *LONG_KEYS,
    *BOTS_MOST,
    *WEB_KEYS,
)
# What a figure may be at most.
MOST = {**{f"{name}.{PER_ITERATION}": 25 for name in OURS}, **LOAD_MOST, **BOTS_MOST, **WEB_MOST}
TARGETS |= LOAD_TARGETS
BEGIN = "<!-- bench: begin -->"
END = "<!-- bench: end -->"

Run = Callable[[float], float]  # runs for about so many seconds and returns how many it did per second


class Figures(TypedDict):
    """What was measured, where and with what. None stands for an engine that was not there."""

    rates: dict[str, float | None]
    versions: dict[str, str | None]
    native: bool
    cpu: str
    seconds: float


# ---------------------------------------------------------------- what is run


def per_second(once: Callable[[], int]) -> Run:
    """How many a second `once` counts, called again and again, at least once."""

    def run(seconds: float) -> float:
        count = 0
        start = time.perf_counter()
        while True:
            count += once()
            spent = time.perf_counter() - start
            if spent >= seconds:
                return count / spent

    return run


def our_runs(name: str) -> dict[str, Run]:
    """Random playouts inside the engine, copies of a state in the middle of a game, play by the public API."""
    start = game(name).begin(OURS[name].seats, OURS[name].options)
    rng = Rng(1)
    choice = random.Random(1)
    middle = middle_of(name)

    def play_out() -> int:
        return playout(start.copy(), rng)[0]

    def copy() -> int:
        copies(middle, 1000)
        return 1000

    def play_by_api() -> int:
        return played_by_api(name, choice, 10**9)[1]

    runs = {PLAYOUTS: per_second(play_out), COPIES: per_second(copy), API: per_second(play_by_api)}
    runs[SEARCH] = per_second(searching(name))
    programs = research_runs(name, OURS[name].seats, OURS[name].options)
    return runs | {key: per_second(once) for key, once in programs.items()}


def searching(name: str) -> Callable[[], int]:
    """Searches of a decision in the middle of a game, without rollouts: one iteration adds one move to the tree."""
    choice = random.Random(2)
    m, _ = played_by_api(name, choice, OURS[name].middle)
    question, rng = m.seen(m.waiting[0]), Rng(1)
    while len(Search(question, rng).choices) < 2:
        m.play(question.viewer, choice.choice(question.legal))
        question = m.seen(m.waiting[0])

    def search() -> int:
        one = Search(question, rng, plays_on=False)
        for _ in range(ITERATIONS):
            one.iterate()
        return ITERATIONS

    return search


def played_by_api(name: str, choice: random.Random, most: int) -> tuple[signoria.Match, int]:
    """A game of random moves up to so many decisions, one call of `legal` and one of `play` each."""
    m = signoria.new(name, seats=OURS[name].seats, options=OURS[name].options, seed=choice.randrange(2**32))
    decisions = 0
    while not m.over and decisions < most:
        seat = m.waiting[0]
        moves = m.legal(seat)
        m.play(seat, moves[choice.randrange(len(moves))])
        decisions += len(moves) > 1
    return m, decisions


def middle_of(name: str) -> State:
    return played_by_api(name, random.Random(1), OURS[name].middle)[0].state


def catanatron_runs() -> dict[str, Run]:
    """Four random players; a decision is a tick with at least two playable actions."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def new() -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def play_out() -> int:
        one = new()
        decisions = 0
        while one.winning_color() is None and one.state.num_turns < TURNS_LIMIT:
            decisions += len(one.state.playable_actions) > 1
            one.play_tick()
        return decisions

    middle = new()
    for _ in range(400):
        middle.play_tick()
    return {PLAYOUTS: per_second(play_out), COPIES: per_second(repeated(middle.copy))}


def chess_runs() -> dict[str, Run]:
    """Random moves to the end of the game; a decision is a position with at least two legal moves."""
    import chess

    choice = random.Random(1)

    def play_out() -> int:
        board = chess.Board()
        decisions = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            decisions += len(moves) > 1
            board.push(moves[choice.randrange(len(moves))])
        return decisions

    middle = chess.Board()
    for _ in range(40):
        middle.push(choice.choice(list(middle.legal_moves)))
    return {PLAYOUTS: per_second(play_out), COPIES: per_second(repeated(middle.copy))}


def repeated(copy: Callable[[], object]) -> Callable[[], int]:
    """A hundred copies at a time, so that the clock costs nothing."""

    def once() -> int:
        for _ in range(100):
            copy()
        return 100

    return once


def runs_of(engines: Iterable[str]) -> dict[str, Run]:
    """All runs of the engines that are installed, by the key of their figure."""
    there = [engine for engine in engines if engine not in APART and is_there(engine)]
    return {f"{engine}.{what}": run for engine in there for what, run in runs(engine).items()}


def runs(engine: str) -> dict[str, Run]:
    if engine in OURS:
        return our_runs(engine)
    return catanatron_runs() if engine == "catanatron" else chess_runs()


def is_there(engine: str) -> bool:
    if engine == WEB:
        return util.find_spec("litestar") is not None and not web_missing()
    return engine in OURS or util.find_spec("litestar" if engine in APART else engine) is not None


def web_missing() -> str:
    """What the browser client cannot be measured without, where something of it is not there."""
    from signoria.cli.benching.web import missing

    return missing()


# ---------------------------------------------------------------- measuring


def measure(runs: dict[str, Run], seconds: float, progress: Progress | None = None) -> dict[str, float]:
    """The median of each rate over rounds that share the time evenly."""
    slice_of_time = seconds / ROUNDS / max(1, len(runs))
    rates: dict[str, list[float]] = {key: [] for key in runs}
    task = None if progress is None else progress.add_task("", total=ROUNDS * len(runs))
    for _ in range(ROUNDS):
        for key, run in runs.items():
            if progress is not None and task is not None:
                progress.update(task, description=key)
            rates[key].append(run(slice_of_time))
            if progress is not None and task is not None:
                progress.advance(task)
    return {key: statistics.median(found) for key, found in rates.items()}


def with_costs(measured: dict[str, float]) -> dict[str, float]:
    """The same, and how many decisions of random playouts the search of a game could make in an iteration's time."""
    for name in OURS:
        if f"{name}.{SEARCH}" in measured:
            measured[f"{name}.{PER_ITERATION}"] = measured[f"{name}.{PLAYOUTS}"] / measured[f"{name}.{SEARCH}"]
    return measured


def load(seconds: float, tables: int, progress: Progress) -> dict[str, float]:
    """The server under load, and its peer."""
    from signoria.cli.benching.load import Played, measure

    task = progress.add_task(SERVER, total=None)
    games = [Played(name, ours.options) for name, ours in OURS.items()]
    return measure(games, seconds, tables, lambda what: progress.update(task, description=what))


def build_updates(moves: int, against: Path | None, progress: Progress) -> dict[str, float]:
    """What updates with words cost, beside another version where its wheel is given."""
    from signoria.cli.benching.updates import measure

    progress.add_task(UPDATES, total=None)
    return measure({name: ours.options for name, ours in OURS.items()}, moves, against)


def play_long(minutes: float, tables: int, progress: Progress) -> dict[str, float]:
    """Memory in constant play."""
    from signoria.cli.benching.load import Played
    from signoria.cli.benching.long import measure_memory

    task = progress.add_task(MEMORY, total=None)
    games = [Played(name, ours.options) for name, ours in OURS.items()]
    tables = max(1, tables // 5)
    return measure_memory(games, minutes * 60, tables, lambda what: progress.update(task, description=what))


def play_at_some(seconds: float, tables: int, progress: Progress) -> dict[str, float]:
    """People at some of many tables."""
    from signoria.cli.benching.load import Played
    from signoria.cli.benching.long import measure_many

    task = progress.add_task(MANY, total=None)
    games = [Played(name, ours.options) for name, ours in OURS.items()]
    return measure_many(games, seconds, tables * BEGUN, tables, lambda what: progress.update(task, description=what))


def wait_for_bots(progress: Progress) -> dict[str, float]:
    """Tables of the slowest bots, with one person."""
    from signoria.cli.benching.bots import MOVES, measure
    from signoria.cli.benching.load import Played

    task = progress.add_task(BOTS, total=None)
    games = [Played(name, ours.options) for name, ours in OURS.items()]
    return measure(games, MOVES, lambda what: progress.update(task, description=what))


def browse(seconds: float, progress: Progress) -> dict[str, float]:
    """The browser client in a real browser."""
    from signoria.cli.benching.web import measure

    task = progress.add_task(WEB, total=None)
    return measure(seconds, lambda what: progress.update(task, description=what))


def figures(measured: dict[str, float], seconds: float) -> Figures:
    """What was measured, with everything one must know to compare it."""
    return {
        "rates": {key: rounded(measured[key]) if key in measured else None for key in KEYS},
        "versions": {
            "python": platform.python_version(),
            "signoria": signoria.__version__,
            **{peer: version(peer) for peer in PEERS},
        },
        "native": is_native(),
        "cpu": cpu_model(),
        "seconds": seconds,
    }


def rounded(figure: float) -> float:
    return round(figure, 1 if abs(figure) >= 10 else 3)


def version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def cpu_model() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def is_met(found: Figures, key: str) -> bool | None:
    """Whether a figure reaches its target, where it has one and was measured."""
    rate, times = found["rates"][key], ratio(found, key)
    if key in MOST:
        return None if rate is None else rate <= MOST[key]
    return None if times is None else times >= TARGETS[key][1]


def target(key: str) -> str:
    """So many times as fast as the peer, or at most so much."""
    if key in MOST:
        return f"≤ {MOST[key]:g}"
    return f"{TARGETS[key][1]:g}x" if key in TARGETS else ""


def ratio(found: Figures, key: str) -> float | None:
    """How many times as fast as the peer, where there is a target and both were measured."""
    if key not in TARGETS:
        return None
    own, peer = found["rates"][key], found["rates"][TARGETS[key][0]]
    return own / peer if own is not None and peer else None


# ---------------------------------------------------------------- showing


def flat(found: Figures) -> dict[str, object]:
    """The figures as one JSON object."""
    whole: dict[str, object] = dict(found["rates"])
    whole["versions"] = found["versions"]
    whole["native"] = found["native"]
    whole["cpu"] = found["cpu"]
    whole["seconds"] = found["seconds"]
    return whole


def rows(found: Figures, lang: str | None = None) -> list[list[str]]:
    """A table: heads, then a line for each figure."""
    words = speech(lang)
    table = [[words.word(f"bench-{head}") for head in ("figure", "rate", "ratio", "target", "met")]]
    for key, rate in found["rates"].items():
        times, met = ratio(found, key), is_met(found, key)
        table.append(
            [
                key,
                "" if rate is None else shown(rate),
                "" if times is None else f"{times:.{2 if times < 1 else 1}f}x",
                target(key),
                "" if met is None else words.word("bench-yes" if met else "bench-no"),
            ]
        )
    return table


def shown(rate: float) -> str:
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}"


def circumstances(found: Figures) -> str:
    """On what machine, with which versions, how long."""
    versions = [f"{name} {number}" for name, number in found["versions"].items() if number is not None]
    return f"{', '.join(versions)}; native {str(found['native']).lower()}; {found['cpu']}; {found['seconds']:g} s"


def show(found: Figures, console: Console) -> None:
    heads, *lines = rows(found)
    table = Table(box=None, pad_edge=False)
    for i, head in enumerate(heads):
        table.add_column(head, justify="left" if i == 0 else "right")
    for line in lines:
        table.add_row(*line)
    console.print(table)
    console.print(circumstances(found))


def markdown(found: Figures) -> str:
    """The same table for a page of the documentation."""
    heads, *lines = rows(found, "en")
    rule = ["---"] + ["---:"] * (len(heads) - 1)
    table = "\n".join("| " + " | ".join(cells) + " |" for cells in [heads, rule, *lines])
    return f"{table}\n\n{circumstances(found)}"


def has_place(page: Path) -> bool:
    """Whether a page holds the two markers that a table goes between."""
    if not page.exists():
        return False
    _, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    return bool(begin) and END in rest


def write_page(page: Path, found: Figures) -> None:
    """Put the table between the two markers of a page."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, behind = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{markdown(found)}\n{END}{behind}", encoding="utf-8")


def absence(engine: str) -> str:
    """Why something is not measured, and what would mend it."""
    if engine == WEB and is_there(SERVER):
        return speech().word("bench-web-missing", what=web_missing())
    return speech().word("bench-missing", name=engine, extra="server" if engine in APART else "bench")


# ---------------------------------------------------------------- the command

app = App(name="bench", help=say("bench-help"))
HELP_GAMES = speech().word("bench-help-games", names=", ".join(ENGINES))


@app.default
def run(
    *,
    json: Annotated[bool, Parameter(help=say("bench-help-json"), negative="")] = False,
    seconds: Annotated[float, Parameter(help=say("bench-help-seconds"))] = 60,
    games: Annotated[list[str] | None, Parameter(help=HELP_GAMES, consume_multiple=True, negative="")] = None,
    tables: Annotated[int, Parameter(help=say("bench-help-tables"))] = TABLES,
    write: Annotated[Path | None, Parameter(help=say("bench-help-write"))] = None,
    minutes: Annotated[float, Parameter(help=say("bench-help-minutes"))] = 10,
    against: Annotated[Path | None, Parameter(help=say("bench-help-against"))] = None,
) -> int:
    words = speech()
    errors = make_console(file=sys.stderr)
    for engine in games or ():
        if engine not in ENGINES:
            errors.print(words.word("bench-unknown", name=engine, names=", ".join(ENGINES)))
            return 2
    if write is not None and not has_place(write):
        errors.print(words.word("bench-no-markers", path=str(write), begin=BEGIN, end=END))
        return 2
    wanted = [engine for engine in ENGINES if engine in (games or ENGINES)]
    for engine in wanted:
        if not is_there(engine):
            errors.print(absence(engine))
    if not is_native():
        errors.print(words.word("bench-uncompiled"))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        runs = runs_of(wanted)
        apart = [engine for engine in APART if engine in wanted and is_there(engine)]
        timed = [engine for engine in apart if engine in TIMED]
        share = seconds / max(1, bool(runs) + len(timed))
        measured = with_costs(measure(runs, share, progress))
        if SERVER in apart:
            measured |= load(share, tables, progress)
        if UPDATES in apart:
            measured |= build_updates(MOVES if seconds >= 1 else 2, against, progress)
        if MEMORY in apart:
            measured |= play_long(minutes, tables, progress)
        if MANY in apart:
            measured |= play_at_some(min(seconds, 60), tables, progress)
        if BOTS in apart:
            measured |= wait_for_bots(progress)
        if WEB in apart:
            measured |= browse(share, progress)
        found = figures(measured, seconds)
    if json:
        print(jsons.dumps(flat(found)))
    else:
        show(found, make_console())
    if write is not None:
        write_page(write, found)
    return 0
