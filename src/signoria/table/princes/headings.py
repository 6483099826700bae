"""What is said of a group of moves besides its title: how a turned piece lies, what a character does."""

from signoria.games.princes.describe import drawing
from signoria.table.choices import About
from signoria.table.princes.choices import CHARACTERS, SELLING
from signoria.table.princes.maps import piece_in_hand
from signoria.table.princes.places import TURNED
from signoria.table.princes.scene import Scene


def about(scene: Scene, group: str) -> About:
    if group.startswith(TURNED):
        lines = drawing(piece_in_hand(scene), int(group.removeprefix(TURNED)))
        return About(shape=tuple(line.replace(" ", "") for line in lines))
    if group in CHARACTERS:
        return About(note=scene.words.word(f"about-{group}"))
    return About(is_aside=group == SELLING)
