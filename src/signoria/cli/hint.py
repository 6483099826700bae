"""A hint: what the strongest bot would do on a seat, and why, told only what the seat knows."""

import secrets

from signoria.bots import Choice, bots_for, make_bot
from signoria.bots.choice import EXPLAINED, Considered
from signoria.cli.choices import list_choices
from signoria.cli.screen import paragraph
from signoria.cli.session import Session
from signoria.table.thoughts import answered, because, worths_in_words


def hint(session: Session, seat: int, rest: str) -> bool:
    """The best moves with their numbers, what each is worth, and what it makes better or worse."""
    made = {one.move: one for one in session.board.choices(session.scene(seat))}
    choice = remembered(session, seat)
    if choice is None or choice.move not in made:
        session.say("cli-hint-none")
        return False
    if choice.better_wait:
        session.say("cli-hint-wait")
    session.say("cli-hint-weighed" if choice.better_wait else "cli-hint")
    best = [one for one in choice.best(EXPLAINED) if one.move in made]
    if not best:  # there is nothing to weigh
        session.show(list_choices([made[choice.move]], session.words, session.width))
    numbers = [one.worth for one in best], [one.at_once for one in best]
    worths = worths_in_words(choice.unit, *numbers, session.words, choice.better_wait)
    for one, worth in zip(best, worths, strict=True):
        session.show(list_choices([made[one.move]], session.words, session.width))
        session.show(paragraph(why(session, worth, one), session.width, 7, 7))
    return False


def remembered(session: Session, seat: int) -> Choice | None:
    """What the bot says; asked again at the same moment, the same: it draws other worlds each time it thinks."""
    moment, (last, said) = (seat, len(session.m.lines)), session.hinted
    if said is None or moment != last:
        session.hinted = moment, thought(session, seat)
    return session.hinted[1]


def thought(session: Session, seat: int) -> Choice | None:
    """What the bot says; nothing if it falls over: a hint must never end the game of who asks for it."""
    try:
        return answered(make_bot(bots_for(session.m.game.name)[-1], secrets.randbits(32)), session.m.seen(seat))
    except Exception:
        return None


def why(session: Session, worth: str, one: Considered) -> str:
    """What a move is worth, and its reasons where there are any."""
    words = session.words
    reasons = [because(session.m.game.name, reason.feature, reason.points, words) for reason in one.reasons]
    return words.word("cli-hint-why", worth=worth, reasons=" · ".join(reasons)) if reasons else worth
