"""What a player can type besides moves. A command never loses anything; True means that the position changed."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from signoria import BadMove, CannotUndo, Match, Move, SignoriaError
from signoria.cli import files
from signoria.cli.lorenzo.choices import GROUPS, choices, floor_names
from signoria.cli.lorenzo.people import whole_player
from signoria.cli.lorenzo.table import draw
from signoria.cli.lorenzo.things import Thing, things
from signoria.cli.rulebook import nearest, rule_lines
from signoria.cli.scores import score_table
from signoria.cli.screen import flow, paragraph
from signoria.cli.session import Leave, Session, list_choices
from signoria.cli.speech import spoken
from signoria.cli.typed import Reading, read
from signoria.games.lorenzo.pieces import CARD
from signoria.kernel.rules import look_up
from signoria.kernel.text import LANGUAGES

Command = Callable[[Session, int, str], bool]
MOST_CANDIDATES = 8
MOST_REASONS = 3


def help_(session: Session, seat: int, rest: str) -> bool:
    """All commands, or what a thing is and does."""
    if rest:
        return explain_thing(session, rest)
    session.say("cli-help-typing")
    for name, (usage, _) in COMMANDS.items():
        session.show(
            flow(Text(usage, style="bold"), [Text(session.words.word(f"cli-help-{name}"))], session.width, indent=18)
        )
    return False


def explain_thing(session: Session, text: str) -> bool:
    found = things(session.words, text)
    if not found:
        session.say("cli-no-such-thing", text=text)
    elif len(found) > 1:
        several_things(session, found)
    else:
        first, *others = found[0].lines
        session.show([Text(first, style="bold")])
        for line in others:
            session.show(paragraph(line, session.width, 4, 2))
        session.say("cli-see-rule", rule=found[0].rule)
    return False


def several_things(session: Session, found: list[Thing]) -> None:
    session.say("cli-which-thing")
    session.show(flow(Text(""), [Text(f"{thing.title} ({thing.name})") for thing in found], session.width, indent=2))


def why(session: Session, seat: int, rest: str) -> bool:
    """Why a move is not allowed, or a thing out of reach."""
    m = session.m
    if not rest:
        session.say("cli-why-what")
        return False
    found = things(session.words, rest)
    reading = read(m, seat, rest, floor_names(session.scene(seat)))
    if len(found) == 1 and (len(rest.split()) == 1 or not (reading.legal or reading.illegal)):
        return why_thing(session, seat, found[0])
    if reading.legal:
        for move in reading.legal[:MOST_CANDIDATES]:
            session.say("cli-is-legal", move=move.describe(session.words.lang))
    elif reading.illegal:
        refuse(session, seat, reading)
    elif found:
        several_things(session, found)
    else:
        session.say("cli-unknown", text=rest)
    return False


def why_thing(session: Session, seat: int, thing: Thing) -> bool:
    try:
        reasons = session.m.why_not(seat, thing.name)
    except BadMove:
        session.say("cli-not-a-target", thing=thing.title)
        return False
    if reasons and not reasons[0].rule and is_away(session, seat, thing):
        session.say("cli-not-on-board", card=thing.title)
        return False
    if not reasons:
        meant = {thing.name, floor_names(session.scene(seat)).get(thing.name, thing.name)}
        session.say("cli-thing-is-legal", thing=thing.title)
        for move in session.m.legal(seat):
            if meant & set(move.text.split()[1:]):
                session.show(paragraph(f"{move.text}: {move.describe(session.words.lang)}", session.width, 4, 2))
    for reason in reasons:
        session.say(
            "cli-reason" if reason.rule else "cli-reason-plain",
            why=reason.sentence(session.words.lang),
            rule=reason.rule,
        )
    return False


def is_away(session: Session, seat: int, thing: Thing) -> bool:
    """Whether a thing is a card that lies on no floor now."""
    return CARD.parse(thing.name) >= 0 and thing.name not in floor_names(session.scene(seat))


def refuse(session: Session, seat: int, reading: Reading) -> None:
    """Say why the moves a line can mean are not legal; each reason once, and a rule rather than "not now"."""
    found = [(move, reason) for move in reading.illegal for reason in session.m.why_not(seat, move)]
    by_rule = [(move, reason) for move, reason in found if reason.rule]
    told: list[str] = []
    for move, reason in by_rule or found:
        sentence = reason.sentence(session.words.lang)
        if sentence not in told and len(told) < MOST_REASONS:
            told.append(sentence)
            session.say("cli-not-legal", move=move.describe(session.words.lang))
            session.say("cli-reason" if reason.rule else "cli-reason-plain", why=sentence, rule=reason.rule)


def undo(session: Session, seat: int, rest: str) -> bool:
    """Take back the last move: freely while nobody learnt anything, else by consent of the table."""
    m = session.m
    free = [who for who in [seat, *session.humans] if m.barrier(who) == ""]
    try:
        m.undo(free[0] if free else seat, consent=rest.lower() in ("yes", "y"))
    except CannotUndo as barrier:
        session.say(f"undo-{barrier.key}")
        if barrier.key != "nothing":
            session.say("cli-undo-consent")
        return False
    session.notice = session.words.word("cli-undone")
    return True


def save(session: Session, seat: int, rest: str) -> bool:
    """Save the game, in the file named or in one of its own."""
    path = Path(rest).expanduser() if rest else session.file or files.own_path(session.m)
    try:
        session.file = files.save(session.m, path)
    except FileExistsError:
        session.say("cli-not-overwritten", file=str(path))
    except OSError as error:
        session.say("cli-cannot-save", file=str(path), error=error.strerror or str(error))
    else:
        session.say("cli-saved", file=str(session.file))
        session.say("cli-go-on", command=f"signoria play {session.m.game.name} --load {session.file}")
    return False


def rule(session: Session, seat: int, rest: str) -> bool:
    """A rule and those below it."""
    game, lang = session.m.game.name, session.words.lang
    found = look_up(game, rest, lang) if rest else []
    if rest and not found:
        session.say("cli-no-such-rule", rule=rest, nearest=", ".join(nearest(game, rest, lang)))
    elif not rest:
        session.say("cli-which-rule")
    for block in found:
        session.show(rule_lines(block, session.words, session.width))
    return False


def log(session: Session, seat: int, rest: str) -> bool:
    """The last sentences of the log, 20 unless told."""
    n = int(rest) if rest.isdecimal() else 20
    for sentence in session.m.sentences(seat, session.words.lang)[-n:]:
        session.show(paragraph(sentence, session.width, indent=2))
    return False


def preview(session: Session, seat: int, rest: str) -> bool:
    """What a move would change, without making it."""
    m = session.m
    reading = read(m, seat, rest, floor_names(session.scene(seat))) if rest else Reading()
    label = {choice.label: choice.move for choice in choices(session.scene(seat))}
    if rest in label:
        reading = Reading([label[rest]])
    if len(reading.legal) != 1:
        return candidates(session, seat, rest, reading)
    trial, move = m, reading.legal[0]
    tried = after(m, seat, move)
    asked = [other for other in tried.legal(seat) if other.verb == "servants"]
    if reading.servants is not None:
        trial, move = tried, Move(m.game, m.code(f"servants {reading.servants}"))
    elif asked and move.verb in ("place", "take"):
        trial, move = tried, asked[0]  # as few servants as possible
    try:
        seen = trial.preview(seat, move)
    except SignoriaError:
        return candidates(session, seat, rest, Reading([], [move]))
    session.say("cli-preview", move=reading.legal[0].describe(session.words.lang))
    for sentence in seen.sentences(session.words.lang, trial.names):
        session.show(paragraph(sentence, session.width, 4, 2))
    own = f"players[{seat}]."
    for path, before, now in seen.changes:
        good = path.removeprefix(own)
        if path.startswith(own) and session.words.has(f"good-{good}"):
            session.show([Text(f"  {session.words.word(f'good-{good}')}: {before} → {now}")])
    return False


def after(m: Match, seat: int, move: Move) -> Match:
    """A copy of the match after a move, to try the next one on."""
    trial = m.copy()
    trial.play(seat, move)
    return trial


def candidates(session: Session, seat: int, line: str, reading: Reading) -> bool:
    """Say what a line could have meant."""
    if reading.legal:
        session.say("cli-which-move")
        for move in reading.legal[:MOST_CANDIDATES]:
            session.show(paragraph(f"{move.text}: {move.describe(session.words.lang)}", session.width, 4, 2))
    elif reading.illegal:
        refuse(session, seat, reading)
    else:
        session.say("cli-unknown", text=line)
    return False


def scores(session: Session, seat: int, rest: str) -> bool:
    """Points so far, as if the game ended now."""
    session.say("cli-scores-now")
    session.show(score_table(session.m, session.words, session.width))
    return False


def board(session: Session, seat: int, rest: str) -> bool:
    """The whole table again."""
    session.show(draw(session.scene(seat), session.width, 1000))
    return False


def players(session: Session, seat: int, rest: str) -> bool:
    """Everybody in full."""
    for other in range(session.m.seats):
        session.show([*whole_player(session.scene(seat), other, session.width), Text("")])
    return False


def player(session: Session, seat: int, rest: str) -> bool:
    """One player in full, oneself unless told."""
    rest = rest or str(seat + 1)
    if rest.isdecimal() and 1 <= int(rest) <= session.m.seats:
        session.show(whole_player(session.scene(seat), int(rest) - 1, session.width))
    else:
        session.say("cli-which-player", seats=session.m.seats)
    return False


def moves(session: Session, seat: int, rest: str) -> bool:
    """Every legal move with its number, or those of one group."""
    made = choices(session.scene(seat))
    wanted = rest.lower()
    if wanted:
        titles = {group: session.words.word(f"cli-group-{group}").lower() for group in GROUPS}
        made = [made_ for made_ in made if made_.group.startswith(wanted) or titles[made_.group].startswith(wanted)]
    if made:
        session.show(list_choices(made, session.words, session.width))
    else:
        session.say("cli-no-such-group", groups=", ".join(GROUPS))
    return False


def lang(session: Session, seat: int, rest: str) -> bool:
    """Speak another language."""
    if rest not in LANGUAGES or spoken(rest) != rest:
        there = [name for name in LANGUAGES if spoken(name) == name]
        session.say("cli-languages", languages=", ".join(there))
        return False
    session.speak(rest)
    session.say("cli-language-is", lang=rest)
    return False


def quit_(session: Session, seat: int, rest: str) -> bool:
    """Leave the table; offers to save."""
    if rest.lower() not in ("yes", "y"):
        answer = session.read(session.words.word("cli-save-first") + " ").strip().lower()
        if answer in ("n", "no", session.words.word("no")):
            raise Leave(False)
    raise Leave(True)


COMMANDS: dict[str, tuple[str, Command]] = {
    "help": ("help [X]", help_),
    "moves": ("moves [X]", moves),
    "why": ("why X", why),
    "preview": ("preview X", preview),
    "undo": ("undo", undo),
    "board": ("board", board),
    "player": ("player [N]", player),
    "players": ("players", players),
    "scores": ("scores", scores),
    "log": ("log [N]", log),
    "rule": ("rule X", rule),
    "save": ("save [FILE]", save),
    "lang": ("lang XX", lang),
    "quit": ("quit", quit_),
}
SHORT_FORMS = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "m": "moves", "u": "undo"}


def command_named(word: str) -> str:
    """The command a word means exactly, '' if none."""
    word = SHORT_FORMS.get(word, word)
    return word if word in COMMANDS else ""
