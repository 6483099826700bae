"""Games: what can be played, with the words of it."""

from signoria.server.wire.base import Json, Out


class OptionOut(Out):
    """A rule players may agree on. `words` are those of the values, one for each.

    `variant`: it makes another game of it, as an expansion does; the others say how a rule is read.
    """

    name: str
    values: list[Json]
    default: Json
    title: str
    about: str
    words: list[str]
    rule: str
    variant: bool = False


class BotOut(Out):
    name: str
    title: str
    about: str


class GameOut(Out):
    """A game; its bots with the strongest last, and what its sources of points are called, in their order.

    `wishes`: whether players can wish to be answered for without being asked.
    """

    name: str
    title: str
    seats: list[int]
    options: list[OptionOut]
    rules_version: int
    bots: list[BotOut]
    sources: dict[str, str]
    rounds: int = 0  # how many there are; 0 where it is open, as with the turns of Fief
    wishes: bool = False


class ThingOut(Out):
    """A card, piece or space: `kind:name` is what panels call it. The first line is not repeated from the title."""

    kind: str
    name: str
    title: str
    lines: list[str]
    rule: str


class ThingsOut(Out):
    things: list[ThingOut]


class RuleOut(Out):
    """A block of the rules. `kind` is `heading` where it only heads those below it."""

    id: str
    title: str
    text: str
    kind: str
    ruling: str
    source: str


class RulesOut(Out):
    rules: list[RuleOut]
