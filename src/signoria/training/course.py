"""What is learnt: by which games, and how many of them."""

from dataclasses import dataclass

from signoria.arena.plans import Plan, Tournament, seed_from
from signoria.bots.greedy import HAND_MADE, evaluation_of
from signoria.bots.registry import HAND
from signoria.games import game as game_named
from signoria.kernel.domains import Json
from signoria.kernel.errors import SignoriaError

CHECK = -1  # stands for the check, where rounds have their numbers


@dataclass(frozen=True)
class Course:
    """So many rounds of so many games, and about as many games to check what was learnt."""

    game: str
    seats: int
    options: dict[str, Json]
    games: int
    rounds: int
    seed: int

    @property
    def weights(self) -> dict[str, int]:
        """Where it begins: the weights made by hand."""
        return HAND_MADE[self.game].weights

    def plan(self, number: int, number_of_round: int, bots: tuple[str, ...]) -> Plan:
        """A game of a round, by its own dice and cards."""
        chance = seed_from(self.seed, number_of_round, number)
        seeds = tuple(seed_from(chance, seat) for seat in range(self.seats))
        return Plan(number, number, self.game, self.options, bots, chance, seeds)

    def contest(self, bot: str) -> Tournament:
        """A bot with other weights against that made by hand, by other dice and cards than were learnt from."""
        seed = seed_from(self.seed, CHECK)
        return Tournament(self.game, (bot, HAND), self.seats, self.options, seed)

    @property
    def checks(self) -> int:
        """Games of the check: as many as of a round, or a few more, so that both sit in every seat equally often."""
        return self.contest("").whole(self.games)

    @property
    def all_games(self) -> int:
        return self.rounds * self.games + self.checks


def course(game: str, seats: int, options: dict[str, Json], games: int, rounds: int, seed: int) -> Course:
    """A course that can be played, or an error that says what cannot."""
    rules = game_named(game)
    evaluation_of(rules, HAND_MADE)
    for name, number in (("games", games), ("rounds", rounds)):
        if number < 1:
            raise SignoriaError(f"{name}: must be at least 1, not {number}")
    return Course(rules.name, rules.check_seats(seats), rules.whole_options(options), games, rounds, seed)
