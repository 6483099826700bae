"""The legal moves of Fief in words: grouped by what they do."""

from functools import partial

from signoria import Move
from signoria.games.fief.moves import WAY
from signoria.games.fief.pieces import (
    FIEF_OF,
)
from signoria.kernel.moves import argument
from signoria.table.choices import About, Choice
from signoria.table.fief.notes import note
from signoria.table.fief.scene import Scene

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
GROUP_OF = {verb: group for group, verbs in GROUPS.items() for verb in verbs}
ORDER = {group: i for i, group in enumerate(GROUPS)}
GOODS = ("money", "kind", "village", "prisoner", "relic_for")  # verbs of what goes into an offer
SPEAKING = ("men", "knights")  # numbered by how many they are


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
    return GROUP_OF.get(move.verb, "besides")


def about(scene: Scene, group: str) -> About:
    """Writing to somebody answers no question, and is nearly always legal."""
    return About(is_aside=group == "fief-talks")


def choices(scene: Scene) -> list[Choice]:
    """All legal moves, group by group; men-at-arms and knights are numbered by how many they are."""
    made: list[Choice] = []
    numbered = 0
    rank = {move.verb: i for i, move in enumerate(scene.moves)}
    groups = {move: group_of(scene, move) for move in scene.moves}
    for move in sorted(scene.moves, key=lambda move: (ORDER[groups[move]], place_of(scene, move, rank))):
        speaks = move.verb in SPEAKING
        if not speaks:
            numbered += 1
        label = str(argument(move.code, 0)) if speaks else str(numbered)
        sentence = words_of(scene, move)
        made.append(Choice(label, f"fief-{groups[move]}", move, sentence, note(scene, move), speaks))
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
        return scene.words.say("table-fief-bargain", lord=partial(scene.lord, int(argument(move.code, 1))))
    if scene.step == "offer" and move.verb == "withdraw":
        return scene.words.word("table-fief-take-back")
    if scene.step == "talk" and move.verb == "token":
        return scene.words.word("table-fief-talk-longer")
    return scene.sentence(move)
