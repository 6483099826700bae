"""What happened in Lorenzo, action by action: a placement with all it costs and brings, a tower that is filled."""

from functools import partial

from signoria.games.lorenzo.messages import PAID_FOR
from signoria.games.lorenzo.pieces import DIE, MEMBER, SOME_GOODS, SPACE
from signoria.table.digest import (
    ASIDE,
    BRIEF,
    GRAVE,
    USUAL,
    Group,
    Grouping,
    Reader,
    Told,
    has,
    is_from,
    those,
)
from signoria.table.lorenzo.things import kinds

FLOORS = 4  # of a tower
VALUE, FOR_A_CARD = "value", {"card", "surcharge"}  # what is paid for
# What a player does, and what then follows from it.
DEEDS = frozenset(
    ("placed", "passed", "skipped", "played", "activated", "discarded", "supported", "excommunicated", "tile-chosen")
)
CONSEQUENCES = ("paid", "gained", "took", "worked", "declined", "copied", "named", "faith-scored")
# Series that are told as one list: by the kind that begins it, what may follow.
SERIES = {
    "order": ("order", "gained"),
    "tile-drawn": ("tile-drawn",),
    "dealt": ("dealt",),
    "kept": ("kept", "passed-on"),
    "rolled": ("rolled",),
    "new-order": ("new-order",),
    "ended": ("ended",),
}
WEIGHTS = {
    "passed": BRIEF, "skipped": BRIEF, "passed-on": ASIDE, "revealed": ASIDE, "tile-drawn": ASIDE, "dealt": ASIDE,
    "kept": ASIDE, "order": ASIDE, "new-order": BRIEF, "rolled": BRIEF,
    "supported": GRAVE, "excommunicated": GRAVE, "scored": GRAVE, "lost": GRAVE, "ended": GRAVE,
}  # fmt: skip


def joins(group: Group, told: Told) -> bool:
    begun = group[0].name
    if begun in SERIES:
        return told.name in SERIES[begun] and group[-1].name != "passed-on"  # which ends a pick of the leaders
    if begun == "revealed":
        return told.name == "revealed" and tower(told) == tower(group[0])
    if begun in ("scored", "lost"):
        return told.name in ("scored", "lost") and is_from(group, told)
    return begun not in ("round", "rolled") and told.name in CONSEQUENCES and is_from(group, told)


def tower(told: Told) -> int:
    return told.number("space") // FLOORS


def tell(reader: Reader, group: Group) -> list[str]:
    begun = group[0]
    if begun.name in LISTS:
        return LISTS[begun.name](reader, group)
    told = [one for one in group if one.name not in ("paid", "gained")]
    gained = sum(one.number("goods") for one in those(group, "gained"))
    if begun.name == "placed" and gained and len(told) == 1 and not has(group, "paid"):
        return [with_gain(reader, begun, gained)]
    if begun.name == "placed" and len(told) > 1 and told[1].name in ("took", "worked"):
        sentences = [with_member(reader, begun, told[1]), *[reader.sentence(one) for one in told[2:]]]
    else:
        sentences = [reader.sentence(one) for one in told]
    return [*sentences, *balance(reader, group)]


def with_member(reader: Reader, placed: Told, done: Told) -> str:
    """A card that is taken, or work that is done, with a member of the family."""
    return reader.say(
        f"news-{done.name}",
        placed.seat,
        what=partial(reader.word, done, "card" if done.name == "took" else "work"),
        what_id="" if done.name == "took" else ("harvest", "production")[done.number("work")],
        member=partial(reader.word, placed, "member"),
        member_id=MEMBER.text(placed.number("member")),
        value=done.number("value") if done.name == "worked" else placed.number("value"),
    )


def with_gain(reader: Reader, placed: Told, gained: int) -> str:
    """A member that is sent to a space, and what it brings at once."""
    return reader.say(
        "news-placed-gains",
        placed.seat,
        member=partial(reader.word, placed, "member"),
        member_id=MEMBER.text(placed.number("member")),
        value=placed.number("value"),
        space=partial(reader.word, placed, "space"),
        gained=partial(reader.words.goods, SOME_GOODS, gained),
    )


def balance(reader: Reader, group: Group) -> list[str]:
    """What an action costs, apart from the servants that raised its value, and what it brings."""
    payments = those(group, "paid")
    purposes = {purpose(told) for told in payments} - {VALUE}
    sums = {
        "spends": sum(told.number("goods") for told in payments if purpose(told) == VALUE),
        "pays": sum(told.number("goods") for told in payments if purpose(told) != VALUE),
        "gains": sum(told.number("goods") for told in those(group, "gained")),
    }
    told = [name for name, goods in sums.items() if goods]
    if not told:
        return []
    spent, paid, gained = (partial(reader.words.goods, SOME_GOODS, goods) for goods in sums.values())
    seat = next(told.seat for told in group if told.name in ("paid", "gained"))
    paid_id = "card" if purposes and purposes <= FOR_A_CARD else "other"
    paid_id = "surcharge" if purposes == {"surcharge"} else paid_id
    return [reader.say(f"news-{'-'.join(told)}", seat, spent=spent, paid=paid, gained=gained, paid_id=paid_id)]


def purpose(paid: Told) -> str:
    return PAID_FOR.text(paid.number("purpose"))


# ---------------------------------------------------------------- lists


def order(reader: Reader, group: Group) -> list[str]:
    """Who goes when, with what each begins with."""
    coins = {told.seat: reader.word(told, "goods") for told in those(group, "gained")}
    players = [told.number("seat") for told in those(group, "order")]
    named = [
        f"{reader.who(seat)} ({coins[seat]})" if seat in coins else reader.who(seat)
        for seat in [*players, *[seat for seat in coins if seat is not None and seat not in players]]
    ]
    return [reader.say("news-order", players=reader.list(named))]


def new_order(reader: Reader, group: Group) -> list[str]:
    return [reader.say("news-new-order", players=reader.list(reader.who(told.number("seat")) for told in group))]


def tiles(reader: Reader, group: Group) -> list[str]:
    return [reader.say("news-tiles", tiles="; ".join(reader.word(told, "tile") for told in group))]


def leaders(reader: Reader, group: Group) -> list[str]:
    """The reader's own by name, of the others how many got or kept some."""
    name = group[0].name
    known = [told for told in group if told.get("leader") is not None]
    others = those(group, name)
    said = [reader.sentence(told) for told in known if not reader.is_you(told.seat)]
    own = [reader.word(told, "leader") for told in known if reader.is_you(told.seat)]
    if own:
        said.append(reader.say(f"news-{name}-own", leaders=reader.series(own)))
    hidden = len({told.seat for told in others if told.get("leader") is None})
    if hidden:
        said.append(reader.say(f"news-{name}-others" if own else f"news-{name}-all", n=hidden))
    return said + [reader.sentence(told) for told in those(group, "passed-on")]


def cards(reader: Reader, group: Group) -> list[str]:
    kind = SPACE.text(group[0].number("space")).partition(".")[0]
    named = reader.list(reader.word(told, "card") for told in group)
    return [reader.say("news-revealed", tower=reader.say(f"table-tower-{kind}"), cards=named)]


def dice(reader: Reader, group: Group) -> list[str]:
    counts = [reader.say("news-die", die_id=DIE.text(told.number("die")), n=told.number("value")) for told in group]
    return [reader.say("news-dice", dice=reader.list(counts))]


def score(reader: Reader, group: Group) -> list[str]:
    scored = those(group, "scored")
    parts = [reader.say("news-count", what=reader.word(told, "for"), n=told.number("points")) for told in scored]
    said = [reader.say("news-scored", group[0].seat, parts=reader.list(parts))] if parts else []
    return said + [reader.sentence(told) for told in those(group, "lost")]


def ended(reader: Reader, group: Group) -> list[str]:
    return [reader.say("news-final", players=reader.counted(group, "points"))]


LISTS = {
    "order": order,
    "new-order": new_order,
    "tile-drawn": tiles,
    "dealt": leaders,
    "kept": leaders,
    "revealed": cards,
    "rolled": dice,
    "scored": score,
    "lost": score,
    "ended": ended,
}


def weigh(group: Group) -> int:
    if has(group, "excommunicated", "supported"):
        return GRAVE
    return WEIGHTS.get(group[0].name, USUAL)


GROUPING = Grouping(
    headings={"round": 1},
    openers=DEEDS,
    joins=joins,
    tell=tell,
    weigh=weigh,
    shared=frozenset(SERIES),
    things=tuple(kind[0] for kind in kinds()),
)
