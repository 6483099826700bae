"""What happened in Fief, action by action: a march, a purchase, an offer with its answer, a round of a battle."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from signoria.games.fief.pieces import UNIT
from signoria.games.fief.steps.calamities import LAST_DEADLY
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
from signoria.table.fief.things import kinds

OPENERS = frozenset((
    "first-player", "settled", "proposed", "election", "revealed", "harvest", "fine-weather", "cancelled",
    "land-tax", "tithe", "tithe-all", "entered", "ransomed", "title-bought", "cardinal-bought", "withdrew", "dug",
    "slid", "cavalcade", "battle", "round", "surrendered", "truce", "stopped", "came-out", "battle-won",
    "battle-undecided", "siege-laid", "siege-won", "siege-goes-on", "pillaged", "d-arc", "card-made-cardinal", "revolt",
    "tunnel-frees", "tunnel-under-walls", "assassinated", "justice", "ambushed", "revolt-added", "tunnel-added",
    "calming-paid", "calms", "revolt-strikes", "excommunicated", "won", "won-together", "tied", "time-is-up", "eyes",
    "radegund", "spared",
))  # fmt: skip
# What follows from whatever has been done.
CONSEQUENCES = frozenset((
    "control", "control-lost", "siege-ended", "freed", "title-to-board", "title-lost", "title-gained", "title-passed",
    "title-given", "inherited", "city", "road", "replaced", "shuffled", "captured", "let-go", "died", "widowed",
    "bishop-no-more", "cardinal-no-more", "pope-no-more", "queen-no-more", "dauphin-no-more", "dauphin-crowned",
    "queen", "regent", "dauphin", "throne-empty", "lifted", "keeps-village", "unit-lost", "revolt-losses",
    "plague-loss", "relic-taken", "relic-left", "revived", "stays", "taken-back", "placed", "cardinal", "enters-walls",
    "goes-along", "troops-along",
))  # fmt: skip
ASIDES = frozenset(("back", "standing", "attends"))  # joined to anything and not told with it
INCOME = ("village-income", "mill-income", "land-tax-income", "tithe-income", "queen-income")
CARDS = ("discarded", "drew", "calamity-drawn", "calamity-too-many")
PURCHASES = ("hired", "mill", "castle", "paid-troops")
MARKERS = ("lays-nothing", "lays-one", "lays-two", "lays-sealed")
COUNTS = ("ballot", "counted", "drops-out")
OUTCOMES = (
    "bishop", "pope", "king", "no-candidate", "no-votes", "even-votes", "no-majority", "too-few-votes", "no-clergy",
)  # fmt: skip
TERMS = (
    "gives-money", "wants-money", "gives-village", "wants-village", "gives-prisoner", "wants-prisoner", "gives-relic",
    "wants-relic", "in-private", "accepted", "refused", "withdrawn", "lapsed", "handed-over", "slipped", "card-passed",
    "token-spent", "leave-granted", "leave-refused", "waived", "bargained-free", "married", "annulled", "talk-begins",
    "joined-side", "changed-sides",
)  # fmt: skip
OFFERS = ("asks", "proposed")
ANSWERS = ("accepted", "refused", "withdrawn", "lapsed")
CLOSED = ("withdrawn", "lapsed")
MARCHES = ("marched", "withdrew", "cavalcade")
RIDE = ("lets-pass", "bars", "forces", "cavalcade-stopped")
BEGINNINGS = ("joined-side", "gates-opened", "changed-sides", "left-battle")  # what is told before the first dice
ROUND = ("rolled", "damage")
# By what begins an action: what else belongs to it, whoever it is about.
SERIES: dict[str, tuple[str, ...]] = {
    "dealt": ("dealt",),
    "relic-laid": ("relic-laid",),
    "points": ("points",),
    "money-shown": ("money-shown",),
    "election": ("stands", "no-candidate"),
    "revealed": ("struck", "false-alarm", "already-there"),
    "battle": BEGINNINGS,
    "came-out": ("battle", *BEGINNINGS),
    **dict.fromkeys(("round", *ROUND), ROUND),
    "plague-die": ("plague-die",),
    "eyes": ("eyes-move", "eyes-stay", "eyes-end"),
    "radegund": ("radegund-ends",),
    "calms": ("calmed", "calmer-dies", "not-calmed"),
    "revolt-strikes": ("revolt-fails", "revolt-destroys"),
    **dict.fromkeys(INCOME, INCOME),
    **dict.fromkeys(MARKERS, MARKERS),
    **dict.fromkeys(COUNTS, (*COUNTS, *OUTCOMES)),
    **dict.fromkeys(OFFERS, TERMS),
}
# The same where it is about the same player only.
OF_ONE: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(CARDS, CARDS),
    **dict.fromkeys(PURCHASES, PURCHASES),
}
WEIGHTS: dict[str, int] = {
    **dict.fromkeys((*ASIDES, "dealt", "first-player", "relic-laid", "shuffled", "spared", "phase"), ASIDE),
    **dict.fromkeys((*MARKERS, "asks", "refused", "withdrawn", "lapsed", "settled", "token-spent"), BRIEF),
    **dict.fromkeys(("discarded", "drew", "calamity-drawn", "calamity-too-many", "talk-extended", "talk-left"), BRIEF),
    **dict.fromkeys((
        "battle", "round", "battle-won", "battle-undecided", "surrendered", "truce", "siege-won", "died", "captured",
        "assassinated", "justice", "ambushed", "struck", "false-alarm", "already-there", "revolt", "revolt-strikes",
        "revolt-destroys", "counted", "bishop", "pope", "king", "queen", "dauphin-crowned", "throne-empty",
        "excommunicated", "married", "annulled", "title-bought", "title-gained", "title-lost", "cardinal",
        "cardinal-bought", "card-made-cardinal", "won", "won-together", "tied", "time-is-up", "d-arc", "points",
    ), GRAVE),
}  # fmt: skip


def joins(group: Group, told: Told) -> bool:
    begun, name = group[0].name, told.name
    if begun in HEADINGS:
        return name in ASIDES
    if name in ("withdrawn", "lapsed") and has(group, *ANSWERS):
        return begun == name and is_from(group, told)
    if name in ASIDES or name in SERIES.get(begun, ()):
        return True
    if name in OF_ONE.get(begun, ()):
        return is_from(group, told)
    if name in ("marched", *RIDE):
        return goes_on(group, told)
    if name == "asks":
        return all(one.name in ("proposed", *ASIDES) for one in group)
    return name in CONSEQUENCES


def goes_on(group: Group, told: Told) -> bool:
    """Whether a lord marches on, or a cavalcade does."""
    if told.name in RIDE:
        return group[0].name == "cavalcade"
    if group[0].name == "cavalcade":
        return is_from(group, told) and not has(group, "marched")
    marched = those(group, "marched")
    return group[0].name == "marched" and is_from(group, told) and marched[-1].get("lord") == told.get("lord")


def tell(reader: Reader, group: Group) -> list[str]:
    """What the group is about in a sentence or two, where it belongs among the rest; then who controls what."""
    found = next((TOLD[one.name] for one in group if one.name in TOLD), None)
    said, used = ([], ()) if found is None else found(reader, group)
    sentences: list[str] = []
    for told in group:
        if told.name in used:
            sentences += said
            said = []
        elif told.name not in (*CONTROLS, PLAGUE) and not goes_without_saying(group, told):
            sentences.append(reader.sentence(told))
    return [*sentences, *plague(reader, group), *controls(reader, group)]


Said = tuple[list[str], tuple[str, ...]]  # sentences, and the kinds of events they tell
CONTROLS = ("control", "control-lost")
PLAGUE = "plague-loss"


def goes_without_saying(group: Group, told: Told) -> bool:
    """A death that the dice of the plague have told, and an excommunication that ends with a death."""
    before = {"died": "plague-die", "lifted": "died"}.get(told.name, "")
    return any(one.get("lord") == told.get("lord") for one in those(group, before))


def plague(reader: Reader, group: Group) -> list[str]:
    """What each player loses to the plague, all villages together."""
    lost: dict[int, dict[str, Counter[int]]] = {}
    for told in those(group, PLAGUE):
        there = lost.setdefault(told.number("seat"), {}).setdefault(reader.word(told, "village"), Counter())
        there[told.number("unit")] += 1
    return [
        reader.say(
            "news-plague-loss",
            seat,
            losses=reader.series(
                reader.say("news-plague-in", village=village, troops=partial(all_units, reader, troops_lost))
                for village, troops_lost in villages.items()
            ),
        )
        for seat, villages in lost.items()
    ]


def plague_dice(reader: Reader, group: Group) -> Said:
    """Who survives the plague and who does not, with the dice."""
    seats = {told.get("lord"): told.number("seat") for told in those(group, "died")}
    said: list[str] = []
    for told in those(group, "plague-die"):
        lord, die = reader.word(told, "lord"), told.number("die")
        seat = seats.get(told.get("lord"))
        if seat is not None:
            lord = reader.say("news-plague-whose", lord=lord, player=reader.who(seat))
        fate = "dies" if die <= LAST_DEADLY else "survives"
        said.append(reader.say("news-plague-die", lord=lord, die=die, fate_id=fate))
    return [reader.say("news-plague-dice", lords=reader.list(said))], ("plague-die",)


def controls(reader: Reader, group: Group) -> list[str]:
    """Villages that were won and lost, of each player in one sentence. What was lost and won back is neither."""
    changes: dict[tuple[int, int], Group] = {}
    for told in those(group, *CONTROLS):
        changes.setdefault((told.number("seat"), told.number("village")), []).append(told)
    lasting = [some[-1] for some in changes.values() if len(some) % 2]
    said: list[str] = []
    for name in CONTROLS:
        villages: dict[int, list[str]] = {}
        for told in those(lasting, name):
            villages.setdefault(told.number("seat"), []).append(reader.word(told, "village"))
        for seat, some in villages.items():
            number = "one" if len(some) == 1 else "several"
            said.append(reader.say(f"news-{name}", seat, villages=reader.series(some), villages_id=number))
    return said


def first_lords(reader: Reader, group: Group) -> Said:
    lords = [f"{reader.word(told, 'lord')} ({reader.who(told.number('seat'))})" for told in those(group, "dealt")]
    return [reader.say("news-first-lords", lords=reader.list(lords))], ("dealt",)


def relics(reader: Reader, group: Group) -> Said:
    laid = [f"{reader.word(told, 'relic')} ({reader.word(told, 'village')})" for told in those(group, "relic-laid")]
    return [reader.say("news-relics", relics=reader.list(laid))], ("relic-laid",)


def income(reader: Reader, group: Group) -> Said:
    return [reader.say("news-income", players=reader.counted(those(group, *INCOME), "sum"))], INCOME


def points(reader: Reader, group: Group) -> Said:
    return [reader.say("news-points", players=reader.counted(those(group, "points"), "points"))], ("points",)


def money(reader: Reader, group: Group) -> Said:
    return [reader.say("news-money", players=reader.counted(those(group, "money-shown"), "sum"))], ("money-shown",)


def cards(reader: Reader, group: Group) -> Said:
    """What a player discards and draws; what others draw is only counted."""
    seat, said = group[0].seat, []
    discarded = those(group, "discarded")
    if discarded:
        named = reader.declined(discarded, "kind")
        said.append(reader.say("news-discards", seat, cards=named, cards_id=len(discarded)))
    drawn = those(group, "drew")
    known = [told for told in drawn if told.get("kind") is not None]
    if known:
        said.append(reader.say("news-draws", seat, cards=reader.declined(known, "kind"), cards_id=len(known)))
    if len(drawn) > len(known):
        said.append(reader.say("news-draws-hidden", seat, n=len(drawn) - len(known)))
    calamities = those(group, "calamity-drawn", "calamity-too-many")  # beyond the cards that are drawn [F-2.1.3]
    if calamities:
        said.append(reader.say("news-draws-calamities", n=len(calamities)))
    return said, CARDS


def purchases(reader: Reader, group: Group) -> Said:
    """Troops by village; the rest as it is."""
    hired: dict[str, Counter[str]] = {}
    for told in those(group, "hired"):
        unit = told.get("unit")
        there = hired.setdefault(reader.word(told, "village"), Counter())
        there["unit" if unit is None else UNIT.text(unit)] += 1

    def bought(case: str) -> str:
        said: list[str] = []
        for village, counts in hired.items():
            troops = reader.series(units(reader, unit, n, case) for unit, n in counts.items())
            said.append(reader.say("news-hired-for", troops=troops, village=village))
        return reader.series(said)

    return [reader.say("news-hired", group[0].seat, troops=bought)] if hired else [], ("hired",)


def units(reader: Reader, unit: str, n: int, case: str = "") -> str:
    return reader.say(f"news-units.{case}" if case else "news-units", unit_id=unit, n=n)


def march(reader: Reader, group: Group) -> Said:
    """The way of a group in one line, with whoever it ends with."""
    steps = those(group, "marched", "withdrew")
    if not steps:
        return [], ()
    first, *between, last = [reader.word(steps[0], "village"), *[reader.word(told, "to") for told in steps]]

    def via(case: str) -> str:
        """Villages on the way: in a case as part of a sentence, else with arrows."""
        return reader.series(between) if case else " → ".join(between)

    path = reader.say(
        "news-way",
        village=first,
        to=last,
        to_id="back" if first == last else "there",
        via=via,
        via_id=("none", "one", "several")[min(len(between), 2)],
    )
    marching = {told.number("lord"): told for told in those(group, "marched", "withdrew", "goes-along")}
    lords = reader.declined(marching.values(), "lord")
    way = {"lords": lords, "path": path, "troops": troops(reader, group)}
    said = [reader.say(f"news-{steps[-1].name}", steps[0].seat, **way)]
    return said, ("marched", "withdrew", "goes-along", "troops-along")


def troops(reader: Reader, group: Group) -> str:
    """Who goes along on the last step, in brackets."""
    last = max(i for i, told in enumerate(group) if told.name in ("marched", "withdrew"))
    along = those(group[last:], "troops-along")
    if not along:
        return ""
    men, knights = along[-1].get("men"), along[-1].get("knights")
    if men is None or knights is None:
        counts = [("unit", along[-1].number("number"))]
    else:
        counts = [(unit, n) for unit, n in (("man_at_arms", men), ("knight", knights)) if n]

    def named(case: str) -> str:
        return reader.series(units(reader, unit, n, case) for unit, n in counts)

    return reader.say("news-with", troops=named) if counts else ""


def offer(reader: Reader, group: Group) -> Said:
    """What is offered and answered, each once: an answer says what was asked, and a marriage is told first."""
    twice: list[str] = []
    if has(group, "proposed", *ANSWERS):
        twice.append("asks")
    if has(group, "accepted", "refused"):
        twice += ["leave-granted", "leave-refused"]
    if has(group, "gives-money", "wants-money"):
        twice.append("handed-over")
    if has(group, "talk-begins"):
        twice.append("accepted")
    if has(group, "married"):
        twice += ["asks", "proposed", "accepted", "married"]
    told_first = those(group, "married")
    rest = [told for told in those(group, *OFFERS, *TERMS) if told.name not in twice]
    several = Counter(map(closed_letter, rest))
    said: dict[str, None] = {}  # each letter that came to nothing with others of its kind only once
    for told in [*told_first, *rest]:
        n = several[closed_letter(told)]
        said[letters_closed(reader, told, n) if told.name in CLOSED and n > 1 else reader.sentence(told)] = None
    return [*said], (*OFFERS, *TERMS)


def closed_letter(told: Told) -> tuple[str, int | None, int | None]:
    """What letters that came to nothing have in common: how, from whom and to whom."""
    return told.name, told.seat, told.get("to")


def letters_closed(reader: Reader, told: Told, n: int) -> str:
    """Several letters of one player to another that were withdrawn, or lapsed."""
    to = told.number("to")
    return reader.say(
        f"news-{told.name}", told.seat, n=n, to=reader.words.player(to, reader.names), to_id=reader.which(to)
    )


def election(reader: Reader, group: Group) -> Said:
    standing = those(group, "stands")
    if not standing:
        return [reader.sentence(told) for told in those(group, "election")], ("election",)
    names = [f"{reader.word(told, 'lord')} ({reader.who(told.number('seat'))})" for told in standing]
    office = partial(reader.word, standing[0], "office")
    said = reader.say("news-election", office=office, candidates=reader.list(names), n=len(names))
    return [said], ("election", "stands")


def vote(reader: Reader, group: Group) -> Said:
    """What came of a vote, and who voted for whom."""
    said = [reader.sentence(told) for told in those(group, *OUTCOMES)]
    ballots = those(group, "ballot")
    if ballots:
        laid = [
            reader.say("news-ballot", player=reader.who(told.number("seat")), lord=partial(reader.word, told, "for"),
                       n=told.number("votes"))
            for told in ballots
        ]  # fmt: skip
        said.append(reader.say("news-ballots", ballots=reader.list(laid)))
    counted = those(group, "counted")
    if counted:
        votes = [reader.say("news-count", what=reader.word(told, "lord"), n=told.number("votes")) for told in counted]
        said.append(reader.say("news-votes", votes=reader.list(votes)))
    return said, ("ballot", "counted", *OUTCOMES)


def battle_round(reader: Reader, group: Group) -> Said:
    """What both sides deal, and what they lose."""
    dealt = those(group, "damage") or those(group, "rolled")
    number = "damage" if has(group, "damage") else "hits"
    begun = those(group, "round")
    said = [reader.sentence(told) for told in begun]
    if dealt and begun:
        said = [reader.say("news-battle-round", round=begun[0].number("round"), players=reader.counted(dealt, number))]
    elif dealt:
        said = [reader.say("news-damage", players=reader.counted(dealt, number))]
    lost: dict[int, dict[int, int]] = {}
    for told in those(group, "unit-lost"):
        kinds_lost = lost.setdefault(told.number("seat"), {})
        kinds_lost[told.number("unit")] = kinds_lost.get(told.number("unit"), 0) + 1
    for seat, troops_lost in lost.items():
        said.append(reader.say("news-unit-lost", seat, troops=partial(all_units, reader, troops_lost)))
    return said, ("round", *ROUND, "unit-lost")


def all_units(reader: Reader, counts: dict[int, int], case: str) -> str:
    return reader.series(units(reader, UNIT.text(unit), n, case) for unit, n in counts.items())


def turned_up(reader: Reader, group: Group) -> Said:
    """What a calamity does says which one it is."""
    is_settled = has(group, "struck", "false-alarm", "already-there")
    return [] if is_settled else [reader.sentence(told) for told in those(group, "revealed")], ("revealed",)


TOLD: dict[str, Callable[[Reader, Group], Said]] = {
    "dealt": first_lords,
    "relic-laid": relics,
    "points": points,
    "money-shown": money,
    "revealed": turned_up,
    "plague-die": plague_dice,
    "election": election,
    **dict.fromkeys(("round", *ROUND, "unit-lost"), battle_round),
    **dict.fromkeys(INCOME, income),
    **dict.fromkeys(CARDS, cards),
    **dict.fromkeys(PURCHASES, purchases),
    **dict.fromkeys(MARCHES, march),
    **dict.fromkeys(COUNTS, vote),
    **dict.fromkeys((*OFFERS, *CLOSED), offer),
}


def weigh(group: Group) -> int:
    """By the gravest of what happened; an offer that leads to nothing is brief."""
    if group[0].name in OFFERS and not has(group, "accepted"):
        return BRIEF
    return max(WEIGHTS.get(told.name, USUAL if i == 0 else ASIDE) for i, told in enumerate(group))


HEADINGS = {"turn": 1, "phase": 2}
DETAILS = ("battle", "came-out", *ROUND, "round", "surrendered")  # of a battle, which is told with how it ends
EVERYWHERE = ("unit", "fort")  # things that there are many of, so that none can be pointed at
GROUPING = Grouping(
    headings=HEADINGS,
    openers=OPENERS,
    joins=joins,
    tell=tell,
    weigh=weigh,
    silent=ASIDES,
    shared=frozenset(("dealt", "relic-laid", "points", "money-shown", *INCOME, *MARKERS, *COUNTS, *ROUND, "turn")),
    details=frozenset(DETAILS),
    things=tuple(kind[0] for kind in kinds() if kind[0].name not in EVERYWHERE),
)
