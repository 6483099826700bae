"""PettingZoo: every seat an agent. `env` asks one after another; `parallel_env` asks all who answer a sealed step."""

from typing import Any

import gymnasium
import numpy
from pettingzoo import AECEnv, ParallelEnv

from signoria.kernel.flow import legal, seats_of, waiting
from signoria.research.position import Position
from signoria.research.space import Space, space


def env(
    game: str,
    seats: int = 4,
    options: dict[str, object] | None = None,
    out_of_turn: bool = True,
    render_mode: str | None = None,
) -> "Turns":
    """An environment in which agents act one after another, sealed answers too."""
    return Turns(space(game, seats, options, out_of_turn), render_mode)


def parallel_env(
    game: str, seats: int = 4, options: dict[str, object] | None = None, render_mode: str | None = None
) -> "Together":
    """An environment in which all agents act at once; those who are not asked have the action `idle`, the last one."""
    return Together(space(game, seats, options, out_of_turn=False), render_mode)


class Seated:
    """What both have: agents, spaces, and the chance of their games."""

    possible_agents: list[str]

    def set_up(self, where: Space, actions: int, render_mode: str | None) -> None:
        self.space = where
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(where.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seen_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 1, (where.observation.size,), numpy.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (actions,), numpy.int8),
            }
        )
        self.act_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self.seeds = numpy.random.default_rng()

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.seeds = numpy.random.default_rng(seed)
        self.position = Position(self.space, int(self.seeds.integers(1 << 62)), "auto")

    def observation_space(self, agent: str) -> Any:
        return self.seen_space

    def action_space(self, agent: str) -> Any:
        return self.act_spaces[agent]

    def render(self) -> Any:
        return None if self.render_mode is None else str(self.position.to_match(seed=0).view())

    def close(self) -> None:
        """Nothing is held open."""


class Turns(Seated, AECEnv[str, Any, Any]):
    """See `env`."""

    metadata = {"render_modes": ["ansi"], "name": "signoria_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, where: Space, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        self.set_up(where, len(where.actions), render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.player]

    def observe(self, agent: str) -> Any:
        seat = self.seat_of[agent]
        p = self.position
        seen = numpy.zeros(self.space.observation.size, numpy.float32)
        mask = numpy.zeros(len(self.space.actions), numpy.int8)
        p.observe(seat, seen)
        if p.player == seat:
            p.mask(mask)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        p = self.position
        p.step(int(action))
        if self.rewards[agent] or self._cumulative_rewards[agent]:
            self._cumulative_rewards[agent] = 0.0
        if not p.over:
            self.agent_selection = self.possible_agents[p.player]
            return
        points = p.points()
        for seat, reward in enumerate(p.returns()):
            name = self.possible_agents[seat]
            self.rewards[name] = reward
            self.terminations[name] = True
            self.infos[name] = {"points": points[seat]}
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()


class Together(Seated, ParallelEnv[str, Any, Any]):
    """See `parallel_env`."""

    metadata = {"render_modes": ["ansi"], "name": "signoria_parallel_v0"}  # noqa: RUF012

    def __init__(self, where: Space, render_mode: str | None = None) -> None:
        self.idle = len(where.actions)
        self.set_up(where, self.idle + 1, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.begin(seed)
        self.agents = self.possible_agents[:]
        return self.told(), {agent: {} for agent in self.agents}

    def asked(self) -> list[int]:
        """The seats that answer now: several where the step is sealed."""
        return [] if self.position.over else seats_of(waiting(self.position.state))

    def told(self) -> dict[str, Any]:
        p, asked = self.position, self.asked()
        found: dict[str, Any] = {}
        for agent in self.possible_agents:
            seat = self.seat_of[agent]
            seen = numpy.zeros(self.space.observation.size, numpy.float32)
            mask = numpy.zeros(self.idle + 1, numpy.int8)
            p.observe(seat, seen)
            ids = [p.actions.id(code) for code in legal(p.state, seat).items] if seat in asked else [self.idle]
            mask[[id for id in ids if id >= 0]] = 1
            found[agent] = {"observation": seen, "action_mask": mask}
        return found

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        p = self.position
        for seat in self.asked():
            p.step(int(actions[self.possible_agents[seat]]))
        playing, self.agents = self.agents, [] if p.over else self.agents
        rewards = {agent: p.returns()[self.seat_of[agent]] for agent in playing}
        over = dict.fromkeys(playing, p.over)
        infos: dict[str, Any] = {
            agent: {"points": p.points()[self.seat_of[agent]]} if p.over else {} for agent in playing
        }
        return self.told(), rewards, over, dict.fromkeys(playing, False), infos
