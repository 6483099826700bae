"""Why not about a thing: every move that means it is asked, and the nearest reason comes first."""

from mypy_extensions import i64

from signoria.kernel.errors import BadMove
from signoria.kernel.flow import FIRST_REASON, LEGAL, Refusal, State, refusal
from signoria.kernel.game import Game


def target_refusals(game: Game, s: State, seat: i64, name: str) -> list[Refusal]:
    """[] if some move reaches the thing; else why not: the latest check, and then the smallest shortage, is nearest."""
    codes = meaning(game, game.aliases(s, name), game.target_verbs(s, seat, name))
    if not codes:
        raise BadMove(f"move: {name!r} is neither a verb nor a thing that a move can name")
    found: list[tuple[int, int, int]] = []
    refusals: list[Refusal] = []
    for code in codes:
        refused = refusal(s, seat, code)
        if refused[0] == LEGAL:
            return []
        if refused not in refusals and refused[0] >= FIRST_REASON:
            found.append((-refused[0], refused[1] - refused[2], len(refusals)))
            refusals.append(refused)
    if not refusals:  # no rule has anything against it: it is not there, or just not what is asked
        gone = game.absence(s, name)
        return [gone if gone[0] != LEGAL and s.top >= 0 else refusal(s, seat, codes[0])]
    return [refusals[i] for _, _, i in sorted(found)]


def meaning(game: Game, names: list[str], only: tuple[str, ...]) -> list[i64]:
    """All well-formed moves of one or two arguments, one of which is one of the names, by some verbs or any."""
    codes: list[i64] = []
    verbs = game.verbs
    for verb in verbs.verbs:
        if only and verb.name not in only:
            continue
        for at, (_, domain) in enumerate(verb.arguments):
            for name in names:
                value = domain.parse(name)
                if value < 0 or name.isdecimal():
                    continue
                if len(verb.arguments) == 1:
                    codes.append(verbs.pack(verb.name, [value]))
                elif len(verb.arguments) == 2:
                    other = verb.arguments[1 - at][1]
                    for second in range(other.low, other.low + other.size):
                        codes.append(verbs.pack(verb.name, [value, second] if at == 0 else [second, value]))
    return codes
