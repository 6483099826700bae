"""A hint: what the strongest bot would do on a seat, and why, told only what the seat knows."""

import secrets

from signoria.bots import asked, bots_for, make_bot
from signoria.bots.choice import EXPLAINED, sentence, worth_words
from signoria.cli.choices import list_choices
from signoria.cli.screen import paragraph
from signoria.cli.session import Session


def hint(session: Session, seat: int, rest: str) -> bool:
    """The best moves with their numbers, what each is worth, and what it makes better or worse."""
    game, words, width = session.m.game.name, session.words, session.width
    choice = make_bot(bots_for(game)[-1], secrets.randbits(32)).choose(asked(session.m, seat))
    made = {one.move: one for one in session.board.choices(session.scene(seat))}
    session.say("cli-hint")
    best = choice.best(EXPLAINED)
    if not best:  # there is nothing to weigh
        session.show(list_choices([made[choice.move]], words, width))
    for one in best:
        session.show(list_choices([made[one.move]], words, width))
        worth = worth_words(choice.unit, one.worth, words)
        reasons = [sentence(game, reason.feature, reason.points, words) for reason in one.reasons]
        told = words.word("cli-hint-why", worth=worth, reasons=" · ".join(reasons)) if reasons else worth
        session.show(paragraph(told, width, 7, 7))
    return False
