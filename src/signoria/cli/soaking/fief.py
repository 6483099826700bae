"""Fief in the middle of its troubles: titles, marriages, prelates, sieges, prisoners and full hands."""

import random

from signoria.games.fief.pieces import (
    BISHOPRIC,
    CALAMITY,
    CALAMITY_COPIES,
    CAPITAL_OF,
    COPIES,
    FIEF,
    FIEF_OF,
    GATES_END,
    GATES_FROM,
    KIND,
    LORD,
    MEN_EACH,
    RELIC,
    STAND,
    VILLAGE,
)
from signoria.games.fief.steps.turns import CARDS
from signoria.kernel.domains import Json

MEN = LORD.names[:12]
WOMEN = LORD.names[12:]

# What players who are after power do whenever they can.
LIKED = (
    "marry", "accept", "stand", "lay", "enter", "declare", "land_tax", "tithe", "castle", "title", "grant", "capital",
    "ask_waiver", "cardinal", "step", "attack", "besiege", "go_on", "hold", "excommunicate", "ask_annulment", "d_arc",
    "make_cardinal", "revolt", "assassinate", "justice", "ambush", "free", "tunnel", "take_relic", "revive",
)  # fmt: skip

# What a soak counts, so that one sees whether rare things came about.
COUNTED = (
    "election", "bishop", "pope", "king", "married", "annulled", "excommunicated", "dauphin-crowned", "title-bought",
    "battle", "siege-laid", "siege-won", "captured", "ransomed", "revolt", "assassinated", "won", "won-together",
)  # fmt: skip


def rich_position(seats: int, options: dict[str, Json], seed: int) -> dict[str, Json]:
    """In the last turn or the one before: a realm with a court, a church and several wars."""
    return Realm(seats, options, random.Random(seed)).document()


class Realm:
    """A position being made up, chapter by chapter; later chapters look at what earlier ones have done."""

    def __init__(self, seats: int, options: dict[str, Json], dice: random.Random) -> None:
        self.seats = seats
        self.options = options
        self.dice = dice
        self.of: dict[str, int] = {}  # whose each lord is
        self.lords: dict[str, dict[str, Json]] = {}
        self.troops: list[dict[str, dict[str, int]]] = [{} for _ in range(seats)]
        self.engines: list[list[Json]] = [[] for _ in range(seats)]
        self.villages: dict[str, dict[str, Json]] = {}
        self.owner: dict[str, int] = {}  # who holds each village
        self.fiefs: dict[str, Json] = {}
        self.bishoprics: dict[str, dict[str, Json]] = {}
        self.crown: dict[str, Json] = {}
        self.busy: set[str] = set()  # lords who hold an office or are married
        limit = options["turn_limit"]
        assert isinstance(limit, int)
        self.turn = max(1, (limit or 3) - dice.randrange(2))
        self.phase = dice.choice((1, 1, 1, 2, 4, 5, 6))

    def chance(self, percent: int) -> bool:
        return self.dice.randrange(100) < percent

    def document(self) -> dict[str, Json]:
        self.raise_families()
        self.settle()
        self.marry()
        self.crown_somebody()
        self.ordain()
        self.lay_sieges()
        self.take_prisoners()
        players: list[Json] = [self.player(seat, hand) for seat, hand in enumerate(self.hands())]
        return {
            "game": "fief",
            "seats": self.seats,
            "options": self.options,
            "turn": self.turn,
            "phase": self.phase,
            "first": self.dice.randrange(self.seats),
            "lords": dict(self.lords),
            "villages": dict(self.villages),
            "fiefs": self.fiefs,
            "bishoprics": dict(self.bishoprics),
            "players": players,
            **({"relics": self.relics()} if self.options["relics"] else {}),
            **self.crown,
        }

    # ------------------------------------------------------------ land and families

    def raise_families(self) -> None:
        """A woman and one or more men each."""
        men, women = self.dice.sample(MEN, len(MEN)), self.dice.sample(WOMEN, len(WOMEN))
        for seat in range(self.seats):
            for lord in [women.pop(), *[men.pop() for _ in range(self.dice.randint(1, 12 // self.seats))][:3]]:
                self.of[lord] = seat

    def settle(self) -> None:
        """A whole fief each, more villages here and there, walls, titles, and lords on their land."""
        fiefs = self.dice.sample(FIEF.names, len(FIEF.names))
        for i, fief in enumerate(fiefs):
            villages = [village for n, village in enumerate(VILLAGE.names) if FIEF.names[FIEF_OF[n]] == fief]
            for village in villages:
                if i < self.seats or self.chance(50):
                    self.garrison(village, i if i < self.seats else self.dice.randrange(self.seats))
            if i < self.seats and self.chance(80):
                self.found(fief, self.dice.choice(villages), i)
        for lord, seat in self.of.items():
            self.lords[lord] = {"seat": seat, "at": self.dice.choice(self.land(seat))}

    def garrison(self, village: str, seat: int) -> None:
        if self.men(seat) == MEN_EACH:
            return
        self.owner[village] = seat
        self.troops[seat][village] = {"men": 1, "knights": 0}
        self.villages[village] = {"mills": 1} if len(self.villages) < 15 and self.chance(40) else {}

    def found(self, fief: str, village: str, seat: int) -> None:
        """A castle, or the city of a title."""
        self.villages[village]["fort"] = "castle"
        if self.chance(70):
            self.villages[village]["fort"] = "city"
            self.fiefs[fief] = {"holder": self.dice.choice(self.family(seat))}
        self.troops[seat][village]["knights"] += self.dice.randint(0, 2)

    def land(self, seat: int) -> list[str]:
        return [village for village, owner in self.owner.items() if owner == seat]

    def family(self, seat: int) -> list[str]:
        return [lord for lord, owner in self.of.items() if owner == seat]

    def free_men(self) -> list[str]:
        """Men without a wife or an office, in any order."""
        men = [lord for lord in self.of if lord in MEN and lord not in self.busy]
        return self.dice.sample(men, len(men))

    # ------------------------------------------------------------ court and church

    def marry(self) -> None:
        """Families allied two by two."""
        seats = self.dice.sample(range(self.seats), self.seats)
        for groom, bride in zip(seats[::2], seats[1::2], strict=False):
            husbands = [lord for lord in self.family(groom) if lord in MEN]
            wives = [lord for lord in self.family(bride) if lord in WOMEN]
            if self.chance(60):
                husband, wife = self.dice.choice(husbands), self.dice.choice(wives)
                self.lords[husband]["spouse"] = wife
                self.busy |= {husband, wife}

    def crown_somebody(self) -> None:
        """A king, with his queen and perhaps their dauphin; else perhaps a regent."""
        kings = [lord for lord in self.of if lord in MEN]
        if self.chance(30):
            if self.chance(30):
                self.crown.update(queen=self.dice.choice([lord for lord in self.of if lord in WOMEN]), regent=True)
            return
        king = self.dice.choice([lord for lord in kings if "spouse" in self.lords[lord]] or kings)
        self.crown["king"] = king
        self.busy.add(king)
        if "spouse" in self.lords[king]:
            queen = str(self.lords[king]["spouse"])
            self.crown["queen"] = queen
            heirs = [lord for lord in self.free_men() if self.of[lord] == self.of[queen]]
            if heirs and self.chance(60):
                self.crown.update(dauphin=heirs[0], heir_born=True)
                self.busy.add(heirs[0])

    def ordain(self) -> None:
        """Bishops, of them some cardinals, of these the pope, and somebody he has struck."""
        ways = ["purchase", "card", "card"]
        for bishopric in self.dice.sample(BISHOPRIC.names, 3):
            free = self.free_men()
            if free:
                self.busy.add(free[0])
                self.bishoprics.setdefault(bishopric, {})["bishop"] = free[0]
                if self.chance(60):
                    self.lords[free[0]]["cardinal"] = ways.pop(0)
        cardinals = [lord for lord in self.lords if "cardinal" in self.lords[lord]]
        if cardinals and self.chance(80):
            self.crown["pope"] = self.dice.choice(cardinals)
            sinners = [lord for lord in self.of if lord not in self.clergy()]
            if self.chance(50):
                self.crown["excommunicated"] = self.dice.choice(sinners)
        self.plague()

    def plague(self) -> None:
        """Calamities, which lie on bishoprics between phase 2 and the end of the turn; beginners have none at first."""
        left = list(CALAMITY_COPIES)
        if self.phase <= CARDS or (self.options["beginners"] and self.turn == 1):
            return
        for bishopric in BISHOPRIC.names:
            kind = self.dice.randrange(len(CALAMITY.names))
            if left[kind] > 1 and self.chance(20):
                left[kind] -= 1
                self.bishoprics.setdefault(bishopric, {})["calamities"] = [CALAMITY.names[kind]]

    def clergy(self) -> list[str]:
        return [str(zone["bishop"]) for zone in self.bishoprics.values() if "bishop" in zone]

    # ------------------------------------------------------------ wars

    def lay_sieges(self) -> None:
        """Armies before the walls of others, on one of the roads."""
        for seat in range(self.seats):
            walls = [village for village in self.villages if "fort" in self.villages[village]]
            walls = [village for village in walls if self.owner[village] != seat and self.nobody_before(village)]
            if walls and self.chance(60):
                village = self.dice.choice(walls)
                number = VILLAGE.names.index(village)
                gate = STAND.names[self.dice.randrange(GATES_FROM[number], GATES_END[number])]
                self.lords[self.dice.choice(self.family(seat))]["at"] = gate
                men = min(self.dice.randint(1, 3), MEN_EACH - self.men(seat))
                self.troops[seat][gate] = {"men": men, "knights": self.dice.randint(1, 3)}
                self.engines[seat].append({"at": village, "dice": self.dice.randint(1, 2)})

    def men(self, seat: int) -> int:
        """Men-at-arms on the board."""
        return sum(units["men"] for units in self.troops[seat].values())

    def nobody_before(self, village: str) -> bool:
        return not any(stand.startswith(f"{village}/") for troops in self.troops for stand in troops)

    def take_prisoners(self) -> None:
        """Some lords sit with somebody else's garrison; every family keeps one who is free."""
        for lord in list(self.of):
            at = str(self.lords[lord]["at"])
            others = [village for village, owner in self.owner.items() if owner != self.of[lord]]
            free = [one for one in self.family(self.of[lord]) if "captor" not in self.lords[one]]
            if "/" not in at and len(free) > 1 and self.chance(15):
                prison = self.dice.choice(others)
                self.lords[lord].update(at=prison, captor=self.owner[prison])

    # ------------------------------------------------------------ players

    def hands(self) -> list[list[Json]]:
        """Up to three cards each, of those that are nowhere else; more events than characters."""
        copies = {kind: COPIES[i] for i, kind in enumerate(KIND.names) if kind not in self.of}
        copies["cardinal"] -= [lord.get("cardinal") for lord in self.lords.values()].count("card")
        brides = [
            lord for lord in self.of if lord in WOMEN and lord not in self.busy and lord != self.crown.get("queen")
        ]
        if brides and self.chance(30):
            self.crown["d_arc"] = self.dice.choice(brides)
            copies["d_arc"] -= 1
        cards = [kind for kind, n in copies.items() for _ in range(n)]
        self.dice.shuffle(cards)
        deck = sorted(cards, key=lambda kind: kind in LORD.names and self.chance(60))
        return [[deck.pop(0) for _ in range(self.dice.randint(0, 3))] for _ in range(self.seats)]

    def player(self, seat: int, hand: list[Json]) -> dict[str, Json]:
        troops: dict[str, Json] = {stand: dict(units) for stand, units in self.troops[seat].items()}
        player: dict[str, Json] = {"money": self.dice.randint(2, 25), "hand": hand, "troops": troops}
        if self.engines[seat]:
            player["engines"] = [*self.engines[seat], None][:2]
        if not self.options["open_diplomacy"]:
            player["tokens"] = self.dice.randint(0, 3)
        return player

    def relics(self) -> dict[str, Json]:
        """In the churches of the capitals, or with churchmen."""
        clergy = [lord for lord in self.clergy() if "captor" not in self.lords[lord]]
        places: dict[str, Json] = {}
        for relic, capital in zip(RELIC.names, self.dice.sample(list(CAPITAL_OF), len(RELIC.names)), strict=True):
            bearer = clergy.pop() if clergy and self.chance(50) else ""
            places[relic] = {"lord": bearer} if bearer else {"church": VILLAGE.names[capital]}
        return places
