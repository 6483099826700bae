"""The games that can be played."""

from signoria.games.fief.game import GAME as FIEF
from signoria.games.lorenzo.game import GAME as LORENZO
from signoria.games.princes.game import GAME as PRINCES
from signoria.kernel.errors import UnknownGame
from signoria.kernel.game import Game
from signoria.kernel.pickling import register

GAMES: dict[str, Game] = {LORENZO.name: LORENZO, PRINCES.name: PRINCES, FIEF.name: FIEF}
for _game in GAMES.values():
    register(_game)


def game(name: str) -> Game:
    """A game by its name."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]
