"""Gymnasium: one seat learns, bots play the others. Importing this registers `signoria/Lorenzo-v0` and so on.

The mask of legal actions is in `info["action_mask"]`, and comes from `action_masks()` for libraries that ask for it.
"""

from typing import Any

import gymnasium
import numpy

from signoria.bots import make_bot
from signoria.bots.bot import Bot
from signoria.games import GAMES
from signoria.kernel.errors import SignoriaError
from signoria.kernel.seen import Seen
from signoria.research.position import Position
from signoria.research.space import space

REWARDS = ("rank", "win", "points", "shaped")
RANDOM = "random"
ILLEGAL = ("raise", "random")


class Env(gymnasium.Env[Any, Any]):
    """A seat at a table.

    `opponents` is the name of a bot, or a list with one for each rival. Without `seat` it is drawn for each game.
    `reward` is `rank` (-1 for the last to 1 for the first), `win` (the share of the victory) or `points` (the lead over
    the best rival), all at the end; or `shaped`, which is that lead as far as the seat can see, paid as it changes.
    An illegal action raises an error, or with illegal="random" stands for a legal one.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str = "lorenzo",
        seats: int | None = None,
        options: dict[str, object] | None = None,
        opponents: str | list[str] = RANDOM,
        seat: int | None = None,
        reward: str = "rank",
        illegal: str = "raise",
        out_of_turn: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if reward not in REWARDS:
            raise SignoriaError(f"reward: must be one of {', '.join(REWARDS)}, not {reward!r}")
        if illegal not in ILLEGAL:
            raise SignoriaError(f"illegal: must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.space = space(game, GAMES[game].fewest if seats is None else seats, options, out_of_turn)
        if seat is not None and not 0 <= seat < self.space.seats:
            raise SignoriaError(f"seat: must be from 0 to {self.space.seats - 1}, not {seat}")
        rivals = self.space.seats - 1
        self.opponents = [opponents] * rivals if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != rivals:
            raise SignoriaError(f"opponents: must be {rivals} names, not {len(self.opponents)}")
        for name in self.opponents:
            make_bot(name, 0).close()
        self.learner, self.reward, self.illegal, self.render_mode = seat, reward, illegal, render_mode
        self.observation_space = gymnasium.spaces.Box(0, 1, (self.space.observation.size,), numpy.float32)
        self.action_space = gymnasium.spaces.Discrete(len(self.space.actions))
        self.bots: dict[int, Bot] = {}
        self.seat = 0
        self.lead = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.position = Position(self.space, self.drawn(), "auto")
        self.seat = int(self.np_random.integers(self.space.seats)) if self.learner is None else self.learner
        self.close()
        rivals = [seat for seat in range(self.space.seats) if seat != self.seat]
        self.bots = {seat: make_bot(name, self.drawn()) for seat, name in zip(rivals, self.opponents, strict=True)}
        self.let_others_play()
        self.lead = self.seen_lead()
        return self.observed()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        p = self.position
        id = int(action)
        if self.illegal == RANDOM and id not in (legal := p.legal()):
            id = legal[int(self.np_random.integers(len(legal)))]
        p.step(id)
        self.let_others_play()
        seen, info = self.observed()
        return seen, self.paid(), p.over, False, info

    def action_masks(self) -> Any:
        """Which actions are legal now."""
        return self.mask.astype(bool)

    def render(self) -> Any:
        return None if self.render_mode is None else str(self.position.to_match(seed=0).view(self.seat))

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def drawn(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def let_others_play(self) -> None:
        """Until the learner is asked, or the end. Bots never act out of turn."""
        p = self.position
        while not p.over and p.player != self.seat:
            wait = self.space.actions.wait
            if p.may_wait and wait is not None:
                p.step(wait)
                continue
            choice = self.bots[p.player].choose(Seen(p.game, p.known(p.player), p.player))
            p.step(self.space.actions.id(choice.move))

    def observed(self) -> tuple[Any, dict[str, Any]]:
        p = self.position
        seen = numpy.zeros(self.space.observation.size, numpy.float32)
        self.mask = numpy.zeros(len(self.space.actions), numpy.int8)
        p.observe(self.seat, seen)
        p.mask(self.mask)
        info = {"action_mask": self.mask, "seat": self.seat}
        return seen, info | ({"points": p.points(), "returns": p.returns()} if p.over else {})

    def paid(self) -> float:
        p = self.position
        if self.reward == "shaped":
            before, self.lead = self.lead, self.seen_lead()
            return self.lead - before
        if not p.over:
            return 0.0
        if self.reward == "points":
            return self.seen_lead()
        return float((p.returns() if self.reward == "rank" else p.shares())[self.seat])

    def seen_lead(self) -> float:
        """The lead over the best rival, as far as the seat can see."""
        p = self.position
        points = p.points() if p.over else [sum(one.values()) for one in p.game.scores(p.known(self.seat))]
        return float(points[self.seat] - max(n for seat, n in enumerate(points) if seat != self.seat))


def make_vec(game: str, n: int, **settings: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """`n` environments as one."""
    return gymnasium.vector.SyncVectorEnv([lambda: Env(game, **settings) for _ in range(n)])


for _name in GAMES:
    if (_id := f"signoria/{_name.capitalize()}-v0") not in gymnasium.registry:
        gymnasium.register(_id, entry_point="signoria.research.gymnasium:Env", kwargs={"game": _name})
