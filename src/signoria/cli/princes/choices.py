"""The legal moves of Princes in words: grouped by what they do, numbered, with what they cost and bring."""

from rich.text import Text

from signoria import Move
from signoria.cli.choices import Choice, groups_of, heading, list_choices
from signoria.cli.princes.people import held
from signoria.cli.princes.places import put_choices
from signoria.cli.princes.scene import Scene
from signoria.cli.princes.works import parts
from signoria.cli.screen import flow, paragraph
from signoria.games.princes.actions import (
    bid_means,
    bonus_value,
    building_price,
    minimum,
    neighbour,
    princess_value,
    stack_left,
    work_value,
)
from signoria.games.princes.describe import SIZES, florins, short, squares
from signoria.games.princes.pieces import (
    BONUS_AT,
    BONUS_DECK,
    BUILDING,
    CARD,
    CHARACTER,
    DECK,
    FREEDOM,
    LANDSCAPE_PIECE,
    LANDSCAPE_TYPE,
    OBJECT,
    PRESTIGE_AT,
    PROFESSION_DECK,
    PROFESSIONS,
    SIZE_CLASS,
)
from signoria.games.princes.scoring import prestige_points
from signoria.games.princes.steps import auction, characters, objects, together, turns, works
from signoria.games.princes.steps.looking import KEPT, LOOK_DECK
from signoria.games.princes.steps.works import best_value
from signoria.kernel.moves import argument

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
    "free": ("merchant", "professor", "cash", "decline", "give_back", "done"),
}
SPEAKING = ("change", "sum")  # numbered by what they are: prestige points, florins


def group_of(scene: Scene, move: Move) -> str:
    if scene.step == "proposal":
        return "together"
    return next((group for group, verbs in GROUPS.items() if move.verb in verbs), "other")


def side_of(move: Move) -> int:
    """The neighbour to whom something is proposed, so that proposals to one stand together."""
    return int(argument(move.code, 0)) if move.verb == "propose" else 0


def choices(scene: Scene) -> list[Choice]:
    """All legal moves, group by group. Prestige points and sums are numbered by how many they are."""
    if any(move.verb == "put" for move in scene.moves):
        return put_choices(scene)
    order = [*GROUPS, "other"]
    made: list[Choice] = []
    numbered = 0
    for move in sorted(scene.moves, key=lambda move: (order.index(group_of(scene, move)), side_of(move))):
        speaks = move.verb in SPEAKING
        if speaks:
            label = str(argument(move.code, 0) * (100 if move.verb == "sum" else 1))
        else:
            numbered += 1
            label = str(numbered)
        sentence = move.describe(scene.words.lang)
        made.append(Choice(label, group_of(scene, move), move, sentence, note(scene, move), speaks))
    return made


# ---------------------------------------------------------------- notes


def note(scene: Scene, move: Move) -> str:
    """What the sentence does not say: values and their parts, prices, who wants a thing, what a card is about."""
    words, table, seat, verb = scene.words, scene.table, scene.seat, move.verb
    if seat is None:
        return ""
    first = int(argument(move.code, 0))
    if verb == "work":
        return work_note(scene, seat, first)
    if verb == "princess":
        return words.word("cli-princes-note-value", value=int(princess_value(table, seat)))
    if verb == "bonus":
        return f"+{bonus_value(table, seat, first)}; {short(words, first)}"
    if verb in ("name", "buy"):
        left = words.word("cli-princes-note-left", n=int(stack_left(table, first)))
        return "; ".join([left, *wanted(scene, seat, landscape=first)])
    if verb == "pick":
        return "; ".join(wanted(scene, seat, landscape=first))
    if verb == "build":
        return "; ".join([*building_note(scene, seat, first), *wanted(scene, seat, building=first)])
    if verb == "propose":
        partner = int(neighbour(table, seat, first))
        building = int(argument(move.code, 1))
        return "; ".join([scene.name(partner).plain, *wanted(scene, seat, building=building)])
    if verb == "introduce":
        return "; ".join(wanted(scene, seat, freedom=first))
    if verb in ("keep", "under"):
        return "; ".join([*worth_now(scene, seat, first), short(words, first)])
    if verb == "return":
        return short(words, first)
    if verb == "recruit":
        return f"{owner(scene, first)}; {short(words, first)}"
    if verb == "raise":
        best = int(table.stack[table.top + auction.BEST]) + 1
        most = florins(words, bid_means(table, seat))
        raised = words.word("cli-princes-note-raise", bid=florins(words, best), most=most)
        return "; ".join([raised, *wanted(scene, seat, landscape=int(table.stack[table.top + auction.OBJECT]))])
    if verb == "change":
        paid = int(table.stack[table.top + works.VALUE])
        kept = florins(words, paid - 2 * first)
        return words.word("cli-princes-note-change", kept=kept, points=int(table.prestige(seat)) + first)
    return ""


def worth_now(scene: Scene, seat: int, card: int) -> list[str]:
    """What a bonus card would add to a work now, or a prestige card bring at the end now."""
    if card < BONUS_AT:
        return []
    worth = bonus_value if card < PRESTIGE_AT else prestige_points
    return [scene.words.word("cli-princes-now", n=int(worth(scene.table, seat, card)))]


def work_note(scene: Scene, seat: int, card: int) -> str:
    """The value, the minimum where bonus cards are needed for it, and the parts."""
    words, table = scene.words, scene.table
    value, least = int(work_value(table, seat, card)), int(minimum(table))
    shown = [words.word("cli-princes-note-value", value=value), ", ".join(parts(scene, seat, card))]
    if value < least:
        shown.append(words.word("cli-princes-note-needs-bonus", minimum=least))
    return "; ".join(shown)


def building_note(scene: Scene, seat: int, building: int) -> list[str]:
    size = SIZES[SIZE_CLASS[building]]
    words = scene.words
    return [florins(words, building_price(scene.table, seat)), words.word(f"size-{size}", squares=squares(building))]


def wanted(scene: Scene, seat: int, building: int = -1, landscape: int = -1, freedom: int = -1) -> list[str]:
    """The professions in hand that want a thing."""
    names = [
        scene.words.word(CARD.key(card))
        for card in scene.hand(seat, "professions")
        if building == PROFESSIONS[card].building
        or landscape == PROFESSIONS[card].landscape
        or freedom == PROFESSIONS[card].freedom
    ]
    return [scene.words.word("cli-princes-note-wanted", cards=scene.words.join(names))] if names else []


def owner(scene: Scene, card: int) -> str:
    """Before whom a profession lies."""
    for seat in range(scene.seats):
        if CARD.text(card) in scene.fields(seat)["table"]:
            return scene.name(seat).plain
    return ""


# ---------------------------------------------------------------- menus


def bids_menu(scene: Scene, made: list[Choice], width: int) -> list[Text]:
    """A paragraph for each character: the number of each bid, and the florins."""
    lines: list[Text] = []
    bids: dict[int, list[Text]] = {}
    for choice in made:
        if choice.move.verb == "bid":
            character, hundreds = int(argument(choice.move.code, 0)), int(argument(choice.move.code, 1))
            item = Text.assemble((choice.label, "bold"), f": {100 * hundreds}")
            bids.setdefault(character, []).append(item)
    for character, items in bids.items():
        lines += flow(Text(scene.words.word(CHARACTER.key(character))), items, width, gap="  ", indent=14)
    return lines + list_choices([choice for choice in made if choice.move.verb != "bid"], scene.words, width)


def short_menu(scene: Scene, made: list[Choice], width: int, hint: str) -> list[Text]:
    """A line for each group with numbers and names; a character with all its bids is one item."""
    lines: list[Text] = []
    for group in groups_of(made):
        some = [choice for choice in made if choice.group == group]
        label = Text(heading(scene.words, group), style="bold")
        lines += flow(label, brief_items(scene, some), width, gap="  ", indent=max(14, label.cell_len + 1))
    return lines + paragraph(hint, width)


def brief_items(scene: Scene, some: list[Choice]) -> list[Text]:
    """A choice by its number and name; the bids on a character, or the proposals to a neighbour, are one item."""
    items: list[Text] = []
    ranges: dict[str, list[Choice]] = {}
    for choice in some:
        verb, first = choice.move.verb, int(argument(choice.move.code, 0))
        if verb in ("bid", "propose"):
            ranges.setdefault(range_name(scene, verb, first), []).append(choice)
        elif verb == "change":
            paid = int(scene.table.stack[scene.table.top + works.VALUE])
            items.append(Text.assemble((choice.label, "bold"), f" → {100 * (paid - 2 * first)}"))
        elif choice.speaks:
            items.append(Text(choice.label, style="bold"))
        else:
            items.append(Text.assemble((choice.label, "bold"), " ", brief(scene, choice.move)))
    for name, found in ranges.items():
        numbers = found[0].label if len(found) == 1 else f"{found[0].label}–{found[-1].label}"
        what = f" {name}"
        if found[0].move.verb == "bid":
            low, high = (int(100 * argument(choice.move.code, 1)) for choice in (found[0], found[-1]))
            what += f" {low}" if low == high else f" {low}–{high}"
        items.append(Text.assemble((numbers, "bold"), what))
    return items


def range_name(scene: Scene, verb: str, first: int) -> str:
    """The character that is bid on, or the neighbour to whom something is proposed."""
    if verb == "bid":
        return scene.words.word(CHARACTER.key(first))
    return scene.name(int(neighbour(scene.table, scene.seat or 0, first))).plain


def brief(scene: Scene, move: Move) -> str:
    """A move in a word or two, where its group says the rest."""
    words, table, verb = scene.words, scene.table, move.verb
    first = int(argument(move.code, 0))
    if verb == "work" and scene.seat is not None:
        value, best = int(work_value(table, scene.seat, first)), int(best_value(table, scene.seat, first))
        return f"{words.word(CARD.key(first))} {value}" + (f"–{best}" if best > value else "")
    if verb in ("keep", "under", "return"):
        return held(scene, first)
    if verb == "recruit":
        return f"{words.word(CARD.key(first))} ({owner(scene, first)})"
    if verb in ("name", "buy"):
        return words.word(OBJECT.key(first))
    if verb == "build":
        return words.word(BUILDING.key(first))
    if verb == "introduce":
        return words.word(FREEDOM.key(first))
    if verb == "pick":
        return words.word(LANDSCAPE_TYPE.key(first))
    if verb in ("learn", "buy_bonus"):
        return words.word(DECK.key(PROFESSION_DECK if verb == "learn" else BONUS_DECK))
    return move.describe(words.lang)


# ---------------------------------------------------------------- the question


def question(scene: Scene) -> str:
    """What is asked, in a sentence, with what it is about."""
    words, about = scene.words, subject(scene)
    asked = words.word(question_key(scene))
    return words.word("cli-question", question=asked, about=about) if about else asked


def question_key(scene: Scene) -> str:
    table, step, verbs = scene.table, scene.step, {move.verb for move in scene.moves}
    if step == "purchase":
        return "ask-purchase-merchant" if "merchant" in verbs else "ask-purchase-professor"
    if step == "look" and table.stack[table.top + KEPT]:
        return "ask-look-under"
    if step == "use" and table.stack[table.top + characters.LATEST]:
        return "ask-use-last"
    if step == "turn" and not table.stack[table.top + turns.LEFT]:
        return "ask-turn-end"
    if step == "proposal":
        if "put" in verbs:
            return "ask-proposal-place"
        if "sum" in verbs:
            return "ask-proposal-sum"
        return "ask-proposal-answer" if "counter" in verbs else "ask-proposal-counter"
    return f"ask-{step}"


def subject(scene: Scene) -> str:
    """The object, piece, work or proposal a question is about, '' where it is about the whole table."""
    words, table, f = scene.words, scene.table, int(scene.table.top)
    stack = table.stack
    if scene.step == "bid":
        name = words.word(OBJECT.key(stack[f + auction.OBJECT]))
        leader = scene.name(int(stack[f + auction.HIGHEST])).plain
        return words.word(
            "cli-princes-about-bid", object=name, bid=florins(words, stack[f + auction.BEST]), leader=leader
        )
    if scene.step == "purchase":
        return words.word(OBJECT.key(stack[f + objects.THING]))
    if scene.step == "put":
        piece = int(stack[f + objects.PIECE])
        return (
            words.word(BUILDING.key(piece))
            if piece < BUILDING.size
            else words.word(LANDSCAPE_TYPE.key(piece - LANDSCAPE_PIECE))
        )
    if scene.step == "look":
        return words.word(DECK.key(stack[f + LOOK_DECK]))
    if scene.step == "work":
        return words.word("cli-princes-work-so-far", value=int(stack[f + works.VALUE]), minimum=int(minimum(table)))
    if scene.step == "change":
        return florins(words, stack[f + works.VALUE])
    if scene.step == "turn" and stack[f + turns.LEFT]:
        return words.word("cli-princes-about-turn", n=int(stack[f + turns.LEFT]))
    if scene.step == "proposal":
        return proposal(scene, f)
    return ""


def proposal(scene: Scene, f: int) -> str:
    """The building, the partner and, once named, the sum."""
    words, table = scene.words, scene.table
    active = int(table.stack[f + together.ACTIVE])
    partner = int(neighbour(table, active, table.stack[f + together.SIDE]))
    named = table.stack[f + together.STAGE] in (together.ANSWERING, together.COUNTER_ANSWERING)
    return words.word(
        "cli-princes-about-offer" if named else "cli-princes-about-proposal",
        building=words.word(BUILDING.key(table.stack[f + together.PIECE])),
        active=scene.name(active).plain,
        partner=scene.name(partner).plain,
        sum=florins(words, table.stack[f + together.OFFER]),
    )
