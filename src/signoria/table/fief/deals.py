"""Offers as sentences: who gives what for what, and about which matter. [F-8.1]"""

from collections import Counter
from functools import partial

from signoria.games.fief import offers
from signoria.games.fief.messages_offers import MATTER
from signoria.games.fief.moves import SIDE
from signoria.games.fief.people import ransom
from signoria.games.fief.pieces import HAND, KIND, LORD, RELIC, TITLE_PRICE, VILLAGE
from signoria.kernel.domains import Domain
from signoria.kernel.flow import UNKNOWN
from signoria.kernel.text import Words
from signoria.table.fief.scene import Scene


def offer_words(scene: Scene) -> list[str]:
    """The offer under way, for whoever may see it: what it is about, then what goes which way."""
    f, words, s = scene.frame("offer"), scene.words, scene.table
    giver, taker = (scene.name(int(s.stack[f + cell])) for cell in (offers.GIVER, offers.TAKER))
    is_mine = not scene.is_brief and s.stack[f + offers.TAKER] == scene.seat
    made = "table-fief-offer-to-you" if is_mine else "table-fief-offer"
    key = made if s.stack[f + offers.IS_MADE] else "table-fief-offer-begun"
    matter_id = MATTER.text(int(s.stack[f + offers.ABOUT]))
    told = [words.say(key, giver=giver, taker=taker, matter=partial(matter, scene, f), matter_id=matter_id)]
    is_seen = s.stack[f + offers.VILLAGES_GIVEN] != UNKNOWN
    if not is_seen and s.stack[f + offers.IS_MADE] == 0:
        return told  # only its giver knows what is being put together
    given, wanted, ending = goods(scene, f, 0), goods(scene, f, 1), "-you" if is_mine else ""
    if s.stack[f + offers.ABOUT] == offers.NO_MATTER and s.stack[f + offers.IS_MADE] and bool(given) != bool(wanted):
        told.clear()  # one sentence says it all
    if s.stack[f + offers.ABOUT] == offers.LOWER_RANSOM and s.stack[f + offers.IS_MADE] and given:
        captive = int(s.stack[f + offers.A])  # in one sentence: of two sums in two nobody knew which is paid
        whom = {"lord": partial(scene.owned_lord, captive), "sum": int(ransom(s, captive))}
        key = "table-fief-ransom-to-you" if is_mine else "table-fief-ransom-offer"
        told = [words.say(key, giver=giver, taker=taker, given=words.series(given), **whom)]
    elif given and wanted:
        both = {"given": words.series(given), "wanted": words.series(wanted)}
        told.append(words.word(f"table-fief-swaps{ending}", giver=giver, taker=taker, **both))
    elif given or wanted:
        key, items = ("table-fief-gives", given) if given else ("table-fief-asks", wanted)
        told.append(words.word(f"{key}{ending}", giver=giver, taker=taker, goods=words.series(items)))
    if is_seen and not given and not wanted and s.stack[f + offers.IS_MADE]:
        told.append(words.word("table-fief-nothing-given", matter_id=matter_id))
    if offers.is_private(s, f) and s.stack[f + offers.IS_MADE] != offers.ACCEPTED:
        told.append(words.word("table-fief-secret"))
    return told


def dealing(scene: Scene) -> str:
    """Who considers whose offer, or prepares one, for somebody who is not asked: that is what everybody waits for."""
    f, s = scene.frame("offer"), scene.table
    giver, taker = int(s.stack[f + offers.GIVER]), int(s.stack[f + offers.TAKER])
    if s.stack[f + offers.IS_MADE]:
        key = "table-fief-considers-yours" if giver == scene.seat else "table-fief-considers"
    else:
        key = "table-fief-offer-begun-for-you" if taker == scene.seat else "table-fief-offer-begun"
    return scene.words.word(key, giver=scene.name(giver), taker=scene.name(taker), matter=matter(scene, f))


def matter(scene: Scene, f: int, case: str = "") -> str:
    """What an offer is about, with the lord, village, fief or relic concerned.

    In a case it is what is asked for or proposed, else the request or proposal itself.
    """
    words, s = scene.words, scene.table
    about, a, b = (int(s.stack[f + cell]) for cell in (offers.ABOUT, offers.A, offers.B))
    name = MATTER.text(about)
    named: dict[str, object] = {}
    case_id = case or "none"
    if about == offers.MARRIAGE and a == UNKNOWN:
        name = "some-marriage"
    elif about == offers.MARRIAGE:
        named = {"lord": partial(lord_of, scene, a), "spouse": partial(lord_of, scene, b)}
    elif about in (offers.ANNULMENT, offers.CARDINAL_CONSENT):
        named = {"lord": partial(lord_of, scene, a)}
    elif about == offers.LOWER_RANSOM:
        named = {"lord": partial(lord_of, scene, a), "sum": int(ransom(s, a))}
    elif about in (offers.PASSAGE, offers.PLACEMENT):
        named = {"village": words.word(VILLAGE.key(a)), "lord": partial(scene.lord, b)}
    elif about == offers.WAIVER:
        named = {"fief": scene.fief(a), "sum": int(TITLE_PRICE[a])}
    elif about == offers.TRUCE:
        named = {"village": words.word(VILLAGE.key(a))}
    elif about == offers.JOINING_SIDE:
        named = {"side": words.word(SIDE.key(a)), "side_id": SIDE.text(a), "village": words.word(VILLAGE.key(b))}
    elif about == offers.RELIC_CONSENT:
        named = {"relic": partial(in_case, words, RELIC, a), "lord": partial(scene.lord, b)}
    return words.say(f"table-fief-about-{name}", case_id=case_id, **named)


def lord_of(scene: Scene, lord: int, case: str = "") -> str:
    """A lord with the family, which is the reader's own or has a name."""
    if case != "g" and int(scene.table.owner(lord)) == scene.seat and not scene.is_brief:
        return scene.words.word("table-fief-lord-of-yours", lord=scene.lord(lord, case))
    return scene.owned_lord(lord, case)


def goods(scene: Scene, f: int, way: int) -> list[str]:
    """What goes one way (0: is given, 1: is asked for); what is hidden from the viewer only as such."""
    words, s = scene.words, scene.table
    found: list[str] = []
    if s.stack[offers.cell(f, way, offers.VILLAGES_GIVEN)] == UNKNOWN:
        return found  # a private offer of others
    money = int(s.stack[offers.cell(f, way, offers.SUM)])
    if money == UNKNOWN:
        found.append(words.word("table-fief-some-money"))
    elif money:
        found.append(words.word("table-fief-deniers", n=money))
    cards = [int(s.stack[offers.cell(f, way, offers.CARD_1 + i)]) for i in range(HAND)]
    found += cards_named(words, [words.word(KIND.key(card - 1)) for card in cards if card > 0])
    if UNKNOWN in cards:
        found.append(words.word("table-fief-some-cards"))
    for cell, key, domain in ((offers.VILLAGES_GIVEN, "village", VILLAGE), (offers.PRISONERS_GIVEN, "prisoner", LORD)):
        mask = int(s.stack[offers.cell(f, way, cell)])
        given = [partial(in_case, words, domain, i) for i in range(domain.size) if mask >> i & 1]
        found += [words.say(f"table-fief-goods-{key}", what=what) for what in given]
    relic = int(s.stack[offers.cell(f, way, offers.RELIC_GIVEN)])
    if relic > 0:
        to = scene.lord(int(s.stack[offers.cell(f, way, offers.RELIC_TO)]))
        found.append(words.say("table-fief-goods-relic", relic=partial(in_case, words, RELIC, relic - 1), lord=to))
    return found


def cards_named(words: Words, names: list[str]) -> list[str]:
    """Cards by name, all of them in one part of a list, but for those that are alike."""
    counts = Counter(names)
    alike = [words.word("table-fief-cards-alike", card=name, n=n) for name, n in counts.items() if n > 1]
    single = [name for name, n in counts.items() if n == 1]
    if len(single) < 2:
        return [*alike, *[words.word("table-fief-card", card=name) for name in single]]
    named = [words.word("table-fief-card-named", card=name) for name in single]
    return [*alike, words.word("table-fief-several-cards", cards=words.series(named))]


def in_case(words: Words, domain: Domain, number: int, case: str) -> str:
    """The name of a thing, declined where a language declines it."""
    return words.word(f"{domain.key(number)}.{case}" if case else domain.key(number))
