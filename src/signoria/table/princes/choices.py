"""The legal moves of Princes in words: grouped by what they do, numbered, with what they cost and bring."""

from collections.abc import Callable

from signoria import Move
from signoria.games.princes.actions import (
    bid_means,
    building_price,
    cell_of,
    closed_squares,
    minimum,
    moved_back,
    neighbour,
    price_of_points,
    princess_value,
    stack_left,
    turn_of,
    work_value,
)
from signoria.games.princes.describe import SIZES, florins, short, squares
from signoria.games.princes.pieces import (
    BONUS_AT,
    BUILDING,
    CARD,
    CELL,
    CHARACTER,
    DECK,
    FREEDOM,
    LANDSCAPE_PIECE,
    LANDSCAPE_TYPE,
    OBJECT,
    PRESTIGE_AT,
    PROFESSIONS,
    SIDE,
    SIZE_CLASS,
    TURN,
)
from signoria.games.princes.scoring import prestige_points
from signoria.games.princes.shapes import MASK, PLACES, PLACES_OF
from signoria.games.princes.steps import auction, characters, objects, together, turns, works
from signoria.games.princes.steps.looking import KEPT, LOOK_DECK
from signoria.games.princes.steps.works import best_value, bonus_now
from signoria.kernel.moves import argument
from signoria.kernel.text import Words
from signoria.table.choices import Choice, capital
from signoria.table.princes.move_facts import next_bid, price_of
from signoria.table.princes.names import names
from signoria.table.princes.places import put_choices
from signoria.table.princes.scene import Scene
from signoria.table.princes.works import parts

# Groups in their order, each with its verbs; what is in none comes last.
GROUPS = {
    "works": ("work", "princess", "bonus", "finish"),
    "objects": ("name", "buy", "pick"),
    "bids": ("raise", "pass", "refuse", "bid"),
    "build": ("build",),
    "together": ("propose", "accept", "reject", "counter", "withdraw", "sum"),
    "purchases": ("learn", "buy_bonus", "introduce"),
    "recruiting": ("recruit", "hold"),
    "looking": ("keep", "under", "return"),
    "payment": ("change", "change_all", "keep_money"),
    "free": ("done", "decline", "give_back", "merchant", "professor", "cash"),
}
GROUP_OF = {verb: group for group, verbs in GROUPS.items() for verb in verbs}
CHARACTERS = [CHARACTER.key(i) for i in range(CHARACTER.size)]  # of bids, where there is room
SELLING = "selling"  # of prestige points, apart from every answer, where there is room
ORDER = {group: i for i, group in enumerate((*CHARACTERS, *GROUPS, "other", SELLING))}
NAMED_BRIEFLY = ("name", "buy", "build", "introduce", "pick", "learn", "buy_bonus")
SUMS = {"bid": 1, "sum": 0}  # which of the arguments are the hundreds
SPEAKING = ("change", "sum")  # numbered by what they are: prestige points, florins


def group_of(scene: Scene, move: Move) -> str:
    """The group of a move; where there is room, bids on a character and sales of prestige points have their own."""
    if move.verb == "cash" and not scene.is_brief:
        return SELLING
    if scene.step == "proposal":
        return "together"
    if move.verb == "bid" and not scene.is_brief:
        return CHARACTER.key(argument(move.code, 0))
    return GROUP_OF.get(move.verb, "other")


def side_of(move: Move) -> int:
    """The neighbour to whom something is proposed, so that proposals to one stand together."""
    return int(argument(move.code, 0)) if move.verb == "propose" else 0


def rank(move: Move) -> int:
    """Among the other choices, free ones come first and selling prestige points last."""
    return GROUPS["free"].index(move.verb) if move.verb in GROUPS["free"] else 0


def choices(scene: Scene) -> list[Choice]:
    """All legal moves, group by group. Prestige points and sums are numbered by how many they are."""
    if any(move.verb == "put" for move in scene.moves):
        return put_choices(scene)
    made: list[Choice] = []
    numbered = 0
    for move in sorted(scene.moves, key=lambda move: (ORDER[group_of(scene, move)], rank(move), side_of(move))):
        speaks = move.verb in SPEAKING
        if speaks:
            label = str(argument(move.code, 0) * (100 if move.verb == "sum" else 1))
        else:
            numbered += 1
            label = str(numbered)
        group, said = group_of(scene, move), words_of(scene, move)
        made.append(Choice(label, group, move, said, note(scene, move), speaks, bare_sum(move)))
    return made


def bare_sum(move: Move) -> str:
    """The florins of a bid or of what the neighbour pays, '' of anything else."""
    return str(100 * argument(move.code, SUMS[move.verb])) if move.verb in SUMS else ""


def words_of(scene: Scene, move: Move) -> str:
    """The sentence of a move. Where there is room it names who pays, the bid it makes and with whom one builds."""
    words, first = scene.words, int(argument(move.code, 0))
    if scene.is_brief or scene.seat is None:
        return scene.sentence(move)
    if move.verb == "refuse" and scene.step == "last_buyer":
        return words.word("table-princes-move-buy-nothing")
    if move.verb == "buy":
        return words.say(
            "table-princes-move-buy",
            object=lambda case: words.value(OBJECT, first, case=case),
            price=florins(words, price_of(scene, scene.seat, move)),
        )
    if move.verb == "raise":
        thing = int(scene.table.stack[scene.table.top + auction.OBJECT])
        return words.say(
            "table-princes-move-raise",
            bid=florins(words, next_bid(scene)),
            object=lambda case: words.value(OBJECT, thing, case=case),
            object_id=OBJECT.text(thing),
        )
    if move.verb == "recruit":
        return words.say(
            "table-princes-move-recruit",
            player=owner(scene, first),
            card=lambda case: words.value(CARD, first, case=case),
        )
    if move.verb == "propose":
        partner, building = int(neighbour(scene.table, scene.seat, first)), int(argument(move.code, 1))
        return words.say(
            "table-princes-move-propose",
            player=scene.player(partner),
            side_id=SIDE.text(first),
            building=lambda case: words.value(BUILDING, building, case=case),
        )
    if move.verb == "sum":
        active, partner, _ = together_in(scene)
        key, other = ("you-pay", active) if scene.seat == partner else ("pays", partner)
        key = key if first else f"{key}-nothing"
        return words.word(f"table-princes-{key}", player=scene.player(other), sum=florins(words, first))
    return scene.sentence(move)


# ---------------------------------------------------------------- notes


def note(scene: Scene, move: Move) -> str:
    """What the sentence does not say: values and their parts, prices, who wants a thing, what a card is about."""
    if scene.seat is None:
        return ""
    paid = in_prestige(scene, move) if move.verb != "build" else ""  # its price is in its note
    return "; ".join(part for part in (about(scene, scene.seat, move), paid) if part)


def about(scene: Scene, seat: int, move: Move) -> str:
    words, table, verb = scene.words, scene.table, move.verb
    first = int(argument(move.code, 0))
    if verb == "work":
        return work_note(scene, seat, first)
    if verb == "princess":
        return words.word("table-princes-note-value", value=int(princess_value(table, seat)))
    if verb == "bonus":
        return "; ".join([*worth_now(scene, seat, first), gist(scene, first)])
    if verb in ("name", "buy"):
        left = words.word("table-princes-note-left", n=int(stack_left(table, first)))
        return "; ".join([left, *wanted(scene, seat, landscape=first)])
    if verb == "pick":
        return "; ".join(wanted(scene, seat, landscape=first))
    if verb == "build":
        price = in_prestige(scene, move) or florins(words, building_price(table, seat))
        notes = [price, size_note(scene, first), *only_place(scene, seat, first)]
        return "; ".join([*notes, *wanted(scene, seat, building=first)])
    if verb == "propose":
        partner = int(neighbour(table, seat, first))
        building = int(argument(move.code, 1))
        told = [scene.name(partner)] if scene.is_brief else []
        return "; ".join([*told, *wanted(scene, seat, building=building)])
    if verb == "introduce":
        return "; ".join(wanted(scene, seat, freedom=first))
    if verb in ("keep", "under"):
        return "; ".join([*worth_now(scene, seat, first), gist(scene, first)])
    if verb == "return":
        return gist(scene, first)
    if verb == "recruit":
        return f"{owner(scene, first)}; {short(words, first)}" if scene.is_brief else gist(scene, first)
    if verb == "raise":
        most = florins(words, bid_means(table, seat))
        key = "table-princes-note-raise" if scene.is_brief else "table-princes-note-most"
        raised = words.word(key, bid=florins(words, next_bid(scene)), most=most)
        professions = wanted(scene, seat, landscape=int(table.stack[table.top + auction.OBJECT]))
        return "; ".join([raised, *professions] if scene.is_brief else [*professions, raised])
    if verb == "change":
        paid = int(table.stack[table.top + works.VALUE])
        kept = florins(words, paid - price_of_points(first))
        return words.word("table-princes-note-change", kept=kept, points=int(table.prestige(seat)) + first)
    return ""


def gist(scene: Scene, card: int) -> str:
    """A card in a line; where there is room the freedom a profession wants by its whole name."""
    if scene.is_brief or card >= BONUS_AT:
        return short(scene.words, card)
    row = PROFESSIONS[card]
    wants = (BUILDING.key(row.building), LANDSCAPE_TYPE.key(row.landscape), FREEDOM.key(row.freedom))
    return scene.words.join([scene.words.word(key) for key in wants])


def in_prestige(scene: Scene, move: Move) -> str:
    """`300 florins + 4 PP`, where the money does not last and the rest is moved back; '' else. [P-7.1]"""
    if scene.seat is None:
        return ""
    money = int(scene.table.money(scene.seat))
    back = int(moved_back(scene.table, scene.seat, price_of(scene, scene.seat, move)))
    if not back:
        return ""
    points = scene.words.word("table-princes-moved-back", n=back)
    return f"{florins(scene.words, money)} + {points}" if money else points


def worth_now(scene: Scene, seat: int, card: int) -> list[str]:
    """What a bonus card would add to a work now, or a prestige card bring at the end now."""
    if card < BONUS_AT:
        return []
    worth, kind = (bonus_now, "bonus") if card < PRESTIGE_AT else (prestige_points, "prestige")
    return [scene.words.word("table-princes-now", n=int(worth(scene.table, seat, card)), kind_id=kind)]


def work_note(scene: Scene, seat: int, card: int) -> str:
    """The value, the minimum where bonus cards are needed for it, and the parts."""
    words, table = scene.words, scene.table
    value, least = int(work_value(table, seat, card)), int(minimum(table))
    shown = [words.word("table-princes-note-value", value=value), ", ".join(parts(scene, seat, card, in_words=True))]
    if value < least:
        shown.append(words.word("table-princes-note-needs-bonus", minimum=least))
    return "; ".join(shown)


def size_note(scene: Scene, building: int) -> str:
    note = scene.words.word(f"size-{SIZES[SIZE_CLASS[building]]}", squares=squares(building))
    return note[:1].lower() + note[1:]


def only_place(scene: Scene, seat: int, building: int) -> list[str]:
    """Where a building goes that has one place left: it is laid there without asking. [P-5.3.3]"""
    closed = int(closed_squares(scene.table, seat))
    places = [place for place in PLACES_OF[building] if not MASK[building * PLACES + place] & closed]
    if len(places) != 1:
        return []
    cell, turn = CELL.text(cell_of(places[0])), int(turn_of(places[0]))
    words = scene.words
    return [words.say("table-princes-only-place", cell=cell, turn=lambda case: words.value(TURN, turn, case=case))]


def wanted(scene: Scene, seat: int, building: int = -1, landscape: int = -1, freedom: int = -1) -> list[str]:
    """The professions in hand that want a thing: a second landscape of a kind adds nothing to a work. [P-4.1.2]"""
    words = scene.words
    names = [
        words.word("table-princes-wants", card=words.word(CARD.key(card)))
        for card in scene.hand(seat, "professions")
        if building == PROFESSIONS[card].building
        or (landscape == PROFESSIONS[card].landscape and not scene.table.landscapes(seat, landscape))
        or freedom == PROFESSIONS[card].freedom
    ]
    if not names:
        return []
    return [words.word("table-princes-note-wanted", cards=words.series(names), cards_id=len(names))]


def owner(scene: Scene, card: int) -> str:
    """Before whom a profession lies."""
    for seat in range(scene.seats):
        if CARD.text(card) in scene.fields(seat)["table"]:
            return scene.name(seat)
    return ""


# ---------------------------------------------------------------- in a word or two


def range_name(scene: Scene, move: Move) -> str:
    """The character that is bid on, or the neighbour to whom something is proposed; '' for moves that stand alone."""
    first = int(argument(move.code, 0))
    if move.verb == "bid":
        return scene.words.word(CHARACTER.key(first))
    if move.verb == "propose":
        return scene.name(int(neighbour(scene.table, scene.seat or 0, first)))
    return ""


def brief(scene: Scene, move: Move) -> str:
    """A move in a word or two, where its group says the rest, with what it costs in prestige points."""
    said, paid = brief_name(scene, move), in_prestige(scene, move)
    return f"{said} ({paid})" if paid else said


def brief_name(scene: Scene, move: Move) -> str:
    words, table, verb = scene.words, scene.table, move.verb
    first = int(argument(move.code, 0))
    if verb == "work" and scene.seat is not None:
        value, best = int(work_value(table, scene.seat, first)), int(best_value(table, scene.seat, first))
        return f"{words.word(CARD.key(first))} {value}" + (f"–{best}" if best > value else "")
    if verb in ("keep", "under", "return") and scene.seat is not None:
        about = "; ".join([*worth_now(scene, scene.seat, first), short(words, first)])
        return f"{words.word(CARD.key(first))} ({about})"
    if verb == "recruit":
        return f"{words.word(CARD.key(first))} ({owner(scene, first)})"
    return names(scene, move)[0] if verb in NAMED_BRIEFLY else move.describe(words.lang)


# ---------------------------------------------------------------- the question


def question(scene: Scene) -> str:
    """What is asked, in a sentence, with what it is about."""
    words, about, key = scene.words, subject(scene), question_key(scene)
    if scene.step in WHOLE_QUESTIONS and not scene.is_brief and key == f"ask-{scene.step}":
        return WHOLE_QUESTIONS[scene.step](scene)
    asked = NAMED[scene.step](scene) if scene.step in NAMED else words.word(key)
    return words.word("table-question", question=asked, about=about) if about else asked


def question_of_bid(scene: Scene) -> str:
    """What is auctioned, who leads with how much, and what one could bid."""
    words, stack, f = scene.words, scene.table.stack, int(scene.table.top)
    return words.word(
        "table-princes-ask-bid",
        object=capital(words.word(OBJECT.key(stack[f + auction.OBJECT]))),
        leader=scene.player(int(stack[f + auction.HIGHEST])),
        bid=florins(words, stack[f + auction.BEST]),
        next=florins(words, next_bid(scene)),
    )


def question_of_turn(scene: Scene) -> str:
    return scene.words.word("table-princes-ask-turn", n=int(scene.table.stack[scene.table.top + turns.LEFT]))


def question_of_look(scene: Scene) -> str:
    deck = int(scene.table.stack[scene.table.top + LOOK_DECK])
    return scene.words.word("table-princes-ask-look", deck=DECK.names[deck])


def question_of_place(scene: Scene) -> str:
    words, piece = scene.words, int(scene.table.stack[int(scene.table.top) + objects.PIECE])
    return words.say("table-princes-ask-put", name=lambda case: piece_in_words(words, piece, case))


# Questions that say in one sentence what they are about; in a small terminal they are brief.
WHOLE_QUESTIONS: dict[str, Callable[[Scene], str]] = {
    "bid": question_of_bid,
    "turn": question_of_turn,
    "look": question_of_look,
    "put": question_of_place,
}


def question_of_purchase(scene: Scene) -> str:
    """What was won, and what the character that is kept does with it."""
    words, thing = scene.words, int(scene.table.stack[scene.table.top + objects.THING])
    which = "merchant" if any(move.verb == "merchant" for move in scene.moves) else "professor"
    return words.say(f"table-princes-ask-{which}", object=lambda case: words.value(OBJECT, thing, case=case))


def question_of_change(scene: Scene) -> str:
    paid = florins(scene.words, scene.table.stack[scene.table.top + works.VALUE])
    return scene.words.word("table-princes-ask-change", sum=paid)


def question_of_proposal(scene: Scene) -> str:
    """What two who build together are asked: the place, the sum, or whether they agree, with who the other is."""
    words, table, f = scene.words, scene.table, scene.frame("proposal")
    active, partner, building = together_in(scene)
    verbs, is_active = {move.verb for move in scene.moves}, scene.seat == active
    if "put" in verbs:
        key = "where"
    elif "sum" in verbs:
        key = "sum" if is_active else "own-sum"
    else:
        key = "answer" if "counter" in verbs or not is_active else "counter"
    offered = int(table.stack[f + together.OFFER])
    return words.say(
        f"table-princes-ask-{key}",
        player=scene.player(partner if is_active else active),
        building=lambda case: words.value(BUILDING, building, case=case),
        sum=florins(words, offered),
        sum_id="some" if offered else "none",
    )


def together_in(scene: Scene) -> tuple[int, int, int]:
    """Who proposed to build together, to whom, and what."""
    stack, f = scene.table.stack, scene.frame("proposal")
    active = int(stack[f + together.ACTIVE])
    return active, int(neighbour(scene.table, active, stack[f + together.SIDE])), int(stack[f + together.PIECE])


# Questions that name what they are about, however little room there is.
NAMED: dict[str, Callable[[Scene], str]] = {
    "purchase": question_of_purchase,
    "change": question_of_change,
    "proposal": question_of_proposal,
}


def question_key(scene: Scene) -> str:
    table, step = scene.table, scene.step
    if step == "look" and table.stack[table.top + KEPT]:
        return "ask-look-under"
    if step == "use" and table.stack[table.top + characters.LATEST]:
        return "ask-use-last"
    if step == "turn" and not table.stack[table.top + turns.LEFT]:
        return f"ask-turn-end{why_it_waits(scene)}"
    return f"ask-{step}"


def why_it_waits(scene: Scene) -> str:
    """What can still be done in a turn without an action left."""
    verbs = {move.verb for move in scene.moves}
    if verbs & {"merchant", "professor"}:
        return "-character"
    return "-recruit" if "recruit" in verbs else ""


def subject(scene: Scene) -> str:
    """The object, piece, work or proposal a question is about, '' where it is about the whole table."""
    words, table, f = scene.words, scene.table, int(scene.table.top)
    stack = table.stack
    if scene.step == "bid":
        name = words.word(OBJECT.key(stack[f + auction.OBJECT]))
        leader = scene.name(int(stack[f + auction.HIGHEST]))
        return words.word(
            "table-princes-about-bid", object=name, bid=florins(words, stack[f + auction.BEST]), leader=leader
        )
    if scene.step == "put":
        return piece_in_words(words, int(stack[f + objects.PIECE]))
    if scene.step == "look" and scene.is_brief:
        return words.word(DECK.key(stack[f + LOOK_DECK]))
    if scene.step == "work":
        return words.word("table-princes-work-so-far", value=int(stack[f + works.VALUE]), minimum=int(minimum(table)))
    if scene.step == "turn" and stack[f + turns.LEFT]:
        return words.word("table-princes-about-turn", n=int(stack[f + turns.LEFT]))
    if scene.step == "proposal" and is_counter(stack[f + together.STAGE]):
        return words.word("table-princes-about-first", **first_offer(scene, f))
    return ""


def piece_in_words(words: Words, piece: int, case: str = "") -> str:
    """A building or a landscape, in the case a sentence wants."""
    domain, number = (BUILDING, piece) if piece < BUILDING.size else (LANDSCAPE_TYPE, piece - LANDSCAPE_PIECE)
    return str(words.value(domain, number, case=case))


def is_counter(stage: int) -> bool:
    """Whether the neighbour is making another proposal."""
    return stage in (together.COUNTER_PLACING, together.COUNTER_PRICING)


def first_offer(scene: Scene, f: int) -> dict[str, str]:
    """Where the building was to lie first, and for how much."""
    words, stack = scene.words, scene.table.stack
    spot = int(stack[f + together.OLD_SPOT]) - 1
    return {
        "cell": CELL.text(cell_of(spot)),
        "turn": words.word(TURN.key(turn_of(spot))),
        "sum": florins(words, stack[f + together.OLD_OFFER]),
    }
