"""Villages with their fiefs and bishoprics, lords, cards, calamities, relics, troops and walls that `help` explains."""

from signoria.cli.things import Kind
from signoria.games.fief.describe import (
    long_bishopric,
    long_calamity,
    long_card,
    long_fief,
    long_fort,
    long_lord,
    long_relic,
    long_unit,
    long_village,
)
from signoria.games.fief.pieces import BISHOPRIC_OF, CALAMITY, FIEF_OF, FORT, KIND, LORD, LORDS, RELIC, UNIT, VILLAGE
from signoria.kernel.domains import Names
from signoria.kernel.text import Words

OTHER_CARDS = Names("kind", KIND.names[LORDS:])  # a lord's card is found as the lord
CARD_RULES = ("F-9.3", "F-1.5", "F-2.3.3", "F-2.3.3", "F-2.3.5", "F-10.1", "F-10.2", "F-10.3", "F-10.4", "F-10.5")
CALAMITY_RULES = ("F-2.2.2", "F-2.2.3", "F-2.2.5")


def kinds() -> list[Kind]:
    """Every kind of thing: its names, how it is described, and the rule that is about it."""
    return [
        (VILLAGE, whole_village, lambda village: "F-5.2"),
        (LORD, long_lord, lambda lord: "F-1.1"),
        (OTHER_CARDS, lambda words, i: long_card(words, LORDS + i), lambda i: CARD_RULES[i]),
        (CALAMITY, long_calamity, lambda calamity: CALAMITY_RULES[calamity]),
        (RELIC, long_relic, lambda relic: "F-11.1"),
        (UNIT, long_unit, lambda unit: "F-6.2.1"),
        (FORT, long_fort, lambda fort: "F-4.2.3"),
    ]


def whole_village(words: Words, village: int) -> list[str]:
    """A village, then its fief and its bishopric, all of which bear the name of a village."""
    lines = list(long_village(words, village))
    fief, *about_fief = long_fief(words, FIEF_OF[village])
    bishopric, *about_bishopric = long_bishopric(words, BISHOPRIC_OF[village])
    lines.append(" ".join([words.word("cli-fief-the-fief", fief=fief), *about_fief]))
    lines.append(" ".join([words.word("cli-fief-the-bishopric", bishopric=bishopric), *about_bishopric]))
    return lines
