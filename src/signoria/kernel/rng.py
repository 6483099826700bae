"""Chance without secrets: a small generator that is the same on every machine and in both builds.

Used for random playouts and for sampling worlds. What is drawn in a live game comes from `streams.py`.
"""

from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
MIX: Final = 0x45D9F3B  # below 2**27, so that its product with a word fits into 63 bits


def scramble(word: i64) -> i64:
    """Another word for each word, in which every bit depends on every bit: neighbours have nothing in common."""
    word = ((word ^ word >> 16) * MIX) & WORD
    word = ((word ^ word >> 16) * MIX) & WORD
    return word ^ word >> 16


@final
class Rng:
    """Marsaglia's xorshift on four words of 32 bits: shifts and masks only, so both builds agree.

    Seeds may be small and follow on each other, so they are scrambled first. Different seeds begin differently.
    """

    def __init__(self, seed: i64) -> None:
        self.a: i64 = scramble((seed ^ 0x193A6754) & WORD)
        self.b: i64 = scramble(((seed >> 32) ^ 0xA8A7D469 ^ self.a) & WORD)
        self.c: i64 = scramble(self.b ^ 0x97830E05)
        self.d: i64 = scramble(self.c ^ 0x113BA7BB)

    def word(self) -> i64:
        """The next 32 bits."""
        t = self.a ^ ((self.a << 11) & WORD)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = self.d ^ (self.d >> 19) ^ t ^ (t >> 8)
        return self.d

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1; n at most 2**20, where the bias is below one in 4,000."""
        return (self.word() * n) >> 32
