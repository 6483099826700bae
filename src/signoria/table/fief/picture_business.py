"""What is under way in Fief, for its picture: elections, battles, marches, offers, revolts, windows and talks."""

from typing import Literal

from signoria import Match, Seen
from signoria.games.fief import marching, offers, revolts, windows
from signoria.games.fief.elections import BISHOPS_NEEDED, KING_OFFICE, OFFICES, clergy, is_due, lord_votes, votes
from signoria.games.fief.messages_crown import OFFICE
from signoria.games.fief.messages_offers import MATTER
from signoria.games.fief.moves import ON_ATTACK, ON_DEFENCE
from signoria.games.fief.people import is_excommunicated
from signoria.games.fief.pieces import (
    BIT,
    FIEF,
    FORT,
    GRAIL,
    HAND,
    KIND,
    KNIGHT,
    LANCE,
    LORD,
    LORDS,
    MAN,
    RELIC,
    STAND,
    VILLAGE,
)
from signoria.games.fief.state import FORT_IN
from signoria.games.fief.state import Table as State
from signoria.games.fief.steps import ballots, calming, elections, loading, private_talk, rounds
from signoria.games.fief.strength import (
    ATTACKER,
    DEFENDER,
    GATES_OPEN,
    IN_CAVALCADE,
    QUIET,
    ROUND_NUMBER,
    TUNNEL_DUG,
    VILLAGE_AT_WAR,
    bears,
    d_arc,
    dice_on,
    is_before_walls,
    keeps,
    leader,
    lords_on,
    penalty,
    points_on,
    seats_on,
    tokens,
)
from signoria.kernel.flow import UNKNOWN
from signoria.table.fief import war
from signoria.table.picture import Part
from signoria.table.scene import events_since

SideName = Literal["attack", "defence"]
Marker = Literal["for", "decoy"]


class Votes(Part):
    """The votes of a family: those of its villages and those of these lords; `clergy` is towards what a king needs."""

    seat: int
    votes: int
    clergy: int
    by_villages: int
    by_lords: dict[str, int]


class Laid(Part):
    """A marker on a candidate; which one it is is null until the count."""

    seat: int
    marker: Marker | None


class Candidate(Part):
    lord: str
    seat: int
    markers: list[Laid]


class Election(Part):
    """An election. `clergy_needed` is what the votes for a king need among them; `next` are elections to come.

    `stage` is candidacy until all have said who stands, then ballots.
    """

    office: str
    stage: Literal["candidacy", "ballots", "sealed_ballots", "count"]
    clergy_needed: int
    votes: list[Votes]
    candidates: list[Candidate]
    next: list[str]


class Ballot(Part):
    """A player's own markers while they are face down."""

    vote: str | None
    decoy: str | None


class Fighter(Part):
    """What a family has in a battle."""

    seat: int
    lords: list[str]
    men: int
    knights: int


class Modifier(Part):
    """What changes the dice of a side; `n` is null where it shows only when they fall."""

    name: str
    n: int | None


class Side(Part):
    """A side of a battle, its leader first among the fighters."""

    side: SideName
    fighters: list[Fighter]
    points: int
    dice: int
    modifiers: list[Modifier]


class Loss(Part):
    seat: int
    unit: str
    n: int


class Roll(Part):
    seat: int
    dice: list[int]
    damage: int | None


class Round(Part):
    """A round: the dice of the two leaders, and what was lost. `surrendered` is who gave up instead."""

    round: int
    rolls: list[Roll]
    losses: list[Loss]
    dead: list[str]
    surrendered: int | None


class ToLose(Part):
    side: SideName
    damage: int


class Battle(Part):
    """A battle; `quiet` are rounds in a row without losses."""

    village: str
    is_cavalcade: bool
    fort: str | None
    round: int
    quiet: int
    sides: list[Side]
    rounds: list[Round]
    to_lose: ToLose | None


class Loading(Part):
    """Who goes along with the next step so far. Numbers are null before they are said, and where they are secret."""

    to: str
    lords: list[str]
    men: int | None
    knights: int | None


class March(Part):
    """A group on the move: its leader, those who came with the last step, and how far it can still go."""

    seat: int
    leader: str
    lords: list[str]
    village: str
    stand: str
    came_from: str | None
    steps_left: int
    loading: Loading | None


class Goods(Part):
    """What goes one way in an offer; null is what the viewer may not see, for cards `cards_hidden`."""

    money: int | None
    cards: list[str]
    cards_hidden: bool
    villages: list[str]
    prisoners: list[str]
    relic: str | None
    relic_to: str | None


class Subject(Part):
    """What an offer is about besides its goods, by the matter."""

    lord: str | None = None
    spouse: str | None = None
    village: str | None = None
    fief: str | None = None
    relic: str | None = None
    side: SideName | None = None


class Offer(Part):
    """Somebody offers somebody something. `gives` and `asks` are null for those who may not see what is in it."""

    giver: int
    taker: int
    matter: str
    stage: Literal["composed", "made", "accepted"]
    is_private: bool
    subject: Subject
    gives: Goods | None
    asks: Goods | None


class Letter(Part):
    """What those who take part know of an offer that others may not see."""

    is_sealed: bool
    about: Subject
    i_give: Goods
    i_get: Goods


class Revolt(Part):
    """A revolt: how many cards stand, damage still to be taken, and the churchman who tries to calm it."""

    village: str
    by: int
    cards: int
    has_tunnel: bool
    damage: int
    victim: int | None
    calming: str | None


class Window(Part):
    """A moment at which surprise cards are asked for: those who could have one by public knowledge are asked."""

    point: str
    asked: list[int]


class Talk(Part):
    """A private talk."""

    host: int
    guests: list[int]
    speaker: int


Frames = dict[str, int]


def lords_in(mask: int) -> list[str]:
    return [name for i, name in enumerate(LORD.names) if mask & BIT[i]] if mask > 0 else []


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask & BIT[seat]] if mask > 0 else []


# ---------------------------------------------------------------- elections [F-1.3]


def election(s: State, frames: Frames) -> Election:
    e, seats = frames["election"], int(s.seats())
    office = int(s.stack[e + elections.FOR_OFFICE])
    f = frames.get("ballots", frames.get("sealed_ballots", -1))
    stage = next((name for name in ("ballots", "sealed_ballots", "candidacy") if name in frames), "count")
    due = [later for later in range(office + 1, OFFICES) if is_due(s, later)]
    return Election(
        office=OFFICE.names[office],
        stage=stage,  # type: ignore[arg-type]
        clergy_needed=int(BISHOPS_NEEDED) if office == KING_OFFICE else 0,
        votes=[votes_of(s, office, seat) for seat in range(seats)],
        candidates=[
            Candidate(lord=LORD.names[lord], seat=int(s.owner(lord)), markers=markers(s, f, lord, seats))
            for lord in range(LORDS)
            if s.stack[e + elections.CANDIDATES] & BIT[lord] and s.owner(lord) >= 0
        ],
        next=[OFFICE.names[later] for later in due],
    )


def votes_of(s: State, office: int, seat: int) -> Votes:
    all_votes = int(votes(s, office, seat))
    voters = [lord for lord in range(LORDS) if s.free_family(seat) & BIT[lord] and not is_excommunicated(s, lord)]
    by_lords = {LORD.names[lord]: n for lord in voters if (n := int(lord_votes(s, office, lord)))}
    return Votes(
        seat=seat,
        votes=all_votes,
        clergy=int(clergy(s, seat)),
        by_villages=all_votes - sum(by_lords.values()),
        by_lords=by_lords,
    )


def markers(s: State, f: int, lord: int, seats: int) -> list[Laid]:
    """The markers that are seen to lie on a candidate."""
    found: list[Laid] = []
    for seat in range(seats) if f >= 0 else ():
        side = int(s.stack[f + ballots.FOR_IS + seat])
        for cell, is_a in ((ballots.MARK_A, True), (ballots.MARK_B, False)):
            if s.stack[f + cell + seat] == lord + 1:
                found.append(Laid(seat=seat, marker=marker_of(side, is_a)))
    return found


def marker_of(side: int, is_a: bool) -> Marker | None:
    if side == UNKNOWN:
        return None
    return "for" if (side == ballots.FOR_ON_A) == is_a else "decoy"


def ballot(s: State, frames: Frames, seat: int) -> Ballot | None:
    """What a seat has laid in the election under way."""
    f = frames.get("ballots", frames.get("sealed_ballots", -1))
    if f < 0 or (s.stack[f + ballots.MARK_A + seat] <= 0 and s.stack[f + ballots.MARK_B + seat] <= 0):
        return None
    side = int(s.stack[f + ballots.FOR_IS + seat])
    found = Ballot(vote=None, decoy=None)
    for cell, is_a in ((ballots.MARK_A, True), (ballots.MARK_B, False)):
        lord = int(s.stack[f + cell + seat]) - 1
        if lord >= 0 and marker_of(side, is_a) == "for":
            found.vote = LORD.names[lord]
        elif lord >= 0:
            found.decoy = LORD.names[lord]
    return found


# ---------------------------------------------------------------- battles [F-6.2]


def battle(m: Match, seen: Seen, s: State, frames: Frames) -> Battle:
    f = frames["battle"]
    village = int(s.stack[f + VILLAGE_AT_WAR])
    log = events_since(m, seen, ("battle", "came-out"))
    lose = None
    if "losses" in frames:
        g = frames["losses"]
        lose = ToLose(side=side_name(int(s.stack[g + rounds.LOSING_SIDE])), damage=int(s.stack[g + rounds.DAMAGE]))
    return Battle(
        village=VILLAGE.names[village],
        is_cavalcade=bool(s.stack[f + IN_CAVALCADE]),
        fort=FORT.names[s.cells[FORT_IN + village]] if is_before_walls(s, f) else None,
        round=int(s.stack[f + ROUND_NUMBER]),
        quiet=int(s.stack[f + QUIET]),
        sides=[side_of(s, f, int(side)) for side in (ON_ATTACK, ON_DEFENCE)],
        rounds=[round_of(s, f, fought) for fought in war.rounds(log)],
        to_lose=lose,
    )


def side_name(side: int) -> SideName:
    return "attack" if side == ON_ATTACK else "defence"


def side_of(s: State, f: int, side: int) -> Side:
    chief = int(leader(s, f, side))
    others = [seat for seat in seats_in(int(seats_on(s, f, side)), int(s.seats())) if seat != chief]
    return Side(
        side=side_name(side),
        fighters=[fighter(s, f, side, seat) for seat in (chief, *others)],
        points=int(points_on(s, f, side)),
        dice=int(dice_on(s, f, side)),
        modifiers=modifiers(s, f, side),
    )


def fighter(s: State, f: int, side: int, seat: int) -> Fighter:
    return Fighter(
        seat=seat,
        lords=lords_in(int(lords_on(s, f, side) & s.family(seat))),
        men=int(tokens(s, f, side, seat, MAN)),
        knights=int(tokens(s, f, side, seat, KNIGHT)),
    )


def modifiers(s: State, f: int, side: int) -> list[Modifier]:
    """What is added to or taken from the dice. [F-6.2.2] [F-6.5.4] [F-10.2.2] [F-6.1.3] [F-5.3.4] [F-11.1]"""
    found: list[Modifier] = []
    if lords_on(s, f, side) & d_arc(s):
        found.append(Modifier(name="d_arc", n=1))
    if side == ON_ATTACK and is_before_walls(s, f):
        village = int(s.stack[f + VILLAGE_AT_WAR])
        whole, left = int(penalty(s, village, 0)), int(penalty(s, village, seats_on(s, f, side)))
        if s.stack[f + TUNNEL_DUG]:
            found.append(Modifier(name="tunnel", n=0))
        elif s.stack[f + GATES_OPEN]:
            found.append(Modifier(name="gates_open", n=0))
        else:
            found.append(Modifier(name="walls", n=-whole))
            found += [Modifier(name="engines", n=whole - left)] if whole > left else []
    if side == ON_DEFENCE and s.stack[f + IN_CAVALCADE]:
        found.append(Modifier(name="bars", n=None))
    if bears(s, f, side, LANCE):
        found.append(Modifier(name="lance", n=None))
    if side == ON_ATTACK and (bears(s, f, ON_DEFENCE, GRAIL) or keeps(s, f, ON_DEFENCE, GRAIL)):
        found.append(Modifier(name="grail", n=None))
    return found


def round_of(s: State, f: int, fought: war.Fought) -> Round:
    leaders = (int(s.stack[f + ATTACKER]), int(s.stack[f + DEFENDER]))
    return Round(
        round=fought.number,
        rolls=[
            Roll(seat=seat, dice=fought.dice.get(seat, []), damage=fought.damage.get(seat))
            for seat in leaders
            if fought.surrendered is None
        ],
        losses=[Loss(seat=seat, unit=unit, n=n) for (seat, unit), n in fought.lost.items()],
        dead=fought.dead,
        surrendered=fought.surrendered,
    )


# ---------------------------------------------------------------- marches [F-5]


def march(s: State, frames: Frames) -> March:
    g = frames["group"]
    seat, chief = int(s.stack[g + marching.SEAT]), int(s.stack[g + marching.LEADER])
    came_from = int(s.stack[g + marching.CAME_FROM])
    return March(
        seat=seat,
        leader=LORD.names[chief],
        lords=lords_in(int(s.stack[g + marching.GROUP_LORDS])),
        village=VILLAGE.names[s.stack[g + marching.VILLAGE]],
        stand=STAND.names[s.stack[g + marching.STAND]],
        came_from=VILLAGE.names[came_from] if came_from >= 0 else None,
        steps_left=int(marching.steps_left(s, seat, chief)),
        loading=load(s, frames["loading"]) if "loading" in frames else None,
    )


def load(s: State, f: int) -> Loading:
    """The numbers given so far; under fog, others see only the sum, once both numbers are given."""
    said, men = int(s.stack[f + loading.SAID]), int(s.stack[f + loading.MEN_GOING])
    knights = int(s.stack[f + loading.KNIGHTS_GOING])
    return Loading(
        to=VILLAGE.names[s.stack[f + loading.TO]],
        lords=lords_in(int(s.stack[f + loading.GOING])),
        men=men if said >= 1 and men != UNKNOWN else None,
        knights=knights if said > 1 and knights != UNKNOWN else None,
    )


# ---------------------------------------------------------------- offers [F-8.1]


def offer(s: State, f: int) -> Offer:
    """An offer as a spectator sees it."""
    made = int(s.stack[f + offers.IS_MADE])
    is_seen = is_open(s, f)
    return Offer(
        giver=int(s.stack[f + offers.GIVER]),
        taker=int(s.stack[f + offers.TAKER]),
        matter=MATTER.names[s.stack[f + offers.ABOUT]],
        stage="accepted" if made == offers.ACCEPTED else "made" if made else "composed",
        is_private=made != 0 and bool(offers.is_private(s, f)),
        subject=subject(s, f),
        gives=goods(s, f, 0) if is_seen else None,
        asks=goods(s, f, 1) if is_seen else None,
    )


def is_open(s: State, f: int) -> bool:
    """Whether the viewer of a state sees what is in an offer."""
    return bool(s.stack[f + offers.VILLAGES_GIVEN] != UNKNOWN)


def subject(s: State, f: int) -> Subject:
    about, a, b = (int(s.stack[f + cell]) for cell in (offers.ABOUT, offers.A, offers.B))
    found = Subject()
    if about == offers.MARRIAGE and a != UNKNOWN:
        found.lord, found.spouse = LORD.names[a], LORD.names[b]
    elif about in (offers.ANNULMENT, offers.CARDINAL_CONSENT, offers.LOWER_RANSOM):
        found.lord = LORD.names[a]
    elif about in (offers.PASSAGE, offers.PLACEMENT):
        found.village, found.lord = VILLAGE.names[a], LORD.names[b]
    elif about == offers.WAIVER:
        found.fief = FIEF.names[a]
    elif about == offers.TRUCE:
        found.village = VILLAGE.names[a]
    elif about == offers.JOINING_SIDE:
        found.side, found.village = side_name(a), VILLAGE.names[b]
    elif about == offers.RELIC_CONSENT:
        found.relic, found.lord = RELIC.names[a], LORD.names[b]
    return found


def goods(s: State, f: int, way: int) -> Goods:
    """What goes one way (0: is given, 1: is asked for), as far as the viewer of the state sees it."""
    money = int(s.stack[offers.cell(f, way, offers.SUM)])
    cards = [int(s.stack[offers.cell(f, way, offers.CARD_1 + i)]) for i in range(HAND)]
    villages = int(s.stack[offers.cell(f, way, offers.VILLAGES_GIVEN)])
    relic = int(s.stack[offers.cell(f, way, offers.RELIC_GIVEN)])
    return Goods(
        money=None if money == UNKNOWN else money,
        cards=[KIND.names[card - 1] for card in cards if card > 0],
        cards_hidden=UNKNOWN in cards,
        villages=[name for i, name in enumerate(VILLAGE.names) if villages & BIT[i]],
        prisoners=lords_in(int(s.stack[offers.cell(f, way, offers.PRISONERS_GIVEN)])),
        relic=RELIC.names[relic - 1] if relic > 0 else None,
        relic_to=LORD.names[s.stack[offers.cell(f, way, offers.RELIC_TO)]] if relic > 0 else None,
    )


def letter(s: State, f: int, seat: int) -> Letter | None:
    """What a seat that takes part in an offer knows, where others may not see it."""
    giver, taker = int(s.stack[f + offers.GIVER]), int(s.stack[f + offers.TAKER])
    made = int(s.stack[f + offers.IS_MADE])
    is_secret = made == 0 or bool(offers.is_private(s, f))
    if seat not in (giver, taker) or not is_open(s, f) or not is_secret:
        return None
    first, second = goods(s, f, 0), goods(s, f, 1)
    mine, theirs = (first, second) if seat == giver else (second, first)
    is_sealed = int(s.stack[f + offers.SECRET]) == offers.BY_TOKEN
    return Letter(is_sealed=is_sealed, about=subject(s, f), i_give=mine, i_get=theirs)


# ---------------------------------------------------------------- revolts, windows, talks


def revolt(s: State, frames: Frames) -> Revolt:
    f = frames["revolt"]
    victim = int(s.stack[f + revolts.VICTIM])
    calmer = int(s.stack[frames["calming"] + calming.CALMER]) if "calming" in frames else -1
    return Revolt(
        village=VILLAGE.names[s.stack[f + revolts.VILLAGE_IN_REVOLT]],
        by=int(s.stack[f + revolts.PLAYER]),
        cards=int(s.stack[f + revolts.CARDS]),
        has_tunnel=bool(s.stack[f + revolts.HAS_TUNNEL]),
        damage=int(s.stack[f + revolts.HITS]),
        victim=victim - 1 if victim > 0 else None,
        calming=LORD.names[calmer] if calmer >= 0 else None,
    )


def window(s: State, f: int, seats: int) -> Window:
    return Window(
        point=windows.POINT.names[s.stack[f + windows.AT]], asked=seats_in(int(s.stack[f + windows.ASKED]), seats)
    )


def talk(s: State, f: int, seats: int) -> Talk:
    return Talk(
        host=int(s.stack[f + private_talk.HOST]),
        guests=seats_in(int(s.stack[f + private_talk.GUESTS]), seats),
        speaker=int(s.stack[f + private_talk.SPEAKER]),
    )
