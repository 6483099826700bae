"""OpenSpiel: importing this registers `python_signoria_lorenzo` and so on, as games written in Python.

`load("lorenzo", 2)` loads one. Dice and draws are explicit, sealed answers are asked one after another. `resampler` is
what search over information sets needs: `bot.set_resampler(resampler(seed))`.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy
import pyspiel

from signoria.games import GAMES
from signoria.kernel.rng import Rng
from signoria.research.position import CHANCE, TERMINAL, Position
from signoria.research.space import space

LONGEST = 100_000  # steps: no game is as long


def game_type(name: str) -> pyspiel.GameType:
    rules = GAMES[name]
    return pyspiel.GameType(
        short_name=f"python_signoria_{name}",
        long_name=f"Signoria: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.fewest, "options": "{}", "out_of_turn": True, "position": ""},
    )


class Game(pyspiel.Game):
    """A game of ours. `options` is JSON; `position`, if there is one, is where it begins, as `to_bytes` in hex."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        name, params = self.name, given or {}
        options = json.loads(params.get("options") or "{}")
        seats = int(params.get("players", GAMES[name].fewest))
        self.space = space(name, seats, options, bool(params.get("out_of_turn", True)))
        begin = params.get("position") or ""
        self.start = Position.from_bytes(bytes.fromhex(begin)) if begin else Position(self.space)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.space.actions),
            max_chance_outcomes=len(self.space.chance),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self)


class State(pyspiel.State):
    """A position of it. OpenSpiel copies it with `copy.deepcopy` and stores it by its history."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.position = game.start.copy()

    def current_player(self) -> int:
        player = self.position.player
        if player == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if player == TERMINAL else player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal()) if player == self.position.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted(self.position.outcomes())

    def _apply_action(self, action: int) -> None:
        self.position.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        where = self.position.space
        text: str = (where.chance if player == pyspiel.PlayerId.CHANCE else where.actions).text(action)
        return text

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return self.position.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return self.position.key(self.current_player() if player is None else player).hex()

    def __str__(self) -> str:
        return self.position.game.digest(self.position.state)


class Observer:
    """What a player knows, as OpenSpiel asks for it."""

    def __init__(self, game: Game) -> None:
        self.tensor = numpy.zeros(game.space.observation.size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        state.position.observe(player, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        return state.position.key(player).hex()


def load(name: str, seats: int | None = None, options: dict[str, Any] | None = None, **settings: Any) -> Any:
    """One of our games as OpenSpiel's. `position=p` begins at a position, so that search has little before it."""
    params: dict[str, Any] = {"players": GAMES[name].fewest if seats is None else seats}
    params["options"] = json.dumps(options or {})
    if "position" in settings:
        settings["position"] = settings["position"].to_bytes().hex()
    return pyspiel.load_game(f"python_signoria_{name}", params | settings)


def resampler(seed: int = 0) -> Callable[[State, int], State]:
    """Draws worlds that a player cannot tell from the true one, for `ISMCTSBot.set_resampler`."""
    draws = Rng(seed)

    def sampled(state: State, player: int) -> State:
        other = state.clone()
        other.position = state.position.sample(player, draws)
        result: State = other
        return result

    return sampled


def register(name: str) -> None:
    """A class for each game: OpenSpiel keeps it until after Python has ended, which a function would not survive."""
    kind = game_type(name)
    pyspiel.register_game(kind, type(f"{name.capitalize()}Game", (Game,), {"name": name, "kind": kind}))


for _name in GAMES:
    if f"python_signoria_{_name}" not in pyspiel.registered_names():
        register(_name)
