"""What is worth knowing about a choice, and what a question is about."""

from collections.abc import Callable
from functools import partial
from typing import Any

from signoria import Move
from signoria.games.fief import marching, offers, taxes, windows
from signoria.games.fief.control import besiegers, controller
from signoria.games.fief.moves import EVENT_DECK
from signoria.games.fief.people import pope_seat, ransom, size
from signoria.games.fief.pieces import (
    BISHOPRIC_OF,
    BISHOPRICS,
    CALAMITY,
    CARDINAL_PRICE,
    CASTLE_PRICE,
    FIEF_VILLAGES,
    FIEFS,
    HAND,
    KNIGHT,
    LORDS,
    MAN,
    MILL_PRICE,
    TITLE_PRICE,
    VILLAGE_AT,
    VP_ALLIED,
)
from signoria.games.fief.purchases import title_price, unit_price
from signoria.games.fief.revolts import CARDS, HITS, STAGE, VILLAGE_IN_REVOLT
from signoria.games.fief.scoring import PAIRS_FROM, victory_points
from signoria.games.fief.state import FOG, Table
from signoria.games.fief.steps import calamities, hands, loading, talks
from signoria.games.fief.steps.aftermath import VILLAGE_FIELD
from signoria.games.fief.steps.cavalcade import GOAL, WAVED_ON
from signoria.games.fief.steps.cavalcade import STAGE as RIDE_STAGE
from signoria.games.fief.steps.income import LAND_TAX_YIELD, mill_yield, mills_in
from signoria.games.fief.steps.purchases import WAIVED
from signoria.games.fief.steps.revolts import NAMING, SUFFERING
from signoria.games.fief.strength import has_walls_before, own_points
from signoria.kernel.flow import FIRST_FIELD
from signoria.kernel.moves import argument
from signoria.kernel.preview import make
from signoria.table.choices import capital
from signoria.table.fief.deals import dealing, matter, offer_words
from signoria.table.fief.people import captivity, force_words, troop_words, troops_told
from signoria.table.fief.scene import Scene, lords_of
from signoria.table.fief.votes import office_of
from signoria.table.fief.war import dice_before
from signoria.table.fief.zones import top_of
from signoria.table.scene import meanwhile, who_is_asked


def note(scene: Scene, move: Move) -> str:
    """Prices, who stands where one could go, how strong the two sides are."""
    words, s, verb, seat = scene.words, scene.table, move.verb, scene.seat
    a = int(argument(move.code, 0))
    if seat is None:
        return ""
    if verb == "march":
        return marcher(scene, seat, a)
    if verb in ("step", "ask_leave", "cavalcade"):
        return there(scene, a)
    if verb == "attack":
        return odds(scene, seat, a, int(argument(move.code, 1)))
    if verb == "title":
        waived = int(s.stack[scene.frame("buying") + WAIVED])
        return price(scene, int(title_price(s, seat, a, waived)))
    if verb == "ask_waiver":
        return words.word("table-fief-instead-of", price=price(scene, int(TITLE_PRICE[a])))
    if verb == "cardinal":
        return price(scene, int(CARDINAL_PRICE))
    if verb == "ransom":
        return price(scene, int(ransom(s, a)))
    if verb in ("hire", "mill", "castle") and not scene.is_brief:  # the terminal says it once, above all of them
        return price(scene, int(unit_price(a) if verb == "hire" else MILL_PRICE if verb == "mill" else CASTLE_PRICE))
    if verb == "draw" and a == EVENT_DECK:
        return words.word("table-fief-on-top", back=top_of(scene))
    if verb == "marry" and not scene.is_brief:
        other = next(one for one in (int(s.owner(a)), int(s.owner(argument(move.code, 1)))) if one != seat)
        return alliance(scene, seat, other)
    if verb in ("land_tax", "tithe", "tithe_all") and not scene.is_brief:
        return scene.words.word("table-fief-tax-brings", n=brought(scene, seat, move.code))
    if verb in ("accept", "refuse") and scene.step == "offer" and not scene.is_brief:
        return consequence(scene, verb)
    return ""


def consequence(scene: Scene, answer: str) -> str:
    """What an answer leads to, where a letter only says what is asked for. [F-5.1.4] [F-6.3.3]"""
    s, f = scene.table, int(scene.table.top)
    about = s.stack[f + offers.ABOUT]
    if about == offers.MARRIAGE and answer == "accept":
        return alliance(scene, int(s.stack[f + offers.GIVER]), int(s.stack[f + offers.TAKER]))
    if about == offers.PASSAGE:
        return scene.words.word(f"table-fief-passage-{answer}", lord=scene.lord(int(s.stack[f + offers.B])))
    return scene.words.word(f"table-fief-truce-{answer}") if about == offers.TRUCE else ""


def brought(scene: Scene, seat: int, code: int) -> int:
    """What a tax brings with the next income if nothing changes until then, beside what is laid. [F-3.3] [F-3.4]"""
    after = scene.table.copy()
    make(after, seat, code)
    return taxed(after, seat) - taxed(scene.table, seat)


def taxed(s: Table, seat: int) -> int:
    """What all taxes of a family would bring now."""
    land = sum(size(FIEF_VILLAGES[fief]) for fief in range(FIEFS) if taxes.land_tax_of(s, fief) == seat)
    sees = [where for where in range(BISHOPRICS) if taxes.tither(s, where) == seat]
    return int(LAND_TAX_YIELD * land + sum(mill_yield(s, where) * mills_in(s, where) for where in sees))


def alliance(scene: Scene, seat: int, other: int) -> str:
    """What a marriage brings two families: points that are counted together, and no victory alone. [F-7.3] [F-7.4]"""
    s = scene.table
    if scene.seats < PAIRS_FROM:
        return scene.words.word("table-fief-allied-few")
    n = int(victory_points(s, seat) + victory_points(s, other))
    return scene.words.word("table-fief-allied", n=n, need=int(VP_ALLIED))


def price(scene: Scene, deniers: int) -> str:
    """`3 deniers`, briefly `3d`."""
    return scene.words.word("table-fief-price" if scene.is_brief else "table-fief-deniers", n=deniers)


def marcher(scene: Scene, seat: int, lord: int) -> str:
    """Where a lord is, who could go along, and how many steps are left."""
    s = scene.table
    village = int(s.village_of(lord))
    left = int(marching.steps_left(s, seat, lord))
    troops = troops_told(scene, int(s.men(seat, village)), int(s.knights(seat, village)))
    steps = scene.words.word("table-fief-steps-left", n=left)
    if scene.is_brief:
        return ", ".join([scene.village(village), *troops, steps])
    if not troops:
        return "; ".join([scene.words.word("table-fief-march-alone", village=scene.village(village)), steps])
    with_them = partial(told_in, scene, seat, village)
    there = scene.words.say("table-fief-march-from", village=scene.village(village), troops=with_them)
    return "; ".join([there, steps])


def company(scene: Scene, seat: int, lord: int) -> str:
    """Who could go along with a lord that is asked about, and how many steps are left."""
    s = scene.table
    village, left = int(s.village_of(lord)), int(marching.steps_left(s, seat, lord))
    troops = troops_told(scene, int(s.men(seat, village)), int(s.knights(seat, village)))
    steps = scene.words.word("table-fief-steps-left", n=left)
    if scene.is_brief or not troops:
        return ", ".join([*troops, steps])
    return "; ".join([scene.words.say("table-fief-with", troops=partial(told_in, scene, seat, village)), steps])


def told_in(scene: Scene, seat: int, village: int, case: str) -> str:
    """The troops of a seat in a village, in the case a sentence wants."""
    men, knights = int(scene.table.men(seat, village)), int(scene.table.knights(seat, village))
    return scene.words.series(troop_words(scene, men, knights, case=case))


def there(scene: Scene, village: int) -> str:
    """Who controls a village, who is there, and what calamities lie on it."""
    words, s = scene.words, scene.table
    told = scene.force if scene.is_brief else partial(force_words, scene)
    parts = [told(force) for force in scene.forces(village)]
    holder = int(controller(s, village))
    if not parts and holder >= 0:
        name = scene.name(holder)
        parts.append(name if scene.is_brief else words.word("table-fief-now-controlled", player=name))
    elif not parts:
        parts.append(words.word("table-fief-empty"))
    for calamity in range(CALAMITY.size):
        if s.has_calamity(BISHOPRIC_OF[village], calamity):
            parts.append(words.word(CALAMITY.key(calamity)))
    if besiegers(s, village):
        parts.append(words.word("table-fief-besieged"))
    return (", " if scene.is_brief else "; ").join(parts)


def odds(scene: Scene, seat: int, village: int, other: int) -> str:
    """Points of both and the dice they would roll, as far as they are seen."""
    s = scene.table
    unsure = "?" if s.cells[FOG] else ""
    return scene.words.word(
        "table-fief-odds" if scene.is_brief else "table-fief-odds-in-words",
        mine=int(own_points(s, seat, village)),
        dice=dice_before(scene, village, seat, bool(has_walls_before(s, village, seat, other))),
        theirs=f"{own_points(s, other, village)}{unsure}",
        their_dice=f"{dice_before(scene, village, other, False)}{unsure}",
    )


# ---------------------------------------------------------------- the question


def question(scene: Scene) -> str:
    """What is asked, in a sentence, with what it is about; for others, whose decision it is."""
    words = scene.words
    waiting = scene.view.get("waiting")
    others = [seat for seat in waiting if isinstance(seat, int)] if isinstance(waiting, list) else []
    if not others:
        return ""
    if scene.seat not in others:
        return meanwhile(words, doing(scene))
    asked, about = asked_of(scene), subject(scene)
    if scene.step == "offer":
        return question_of_offer(scene, asked)
    return words.word("table-question", question=asked, about=about) if about else asked


def doing(scene: Scene) -> str:
    """What others decide, for somebody who is not asked."""
    return dealing(scene) if scene.step == "offer" else who_is_asked(scene.seen, scene.words, scene.names)


def asked_of(scene: Scene) -> str:
    """The question itself, with the office that is filled, the receiver of an offer, one's money or the moment."""
    words, s, f, step = scene.words, scene.table, int(scene.table.top), scene.step
    if step in ("candidacy", "ballots", "sealed_ballots"):
        return words.say(f"table-fief-ask-{step}", office=partial(office_of, scene))
    if step == "offer" and not s.stack[f + offers.IS_MADE]:
        return words.word("table-fief-ask-offer", player=scene.player(int(s.stack[f + offers.TAKER])))
    if step == "buying":
        return words.word("table-fief-ask-buying", n=int(s.money(scene.seat or 0)))
    if step == "loading":
        return who_goes_along(scene, f)
    if step in ABOUT:
        asked, named = question_key(scene).removeprefix("ask-"), ABOUT[step](scene, f)
        return words.say(f"table-fief-ask-{asked}", **named)
    if step == "window":
        key = "table-fief-ask-window-pope" if pope_seat(s) == scene.seat else "table-fief-ask-window"
        return words.word(key, moment=capital(moment(scene, f)))
    return words.word(question_key(scene))


def moment(scene: Scene, f: int) -> str:
    """When a window opens: `before the income`."""
    return scene.words.word(f"table-fief-point-{windows.POINT.text(scene.table.stack[f + windows.AT])}")


def question_of_offer(scene: Scene, asked: str) -> str:
    """Who is asked to accept hears who offers what for what; who offers hears what it is about."""
    s, f = scene.table, int(scene.table.top)
    if s.stack[f + offers.IS_MADE]:
        return " ".join([*offer_words(scene), asked])
    if s.stack[f + offers.ABOUT] == offers.NO_MATTER:
        return asked
    player = scene.player(int(s.stack[f + offers.TAKER]))
    return scene.words.word("table-fief-question-offer", player=player, matter=matter(scene, f))


def question_key(scene: Scene) -> str:
    """The question of a step, by what is asked in it now."""
    s, f, step = scene.table, int(scene.table.top), scene.step
    verbs = {move.verb for move in scene.moves}
    if step == "offer" and s.stack[f + offers.IS_MADE]:
        return "ask-offer-answer"
    if step == "granting" and "capital" in verbs:
        return "ask-granting-capital"
    if step == "ransoming" and "done" not in verbs:
        return "ask-ransoming-must"
    if step == "talk" and "token" in verbs:
        return "ask-talk-extend"
    if step == "group" and "withdraw" in verbs:
        return "ask-group-refused"
    if step == "cavalcade" and s.stack[f + RIDE_STAGE] == WAVED_ON:
        return "ask-cavalcade-force"
    if step == "after_round" and s.stack[f + talks.WHO_SPEAKS] == talks.HELPERS:
        return "ask-after_round-helper"
    if step == "after_round" and "come_out" in verbs:
        return "ask-after_round-come_out"
    if step == "moving" and not verbs & {"march", "slide"}:
        return "ask-moving-nobody"
    if step == "fighting" and "attack" not in verbs:
        return "ask-fighting-nobody"
    if step == "revolt" and s.stack[f + STAGE] == NAMING:
        return "ask-revolt-victim"
    if step == "revolt" and s.stack[f + STAGE] == SUFFERING:
        return "ask-revolt-losses"
    return f"ask-{step}"


def of_lord(scene: Scene, f: int) -> dict[str, Any]:
    return {"lord": partial(scene.lord, int(scene.table.stack[f + FIRST_FIELD]))}


def of_group(scene: Scene, f: int) -> dict[str, Any]:
    """Who leads a group, and where it is."""
    leader = int(scene.table.stack[f + marching.LEADER])
    return {"lord": partial(scene.lord, leader), "village": scene.village(int(scene.table.village_of(leader)))}


def of_calming(scene: Scene, f: int) -> dict[str, Any]:
    village = int(scene.table.stack[scene.frame("revolt") + VILLAGE_IN_REVOLT])
    return {**of_lord(scene, f), "village": scene.village(village)}


def of_village(scene: Scene, f: int) -> dict[str, Any]:
    return {"village": scene.village(int(scene.table.stack[f + VILLAGE_FIELD]))}


def of_mills(scene: Scene, f: int) -> dict[str, Any]:
    villages = dict.fromkeys(int(argument(move.code, 0)) for move in scene.moves if move.verb == "pillage")
    named = scene.words.series([scene.village(village) for village in villages])
    return {"villages": named, "villages_id": "one" if len(villages) == 1 else "several"}


def of_granting(scene: Scene, f: int) -> dict[str, Any]:
    return {"fief": partial(scene.fief, int(scene.table.stack[f + 1 + FIRST_FIELD]))}


def of_revolt(scene: Scene, f: int) -> dict[str, Any]:
    return {"village": scene.village(int(scene.table.stack[f + VILLAGE_IN_REVOLT]))}


def of_halving(scene: Scene, f: int) -> dict[str, Any]:
    return {"village": scene.village(int(VILLAGE_AT[scene.table.stack[f + calamities.WHERE]]))}


def of_cavalcade(scene: Scene, f: int) -> dict[str, Any]:
    """Who rides, unless it is whoever is asked, and where to."""
    s, village = scene.table, scene.village(int(scene.table.stack[f + GOAL]))
    if s.stack[f + RIDE_STAGE] == WAVED_ON:
        return {"village": village}
    return {"village": village, "player": scene.player(int(s.stack[scene.frame("group") + marching.SEAT]))}


# The lord, village or fief that a question names, by its step.
ABOUT: dict[str, Callable[[Scene, int], dict[str, Any]]] = {
    "group": of_group,
    "entering": of_lord,
    "declaring": of_lord,
    "calming": of_calming,
    "road": of_village,
    "succession": of_village,
    "granting": of_granting,
    "pillaging": of_mills,
    "revolt": of_revolt,
    "halving": of_halving,
    "cavalcade": of_cavalcade,
}


def subject(scene: Scene) -> str:
    """How much or how many a question is about, behind it in brackets; '' where there is no more to say."""
    s, f, words, step = scene.table, int(scene.table.top), scene.words, scene.step
    if step == "group":
        return company(scene, int(s.stack[f + marching.SEAT]), int(s.stack[f + marching.LEADER]))
    if step == "loading":
        return load(scene, f)
    if step == "drawing":
        return words.word(
            "table-fief-drawn",
            drawn=int(s.stack[f + hands.DRAWN]),
            most=int(hands.MOST_DRAWN),
            held=int(s.hand_size(scene.seat or 0)),
            hand=int(HAND),
        )
    if step == "ransoming":
        captives = [lord for lord in range(LORDS) if s.owner(lord) == scene.seat and s.is_captive(lord)]
        return "; ".join([f"{scene.lord(lord)}: {captivity(scene, lord)}" for lord in captives])
    if step == "revolt":
        return words.word("table-fief-revolt", cards=int(s.stack[f + CARDS]), damage=int(s.stack[f + HITS]))
    if step == "halving":
        return words.word("table-fief-halving", n=int(s.stack[f + calamities.TO_LOSE]))
    return ""


def who_goes_along(scene: Scene, f: int) -> str:
    """Who goes along with those who go already, and where to."""
    s, words = scene.table, scene.words
    asked, going = int(loading.question(s, f)), lords_of(int(s.stack[f + loading.GOING]))

    def lords(case: str) -> str:
        return words.series([scene.lord(lord, case) for lord in going])

    way = {"village": scene.village(int(s.stack[f + loading.TO])), "lords": lords}
    if asked == loading.HOW_MANY_MEN:
        return words.say("table-fief-ask-men", **way)
    if asked == loading.HOW_MANY_KNIGHTS:
        return words.say("table-fief-ask-knights", **way)
    if asked < 0:
        return words.word("ask-loading")
    return words.say("table-fief-ask-lord", lord=partial(scene.lord, asked), **way)


def load(scene: Scene, f: int) -> str:
    """How many more could go along."""
    s, asked = scene.table, int(loading.question(scene.table, f))
    if asked not in (loading.HOW_MANY_MEN, loading.HOW_MANY_KNIGHTS):
        return ""
    unit = MAN if asked == loading.HOW_MANY_MEN else KNIGHT
    return scene.words.word("table-fief-at-most", n=int(loading.most(s, f, unit)))
