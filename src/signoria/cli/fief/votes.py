"""An election: the office, the votes everybody has, the candidates and the markers laid on them. [F-1.3]"""

from rich.text import Text

from signoria.cli.fief.scene import Scene, lords_of
from signoria.cli.screen import SEAT_STYLES, hang, paragraph
from signoria.games.fief.elections import KING_OFFICE, POPE_OFFICE, clergy, votes
from signoria.games.fief.messages_crown import OFFICE
from signoria.games.fief.steps.ballots import FOR_IS, FOR_ON_A, MARK_A, MARK_B
from signoria.games.fief.steps.elections import CANDIDATES, FOR_OFFICE
from signoria.kernel.flow import UNKNOWN


def office_of(scene: Scene) -> str:
    return scene.words.word(OFFICE.key(scene.table.stack[scene.frame("election") + FOR_OFFICE]))


def election_lines(scene: Scene, width: int) -> list[Text]:
    """The election under way."""
    words, s, e = scene.words, scene.table, scene.frame("election")
    office = int(s.stack[e + FOR_OFFICE])
    told = words.word("cli-fief-election", office=office_of(scene))
    lines = [Text(line.plain, style="bold reverse") for line in paragraph(f"{told} {needed(scene, office)}", width)]
    items = []
    for seat in range(scene.seats):
        item = Text.assemble(scene.name(seat), f": {votes(s, office, seat)}")
        if office == KING_OFFICE and clergy(s, seat):
            item.append(f" ({words.word('cli-fief-with-clergy')})")
        items.append(item)
    lines += hang(Text(words.word("cli-fief-votes"), style="bold"), items, width)
    standing = [candidate(scene, lord) for lord in lords_of(int(s.stack[e + CANDIDATES])) if s.owner(lord) >= 0]
    nobody = [Text(words.word("cli-fief-nobody-yet"))]
    return lines + hang(Text(words.word("cli-fief-candidates"), style="bold"), standing or nobody, width)


def needed(scene: Scene, office: int) -> str:
    """What it takes to be elected. [F-1.3.4] [F-1.6.3] [F-1.8.4]"""
    key = "king" if office == KING_OFFICE else "pope" if office == POPE_OFFICE else "bishop"
    return scene.words.word(f"cli-fief-needs-{key}")


def candidate(scene: Scene, lord: int) -> Text:
    """`Arthur (Pazzi) [+Pitti ?Pazzi]`: a lord with the markers on him: own ones with their side, others' unknown."""
    marks = markers(scene, lord)
    name = scene.owned_lord(lord)
    return Text.assemble(name, " [", Text(" ").join(marks), "]") if marks else name


def markers(scene: Scene, lord: int) -> list[Text]:
    """`+Pazzi` For, `-Pazzi` Against, `?Pazzi` either; by name, since `+1` would look like a vote."""
    s, f = scene.table, scene.frame("ballots", "sealed_ballots")
    found: list[Text] = []
    for seat in range(scene.seats) if f >= 0 else []:
        a, b = int(s.stack[f + MARK_A + seat]), int(s.stack[f + MARK_B + seat])
        side = int(s.stack[f + FOR_IS + seat])
        for place, is_a in ((a, True), (b, False)):
            if place == lord + 1:
                sign = "?" if side == UNKNOWN else "+" if (side == FOR_ON_A) == is_a else "-"
                found.append(Text.assemble(sign, (scene.player(seat), SEAT_STYLES[seat])))
    return found
