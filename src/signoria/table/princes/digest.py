"""What happened in Princes, action by action: a bid, an object with its price, a bought card, a work with its worth."""

from collections.abc import Callable
from functools import partial

from signoria.games.princes.describe import florins
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
from signoria.table.princes.things import kinds

OPENERS = frozenset((
    "named", "refused", "took-nothing", "raised", "passed", "won", "cashed", "bid", "no-character", "character", "work",
    "princess", "proposed", "answered", "withdrawn", "best-work", "revealed", "starts",
))  # fmt: skip
# What follows from what a player does.
CONSEQUENCES = frozenset((
    "placed", "looks", "looked", "kept", "put-under", "recruited", "held", "points", "character-used", "character-kept",
    "character-returned", "bonus", "completed", "changed", "gained", "built", "introduced", "bought-card", "done",
    "offered",
))  # fmt: skip
# A payment belongs to what is told before it, where that has a price; else it begins what is bought.
PRICED = frozenset(("won", "character", "answered"))
# What follows when two build together: who pays, and then what both get.
ACCEPTED = 0
SETTLING = ("sum-paid", "paid", "together", "cashed", "character-used", "character-kept")
SETTLED = ("points", "done", "character-kept")
SERIES = {"dealt": ("dealt",), "returned": ("returned",), "set-out": ("set-out",), "ended": ("ended",)}
HEADINGS = {"round": 1, "phase": 2}
BOUGHT = ("built", "introduced", "bought-card")
ENDED = ("done", "character-kept")  # said only where nothing else is
SILENT = frozenset((*ENDED, "looks", "looked", "put-under"))
WEIGHTS = {
    "raised": BRIEF, "passed": BRIEF, "refused": BRIEF, "took-nothing": BRIEF, "bid": BRIEF, "no-character": BRIEF,
    "cashed": BRIEF, "done": ASIDE, "character-kept": ASIDE, "dealt": ASIDE, "returned": ASIDE, "set-out": ASIDE,
    "starts": ASIDE, "phase": ASIDE, "withdrawn": BRIEF,
    "best-work": GRAVE, "revealed": GRAVE, "ended": GRAVE,
}  # fmt: skip


def joins(group: Group, told: Told) -> bool:
    begun = group[0].name
    if begun in SERIES:
        return told.name in SERIES[begun]
    if begun in HEADINGS:
        return False
    if begun == "answered" and group[0].number("answer") == ACCEPTED:
        return told.name in (SETTLED if has(group, "together") else SETTLING)
    if told.name == "paid":
        return is_from(group, told) and begun in PRICED and not has(group, "paid")
    if told.name in BOUGHT and has(group, *BOUGHT):
        return False  # the next one is bought without paying
    return told.name in CONSEQUENCES and is_from(group, told)


def tell(reader: Reader, group: Group) -> list[str]:
    found = next((told for told in group if told.name in TOLD), None)
    if found is None:
        return [one_by_one(reader, group, told) for told in group]
    sentence, used = TOLD[found.name](reader, group, found)
    left = [told for told in group if told is not found and told.name not in used]
    return [sentence, *[one_by_one(reader, group, told) for told in left]]


def one_by_one(reader: Reader, group: Group, told: Told) -> str:
    """An event by itself; of an offer to build together, who would pay. Where is drawn on the board."""
    if told.name != "offered":
        return reader.sentence(told)
    begun, hundreds = group[0], told.number("hundreds")
    if begun.name == "proposed":
        partner = begun.number("partner")
        payer = {"partner": reader.words.player(partner, reader.names), "partner_id": reader.which(partner)}
        return reader.say("news-offered", told.seat, hundreds=hundreds, **payer)
    if begun.name == "answered":
        return reader.say("news-countered", told.seat, hundreds=hundreds)
    return reader.sentence(told)


Said = tuple[str, tuple[str, ...]]  # a sentence, and the kinds of events it tells


def priced(reader: Reader, group: Group, found: Told, key: str, name: str) -> Said:
    """What is had, and for how much."""
    paid = those(group, "paid")
    cost = sum(told.number("hundreds") for told in paid)
    back = sum(told.number("back") for told in paid)
    kind = dict(found.kind.numbers)[name]
    values = {"what": partial(reader.word, found, name), "what_id": kind.text(found.number(name))}
    said = reader.say(key, found.seat, **values, price=reader.say("news-price", hundreds=cost))
    moved = reader.say("news-moved-back", found.seat, back=back) if back else ""
    return f"{said} {moved}".strip(), ("paid",)


def won(reader: Reader, group: Group, found: Told) -> Said:
    said, used = priced(reader, group, found, "news-won", "object")
    return said, used if own_card(reader, group) else (*used, "kept")


def built(reader: Reader, group: Group, found: Told) -> Said:
    return priced(reader, group, found, "news-built", "building")


def introduced(reader: Reader, group: Group, found: Told) -> Said:
    return priced(reader, group, found, "news-introduced", "freedom")


def bought_card(reader: Reader, group: Group, found: Told) -> Said:
    """A card that is bought is one line, whatever was looked at for it."""
    said, used = priced(reader, group, found, "news-bought-card", "deck")
    return said, used if own_card(reader, group) else (*used, "kept")


def own_card(reader: Reader, group: Group) -> bool:
    return any(told.get("card") is not None for told in those(group, "kept"))


def work(reader: Reader, group: Group, found: Told) -> Said:
    """A work, with its value and what is received for it once it is completed."""
    completed, gained = those(group, "completed"), those(group, "gained")
    if not completed:
        return reader.sentence(found), ()
    what = reader.word(found, "card") if found.name == "work" else reader.say("character-princess")
    value = completed[0].number("value")
    hundreds = sum(told.number("hundreds") for told in gained)
    key, price = "news-work" if hundreds else "news-work-unpaid", reader.say("news-price", hundreds=hundreds)
    said = reader.say(key, found.seat, card=what, value=value, price=price, price_id=hundreds)
    points = [told for told in those(group, "changed") if told.number("points") == 0]
    return said, ("completed", "gained", *(("changed",) if points else ("points",)))


def character(reader: Reader, group: Group, found: Told) -> Said:
    """The price is named with the character."""
    moved = [told for told in those(group, "paid") if told.number("back")]
    return reader.sentence(found), () if moved else ("paid",)


def best_work(reader: Reader, group: Group, found: Told) -> Said:
    return reader.sentence(found), ()


def shown_card(reader: Reader, group: Group, found: Told) -> Said:
    return reader.sentence(found), ("points",)


def professions(reader: Reader, group: Group, found: Told) -> Said:
    """The reader's own by name, and that the others have some too."""
    name = found.name
    own = [told for told in group if told.get("card") is not None]
    said = [reader.say(f"news-{name}-own", cards=reader.declined(own, "card"))] if own else []
    hidden = len({told.seat for told in group if told.get("card") is None})
    if hidden:
        said.append(reader.say(f"news-{name}-others" if own else f"news-{name}-all", n=hidden))
    return " ".join(said), (name,)


def together(reader: Reader, group: Group, found: Told) -> Said:
    """What is built tells that the proposal was accepted."""
    scored = those(group, "points")
    points = reader.say("news-points", players=reader.counted(scored, "points")) if scored else ""
    return f"{reader.sentence(found)} {points}".strip(), ("answered", "points")


def set_out(reader: Reader, group: Group, found: Told) -> Said:
    freedoms = reader.series(reader.word(told, "freedom") for told in group)
    return reader.say("news-set-out", freedoms=freedoms, n=len(group)), ("set-out",)


def ended(reader: Reader, group: Group, found: Told) -> Said:
    """Who has how much prestige, and the florins that decide between equals."""
    parts = [
        f"{reader.counted([told], 'points')} ({florins(reader.words, told.number('hundreds'))})"
        for told in those(group, "ended")
    ]
    return reader.say("news-final", players=reader.list(parts)), ("ended",)


TOLD: dict[str, Callable[[Reader, Group, Told], Said]] = {
    "won": won,
    "built": built,
    "introduced": introduced,
    "bought-card": bought_card,
    "work": work,
    "princess": work,
    "character": character,
    "best-work": best_work,
    "revealed": shown_card,
    "together": together,
    "dealt": professions,
    "returned": professions,
    "set-out": set_out,
    "ended": ended,
}


def weigh(group: Group) -> int:
    return max(WEIGHTS.get(told.name, USUAL) for told in group[:1])


GROUPING = Grouping(
    headings=HEADINGS,
    openers=OPENERS,
    joins=joins,
    tell=tell,
    weigh=weigh,
    silent=SILENT,
    shared=frozenset(("dealt", "returned", "set-out", "ended")),
    things=tuple(kind[0] for kind in kinds()),
)
