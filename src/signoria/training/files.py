"""Files of weights, written whole or not at all. `bots/weights.py` reads them."""

import json
from pathlib import Path

from signoria.arena.standings import Standings
from signoria.games import game as game_named
from signoria.kernel.errors import SignoriaError
from signoria.training.course import Course


def check_file(file: Path) -> None:
    """Refuse, before anything is played, a file that could not be written or read again."""
    if file.suffix != ".json":
        raise SignoriaError(f"out: the name of a file of weights ends in .json, such as {file.name}.json")
    if not file.parent.is_dir():
        raise SignoriaError(f"out: there is no folder {file.parent}")
    if file.is_dir():
        raise SignoriaError(f"out: {file} is a folder; name a file")


def write_weights(file: Path, game: str, comment: str, weights: dict[str, int]) -> None:
    text = json.dumps({"game": game, "comment": comment, "weights": weights}, indent=1, ensure_ascii=False)
    new = file.with_suffix(".new")
    new.write_text(text + "\n", encoding="utf-8")
    new.replace(file)


def how_made(course: Course, found: Standings) -> str:
    """The command that makes these weights again, and how they did in their check."""
    numbers = f"--seats {course.seats} --games {course.games} --rounds {course.rounds} --seed {course.seed}"
    usual = game_named(course.game).whole_options({})
    unusual = {name: value for name, value in course.options.items() if value != usual[name]}
    options = [f" --option {name}={json.dumps(value)}" for name, value in unusual.items()]
    wins = found.bots[0].wins
    return (
        f"signoria train {course.game} {numbers}{''.join(options)}: "
        f"{100 * wins.value:.1f} % wins a seat (95 % interval {100 * wins.low:.1f} to {100 * wins.high:.1f}, "
        f"equal share {100 * found.equal_share:.1f}) in {found.matches} games against the weights made by hand"
    )
