"""A battle in words: the sides, their points and dice, why some are lost, and the rounds so far. [F-6.2]"""

from dataclasses import dataclass, field
from typing import Any

from signoria.games.fief.moves import ON_ATTACK, ON_DEFENCE, SIDE
from signoria.games.fief.pieces import BIT, FORT, GRAIL, KNIGHT, LANCE, MAN
from signoria.games.fief.state import FORT_IN
from signoria.games.fief.steps.rounds import DAMAGE, LOSING_SIDE
from signoria.games.fief.strength import (
    ATTACKER,
    DEFENDER,
    GATES_OPEN,
    IN_CAVALCADE,
    KNIGHT_POINTS,
    QUIET,
    ROUND_NUMBER,
    TUNNEL_DUG,
    VILLAGE_AT_WAR,
    bears,
    d_arc,
    dice_for,
    dice_on,
    is_before_walls,
    keeps,
    leader,
    lords_on,
    lords_points,
    own_points,
    penalty,
    points_on,
    seats_on,
    tokens,
    tokens_on,
)
from signoria.table.fief.people import troops_told
from signoria.table.fief.scene import Scene, lords_of, seats_of


@dataclass
class Fought:
    """A round, from the log: dice of each side, damage, and the losses of each player."""

    number: int
    dice: dict[int, list[int]] = field(default_factory=dict)
    damage: dict[int, int] = field(default_factory=dict)
    lost: dict[tuple[int, str], int] = field(default_factory=dict)
    dead: list[str] = field(default_factory=list)
    surrendered: int | None = None  # no round: who gave up instead of fighting one [F-6.3.1]


def rounds(log: list[dict[str, Any]]) -> list[Fought]:
    """The rounds of a battle as its events tell them."""
    found: list[Fought] = []
    for event in log:
        kind = event["event"]
        if kind == "round":
            found.append(Fought(int(event["round"])))
        elif kind == "surrendered":  # the troops that are lost with it fell in no round
            found.append(Fought(0, surrendered=int(event["seat"])))
        elif not found:
            continue
        elif kind == "rolled":
            found[-1].dice.setdefault(int(event["seat"]), []).append(int(event["hits"]))
        elif kind == "damage":
            found[-1].damage[int(event["seat"])] = int(event["damage"])
        elif kind == "unit-lost":
            key = (int(event["seat"]), str(event["unit"]))
            found[-1].lost[key] = found[-1].lost.get(key, 0) + 1
        elif kind == "died":
            found[-1].dead.append(str(event["lord"]))
    return found


def battle_title(scene: Scene) -> str:
    """Where it is, and the round."""
    f, s = scene.frame("battle"), scene.table
    key = "table-fief-cavalcade-battle" if s.stack[f + IN_CAVALCADE] else "table-fief-battle"
    village = scene.village(int(s.stack[f + VILLAGE_AT_WAR]))
    return scene.words.word(key, village=village, round=int(s.stack[f + ROUND_NUMBER]))


def fighters(scene: Scene, f: int, side: int) -> list[int]:
    """Who fights on a side, the leader first."""
    chief = int(leader(scene.table, f, side))
    return [chief] + [seat for seat in seats_of(int(seats_on(scene.table, f, side)), scene.seats) if seat != chief]


def to_come(scene: Scene, f: int) -> list[str]:
    """That a battle may end for want of losses, and the damage still to be taken."""
    s, words = scene.table, scene.words
    found = [words.word("table-fief-quiet", n=int(s.stack[f + QUIET]))] if s.stack[f + QUIET] else []
    g = scene.frame("losses")
    if g >= 0:
        side = words.word(SIDE.key(s.stack[g + LOSING_SIDE]))
        found.append(words.word("table-fief-to-lose", side=side, damage=int(s.stack[g + DAMAGE])))
    return found


def army(scene: Scene, f: int, side: int, seat: int) -> str:
    """`Arthur, 3 men-at-arms, 1 knight`, briefly `Arthur, 3m1k`: the lords and troops of a seat on a side."""
    s = scene.table
    mine = [lord for lord in lords_of(int(lords_on(s, f, side))) if s.owner(lord) == seat]
    troops = troops_told(scene, int(tokens(s, f, side, seat, MAN)), int(tokens(s, f, side, seat, KNIGHT)))
    return ", ".join([*[scene.lord(lord) for lord in mine], *troops])


def strength(scene: Scene, f: int, side: int) -> str:
    """`4 men-at-arms + 2 knights × 3 + lords 1 = 11 points: 2 dice, castle −1: 1 die`."""
    s, words = scene.table, scene.words
    lords = int(lords_on(s, f, side))
    points = int(points_on(s, f, side))
    told = words.word(
        "table-fief-points",
        men=int(tokens_on(s, f, side, MAN)),
        knights=int(tokens_on(s, f, side, KNIGHT)),
        each=int(KNIGHT_POINTS),
        lords=int(lords_points(s, lords)),
        points=points,
    )
    dice = [words.word("table-fief-dice", n=int(dice_for(points, False)))]
    if lords & d_arc(s):
        dice.append(words.word("table-fief-dice-d_arc"))
    dice += walls(scene, f) if side == ON_ATTACK else []
    total = words.word("table-fief-dice", n=int(dice_on(s, f, side)))
    return f"{told}: {', '.join(dice)}" + (f" = {total}" if len(dice) > 1 else "") + extras(scene, f, side)


def walls(scene: Scene, f: int) -> list[str]:
    """What the walls cost the attacker, and what takes that away. [F-6.2.2] [F-6.5.4] [F-10.2.2] [F-6.1.3]"""
    s, words = scene.table, scene.words
    if not is_before_walls(s, f):
        return []
    if s.stack[f + TUNNEL_DUG]:
        return [words.word("table-fief-dice-tunnel")]
    if s.stack[f + GATES_OPEN]:
        return [words.word("table-fief-dice-gates")]
    return cost_of_walls(scene, int(s.stack[f + VILLAGE_AT_WAR]), int(seats_on(s, f, ON_ATTACK)))


def cost_of_walls(scene: Scene, village: int, attackers: int) -> list[str]:
    """The dice that walls take from attackers, and those that their siege engines bring back."""
    s, words = scene.table, scene.words
    fort = words.word(FORT.key(s.cells[FORT_IN + village]))
    whole = int(penalty(s, village, 0))
    found = [words.word("table-fief-dice-walls", fort=fort, n=whole)]
    cancelled = whole - int(penalty(s, village, attackers))
    if cancelled:
        found.append(words.word("table-fief-dice-engines", n=cancelled))
    return found


def extras(scene: Scene, f: int, side: int) -> str:
    """What is added to or taken from the dice of a side when they fall. [F-5.3.4] [F-11.1]"""
    s, words = scene.table, scene.words
    found: list[str] = []
    if side == ON_DEFENCE and s.stack[f + IN_CAVALCADE]:
        found.append(words.word("table-fief-dice-bars"))
    if bears(s, f, side, LANCE):
        found.append(words.word("table-fief-dice-lance"))
    if side == ON_ATTACK and (bears(s, f, ON_DEFENCE, GRAIL) or keeps(s, f, ON_DEFENCE, GRAIL)):
        found.append(words.word("table-fief-dice-grail"))
    return "".join(f"; {text}" for text in found)


def dice_before(scene: Scene, village: int, seat: int, has_walls: bool) -> str:
    """`2 = 3, castle −1`: the dice a player would roll alone, for the choice of whom to attack."""
    s, words = scene.table, scene.words
    has_d_arc = bool(s.lords_in(seat, village) & d_arc(s))
    points = own_points(s, seat, village)
    parts = [dice_told(scene, int(dice_for(points, False)))]
    parts += [words.word("table-fief-dice-d_arc")] if has_d_arc else []
    parts += cost_of_walls(scene, village, int(BIT[seat])) if has_walls else []
    lost = int(penalty(s, village, BIT[seat])) if has_walls else 0
    net = dice_told(scene, max(0, int(dice_for(points, has_d_arc)) - lost))
    if len(parts) == 1:
        return net
    return f"{net} = {', '.join(parts)}" if scene.is_brief else f"{', '.join(parts)} = {net}"


def dice_told(scene: Scene, n: int) -> str:
    """`2 dice`, briefly `2`."""
    return str(n) if scene.is_brief else scene.words.word("table-fief-dice", n=n)


def round_words(scene: Scene, f: int, fought: Fought) -> str:
    """`Round 1: Strozzi rolls 2 1 (damage 3); Pazzi rolls 0 (damage 0). Losses: Pazzi 3 men-at-arms.`"""
    words = scene.words
    lost = [
        words.word(f"table-fief-lost-{unit}", player=scene.player(seat), n=n) for (seat, unit), n in fought.lost.items()
    ]
    lost += [words.word(f"lord-{lord}") for lord in fought.dead]
    told = surrender(scene, f, fought.surrendered) if fought.surrendered is not None else rolls(scene, f, fought)
    after = words.word("table-fief-losses", losses=", ".join(lost)) if lost else words.word("table-fief-no-losses")
    is_settled = bool(fought.damage) or fought.surrendered is not None
    return f"{told} {after}" if is_settled else told


def surrender(scene: Scene, f: int, seat: int) -> str:
    village = int(scene.table.stack[f + VILLAGE_AT_WAR])
    return scene.words.word("event-surrendered", seat=scene.player(seat), village=scene.village(village))


def rolls(scene: Scene, f: int, fought: Fought) -> str:
    """The dice of both sides in a round."""
    s, words = scene.table, scene.words
    parts: list[str] = []
    for seat in (int(s.stack[f + ATTACKER]), int(s.stack[f + DEFENDER])):
        dice = " ".join(str(die) for die in fought.dice.get(seat, []))
        key = "table-fief-rolls" if dice else "table-fief-rolls-nothing"
        parts.append(words.word(key, player=scene.player(seat), dice=dice, damage=fought.damage.get(seat, 0)))
    return words.word("table-fief-round", round=fought.number, rolls="; ".join(parts))
