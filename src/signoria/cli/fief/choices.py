"""The legal moves of Fief in words: grouped by what they do, moves that differ in one thing side by side in a row."""

from rich.cells import cell_len
from rich.text import Text

from signoria import Move
from signoria.cli.choices import Choice, groups_of, heading, list_choices
from signoria.cli.fief.notes import note
from signoria.cli.fief.scene import Scene
from signoria.cli.screen import flow, hang, paragraph
from signoria.games.fief.game import GAME
from signoria.games.fief.moves import BALLOT, WAY
from signoria.games.fief.pieces import (
    BISHOPRIC,
    CASTLE_PRICE,
    FIEF,
    FIEF_OF,
    KIND,
    KNIGHT,
    KNIGHT_PRICE,
    LORD,
    MAN_PRICE,
    MILL_PRICE,
    RELIC,
    UNIT,
    VILLAGE,
)
from signoria.kernel.moves import argument

# Groups in their order, each with its verbs; what is in none comes before the last three.
GROUPS = {
    "settling": ("settle",),
    "marriages": ("marry",),
    "election": ("stand", "lay"),
    "cards": ("draw", "discard", "enter", "declare", "harvest", "weather", "land_tax", "tithe", "tithe_all", "reroll"),
    "places": ("place", "road", "successor", "capital", "grant"),
    "losses": ("lose", "lose_lord", "fall", "first_victim"),
    "ransoms": ("ransom",),
    "troops": ("hire",),
    "buildings": ("mill", "castle"),
    "titles": ("title", "ask_waiver", "cardinal", "pass_title"),
    "marches": ("march", "slide"),
    "steps": ("step", "ask_leave", "withdraw", "cavalcade", "dig"),
    "company": ("along", "behind", "men", "knights"),
    "battle": (
        "attack", "join", "change_sides", "leave", "go_on", "surrender", "truce", "stop", "come_out", "let_pass", "bar",
        "force",
    ),
    "captives": ("hold", "let_go"),
    "sieges": ("besiege", "lift_siege", "pillage"),
    "revolt": ("add_revolt", "add_tunnel", "calm", "calm_free"),
    "give": (),
    "take": (),
    "answer": ("accept", "refuse", "propose", "token", "end_talk"),
    "besides": ("attend",),
    "end": ("pass", "done", "halt", "pass_until"),
    "surprises": (
        "excommunicate", "lift", "ask_annulment", "d_arc", "make_cardinal", "revolt", "free", "tunnel", "assassinate",
        "justice", "ambush", "take_relic", "revive",
    ),
    "talks": ("offer", "talk"),
}  # fmt: skip
GOODS = ("money", "kind", "village", "prisoner", "relic_for")  # verbs of what goes into an offer
SPEAKING = ("men", "knights")  # numbered by how many they are
# Verbs whose moves stand in a row, with what tells them apart: the argument it names or a whole word.
ROW_OF_FIRST = ("lay", "marry", "assassinate")  # a row for each first argument
ROW_OF_VERB = (
    "mill", "castle", "harvest", "weather", "place", "excommunicate", "d_arc", "make_cardinal", "revolt", "free",
    "justice", "ambush", "revive", "offer", "talk", "pass_until", "road", "successor", "discard", "pillage", "land_tax",
    "reroll",
)  # fmt: skip
SIDE_BY_SIDE = ("fief-end", "fief-talks")  # groups that are one paragraph wherever others are lists
TITLED = ("fief-give", "fief-take")
FOLDABLE = ("assassinate", "fief-talks", "fief-surprises")  # a verb with many pairs, groups that can wait
HEADED = {"settle": Scene.village, "march": Scene.lord, "step": Scene.village}  # their headings say what is done
MOST_PAIRS = 4
SIGN = ")"  # behind a number
INDENT = 16


def group_of(scene: Scene, move: Move) -> str:
    """The group of a move; goods of an offer by which way they go."""
    if move.verb in GOODS and scene.step != "ransoming":
        return WAY.names[argument(move.code, 0)]
    if scene.step == "ransoming" and move.verb == "prisoner":
        return "ransoms"
    if scene.step == "offer" and move.verb == "withdraw":
        return "answer"
    if move.verb == "lift_siege" and scene.step != "sieges":
        return "surprises"
    return next((group for group, verbs in GROUPS.items() if move.verb in verbs), "besides")


def choices(scene: Scene) -> list[Choice]:
    """All legal moves, group by group; men-at-arms and knights are numbered by how many they are."""
    order = list(GROUPS)
    made: list[Choice] = []
    numbered = 0
    rank = {move.verb: i for i, move in enumerate(scene.moves)}
    for move in sorted(scene.moves, key=lambda move: (order.index(group_of(scene, move)), place_of(scene, move, rank))):
        speaks = move.verb in SPEAKING
        if not speaks:
            numbered += 1
        label = str(argument(move.code, 0)) if speaks else str(numbered)
        sentence = words_of(scene, move)
        made.append(Choice(label, f"fief-{group_of(scene, move)}", move, sentence, note(scene, move), speaks))
    return made


def place_of(scene: Scene, move: Move, rank: dict[str, int]) -> tuple[int, int]:
    """Moves of one row side by side: villages to settle in by fief, troops by village, the rest by verb."""
    if move.verb == "settle":
        return 0, int(FIEF_OF[argument(move.code, 0)])
    if move.verb == "hire":
        return 0, int(argument(move.code, 1))
    return rank[move.verb], 0


def words_of(scene: Scene, move: Move) -> str:
    """The sentence of a move, with players by their names; of a prisoner or an offer, what is done with it here."""
    if scene.step == "ransoming" and move.verb == "prisoner":
        return scene.words.word("cli-fief-bargain", lord=scene.lord(int(argument(move.code, 1))))
    if scene.step == "offer" and move.verb == "withdraw":
        return scene.words.word("cli-fief-take-back")
    return scene.words.move(GAME, move.code, scene.names)


# ---------------------------------------------------------------- rows


def row_of(scene: Scene, move: Move) -> str:
    """What moves of one row share, in words; '' for a move that has a line of its own."""
    words, verb, a = scene.words, move.verb, int(argument(move.code, 0))
    if verb == "settle":
        return scene.fief(int(FIEF_OF[a]))
    if verb == "hire":
        return scene.village(int(argument(move.code, 1)))
    if verb in ROW_OF_FIRST:
        name = words.word(BALLOT.key(a)) if verb == "lay" else scene.lord(a)
        return words.word(f"cli-fief-row-{verb}", what=name)
    if verb in GOODS and scene.step != "ransoming":
        return words.word(f"cli-fief-row-{verb}")
    return words.word(f"cli-fief-row-{verb}") if verb in ROW_OF_VERB else ""


def item_of(scene: Scene, move: Move) -> str:
    """What tells a move from the others in its row."""
    words, verb = scene.words, move.verb
    a, b = int(argument(move.code, 0)), int(argument(move.code, 1))
    if verb == "hire":
        price = KNIGHT_PRICE if a == KNIGHT else MAN_PRICE
        return f"{words.word(UNIT.key(a))} {words.word('cli-fief-price', n=int(price))}"
    if verb == "lay":
        return words.word(BALLOT.key(b))
    if verb == "marry":
        return scene.owned_lord(b).plain
    if verb == "assassinate":
        return scene.lord(b)
    if verb in ("mill", "castle"):
        price = MILL_PRICE if verb == "mill" else CASTLE_PRICE
        return f"{scene.village(a)} {words.word('cli-fief-price', n=int(price))}"
    if verb in ("harvest", "weather", "reroll"):
        return words.word(BISHOPRIC.key(a))
    if verb == "land_tax":
        return words.word(FIEF.key(a))
    if verb == "discard":
        return words.word(KIND.key(a))
    if verb in ("settle", "place", "revolt", "road", "pillage"):
        return scene.village(a)
    if verb in ("offer", "talk", "successor"):
        return scene.player(a)
    if verb == "pass_until":
        return words.word(f"until-{move.text.split()[1]}")
    return good(scene, move) if verb in GOODS else scene.owned_lord(a).plain


def good(scene: Scene, move: Move) -> str:
    """A thing that goes into an offer."""
    words, what = scene.words, int(argument(move.code, 1))
    if move.verb == "money":
        return words.word("cli-fief-price", n=what)
    if move.verb == "kind":
        return words.word(KIND.key(what))
    if move.verb == "village":
        return words.word(VILLAGE.key(what))
    if move.verb == "prisoner":
        return words.word(LORD.key(what))
    return f"{words.word(RELIC.key(what))} ({scene.lord(int(argument(move.code, 2)))})"


# ---------------------------------------------------------------- menus


def numbered(choice: Choice, text: str) -> Text:
    """`4) Charolles`: what belongs to which number is seen without colours too."""
    return Text.assemble((f"{choice.label}{SIGN}", "bold"), f" {text}")


def menu(scene: Scene, made: list[Choice], width: int) -> list[Text]:
    """Every choice under the heading of its group: those of a row side by side, others with sentence and note."""
    lines: list[Text] = []
    several = len(groups_of(made)) > 1
    for group in groups_of(made):
        some = [choice for choice in made if choice.group == group]
        if several and group in SIDE_BY_SIDE:
            label = Text(heading(scene.words, group), style="bold")
            lines += flow(label, brief_items(scene, some), width, gap="  ", indent=max(INDENT, label.cell_len + 1))
            continue
        if several:
            lines.append(Text(heading(scene.words, group), style="underline"))
        lines += rows(scene, some, width)
    return lines


def rows(scene: Scene, some: list[Choice], width: int) -> list[Text]:
    """The choices of a group; what stands in rows begins in the same column."""
    found: dict[str, list[Choice]] = {}
    for choice in some:
        found.setdefault(row_of(scene, choice.move) or f"\0{choice.label}", []).append(choice)
    indent = max([INDENT, *[cell_len(name) + 3 for name in found if not name.startswith("\0")]])
    lines: list[Text] = []
    for name, row in found.items():
        if name.startswith("\0"):
            lines += list_choices(row, scene.words, width, SIGN)
        else:
            items = [numbered(choice, item_of(scene, choice.move)) for choice in row]
            lines += flow(Text(f" {name}:"), items, width, gap="  ", indent=indent)
    return lines


def short_menu(scene: Scene, made: list[Choice], width: int, hint: str, folded: tuple[str, ...] = ()) -> list[Text]:
    """A paragraph for each group with numbers and a word or two for each choice; of what is folded the numbers only."""
    lines: list[Text] = []
    short: list[Text] = []
    for group in groups_of(made):
        some = [choice for choice in made if choice.group == group]
        if group in folded:
            short.append(span(some, heading(scene.words, group)))
        else:
            label = Text(heading(scene.words, group), style="bold")
            lines += hang(label, brief_items(scene, some, is_headed=True, folded=folded), width, gap="  ")
    if short:
        lines += flow(Text(""), short, width, gap="  ", indent=1)
    return lines + paragraph(hint, width)


def span(some: list[Choice], name: str) -> Text:
    """`4–18) At any time`: choices by their numbers and what they are together."""
    numbers = some[0].label if len(some) == 1 else f"{some[0].label}–{some[-1].label}"
    return Text.assemble((f"{numbers}{SIGN}", "bold"), f" {name}")


def brief_items(scene: Scene, some: list[Choice], is_headed: bool = False, folded: tuple[str, ...] = ()) -> list[Text]:
    """Choices by number and name; of a row the first says what they share, unless a heading does."""
    items: list[Text] = []
    before = ""
    for choice in some:
        verb = choice.move.verb
        alike = [other for other in some if other.move.verb == verb] if verb in folded else []
        if len(alike) > MOST_PAIRS:
            if before != verb:
                items.append(span(alike, scene.words.word("kind-assassination")))
            before = verb
            continue
        row, text = brief(scene, choice, is_headed)
        item = Text(choice.label, style="bold") if choice.speaks else numbered(choice, text)
        items.append(Text.assemble(f"{row}: ", item) if row and row != before else item)
        before = row
    return items


def brief(scene: Scene, choice: Choice, is_headed: bool) -> tuple[str, str]:
    """What a choice shares with others beside it, and what tells it from them."""
    verb, a = choice.move.verb, int(argument(choice.move.code, 0))
    if verb in HEADED:
        return "" if is_headed else scene.words.word(f"cli-fief-row-{verb}"), HEADED[verb](scene, a)
    row = row_of(scene, choice.move)
    return row, item_of(scene, choice.move) if row else choice.sentence


def fitted_menu(scene: Scene, made: list[Choice], width: int, room: int, most: int, hint: str) -> list[Text]:
    """As many words as there is room for: the hint, then what may be done at any time gives way first.

    Many pairs of victim and assassin are always told by their numbers: nothing else may give way to them.
    """
    for n in range(1, len(FOLDABLE) + 1):
        for told in (hint, ""):
            lines = short_menu(scene, made, width, told, FOLDABLE[:n])
            if len(lines) <= room:
                return lines
    return least_menu(scene, made, width, most, hint)


def least_menu(scene: Scene, made: list[Choice], width: int, most: int, hint: str) -> list[Text]:
    """As many groups in words as fit in so many lines, the rest by their numbers only."""
    named = groups_of(made)
    lines: list[Text] = []
    for spelled in range(len(named), -1, -1):
        items: list[Text] = []
        for i, group in enumerate(named):
            some = [choice for choice in made if choice.group == group]
            if i < spelled:
                spelt = brief_items(scene, some)
                if group in TITLED:  # the same things go both ways
                    spelt[0] = Text.assemble((f"{heading(scene.words, group)}: ", "bold"), spelt[0])
                items += spelt
            else:
                items.append(span(some, heading(scene.words, group)))
        lines = flow(Text(""), items, width, gap="  ", indent=1)
        if len(lines) <= most:
            is_short = spelled < len(named)
            told = paragraph(hint, width) if is_short else []
            return lines + told if len(lines) + len(told) <= most else lines
    return lines
