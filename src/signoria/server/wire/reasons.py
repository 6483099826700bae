"""Why something is not possible."""

from signoria.server.wire.base import Json, Out


class Reason(Out):
    """Why not: the rule, its numbers, and the sentence."""

    key: str
    rule: str
    numbers: dict[str, Json]
    sentence: str
