"""Families of Fief in words: what lords are and bear, and where their troops are."""

from functools import partial

from signoria.games.fief import relics
from signoria.games.fief.people import bishopric_of, is_cardinal, is_d_arc, ransom
from signoria.games.fief.pieces import BIT, FIEFS, IS_WOMAN, NEIGHBOUR_AT, RANK, RELIC, RELICS
from signoria.games.fief.state import (
    ASSASSINS,
    CAPTOR,
    DAUPHIN,
    EXCOMMUNICATED,
    IS_REGENT,
    KING,
    POPE,
    QUEEN,
    RELICS_IN_PLAY,
    SPOUSE,
)
from signoria.games.fief.strength import KNIGHT_POINTS
from signoria.table.fief.scene import Force, Scene, villages_of
from signoria.table.panels import joined

RANKS = ("", "baron", "count", "duke")


def bearings(scene: Scene, lord: int) -> list[str]:
    """What a lord is and bears, in words."""
    words, s = scene.words, scene.table
    found: list[str] = []
    for fief in range(FIEFS):
        if s.holder(fief) == lord:
            kind = "lady" if IS_WOMAN[lord] else "lord"
            found.append(words.say(f"table-fief-{kind}-{RANKS[RANK[fief]]}", fief=partial(scene.fief, fief)))
    if bishopric_of(s, lord) >= 0:
        found.append(words.word(f"office-b{bishopric_of(s, lord) + 1}"))
    queen = "regent" if s.cells[IS_REGENT] else "queen"
    for name, cell in (("king", KING), (queen, QUEEN), ("dauphin", DAUPHIN), ("pope", POPE)):
        if s.cells[cell] == lord:
            found.append(words.word(f"table-fief-is-{name}"))
    if is_cardinal(s, lord):
        found.append(words.word("table-fief-is-cardinal"))
    if is_d_arc(s, lord):
        found.append(words.word("kind-d_arc"))
    if s.cells[SPOUSE + lord] >= 0:
        found.append(words.say("table-fief-married", lord=partial(scene.owned_lord, int(s.cells[SPOUSE + lord]))))
    if s.cells[EXCOMMUNICATED] == lord:
        found.append(words.word("table-fief-is-excommunicated"))
    if s.cells[ASSASSINS] & BIT[lord]:
        found.append(words.word("table-fief-is-assassin"))
    if s.cells[RELICS_IN_PLAY]:
        found += [words.word(RELIC.key(i)) for i in range(RELICS) if relics.carrier(s, i) == lord]
    if s.is_captive(lord):
        found.append(captivity(scene, lord))
    return found


def captivity(scene: Scene, lord: int) -> str:
    """Whose prisoner a lord is, and the ransom."""
    captor = scene.name(int(scene.table.cells[CAPTOR + lord]))
    return scene.words.word("table-fief-prisoner", captor=captor, ransom=int(ransom(scene.table, lord)))


def weight(scene: Scene, force: Force) -> tuple[int, int]:
    """How much a force matters: those with a crown or tiara first, then lords, then the larger armies."""
    rulers = [scene.table.cells[cell] for cell in (KING, QUEEN, POPE, DAUPHIN)]
    rank = 2 if any(lord in rulers for lord in force.lords) else 1 if force.lords else 0
    return rank, force.men + int(KNIGHT_POINTS) * force.knights


def forces_of(scene: Scene, seat: int) -> list[tuple[int, Force]]:
    """Where a seat has lords and troops; what matters most comes first, since a short line is cut behind it."""
    found = [(village, force) for village in villages_of(-1) for force in scene.forces(village) if force.seat == seat]
    return sorted(found, key=lambda at: weight(scene, at[1]), reverse=True)


def money(scene: Scene, seat: int) -> str:
    """Deniers, `?` where they are not known. [F-13.6]"""
    known = scene.fields(seat)["money"]
    return "?" if known is None else str(known)


def troop_words(scene: Scene, men: int, knights: int, are_hidden: bool = False, case: str = "") -> list[str]:
    """`3 men-at-arms`, `1 knight`, in the case a sentence wants; in the fog only how many tokens there are."""
    words = scene.words
    if are_hidden:
        return [words.word("table-fief-some-troops", n=men + knights)] if men + knights else []
    told = (("table-fief-so-many-men", men), ("table-fief-so-many-knights", knights))
    return [words.word(f"{key}.{case}" if case else key, n=n) for key, n in told if n]


def troops_told(scene: Scene, men: int, knights: int) -> list[str]:
    """Troops in words, or briefly by signs: `3m1k`."""
    if not scene.is_brief:
        return troop_words(scene, men, knights)
    told = scene.troops(men, knights)
    return [told] if told else []


def force_words(scene: Scene, force: Force, with_player: bool = True) -> str:
    """`Pazzi: Arthur, 3 men-at-arms, 1 knight, at the gate to Charolles`: who, with what, where."""
    words = scene.words
    found = [scene.lord(lord) for lord in force.lords]
    found += troop_words(scene, force.men, force.knights, force.are_hidden)
    if NEIGHBOUR_AT[force.stand] >= 0:
        found.append(words.word("table-fief-at-gate", village=scene.village(int(NEIGHBOUR_AT[force.stand]))))
    if force.engine:
        found.append(words.word("table-fief-engine", n=force.engine))
    if force.prisoners:
        held = joined(scene, [scene.lord(lord) for lord in force.prisoners])
        found.append(words.word("table-fief-prisoners", lords=held))
    told = joined(scene, found)
    return f"{scene.player(force.seat)}: {told}" if with_player else told
