"""The table of Fief as panels: turn and decks, villages, fiefs, bishoprics, the realm, what is under way, players."""

from functools import partial

from signoria.games.fief import relics
from signoria.games.fief.control import besiegers, controller
from signoria.games.fief.control import villages_of as controlled
from signoria.games.fief.describe import rank
from signoria.games.fief.elections import KING_OFFICE, clergy, votes
from signoria.games.fief.moves import ON_ATTACK, ON_DEFENCE, SIDE
from signoria.games.fief.people import ally_of
from signoria.games.fief.pieces import (
    BISHOPRIC,
    BISHOPRIC_OF,
    BISHOPRICS,
    CALAMITY,
    CAPITAL_OF,
    FIEF,
    FIEF_OF,
    FIEFS,
    FORT,
    GATES_END,
    GATES_FROM,
    HAND,
    IS_SURPRISE,
    KIND,
    KNIGHT,
    LORD,
    LORDS,
    MAN,
    NEIGHBOUR_AT,
    RELIC,
    RELICS,
    SLOTS,
    VILLAGE,
    VILLAGES,
)
from signoria.games.fief.scoring import victory_points
from signoria.games.fief.state import (
    BISHOP,
    CHARACTERS_LEFT,
    DECK_CALAMITIES,
    EVENTS_LEFT,
    FACE_DOWN,
    FIRST,
    FOG,
    FORT_IN,
    HARVEST_IN,
    MILLS_IN,
    PHASE,
    RELICS_IN_PLAY,
    TOKENS,
    TURN,
    TURN_LIMIT,
    WEATHER_IN,
)
from signoria.games.fief.steps.elections import CANDIDATES, FOR_OFFICE
from signoria.games.fief.units import in_supply
from signoria.table.fief.deals import offer_words
from signoria.table.fief.facts import PHASES
from signoria.table.fief.people import bearings, force_words, forces_of, money
from signoria.table.fief.scene import Scene, lords_of, seats_of, villages_of
from signoria.table.fief.votes import markers, needed, office_of
from signoria.table.fief.war import army, battle_title, fighters, round_words, rounds, strength, to_come
from signoria.table.fief.zones import offices, taxes_laid, top_of
from signoria.table.panels import NONE, Cell, Panel, Row, in_order, joined, row, seat_mark, thing

MARKERS = {"+": "table-fief-marker-for", "-": "table-fief-marker-decoy", "?": "table-fief-marker-closed"}


def panels(scene: Scene) -> list[Panel]:
    """Everything that may be seen."""
    whole = [turn_panel(scene), battle(scene), election(scene), offer(scene), villages(scene), fiefs(scene)]
    whole += [bishoprics(scene), realm(scene), families(scene)]
    return in_order(scene, [*whole, *[player(scene, seat) for seat in range(scene.seats)]])


def in_turn_order(scene: Scene) -> list[int]:
    return [int((scene.table.cells[FIRST] + i) % scene.seats) for i in range(scene.seats)]


def heads(scene: Scene, *names: str) -> list[str]:
    return [scene.words.word(f"table-head-{name}") for name in names]


def turn_panel(scene: Scene) -> Panel:
    """Turn, phase, first player, decks with the back of the top card, calamities that are laid face down."""
    words, cells = scene.words, scene.table.cells
    rows: list[Row] = []
    if cells[TURN]:
        key = "table-fief-turn-of" if cells[TURN_LIMIT] else "table-fief-turn"
        told = words.word(key, turn=int(cells[TURN]), last=int(cells[TURN_LIMIT]))
        rows.append(row("turn", words.word("table-head-turn"), told))
    rows.append(row("phase", words.word("table-head-phase"), words.word(f"phase-{PHASES[cells[PHASE]]}")))
    if cells[TURN]:
        order = [scene.player(seat) for seat in in_turn_order(scene)]
        rows.append(row("order", words.word("table-head-order"), joined(scene, order)))
    events = int(cells[EVENTS_LEFT] + cells[DECK_CALAMITIES])
    left = words.word("table-fief-decks", events=events, back=top_of(scene), characters=int(cells[CHARACTERS_LEFT]))
    rows.append(row("decks", words.word("table-head-left"), left))
    rows.append(row("track", words.word("table-fief-face-down"), f"{cells[FACE_DOWN]} / {SLOTS}"))
    return Panel("turn", words.word("table-now"), rows)


# ---------------------------------------------------------------- the map


def villages(scene: Scene) -> Panel:
    """Every village: its fief and bishopric, its controller, its buildings and the units there."""
    titles = heads(scene, "village", "fief", "bishopric", "roads", "controller", "buildings", "there")
    rows = [village_row(scene, village) for village in range(VILLAGES)]
    return Panel("villages", scene.words.word("table-fief-villages"), rows, titles)


def village_row(scene: Scene, village: int) -> Row:
    words, s = scene.words, scene.table
    seat = int(controller(s, village))
    built = [words.word(FORT.key(s.cells[FORT_IN + village]))] if s.cells[FORT_IN + village] else []
    if s.cells[MILLS_IN + village]:
        built.append(words.word("table-fief-now-mills", n=int(s.cells[MILLS_IN + village])))
    is_besieged = bool(besiegers(s, village))
    return row(
        VILLAGE.names[village],
        thing(scene, VILLAGE, village),
        scene.fief(int(FIEF_OF[village])),
        words.word(BISHOPRIC.key(BISHOPRIC_OF[village])),
        joined(scene, roads(scene, village)),
        scene.player(seat) if seat >= 0 else NONE,
        joined(scene, built),
        joined_forces(scene, [force_words(scene, force) for force in scene.forces(village)]),
        mark=words.word("table-fief-besieged") if is_besieged else "",
    )


def roads(scene: Scene, village: int) -> list[str]:
    return [scene.village(int(NEIGHBOUR_AT[stand])) for stand in range(GATES_FROM[village], GATES_END[village])]


def joined_forces(scene: Scene, forces: list[str]) -> str:
    return "; ".join(forces) if forces else NONE


def fiefs(scene: Scene) -> Panel:
    """Each fief with its rank and who holds the title."""
    rows: list[Row] = []
    for fief in range(FIEFS):
        lord = int(scene.table.holder(fief))
        holder = lord_cell(scene, lord) if lord >= 0 else NONE
        rows.append(row(FIEF.names[fief], scene.fief(fief), rank(scene.words, fief), holder))
    return Panel("fiefs", scene.words.word("table-fief-fiefs"), rows, heads(scene, "fief", "rank", "holder"))


def lord_cell(scene: Scene, lord: int) -> Cell:
    """`Arthur (Pazzi)`."""
    return scene.owned_lord(lord), f"{LORD.name}:{LORD.names[lord]}"


def bishoprics(scene: Scene) -> Panel:
    """Each bishopric with its capital, its bishop, its calamities and its bonus cards."""
    words, s = scene.words, scene.table
    rows: list[Row] = []
    for bishopric in range(BISHOPRICS):
        bishop = int(s.cells[BISHOP + bishopric])
        lies = [words.word(CALAMITY.key(i)) for i in range(CALAMITY.size) if s.has_calamity(bishopric, i)]
        for kind, cell in (("good_harvest", HARVEST_IN), ("fine_weather", WEATHER_IN)):
            if s.cells[cell + bishopric]:
                lies.append(words.word(KIND.key(KIND.parse(kind))))
        name = words.word(BISHOPRIC.key(bishopric)), f"{VILLAGE.name}:{VILLAGE.names[CAPITAL_OF[bishopric]]}"
        holder = lord_cell(scene, bishop) if bishop >= 0 else NONE
        rows.append(row(BISHOPRIC.names[bishopric], name, holder, joined(scene, lies)))
    titles = heads(scene, "bishopric", "bishop", "effects")
    return Panel("bishoprics", words.word("table-fief-bishoprics"), rows, titles)


def realm(scene: Scene) -> Panel:
    """Crown and Church, taxes, sieges and relics."""
    words, s = scene.words, scene.table
    rows = [
        row(f"office-{i}", name, joined(scene, [scene.owned_lord(lord) for lord in lords]))
        for i, (name, lords) in enumerate(offices(scene))
    ]
    for i, (what, seat) in enumerate(taxes_laid(scene)):
        rows.append(row(f"tax-{i}", words.word("table-fief-taxes"), f"{what} ({scene.player(seat)})"))
    for village in villages_of(-1):
        for seat in seats_of(int(besiegers(s, village)), scene.seats):
            told = f"{scene.village(village)} ({scene.player(seat)})"
            rows.append(row(f"siege-{VILLAGE.names[village]}-{seat}", words.word("table-fief-sieges"), told))
    for relic in range(RELICS) if s.cells[RELICS_IN_PLAY] else ():
        rows.append(row(f"relic-{RELIC.names[relic]}", thing(scene, RELIC, relic), whereabouts(scene, relic)))
    return Panel("realm", words.word("table-fief-crown"), rows)


def whereabouts(scene: Scene, relic: int) -> Cell:
    """Where a relic is: with a lord, or in a village."""
    carrier, village = int(relics.carrier(scene.table, relic)), int(relics.village_of(scene.table, relic))
    if carrier >= 0:
        return lord_cell(scene, carrier)
    return thing(scene, VILLAGE, village) if village >= 0 else NONE


# ---------------------------------------------------------------- what is under way


def battle(scene: Scene) -> Panel:
    """The sides with their strength, and the rounds so far."""
    f, words = scene.frame("battle"), scene.words
    if f < 0:
        return Panel("battle", "", [])
    rows: list[Row] = []
    for side in (int(ON_ATTACK), int(ON_DEFENCE)):
        title = words.word(f"table-fief-{SIDE.names[side]}")
        for seat in fighters(scene, f, side):
            rows.append(row(f"side-{side}-{seat}", title, scene.player(seat), army(scene, f, side, seat) or NONE))
        rows.append(row(f"strength-{side}", title, "", strength(scene, f, side)))
    for i, fought in enumerate(rounds(scene.battle_log)):
        rows.append(row(f"round-{i}", round_words(scene, f, fought)))
    return Panel("battle", battle_title(scene), rows, note=" ".join(to_come(scene, f)), under_way=True)


def election(scene: Scene) -> Panel:
    """The votes everybody has, and the candidates with the markers on them."""
    e, words, s = scene.frame("election"), scene.words, scene.table
    if e < 0:
        return Panel("election", "", [])
    office = int(s.stack[e + FOR_OFFICE])
    rows: list[Row] = []
    for seat in range(scene.seats):
        told = str(votes(s, office, seat))
        if office == KING_OFFICE and clergy(s, seat):
            told = f"{told} ({words.word('table-fief-with-clergy')})"
        rows.append(row(f"votes-{seat}", words.word("table-fief-votes"), scene.player(seat), told))
    for lord in lords_of(int(s.stack[e + CANDIDATES])):
        if s.owner(lord) >= 0:
            laid = [words.word(MARKERS[sign], player=scene.player(seat)) for sign, seat in markers(scene, lord)]
            name = lord_cell(scene, lord)
            rows.append(
                row(f"candidate-{LORD.names[lord]}", words.word("table-fief-candidates"), name, joined(scene, laid))
            )
    title = words.say("table-fief-election", office=partial(office_of, scene))
    note = f"{needed(scene, office)} {words.word('table-fief-decoy')}"
    return Panel("election", title, rows, note=note, under_way=True)


def offer(scene: Scene) -> Panel:
    """The offer under way, as far as the viewer may see it."""
    if scene.frame("offer") < 0:
        return Panel("offer", "", [])
    rows = [row(f"offer-{i}", sentence) for i, sentence in enumerate(offer_words(scene))]
    return Panel("offer", scene.words.word("table-group-fief-answer"), rows, under_way=True)


# ---------------------------------------------------------------- players


def families(scene: Scene) -> Panel:
    """Everybody: money, victory points, tokens, cards, villages, ally."""
    s, words = scene.table, scene.words
    rows: list[Row] = []
    for seat in range(scene.seats):
        ally = int(ally_of(s, seat))
        rows.append(
            row(
                f"player-{seat}",
                scene.player(seat),
                money(scene, seat),
                str(victory_points(s, seat)),
                str(s.cells[TOKENS + seat]),
                f"{s.hand_size(seat)}/{HAND}",
                str(len(villages_of(int(controlled(s, seat))))),
                scene.player(ally) if ally >= 0 else NONE,
                mark=seat_mark(scene, seat),
            )
        )
    titles = heads(scene, "player", "deniers", "points", "tokens", "cards", "villages", "ally")
    return Panel("players", words.word("table-players"), rows, titles)


def player(scene: Scene, seat: int) -> Panel:
    """One player in full: lords, troops, villages, hand."""
    words, s = scene.words, scene.table
    rows: list[Row] = []
    for lord in lords_of(int(s.family(seat))):
        village = scene.place_of(lord)
        place: Cell = thing(scene, VILLAGE, village) if village >= 0 else words.word("table-fief-not-on-board")
        rows.append(
            row(f"lord-{LORD.names[lord]}", thing(scene, LORD, lord), place, joined(scene, bearings(scene, lord)))
        )
    for village, force in forces_of(scene, seat):
        told = force_words(scene, force, with_player=False)
        key = f"force-{VILLAGE.names[village]}-{force.stand}"
        rows.append(row(key, words.word("table-fief-armies"), thing(scene, VILLAGE, village), told))
    if not s.cells[FOG] or seat == scene.seat:
        men, knights = int(in_supply(s, seat, MAN)), int(in_supply(s, seat, KNIGHT))
        rows.append(row("supply", words.word("table-fief-supply", men=men, knights=knights)))
    names = [scene.village(village) for village in villages_of(int(controlled(s, seat)))]
    rows.append(row("controls", words.word("table-fief-controls"), joined(scene, names)))
    return Panel(
        f"player-{seat}", scene.name(seat), rows + hand_rows(scene, seat), seat=seat, note=seat_mark(scene, seat)
    )


def hand_rows(scene: Scene, seat: int) -> list[Row]:
    """The cards of a hand that may be seen; a mark for those that may be played at any time."""
    words, hand = scene.words, scene.fields(seat)["hand"]
    title = words.word("table-fief-hand-of-another")
    rows: list[Row] = []
    for i, kind in enumerate(int(KIND.parse(name)) for name in hand if name is not None):
        domain, number = (LORD, kind) if kind < LORDS else (KIND, kind)
        mark = words.word("table-group-fief-surprises") if IS_SURPRISE[kind] else ""
        rows.append(row(f"card-{i}-{KIND.names[kind]}", title, thing(scene, domain, number), mark=mark))
    hidden = sum(name is None for name in hand)
    if hidden:
        rows.append(row("hidden", title, words.word("table-fief-hidden-cards", n=hidden)))
    return rows
