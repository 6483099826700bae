"""Games, facts, things and rules over HTTP: in the asked language, and kept by browsers until they change."""

import gzip

import httpx
import pytest

from signoria.games import GAMES
from signoria.kernel.text import LANGUAGES
from tests.server.servers import Server


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_have_titles_options_and_bots_in_words(server: Server, lang: str) -> None:
    """The title of each game was the word `game`: its key was not the one the words have."""
    games = httpx.get(f"{server.url}/api/games", params={"lang": lang}).json()
    assert [game["name"] for game in games] == list(GAMES)
    assert "Lorenzo" in games[0]["title"]
    for game in games:
        assert game["bots"]
        for bot in game["bots"]:
            assert {"name", "title", "about"} == set(bot)
        for option in game["options"]:
            assert len(option["words"]) == len(option["values"])
            assert option["title"]


@pytest.mark.parametrize("what", ["facts", "things", "rules"])
@pytest.mark.parametrize("name", list(GAMES))
def test_what_stays_the_same_is_sent_once(server: Server, name: str, what: str) -> None:
    url = f"{server.url}/api/games/{name}/{what}"
    first = httpx.get(url)
    assert first.status_code == 200
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    again = httpx.get(url, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = httpx.get(url, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()
    assert plain.headers["etag"] != first.headers["etag"]


def test_things_are_told_in_the_asked_language(server: Server) -> None:
    url = f"{server.url}/api/games/lorenzo/things"
    english, polish = (httpx.get(url, params={"lang": lang}).json()["things"] for lang in ("en", "pl"))
    assert [thing["name"] for thing in english] == [thing["name"] for thing in polish]
    forest = next(thing for thing in polish if (thing["kind"], thing["name"]) == ("card", "forest"))
    assert forest["title"] == "Las"
    assert forest["lines"]
    assert forest["lines"][0] != forest["title"]
    assert forest["rule"] == "L-5.1"


def test_an_unknown_game_or_language_is_refused(server: Server) -> None:
    none = httpx.get(f"{server.url}/api/games/chess/facts")
    assert (none.status_code, none.json()["code"]) == (404, "no-game")
    assert httpx.get(f"{server.url}/api/games/lorenzo/things", params={"lang": "xx"}).status_code == 400


def test_packed_bytes_are_those_that_are_not() -> None:
    from signoria.server.kept import Kept

    kept = Kept(b"a" * 5_000, "text/plain").pack()
    assert gzip.decompress(kept.packed["gzip"]) == kept.body
    assert Kept(b"a", "text/plain").pack().packed == {}, "packing brings nothing there"
