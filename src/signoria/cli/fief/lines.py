"""What a line means at the table of Fief beyond notation: being done, all of them, so many of them, letting go by."""

from signoria import Match, Move
from signoria.cli.typed import Aliases, Begun, Reading, fold, notation, plain, read, tokens_of
from signoria.games.fief.moves import FIRST_OUT_OF_TURN, UNTIL, VERBS
from signoria.games.fief.pieces import UNIT
from signoria.games.fief.state import UNTIL_PHASE_ENDS
from signoria.kernel.moves import argument
from signoria.table.choices import Choice
from signoria.table.fief.automatic import mark
from signoria.table.fief.facts import PHASES
from signoria.table.fief.scene import Scene

ENDS = ("done", "pass", "halt")
SPEAKING = ("men", "knights")  # asked for by how many they are
REPEATED = ("hire", "mill")  # bought one by one
MOST_TIMES = 30
SUMS = (10, 5, 2, 1)  # sums of an offer are put together from these
FEWEST_LETTERS = 3  # of a name alone, before a move that is not legal is guessed from it
# In which phase moves of a verb are asked for.
PHASE_VERBS = {
    "setup": ("settle",),
    "hear_ye": ("marry", "stand", "lay"),
    "cards": ("discard", "draw", "enter", "place", "harvest", "weather", "land_tax", "tithe", "tithe_all", "fall"),
    "purchases": ("ransom", "hire", "mill", "castle", "title", "ask_waiver", "cardinal", "pass_title"),
    "movement": (
        "march", "step", "men", "knights", "along", "behind", "ask_leave", "halt", "dig", "cavalcade", "let_pass",
        "bar", "force", "slide",
    ),
    "battles": (
        "attack", "join", "change_sides", "leave", "lose", "lose_lord", "surrender", "truce", "stop", "go_on",
        "come_out", "hold", "let_go", "besiege", "lift_siege", "pillage",
    ),
}  # fmt: skip
IN_AN_OFFER = ("money", "kind", "village", "prisoner", "relic_for", "token", "propose")


# ---------------------------------------------------------------- one move


def special(m: Match, scene: Scene, text: str, aliases: Aliases, unused: tuple[str, ...]) -> Reading | None:
    """Lines that mean a move in another way than by its notation; None for all others."""
    said = fold(text)
    ends = [move for move in scene.moves if move.verb in ENDS]
    if said in ("done", "pass") and len(ends) == 1:
        return Reading(ends)
    speaking = [move for move in scene.moves if move.verb in SPEAKING]
    is_all = said in [fold(word) for word in scene.words.word("cli-fief-words-all").split(", ")]
    if is_all and speaking:
        return Reading([max(speaking, key=lambda move: int(argument(move.code, 0)))])
    along = [move for move in scene.moves if move.verb == "along"]
    if is_all and len(along) == 1:
        return Reading(along)
    _, notice = repeated(m, scene, text, aliases, unused)
    return Reading(notice=notice) if notice else None


def sensible(m: Match, scene: Scene, text: str, illegal: list[Move]) -> list[Move]:
    """Moves a line may mean though they are not legal: whose verb it names, or of a verb that is asked for now."""
    tokens = tokens_of(m, text)
    asked = {move.verb for move in scene.moves if VERBS.numbers[move.verb] < FIRST_OUT_OF_TURN}
    are_names = all(len(token) >= FEWEST_LETTERS for token in tokens)
    is_verb = len(tokens[0]) >= FEWEST_LETTERS or tokens[0] in VERBS.numbers or len(tokens) > 1
    return [
        move for move in illegal if (is_verb and move.verb.startswith(tokens[0])) or (are_names and move.verb in asked)
    ]


def plurals(scene: Scene) -> Aliases:
    """Troops as they are called when there are several."""
    return {fold(word): name for name in UNIT.names for word in scene.words.word(f"cli-fief-many-{name}").split(", ")}


def usage(m: Match, scene: Scene, started: Begun) -> Begun:
    """A vote against nobody is the best example of a vote."""
    begun = started.move
    if begun is None or begun.verb != "lay":
        return started
    same = [move for move in scene.moves if is_plain_vote(move) and move.number("for") == begun.number("for")]
    return Begun(started.missing, notation(same[0]), same[0]) if same else started


def is_plain_vote(move: Move) -> bool:
    """A vote for somebody, and against nobody."""
    return move.verb == "lay" and move.arguments["against"] == "nobody"


def example(made: list[Choice]) -> str:
    """How the first choice is typed, as an example of a move."""
    if not made:
        return ""
    votes = [choice for choice in made if is_plain_vote(choice.move)]
    first = (votes or made)[0]
    return first.label if first.speaks else notation(first.move).replace("_", " ")


def when(scene: Scene, move: Move) -> str:
    """The phase in which such a move is asked for, unless it is this one; of goods, that an offer must be begun."""
    if move.verb in IN_AN_OFFER and scene.step not in ("offer", "ransoming"):
        return scene.words.word("cli-fief-when-offer")
    for phase, verbs in PHASE_VERBS.items():
        if move.verb in verbs and PHASES[int(str(scene.view["phase"]))] != phase:
            return scene.words.word("cli-fief-when", phase=scene.words.word(f"phase-{phase}"))
    return ""


# ---------------------------------------------------------------- several moves


def repeated(m: Match, scene: Scene, text: str, aliases: Aliases, unused: tuple[str, ...]) -> tuple[list[Move], str]:
    """`hire knight blaye 3`, `money give 3`: the moves one after the other, or why they cannot all be made."""
    tokens = text.split()
    counts = [token for token in tokens if token.isdecimal() and len(token) <= 2 and int(token) > 1]
    if scene.seat is None or len(counts) != 1 or len(tokens) < 2:
        return [], ""
    n, i = int(counts[0]), tokens.index(counts[0])
    one = read(m, scene.seat, " ".join(tokens[:i] + tokens[i + 1 :]), aliases, unused).legal
    if len(one) == 1 and one[0].verb in REPEATED and n <= MOST_TIMES:
        return tried(m, scene, one * n)
    whole = read(m, scene.seat, text, aliases, unused)
    sums = [move for move in whole.illegal if move.verb == "money"]
    if not whole.legal and len(sums) == 1:
        way = sums[0].arguments["way"]
        parts = [m.move({"verb": "money", "way": way, "sum": part}) for part in parts_of(n)]
        return tried(m, scene, parts) if len(parts) > 1 and parts[0] in scene.moves else ([], "")
    return [], ""


def parts_of(total: int) -> list[int]:
    """A sum put together from as few parts as there can be."""
    parts: list[int] = []
    for part in SUMS:
        while total >= part:
            parts.append(part)
            total -= part
    return parts


def tried(m: Match, scene: Scene, moves: list[Move]) -> tuple[list[Move], str]:
    """The moves if each can be made after those before it; else how many can, and why no more."""
    assert scene.seat is not None
    trial = m.copy()
    for i, move in enumerate(moves):
        reasons = trial.why_not(scene.seat, move)
        if reasons:
            key = "cli-fief-too-many" if reasons[0].rule else "cli-fief-only-so-many"
            why = reasons[0].sentence(scene.words.lang)
            return [], scene.words.word(key, n=i, of=len(moves), why=why)
        trial.play(scene.seat, move)
    return moves, ""


# ---------------------------------------------------------------- letting chances go by


def waved(m: Match, scene: Scene, text: str, aliases: Aliases, unused: tuple[str, ...]) -> list[str]:
    """What `pass`, `done` and `pass until` let go by at a question out of turn, also in the windows that follow."""
    words, said = scene.words, plain(text)
    this = mark(scene.view, "this")
    if said in {
        "pass",
        "done",
        *[plain(words.word(key)) for key in ("move-pass", "move-done", "table-group-fief-end")],
    }:
        return [this]
    assert scene.seat is not None
    moves = {until: m.move(f"pass_until {until}") for until in UNTIL.names[1:]}
    meant = [until for until, move in moves.items() if said == plain(scene.sentence(move))]
    found = read(m, scene.seat, text, aliases, unused).illegal if tokens_of(m, text)[0] == "pass_until" else []
    meant += [until for until, move in moves.items() if move in found]
    if len(meant) != 1:
        return []
    if UNTIL.parse(meant[0]) < UNTIL_PHASE_ENDS:
        return [this]  # out of turn nothing is asked twice in a battle anyway
    now = int(str(scene.view["phase"]))
    last = now if UNTIL.parse(meant[0]) == UNTIL_PHASE_ENDS else len(PHASES) - 1
    kept = [verb.name for verb in VERBS.verbs[FIRST_OUT_OF_TURN:]] + [moves[meant[0]].text]
    return [mark(scene.view, what, phase) for phase in range(now, last + 1) for what in kept]
