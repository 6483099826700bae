"""Fiefs and bishoprics with their villages, crown and tiara, decks, calamities, taxes and relics."""

from rich.text import Text

from signoria.cli.fief.maps import NOBODY, WALLS, is_capital
from signoria.cli.fief.marks import owned_lord
from signoria.cli.screen import SEAT_STYLES, fit_text, flow, hang, seat_mark, seat_name
from signoria.games.fief import relics
from signoria.games.fief.control import besiegers, controller
from signoria.games.fief.describe import rank
from signoria.games.fief.pieces import (
    BISHOPRIC,
    BISHOPRIC_OF,
    BISHOPRICS,
    CALAMITY,
    FIEF_VILLAGES,
    FIEFS,
    GATES_END,
    GATES_FROM,
    KIND,
    NEIGHBOUR_AT,
    RELIC,
    RELICS,
    SLOTS,
)
from signoria.games.fief.state import (
    BISHOP,
    CHARACTERS_LEFT,
    DECK_CALAMITIES,
    EVENTS_LEFT,
    FACE_DOWN,
    FIRST,
    FORT_IN,
    HARVEST_IN,
    MILLS_IN,
    PHASE,
    RELICS_IN_PLAY,
    TURN,
    TURN_LIMIT,
    WEATHER_IN,
)
from signoria.table.fief.facts import PHASES
from signoria.table.fief.scene import FIEF_LETTERS, Scene, seats_of, villages_of
from signoria.table.fief.zones import offices, taxes_laid, top_of


def title(scene: Scene, width: int, most: int = 2) -> list[Text]:
    """Turn, phase, first player, decks with the back of the top card, the calamity track."""
    words, cells = scene.words, scene.table.cells
    parts: list[Text] = []
    if cells[TURN]:
        key = "table-fief-turn-of" if cells[TURN_LIMIT] else "table-fief-turn"
        parts.append(Text(words.word(key, turn=int(cells[TURN]), last=int(cells[TURN_LIMIT]))))
    parts.append(Text(words.word(f"phase-{PHASES[cells[PHASE]]}")))
    if cells[TURN]:
        parts.append(Text.assemble(words.word("cli-fief-first"), " ", seat_name(scene, int(cells[FIRST]))))
    events, characters = int(cells[EVENTS_LEFT] + cells[DECK_CALAMITIES]), int(cells[CHARACTERS_LEFT])
    back = top_of(scene)
    track = "■" * int(cells[FACE_DOWN]) + "·" * int(SLOTS - cells[FACE_DOWN])
    decks = [
        Text(words.word("table-fief-decks", events=events, back=back, characters=characters)),
        Text(words.word("cli-fief-track", track=track)),
    ]
    lines = flow(Text(""), parts + decks, width, gap=" · ", indent=1)
    if len(lines) > most:
        short = [Text(f"{events} ({back}) + {characters} {track}")]
        lines = flow(Text(""), parts + short, width, gap=" · ", indent=1)[:most]
    for line in lines:
        line.stylize("reverse")
    return [fit_text(line, width) for line in lines]


# ------------------------------------------------------------ fiefs


def zone_village(scene: Scene, village: int) -> Text:
    """`2^Blaye1+*`: controller, walls, name, bishopric, capital, mills; `!` if it is besieged."""
    s = scene.table
    seat = int(controller(s, village))
    name = f"{scene.short_village(village)}{BISHOPRIC_OF[village] + 1}"
    marks = ("+" if is_capital(village) else "") + "*" * int(s.cells[MILLS_IN + village])
    siege = "!" if besiegers(s, village) else ""
    walls = WALLS[s.cells[FORT_IN + village]].strip()
    return Text.assemble(seat_mark(seat) if seat >= 0 else NOBODY, f"{walls}{name}{marks}{siege}")


def holder(scene: Scene, fief: int, kind: str = "") -> Text:
    """`A Blaye = Arthur (Pazzi)`: a fief, with whoever holds its title."""
    lord = int(scene.table.holder(fief))
    name = Text.assemble((f"{FIEF_LETTERS[fief]} ", "bold"), scene.fief(fief), kind)
    return Text.assemble(name, " = ", owned_lord(scene, lord)) if lord >= 0 else name


def fief_lines(scene: Scene, width: int) -> list[Text]:
    """Two fiefs on a line, each with its holder and its villages."""
    items: list[Text] = []
    for fief in range(FIEFS):
        villages = [zone_village(scene, village) for village in villages_of(int(FIEF_VILLAGES[fief]))]
        items.append(Text.assemble(holder(scene, fief), ": ", Text(" ").join(villages)))
    lines: list[Text] = []
    half = width // 2
    while items:
        item = items.pop(0)
        if items and item.cell_len < half and items[0].cell_len <= width - half:
            lines.append(Text.assemble(fit_text(item, half), items.pop(0)))
        else:
            lines.append(fit_text(item, width))
    return lines


def title_line(scene: Scene, width: int) -> list[Text]:
    """The fiefs whose titles are held, by letter, and the others; where the large map shows their villages."""
    items = [holder(scene, fief, f" ({rank(scene.words, fief)})") for fief in range(FIEFS)]
    return hang(Text(scene.words.word("table-fief-fiefs"), style="bold"), items, width)


def neighbours(scene: Scene, village: int) -> list[str]:
    """The villages a village's roads lead to."""
    return [scene.village(int(NEIGHBOUR_AT[stand])) for stand in range(GATES_FROM[village], GATES_END[village])]


# ------------------------------------------------------------ bishoprics, crown and tiara


def bishopric_line(scene: Scene, width: int) -> list[Text]:
    """Each bishopric with its bishop, its calamities and its bonus cards."""
    words, s = scene.words, scene.table
    items: list[Text] = []
    for bishopric in range(BISHOPRICS):
        item = Text.assemble((f"{bishopric + 1} ", "bold"), words.word(BISHOPRIC.key(bishopric)))
        if s.cells[BISHOP + bishopric] >= 0:
            item = Text.assemble(item, " = ", owned_lord(scene, int(s.cells[BISHOP + bishopric])))
        for calamity in range(CALAMITY.size):
            if s.has_calamity(bishopric, calamity):
                item.append(f" {words.word(CALAMITY.key(calamity)).upper()}", style="bold red")
        for kind, cell in (("good_harvest", HARVEST_IN), ("fine_weather", WEATHER_IN)):
            if s.cells[cell + bishopric]:
                item.append(f" {words.word(KIND.key(KIND.parse(kind)))}", style="green")
        items.append(item)
    return hang(Text(words.word("table-fief-bishoprics"), style="bold"), items, width)


def crown_line(scene: Scene, width: int) -> list[Text]:
    """King, queen or regent, dauphin, pope, cardinals, and whoever is excommunicated."""
    items = [
        Text.assemble(office, " ", Text(", ").join([owned_lord(scene, lord) for lord in lords]))
        for office, lords in offices(scene)
    ]
    return hang(Text(scene.words.word("table-fief-crown"), style="bold"), items, width) if items else []


def tax_line(scene: Scene, width: int) -> list[Text]:
    """Taxes that are laid and not yet collected."""
    items = [
        Text.assemble(f"{what} (", (scene.player(seat), SEAT_STYLES[seat]), ")") for what, seat in taxes_laid(scene)
    ]
    return hang(Text(scene.words.word("table-fief-taxes"), style="bold"), items, width) if items else []


def relic_line(scene: Scene, width: int) -> list[Text]:
    """Where each relic is: with a lord, in its church, or where it was left."""
    words, s = scene.words, scene.table
    if not s.cells[RELICS_IN_PLAY]:
        return []
    items: list[Text] = []
    for relic in range(RELICS):
        name = Text(f"{words.word(RELIC.key(relic))}: ")
        if relics.carrier(s, relic) >= 0:
            items.append(Text.assemble(name, owned_lord(scene, int(relics.carrier(s, relic)))))
        elif relics.village_of(s, relic) >= 0:
            items.append(Text.assemble(name, scene.village(int(relics.village_of(s, relic)))))
    return hang(Text(words.word("cli-fief-relics"), style="bold"), items, width) if items else []


def siege_line(scene: Scene, width: int) -> list[Text]:
    """Which villages are besieged, by whom and with how many dice."""
    words, s = scene.words, scene.table
    items: list[Text] = []
    for village in villages_of(-1):
        seats = seats_of(int(besiegers(s, village)), scene.seats)
        for force in scene.forces(village) if seats else []:
            if force.engine:
                who = scene.name(force.seat)
                told = words.word("cli-fief-siege", village=scene.village(village), player=who, dice=force.engine)
                items.append(Text(told))
    return hang(Text(words.word("table-fief-sieges"), style="bold"), items, width) if items else []


def realm(scene: Scene, width: int) -> list[Text]:
    """Everything about titles, calamities, taxes, sieges and relics that is not said by the map."""
    lines = bishopric_line(scene, width) + crown_line(scene, width)
    return lines + tax_line(scene, width) + siege_line(scene, width) + relic_line(scene, width)
