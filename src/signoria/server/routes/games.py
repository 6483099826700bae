"""Games: what can be played, their constant tables, their things and rules in words."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from signoria.bots import bots_for
from signoria.games import GAMES
from signoria.kernel.game import Game, Option
from signoria.kernel.rules import rules_of
from signoria.kernel.text import Words, words_for
from signoria.server import wire
from signoria.server.asking import Lang
from signoria.server.errors import NotFound
from signoria.server.kept import Kept
from signoria.table import automatic
from signoria.table.games import in_words
from signoria.table.options import about_bot, about_option, bot_title, is_variant, option_title, value_words
from signoria.table.rounds import rounds_of
from signoria.table.rulebook import titled
from signoria.table.things import every_thing

JSON = "application/json"


def known_game(name: str) -> Game:
    if name not in GAMES:
        raise NotFound(f"game: one of {', '.join(GAMES)}", "no-game")
    return GAMES[name]


@get("/api/games")
async def games(lang: Lang = "en") -> list[wire.GameOut]:
    """The games of this server, with their options and bots."""
    return [game_out(game, words_for(game.name, lang)) for game in GAMES.values()]


def game_out(game: Game, words: Words) -> wire.GameOut:
    return wire.GameOut(
        name=game.name,
        title=words.word("game-name"),
        seats=list(range(game.fewest, game.most + 1)),
        options=[option_out(option, words) for option in game.options],
        rules_version=game.rules_version,
        bots=[
            wire.BotOut(name=bot, title=bot_title(words, bot), about=about_bot(words, game.name, bot))
            for bot in bots_for(game.name)
        ],
        sources={source: words.word(f"points-{source}") for source in sources_of(game)},
        rounds=rounds_of(game.name),
        wishes=any(automatic.rules_of(game.name).choosable),
    )


@cache
def sources_of(game: Game) -> list[str]:
    """Where points come from: every score names all of them."""
    state = game.begin(game.fewest, {})
    return list(game.scores(state)[0])


def option_out(option: Option, words: Words) -> wire.OptionOut:
    return wire.OptionOut(
        name=option.name,
        values=list(option.values),
        default=option.values[0],
        title=option_title(words, option),
        about=about_option(words, option),
        words=[value_words(words, option, value) for value in option.values],
        rule=option.rule,
        variant=is_variant(option),
    )


# What never changes while a server runs is made once for each game and language.
MADE: dict[tuple[object, ...], Kept] = {}
MAKING = asyncio.Lock()


def kept_facts(game: str) -> Kept:
    return Kept(msgspec.json.encode(in_words(game).facts()), JSON).pack()


def kept_things(game: str, lang: str) -> Kept:
    words = words_for(game, lang)
    things = [
        wire.ThingOut(
            kind=thing.kind,
            name=thing.name,
            title=thing.title,
            lines=thing.lines[1:] if thing.lines[:1] == [thing.title] else thing.lines,
            rule=thing.rule,
        )
        for thing in every_thing(in_words(game).kinds(), words)
    ]
    return Kept(msgspec.json.encode(wire.ThingsOut(things=things)), JSON).pack()


def kept_rules(game: str, lang: str) -> Kept:
    words = words_for(game, lang)
    rules = [
        wire.RuleOut(
            id=rule.id,
            title=rule.title,
            text=titled(words, rule.text),
            kind=rule.kind,
            ruling=titled(words, rule.ruling),
            source=rule.source,
        )
        for rule in rules_of(game, lang).values()
    ]
    return Kept(msgspec.json.encode(wire.RulesOut(rules=rules)), JSON).pack()


async def made(make: Callable[..., Kept], *args: str) -> Kept:
    """What is kept. The first time it takes long: it is made in a thread, one at a time."""
    key = (make, *args)
    if key not in MADE:
        async with MAKING:
            if key not in MADE:
                MADE[key] = await asyncio.to_thread(make, *args)
    return MADE[key]


def answered(kind: Any) -> dict[int, ResponseSpec]:
    """What the API description says of a cached answer; 304 is only for browsers."""
    return {200: ResponseSpec(kind, generate_examples=False, description="The whole of it, with an ETag")}


@get("/api/games/{game:str}/facts", responses=answered(dict[str, Any]))
async def facts(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[Any]:
    """The constant tables of a game, for boards: cards, pieces, spaces, tracks, by their names."""
    return (await made(kept_facts, known_game(game).name)).answer(request)


@get("/api/games/{game:str}/things", responses=answered(wire.ThingsOut))
async def things(game: FromPath[str], request: Request[Any, Any, Any], lang: Lang = "en") -> Response[Any]:
    """Every card, piece and space in words."""
    return (await made(kept_things, known_game(game).name, lang)).answer(request)


@get("/api/games/{game:str}/rules", responses=answered(wire.RulesOut))
async def rules(game: FromPath[str], request: Request[Any, Any, Any], lang: Lang = "en") -> Response[Any]:
    """The rules of a game, block by block; in English where a language has none."""
    return (await made(kept_rules, known_game(game).name, lang)).answer(request)


GAME_ROUTES: list[Any] = [games, facts, things, rules]
