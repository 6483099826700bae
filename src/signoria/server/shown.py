"""Small things as clients are told of them: a chair, a reason, a move, a thought, and a table in words."""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from signoria.kernel.answers import Move
from signoria.kernel.flow import EVERYBODY, Event
from signoria.kernel.game import Game
from signoria.kernel.match import Match
from signoria.kernel.seen import Seen
from signoria.kernel.text import MARKED, Parts, filled, parts_of, words_for
from signoria.server import wire
from signoria.server.storage import Chair
from signoria.server.thoughts import Thought
from signoria.table.digest import Action, actions_of, reader_of
from signoria.table.games import grouping_of, in_words
from signoria.table.shown import shown
from signoria.table.thoughts import because, worths_in_words


def chair_out(chair: Chair, bot: str, mine: list[int], here: set[int], resigned: Collection[int] = ()) -> wire.ChairOut:
    is_away = chair.person is not None and chair.seat not in here
    return wire.ChairOut(
        seat=chair.seat,
        kind="bot" if bot else "person" if chair.person else "free",
        name=chair.called,
        deleted=chair.person is not None and not chair.name,
        mine=chair.seat in mine,
        bot=bot,
        owned=bool(bot) and chair.person is not None and chair.seat not in resigned,
        here=chair.seat in here,
        seen=chair.seen if is_away and chair.seen else None,
        nonce_commitment=chair.nonce_commitment,
        revealed=bool(chair.nonce),
    )


def reason_of(why: Any, lang: str = "en") -> wire.Reason:
    return wire.Reason(key=why.key, rule=why.rule, numbers=why.numbers, sentence=why.sentence(lang))


NOTHING_ELSE: Mapping[str, str] = {}
move_of = lru_cache(maxsize=20_000)(Move)  # what is found out about a move is the same at every table


@lru_cache(maxsize=20_000)
def marked_move(game: Game, code: int, lang: str) -> tuple[wire.LegalMove, Parts]:
    parts = words_for(game.name, lang).marked_move(game, code)
    return wire.LegalMove(text=game.verbs.text(code), move=game.verbs.json(code), words="".join(parts)), parts


@lru_cache(maxsize=8_192)
def marked_event(game: Game, kind: int, numbers: tuple[int, ...], whole: bool, lang: str) -> Parts:
    return parts_of(words_for(game.name, lang).event(game, Event(kind, EVERYBODY, *numbers), whole, MARKED))


def legal_moves(
    game: Game, codes: Iterable[int], lang: str, names: list[str], said: Mapping[str, str] = NOTHING_ELSE
) -> list[wire.LegalMove]:
    """Moves with their words. What names nobody is shared by all tables; `said` is what some are called just now."""
    moves = []
    for code in codes:
        move, parts = marked_move(game, code, lang)
        words = said.get(move.text) or (filled(parts, names) if len(parts) > 1 else move.words)
        moves.append(move if words == move.words else wire.LegalMove(text=move.text, move=move.move, words=words))
    return moves


def said_at(match: Match, seat: int, thought: Thought, lang: str) -> tuple[str, dict[str, str]]:
    """The question of a moment, and what the moves a bot has weighed are called then: with their card or price."""
    spoken, weighed = in_words(match.game.name), {one.move for one in thought.ranked}
    scene = spoken.scene(match, match.seen(seat), words_for(match.game.name, lang), None)
    told = [one for one in spoken.choices(scene) if one.move.text in weighed]
    said = {one.move.text: f"{one.sentence} ({one.note})" if one.note else one.sentence for one in told}
    return spoken.question(scene), said


def weighed_moves(
    game: Game, thought: Thought, lang: str, names: list[str], said: dict[str, str]
) -> list[wire.HintMove]:
    """The best moves a bot has weighed, each with what it is worth and why; `said` is what they are called then."""
    words = words_for(game.name, lang)
    moves = legal_moves(game, [game.verbs.parse(one.move) for one in thought.ranked], lang, names)
    numbers = [one.worth for one in thought.ranked], [one.at_once for one in thought.ranked]
    worths = worths_in_words(thought.unit, *numbers, words, thought.better_wait)
    return [
        wire.HintMove(
            text=move.text,
            words=said.get(move.text, move.words),
            worth=one.worth,
            unit=thought.unit,
            worth_words=worth,
            reasons=[because(game.name, reason.feature, reason.points, words) for reason in one.reasons],
        )
        for one, move, worth in zip(thought.ranked, moves, worths, strict=True)
    ]


def sentence(game: Game, event: Event, whole: bool, lang: str, names: list[str]) -> str:
    """An event in words; `whole` with its private numbers."""
    return filled(marked_event(game, int(event.kind), tuple(event.numbers), whole, lang), names)


def action_out(action: Action, names: list[str]) -> Action:
    """An action whose words have marks where names belong, with names."""
    return msgspec.structs.replace(action, sentences=[filled(parts_of(text), names) for text in action.sentences])


def news_at(match: Match, seat: int | None, lang: str) -> list[wire.Action]:
    """All that a seat was told of a match, as actions."""
    words = words_for(match.game.name, lang)
    names = [words.player(one, match.names) for one in range(match.seats)]
    reader = reader_of(match, seat, words, MARKED)
    made = actions_of(grouping_of(match.game.name), reader, match.heard(match.viewer(seat)))
    return [action_out(action, names) for action in made]


def shown_at(
    match: Match, seen: Seen, lang: str, how: str, moves: list[Move], names: list[str], is_over: bool
) -> tuple[wire.Shown, list[wire.LegalMove]]:
    """A moment in words, and the legal moves with their words at this moment."""
    words = words_for(match.game.name, lang)
    found, said = shown(in_words(match.game.name), match, seen, words, moves, how == "panels", is_over)
    return found, legal_moves(match.game, [move.code for move in moves], lang, names, said)
