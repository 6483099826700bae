"""A battle on the screen: the sides, their points and dice, and the rounds so far. [F-6.2]"""

from rich.text import Text

from signoria.cli.screen import hang, paragraph, seat_name
from signoria.games.fief.moves import ON_ATTACK, ON_DEFENCE, SIDE
from signoria.table.fief.scene import Scene
from signoria.table.fief.war import army, battle_title, fighters, round_words, rounds, strength, to_come


def battle_lines(scene: Scene, width: int, most_rounds: int = 3) -> list[Text]:
    """The battle under way."""
    f = scene.frame("battle")
    lines = [Text(line.plain, style="bold reverse") for line in paragraph(battle_title(scene), width)]
    for side in (ON_ATTACK, ON_DEFENCE):
        lines += side_lines(scene, f, int(side), width)
    for fought in rounds(scene.battle_log)[-most_rounds:]:
        lines += paragraph(round_words(scene, f, fought), width, 4, 2)
    for sentence in to_come(scene, f):
        lines += paragraph(sentence, width)
    return lines


def side_lines(scene: Scene, f: int, side: int, width: int) -> list[Text]:
    """Who fights on a side, with what, and what that makes."""
    names = Text("; ").join(
        [Text.assemble(seat_name(scene, seat), f": {army(scene, f, side, seat)}") for seat in fighters(scene, f, side)]
    )
    label = Text(scene.words.word(f"table-fief-{SIDE.names[side]}"), style="bold")
    return hang(label, [names], width) + paragraph(strength(scene, f, side), width, 4, 2)
