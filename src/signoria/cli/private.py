"""What one seat keeps to itself at the terminal: what is answered without asking it, letters and a plan."""

from typing import NamedTuple

import msgspec

from signoria import BadRecord, Match, SignoriaError
from signoria.cli import post
from signoria.cli.screen import paragraph
from signoria.cli.session import LETTER, PLAN, WISHES, Session
from signoria.cli.typed import fold
from signoria.kernel.record import TABLE, Record
from signoria.table import plans
from signoria.table.automatic import kept, rules_of
from signoria.table.letters import ACCEPTED, OPEN, REFUSED, STATUSES, WITHDRAWN, FreeLetter, has_letters, read_letter
from signoria.table.plans import Plan
from signoria.table.wishes import BidWish, LetterWish, Until, Wishes, unknown

WHENS, ASKS, QUIETS, UNTILS = (
    ("playable", "battles", "never", "always"), ("usual", "battles", "always", "never"),
    ("same", "battle", "phase", "turn", "off"), ("phase", "turn", "game"),
)  # fmt: skip
REPLIES = ("refuse", "accept", "ask")
HOWS = {"accept": ACCEPTED, "refuse": REFUSED, "withdraw": WITHDRAWN}
HUNDRED = 100


class Misread(Exception):
    """A line that says nothing about what can be set."""


# ---------------------------------------------------------------- what is answered without asking


def automatic(session: Session, seat: int, rest: str) -> bool:
    """Say what is answered without asking, or change it."""
    words = [fold(word) for word in rest.split()]
    if not is_any(session):
        session.say("cli-automatic-nothing")
        return False
    if words:
        try:
            wishes = changed(session, seat, words)
        except Misread:
            session.say("cli-automatic-what", usage="automatic [X]")
            return False
        session.wishes[seat] = kept(session.m.seen(seat), wishes, session.wishes_of(seat))
        session.hands_on.discard(seat)
    tell_wishes(session, seat)
    return False


def is_any(session: Session) -> bool:
    can = rules_of(session.m.game.name).choosable
    return bool(can.reactions or can.matters or can.bids)


def changed(session: Session, seat: int, words: list[str]) -> Wishes:
    """The wishes of a seat once a line has changed them."""
    can, wishes = rules_of(session.m.game.name).choosable, session.wishes_of(seat)
    first, last = words[0], words[-1]
    if words == ["off"]:
        return Wishes()
    if first == "quiet" and last in QUIETS and can.reactions:
        return msgspec.structs.replace(wishes, quiet="" if last == "off" else last, quiet_since="")
    if first in REPLIES and can.matters:
        return with_reply(session, wishes, words)
    if first == "bid" and can.bids:
        return with_limit(session, wishes, words[1:])
    name = "_".join(words[:-1])
    card, moment = meant(session, can.reactions, name), meant(session, can.moments, name)
    if card and last in WHENS:
        others = {one: when for one, when in wishes.reactions.items() if one != card}
        return msgspec.structs.replace(wishes, reactions=others | ({} if last == "playable" else {card: last}))
    if moment and last in ASKS:
        left = {one: ask for one, ask in wishes.moments.items() if one != moment}
        return msgspec.structs.replace(wishes, moments=left | ({} if last == "usual" else {moment: last}))
    raise Misread


def meant(session: Session, names: dict[str, str], text: str) -> str:
    """What is called so, in the language that is spoken or by its own name: whole, or the only one that begins so."""
    called = {name: (name, fold(session.words.word(key))) for name, key in names.items()}
    whole = [name for name, both in called.items() if text in both]
    begun = [name for name, both in called.items() if text and any(one.startswith(text) for one in both)]
    return whole[0] if whole else (begun[0] if len(begun) == 1 else "")


def with_reply(session: Session, wishes: Wishes, words: list[str]) -> Wishes:
    """`refuse passage pazzi turn`: about a matter, from one player or everybody, for how long."""
    reply, rest = words[0], words[1:]
    until: Until = "game"
    if len(rest) > 1 and rest[-1] in UNTILS:
        until = "phase" if rest[-1] == "phase" else "turn" if rest[-1] == "turn" else "game"
        rest = rest[:-1]
    matters = rules_of(session.m.game.name).choosable.matters
    for cut in range(len(rest), 0, -1):
        matter, who = meant(session, matters, "_".join(rest[:cut])), "_".join(rest[cut:])
        seats = seats_called(session, who) if who else []
        if matter and (len(seats) == 1 or not who):
            of = seats[0] if seats else None
            others = [one for one in wishes.letters if (one.matter, one.seat) != (matter, of)]
            if reply == "ask":
                return msgspec.structs.replace(wishes, letters=others)
            given = LetterWish(matter=matter, answer="accept" if reply == "accept" else "refuse", seat=of, until=until)
            return msgspec.structs.replace(wishes, letters=[*others, given])
    raise Misread


def with_limit(session: Session, wishes: Wishes, words: list[str]) -> Wishes:
    """`bid jester 800`, `bid 800` for whatever has no limit of its own, `bid jester off`; 0 passes ahead."""
    if not words or not (words[-1].isdecimal() or words[-1] == "off"):
        raise Misread
    thing = meant(session, rules_of(session.m.game.name).choosable.bids, "_".join(words[:-1])) if words[1:] else ""
    if words[1:] and not thing:
        raise Misread
    others = [one for one in wishes.bids if one.thing != thing]
    if words[-1] == "off":
        return msgspec.structs.replace(wishes, bids=others)
    hundreds = int(words[-1]) // HUNDRED
    if hundreds > 999:
        raise Misread
    return msgspec.structs.replace(wishes, bids=[*others, BidWish(thing=thing, hundreds=hundreds)])


def seats_called(session: Session, text: str) -> list[int]:
    if text.isdecimal():
        return [int(text) - 1] if 1 <= int(text) <= session.m.seats else []
    return [seat for seat, name in enumerate(session.m.names) if fold(name).startswith(text)]


def tell_wishes(session: Session, seat: int) -> None:
    """Everything that can be set, with its setting."""
    can, wishes, words = rules_of(session.m.game.name).choosable, session.wishes_of(seat), session.words
    lines: list[str] = []
    lines += [
        f"{words.word(key)}: {words.word('cli-when-' + wishes.reactions.get(name, 'playable'))}"
        for name, key in can.reactions.items()
    ]
    lines += [
        f"{words.word(key)}: {words.word('cli-ask-' + wishes.moments.get(name, 'usual'))}"
        for name, key in can.moments.items()
    ]
    if wishes.quiet:
        lines.append(words.word(f"cli-quiet-{wishes.quiet}"))
    for one in wishes.letters:
        who = words.word("cli-anybody") if one.seat is None else words.player(one.seat, session.m.names)
        until = words.word(f"cli-until-{one.until}")
        matter = words.word(can.matters[one.matter])
        from_whom = "anybody" if one.seat is None else "one"
        lines.append(words.word(f"cli-wish-{one.answer}", matter=matter, who=who, who_id=from_whom, until=until))
    for bid in wishes.bids:
        thing = words.word(can.bids[bid.thing])
        lines.append(words.word("cli-wish-bid", thing=thing, sum=bid.hundreds * HUNDRED))
    session.say("cli-automatic-is")
    for line in lines or [words.word("cli-automatic-none")]:
        session.show(paragraph(line, session.width, 4, 2))


# ---------------------------------------------------------------- letters


def letters(session: Session, seat: int, rest: str) -> bool:
    """Read one's letters, or answer one: `letters accept 2`."""
    how, _, n = rest.partition(" ")
    if not has_letters(session.m.game.name):
        session.say("cli-letters-nothing")
        return False
    if not rest:
        post.read(session, seat)
        return False
    if how not in HOWS or not n.isdecimal() or session.real is not None:
        session.say("cli-letters-what", usage="letters [accept N]")
        return False
    return post.answer(session, seat, int(n), HOWS[how])


# ---------------------------------------------------------------- plans


def plan(session: Session, seat: int, rest: str) -> bool:
    """Say what is planned, drop it, or play moves of which the rest waits until one is asked again."""
    mine = session.plans.get(seat)
    if rest == "drop":
        session.plans.pop(seat, None)
        session.say("cli-plan-none")
        return False
    if not rest:
        if mine is None:
            session.say("cli-plan-none")
        else:
            session.say("cli-plan-is", moves="; ".join(session.sentence(session.m.move(one)) for one in mine.moves))
        return False
    m = session.m
    moves = [text.strip() for text in rest.split(";") if text.strip()]
    try:
        parts = plans.foreseen(m, seat, list(moves))
    except SignoriaError as error:
        session.say("cli-error", error=str(error))
        return False
    loses = sorted({name for part in parts for name in plans.losses_of(part)})
    now, left = plans.parted(m, seat, moves)
    phase = plans.phase_of(m)
    if post.read_first(session, seat, now):
        return True
    m.play(seat, now)
    if left:
        session.plans[seat] = plans.plan_of(m, phase, now, left, loses)
        session.tell(seat, "cli-plan-waits", n=len(left))
    return True


def go_on(session: Session) -> bool:
    """Play what is due of a plan, or drop it with a notice; whether anything was played."""
    for seat, mine in list(session.plans.items()):
        found = plans.due(session.m, seat, mine)
        if found is None:
            continue
        if found.moves and (post.read_first(session, seat, found.moves) or session.plans.get(seat) is not mine):
            return True
        del session.plans[seat]
        dropped = found.dropped
        if found.moves:
            try:
                session.m.play(seat, found.moves)
                if found.left:
                    made = [*mine.made, *found.moves]
                    session.plans[seat] = plans.plan_of(session.m, mine.phase, made, found.left, mine.loses)
                return True
            except SignoriaError:
                dropped = "illegal"
        if dropped:
            moves = "; ".join(session.sentence(session.m.move(one)) for one in found.moves + found.left)
            session.tell(seat, "cli-plan-dropped", moves=moves, why=session.words.word(f"cli-plan-{dropped}"))
    return False


# ---------------------------------------------------------------- saved games


class Private(NamedTuple):
    """What a saved game brings with it besides the game."""

    wishes: dict[int, Wishes]
    letters: list[FreeLetter]
    plans: dict[int, Plan]


def taken_out(record: Record) -> list[tuple[str, str]]:
    """The notes of what people keep to themselves, each with its place: they are no lines of the game that goes on."""
    found: list[tuple[str, str]] = []
    left: list[tuple[str, str]] = []
    for i, (who, what) in enumerate(record.lines):
        if who == TABLE and what.split(maxsplit=1)[:1] in ([WISHES], [LETTER], [PLAN]):
            found.append((record.place(i), what))
        else:
            left.append((who, what))
    record.lines = left
    return found


def kept_in(m: Match, notes: list[tuple[str, str]]) -> Private:
    """What notes say of a game; BadRecord names one that does not fit it."""
    found = Private({}, [], {})
    for place, note in notes:
        try:
            take_up(m, note, found)
        except (ValueError, SignoriaError) as error:
            raise BadRecord(f"{place}: this note does not fit the game: {error}") from error
    return found


def take_up(m: Match, note: str, found: Private) -> None:
    kind, _, rest = note.partition(" ")
    if kind == LETTER:
        found.letters.append(fitting_letter(m, rest, len(found.letters) + 1))
        return
    seat, _, text = rest.partition(" ")
    if not seat.isdecimal() or int(seat) >= m.seats:
        raise ValueError(f"there is no seat {seat!r}")
    if kind == PLAN:
        found.plans[int(seat)] = fitting_plan(m, text)
    else:
        found.wishes[int(seat)] = fitting_wishes(m, text)


def fitting_letter(m: Match, text: str, n: int) -> FreeLetter:
    letter = msgspec.json.decode(text, type=FreeLetter)
    read = read_letter(m.game.name, m.state, letter.moves)
    if read is None or letter.sender == read.receiver or not {letter.sender, read.receiver} <= set(range(m.seats)):
        raise ValueError("it is not a letter that anybody here could write")
    if read.receiver != letter.receiver or letter.n != n or letter.status not in STATUSES:
        raise ValueError("its number, its receiver or what has become of it is wrong")
    return letter


def fitting_plan(m: Match, text: str) -> Plan:
    plan = msgspec.json.decode(text, type=Plan)
    for move in [*plan.moves, *plan.made]:
        m.code(move)
    if not plan.moves or not 0 <= plan.heard <= len(m.events):
        raise ValueError("it is not a plan that anybody could have made by now")
    return plan


def fitting_wishes(m: Match, text: str) -> Wishes:
    wishes = msgspec.json.decode(text, type=Wishes)
    if wrong := unknown(wishes, rules_of(m.game.name).choosable, m.seats):
        raise ValueError(f"nothing in this game is called so: {wrong}")
    return wishes


def take_back(session: Session, found: Private) -> None:
    """Go on with what a saved game has kept; who has letters to answer is told of them again."""
    session.wishes = {seat: one for seat, one in found.wishes.items() if seat in session.humans}
    session.plans = {seat: one for seat, one in found.plans.items() if seat in session.humans}
    session.letters = found.letters
    for letter in found.letters:
        if letter.status == OPEN:
            post.announce(session, letter)
