"""What a player can type besides moves. A command never loses anything; True means that the position changed."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from signoria import CannotUndo, IllegalMove
from signoria.bots import bots_for
from signoria.cli import files
from signoria.cli.hint import hint
from signoria.cli.news import folded_log, whole_log
from signoria.cli.private import automatic, letters, plan
from signoria.cli.rulebook import asked_rules, nearest
from signoria.cli.scores import score_table
from signoria.cli.screen import flow, paragraph
from signoria.cli.seating import options_to_go_on
from signoria.cli.session import Leave, Session
from signoria.cli.shell import command_line
from signoria.cli.speech import spoken
from signoria.cli.things import several_things
from signoria.cli.typed import Reading, Vocabulary, fold, usage_of
from signoria.cli.why import candidates, tell_rules, why
from signoria.kernel.match import DEFAULT
from signoria.kernel.text import LANGUAGES, Words
from signoria.table.options import about_bot, bot_title
from signoria.table.things import things

Command = Callable[[Session, int, str], bool]
YES = ("yes", "y")


def help_(session: Session, seat: int, rest: str) -> bool:
    """All commands, or what a thing is and does."""
    if rest:
        return explain_thing(session, seat, rest)
    for key in session.board.help_keys:
        session.say(key)
    for name, (usage, _) in COMMANDS.items():
        told = [Text(word) for word in session.words.word(f"cli-help-{name}").split()]
        session.show(flow(Text(usage, style="bold"), told, session.width, gap=" ", indent=18))
    return False


def explain_thing(session: Session, seat: int, text: str) -> bool:
    """A thing and what there is to say of it now; else a command, a player, a verb, or rules with that word."""
    board, now = session.board, session.scene(seat)
    name = "" if board.is_thing(now, text) else command_named(text.lower(), session.words)
    found = [] if name else things(board.kinds(), session.words, text)
    if name:
        return misused(session, name)
    if not found:
        if not other_help(session, seat, text):
            session.say(board.thing_key, text=text)
    elif len(found) > 1:
        session.say("cli-which-thing")
        session.show(several_things(found, session.width))
    else:
        first, *others = found[0].lines
        session.show([Text(first, style="bold")])
        for line in others:
            session.show(paragraph(line, session.width, 4, 2))
        for line in board.now(now, found[0].name):
            session.show(paragraph(line, session.width, 4, 2))
        if found[0].rule:
            session.say("cli-see-rule", rule=found[0].rule)
    return False


def other_help(session: Session, seat: int, text: str) -> bool:
    """What is no thing: a player, how a verb is typed, rules with that word. False if it is nothing of all that."""
    called = seats_called(session, text)
    if len(called) == 1:
        return not player(session, seat, str(called[0] + 1))
    usage = usage_of(session.m, text, session.board.unused_verbs(session.scene(seat)))
    if usage:
        session.say("table-typed-as", name=usage)
    return tell_rules(session, seat, text) or bool(usage)


def seats_called(session: Session, text: str) -> list[int]:
    """Players by the number on the screen or by name, whole or its beginning."""
    known = Vocabulary({}, [fold(name) for name in session.m.names], session.m.seats)
    found = known.seats_called(fold(text))
    return [seat for near, seat in found if near == max(near for near, _ in found)]


def undo(session: Session, seat: int, rest: str) -> bool:
    """Take back the last move: freely while nobody learnt anything, else by consent of the table."""
    m = session.m
    free = [who for who in [seat, *session.humans] if m.barrier(who) == ""]
    who = free[0] if free else seat
    try:
        m.undo(who, consent=rest in YES)
        board = session.board  # what was answered without asking comes back with its move
        gone = session.let_go.get(who, [])
        is_default = board.follows_defaults and m.seen(who).default is not None
        if is_default or board.unasked(m, who, gone) is not None:
            m.undo(who, consent=True)
        session.hands_on.add(who)
        session.plans.pop(who, None)
    except CannotUndo as barrier:
        session.say(f"undo-{barrier.key}")
        if barrier.key != "nothing":
            session.say("cli-undo-consent")
        return False
    session.notice = session.words.word("cli-undone")
    return True


def save(session: Session, seat: int, rest: str) -> bool:
    """Save the game, in the file named or in one of its own."""
    path = Path(rest).expanduser() if rest else None
    try:
        file = session.save(path)
    except FileExistsError:
        session.say("cli-not-overwritten", file=str(path))
    except OSError as error:
        session.say("cli-cannot-save", file=str(path or files.folder()), error=error.strerror or str(error))
    else:
        session.say("cli-saved", file=str(file))
        command = ["play", session.m.game.name, "--load", str(file), *options_to_go_on(session.m)]
        session.say("cli-go-on", command=command_line(*command))
    return False


def rule(session: Session, seat: int, rest: str) -> bool:
    """A rule and those below it, or rules that hold some words."""
    what = session.board.topic(session.scene(seat), rest)
    lines = asked_rules(session.m.game.name, what, session.words, session.width) if rest else []
    if not rest:
        session.say("cli-which-rule")
    elif not lines:
        near = nearest(session.m.game.name, rest, session.words.lang)
        session.say("cli-no-such-rule", rule=rest, nearest=", ".join(near))
    session.show(lines)
    return False


def log(session: Session, seat: int, rest: str) -> bool:
    """The last lines of the log, with earlier rounds folded; so many of the whole log if a number is told."""
    if rest and not (rest.isdecimal() and int(rest)):
        return misused(session, "log")
    told = whole_log if rest else folded_log
    session.show(told(session.m, seat, session.words, session.width)[-int(rest or 20) :])
    return False


def preview(session: Session, seat: int, rest: str) -> bool:
    """What a move would change, without making it."""
    m = session.m
    if not rest:
        return misused(session, "preview")
    reading = session.understand(seat, rest)
    if len(reading.legal) != 1:
        return candidates(session, seat, rest, reading)
    move = reading.legal[0]
    moves = [move, *(session.board.tail_moves(reading.tail) if reading.tail else [])]
    try:
        seen = m.preview(seat, moves, DEFAULT)
    except IllegalMove as error:
        return candidates(session, seat, rest, Reading([], [m.move(error.move)]))
    session.say("cli-preview", move=session.sentence(move))
    for sentence in seen.sentences(session.words.lang, m.names):
        session.show(paragraph(sentence, session.width, 4, 2))
    session.show(session.board.preview(session.scene(seat), move, seen, session.width))
    return False


def scores(session: Session, seat: int, rest: str) -> bool:
    """Points so far, as if the game ended now."""
    session.say("cli-scores-now")
    session.show(score_table(session.m, session.words, session.width))
    return False


def board(session: Session, seat: int, rest: str) -> bool:
    """The whole table again."""
    session.show(session.board.draw(session.scene(seat), session.width, 1000))
    return False


def players(session: Session, seat: int, rest: str) -> bool:
    """Everybody in full."""
    for other in range(session.m.seats):
        session.show([*in_full(session, seat, other), Text("")])
    return False


def in_full(session: Session, seat: int, other: int) -> list[Text]:
    """What a seat knows about a player, and of a bot which one it is."""
    lines = session.board.player(session.scene(seat), other, session.width)
    bot, game, words = session.bots.get(other), session.m.game.name, session.words
    if bot is None:
        return lines
    is_known = bot.name in bots_for(game)
    told = f"{bot_title(words, bot.name)}. {about_bot(words, game, bot.name)}" if is_known else bot.name
    return lines + paragraph(told, session.width, 2, 2)


def player(session: Session, seat: int, rest: str) -> bool:
    """One player in full, oneself unless told."""
    called = seats_called(session, rest or str(seat + 1))
    if len(called) == 1:
        session.show(in_full(session, seat, called[0]))
    else:
        session.say("cli-which-player", seats=session.m.seats)
    return False


def seat_(session: Session, seat: int, rest: str) -> bool:
    """Another person at this screen looks at it, and may act out of turn."""
    called = [one for one in seats_called(session, rest) if one in session.humans] if rest else []
    if len(called) != 1 or session.real is not None:
        names = session.words.join([session.words.player(one, session.m.names) for one in session.humans])
        session.say("cli-seat-who" if session.real is None else "cli-seat-later", names=names)
        return False
    session.call(called[0])
    return True


def moves(session: Session, seat: int, rest: str) -> bool:
    """Every legal move with its number, or those of a group or about a thing."""
    now = session.scene(seat)
    whole = made = session.board.choices(now)
    for token in rest.lower().split():
        made = session.board.matching(now, made, token)
    if made:
        session.show(session.board.menu(now, made, session.width))
    else:
        session.say(session.board.group_key, groups=", ".join(session.board.titles(now, whole)))
    return False


def lang(session: Session, seat: int, rest: str) -> bool:
    """Speak another language."""
    if rest not in LANGUAGES or spoken(rest) != rest:
        there = [name for name in LANGUAGES if spoken(name) == name]
        session.say("cli-languages", languages=", ".join(there))
        return False
    session.speak(rest)
    session.notice = session.words.word("cli-language-is")
    session.present(seat)
    return False


def quit_(session: Session, seat: int, rest: str) -> bool:
    """Leave the table; offers to save what is not saved."""
    if not rest and session.is_saved:
        raise Leave(True)
    yes, no = session.words.word("yes"), session.words.word("no")
    answers = {"": True, **dict.fromkeys((*YES, yes, yes[0]), True), **dict.fromkeys(("n", "no", no), False)}
    answer = rest or None
    while answer not in answers:
        answer = session.read(session.words.word("cli-save-first") + " ").strip().lower()
    raise Leave(answers[answer])


COMMANDS: dict[str, tuple[str, Command]] = {
    "help": ("help [X]", help_),
    "moves": ("moves [X]", moves),
    "why": ("why X", why),
    "preview": ("preview X", preview),
    "hint": ("hint", hint),
    "undo": ("undo [yes]", undo),
    "board": ("board", board),
    "player": ("player [N]", player),
    "players": ("players", players),
    "scores": ("scores", scores),
    "log": ("log [N]", log),
    "rule": ("rule X", rule),
    "automatic": ("automatic [X]", automatic),
    "seat": ("seat NAME", seat_),
    "letters": ("letters [X N]", letters),
    "plan": ("plan [X; Y]", plan),
    "save": ("save [FILE]", save),
    "lang": ("lang XX", lang),
    "quit": ("quit [yes]", quit_),
}
TAKE_NOTHING = ("hint", "board", "players", "scores")
SHORT_FORMS = {"?": "help", "?!": "hint", "h": "help", "q": "quit", "exit": "quit", "m": "moves", "u": "undo"}


def command_named(word: str, words: Words) -> str:
    """The command a word means exactly, in English or in the language that is spoken; '' if none."""
    word = SHORT_FORMS.get(word, word)
    spoken_so = [name for name in COMMANDS if fold(word) in map(fold, words.word(f"cli-words-{name}").split(", "))]
    return word if word in COMMANDS else next(iter(spoken_so), "")


def obey(session: Session, seat: int, name: str, rest: str) -> bool:
    """Carry out a command; words behind it that it has no use for are a mistake."""
    unused = name in TAKE_NOTHING or (name in ("undo", "quit") and rest.lower() not in YES)
    return misused(session, name) if rest and unused else COMMANDS[name][1](session, seat, rest)


def misused(session: Session, name: str) -> bool:
    """Say how a command is typed."""
    session.say("cli-usage", usage=COMMANDS[name][0], does=session.words.word(f"cli-help-{name}"))
    return False
