"""Villages with their fiefs and bishoprics, lords, cards, calamities, relics, troops, walls."""

from signoria.games.fief.control import besiegers, controller
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
from signoria.games.fief.state import BISHOP, FORT_IN, MILLS_IN
from signoria.kernel.domains import Names
from signoria.kernel.text import Words
from signoria.table.fief.people import bearings
from signoria.table.fief.scene import Scene
from signoria.table.things import Kind

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
    lines.append(" ".join([words.word("table-fief-the-fief", fief=fief), *about_fief]))
    lines.append(" ".join([words.word("table-fief-the-bishopric", bishopric=bishopric), *about_bishopric]))
    return lines


# ---------------------------------------------------------------- at this moment


def now_of(scene: Scene, name: str) -> list[str]:
    """What there is to say of a village or a lord at this moment of the game."""
    village, lord = int(VILLAGE.parse(name)), int(LORD.parse(name))
    found = village_now(scene, village) if village >= 0 else lord_now(scene, lord) if lord >= 0 else []
    return [scene.words.word("table-fief-now", what="; ".join(found))] if found else []


def village_now(scene: Scene, village: int) -> list[str]:
    """Who controls it, walls and mills, who is there, and who holds its fief and its bishopric."""
    words, s = scene.words, scene.table
    holder = int(controller(s, village))
    is_free = words.word("table-fief-now-free")
    found = [words.word("table-fief-now-controlled", player=scene.player(holder)) if holder >= 0 else is_free]
    if s.cells[FORT_IN + village]:
        found.append(words.word(FORT.key(s.cells[FORT_IN + village])))
    if s.cells[MILLS_IN + village]:
        found.append(words.word("table-fief-now-mills", n=int(s.cells[MILLS_IN + village])))
    for force in scene.forces(village):
        lords = [scene.lord(lord) for lord in force.lords]
        found.append(f"{scene.player(force.seat)}{scene.company(force, lords)}")
    if besiegers(s, village):
        found.append(words.word("table-fief-besieged"))
    titled, bishop = int(s.holder(FIEF_OF[village])), int(s.cells[BISHOP + BISHOPRIC_OF[village]])
    if titled >= 0:
        found.append(words.word("table-fief-now-title", lord=scene.owned_lord(titled)))
    if bishop >= 0:
        found.append(words.word("table-fief-now-bishop", lord=scene.owned_lord(bishop)))
    return found


def lord_now(scene: Scene, lord: int) -> list[str]:
    """The family of a lord, the place, titles and relics."""
    words, s = scene.words, scene.table
    if s.owner(lord) < 0:
        return [words.word("table-fief-now-away")]
    family = words.word("table-fief-now-family", player=scene.player(int(s.owner(lord))))
    place = [scene.village(int(s.village_of(lord)))] if s.village_of(lord) >= 0 else []
    return [family, *place, *bearings(scene, lord)]
