"""A server whose dice, cards and bots are the same each time it runs: the first table, the second, ..."""

from collections.abc import Iterator
from itertools import count

from signoria.kernel.streams import secret_from_seed
from signoria.server import automatic, tables
from signoria.server.running import main

SEEDS: Iterator[int] = count(1)


class Same:
    """In the place of the module `secrets` where bots are given their seeds."""

    @staticmethod
    def randbits(_bits: int) -> int:
        return 1


def next_secret() -> bytes:
    return secret_from_seed(next(SEEDS))


if __name__ == "__main__":
    tables.fresh_secret = next_secret  # type: ignore[attr-defined]
    automatic.secrets = Same  # type: ignore[attr-defined,assignment]
    main()
