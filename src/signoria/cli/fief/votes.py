"""An election: the office, the votes everybody has, the candidates and the markers laid on them. [F-1.3]"""

from functools import partial

from rich.text import Text

from signoria.cli.fief.marks import owned_lord
from signoria.cli.screen import SEAT_STYLES, hang, paragraph, seat_name
from signoria.games.fief.elections import KING_OFFICE, clergy, votes
from signoria.games.fief.steps.elections import CANDIDATES, FOR_OFFICE
from signoria.table.fief.scene import Scene, lords_of
from signoria.table.fief.votes import markers, needed, office_of


def election_lines(scene: Scene, width: int) -> list[Text]:
    """The election under way."""
    words, s, e = scene.words, scene.table, scene.frame("election")
    office = int(s.stack[e + FOR_OFFICE])
    told = words.say("table-fief-election", office=partial(office_of, scene))
    lines = [Text(line.plain, style="bold reverse") for line in paragraph(f"{told} {needed(scene, office)}", width)]
    items = []
    for seat in range(scene.seats):
        item = Text.assemble(seat_name(scene, seat), f": {votes(s, office, seat)}")
        if office == KING_OFFICE and clergy(s, seat):
            item.append(f" ({words.word('table-fief-with-clergy')})")
        items.append(item)
    lines += hang(Text(words.word("table-fief-votes"), style="bold"), items, width)
    standing = [candidate(scene, lord) for lord in lords_of(int(s.stack[e + CANDIDATES])) if s.owner(lord) >= 0]
    nobody = [Text(words.word("cli-fief-nobody-yet"))]
    return lines + hang(Text(words.word("table-fief-candidates"), style="bold"), standing or nobody, width)


def candidate(scene: Scene, lord: int) -> Text:
    """`Arthur (Pazzi) [+Pitti ?Pazzi]`: a lord with the markers on him: own ones with their side, others' unknown.

    Players by name, since `+1` would look like a vote.
    """
    marks = [Text.assemble(sign, (scene.player(seat), SEAT_STYLES[seat])) for sign, seat in markers(scene, lord)]
    name = owned_lord(scene, lord)
    return Text.assemble(name, " [", Text(" ").join(marks), "]") if marks else name
