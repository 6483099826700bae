"""Chance that anybody can check afterwards: named streams from one secret, with a commitment.

A secret is drawn when a match is made, and a commitment to it published before the first move. Every draw is an HMAC of
the secret over the seats' nonces, the name of a stream and the draw's place in it, mapped to an unbiased number.
`docs/records.md` defines every byte of it, so that others can write a checker of their own: change neither alone.
"""

import hashlib
import hmac
import json
import secrets
from typing import final


def commitment(secret: bytes) -> str:
    """What is published of a secret before it is used."""
    return hashlib.sha256(b"signoria commitment\n" + secret).hexdigest()


def nonce_commitment(nonce: str) -> str:
    """What a player publishes of a nonce before anybody sees it; an empty nonce needs no commitment."""
    return hashlib.sha256(b"signoria nonce\n" + nonce.encode("utf-8", "surrogatepass")).hexdigest() if nonce else ""


def secret_from_seed(seed: int) -> bytes:
    """A secret that the same seed gives again: for tests, puzzles and research, not for live play."""
    return hashlib.sha256(f"signoria seed {seed}".encode()).digest()


def fresh_secret() -> bytes:
    return secrets.token_bytes(32)


@final
class Streams:
    """The random streams of one match: how often each was asked, and nothing else, is their state."""

    def __init__(self, secret: bytes, nonces: list[str]) -> None:
        self.secret = secret
        self.nonces = nonces
        self.drawn: dict[str, int] = {}

    def draw(self, stream: str, n: int) -> int:
        """The next number of a stream, from 0 to n - 1, every one as likely as any other."""
        index = self.drawn.get(stream, 0)
        self.drawn[stream] = index + 1
        return self.at(stream, index, n)

    def take_back(self, stream: str) -> None:
        """The last draw of a stream was undone: the next one repeats it."""
        self.drawn[stream] -= 1

    def at(self, stream: str, index: int, n: int) -> int:
        """The number at one place of a stream; numbers beyond the last full range are drawn again."""
        bound = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            message = json.dumps([self.nonces, stream, index, attempt])
            number = int.from_bytes(hmac.digest(self.secret, message.encode(), "sha256")[:8], "big")
            if number < bound:
                return number % n
            attempt += 1
