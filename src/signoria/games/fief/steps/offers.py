"""An offer, put together and answered. [F-8.1] [F-8.2]"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.fief import bargains, crown, offers, relics, windows
from signoria.games.fief.handing_over import village_refusal
from signoria.games.fief.messages_offers import (
    E_ACCEPTED,
    E_ASKS,
    E_GIVES_MONEY,
    E_GIVES_PRISONER,
    E_GIVES_RELIC,
    E_GIVES_VILLAGE,
    E_IN_PRIVATE,
    E_LAPSED,
    E_REFUSED,
    E_WITHDRAWN,
    MATTER,
    R_ALREADY_IN_OFFER,
    R_NEEDS_TOKEN,
    R_NO_SUCH_SUM,
    R_NO_TOKEN,
    R_TOKEN_SPENT,
    R_TOO_MUCH,
    R_TOO_POOR,
)
from signoria.games.fief.moves import (
    ACCEPT,
    OFFER_KIND,
    OFFER_MONEY,
    OFFER_PRISONER,
    OFFER_RELIC,
    OFFER_VILLAGE,
    PROPOSE,
    REFUSE,
    SPEND_TOKEN,
    SUMS,
    TO_TAKE,
    WITHDRAW,
)
from signoria.games.fief.offers import (
    ABOUT,
    ACCEPTED,
    ANNULMENT,
    BY_TOKEN,
    CARDINAL_CONSENT,
    GIVER,
    IN_TALK,
    IS_MADE,
    MADE,
    MARRIAGE,
    NEVER_MADE,
    NO_MATTER,
    PASSAGE,
    PRISONERS_GIVEN,
    RELIC_CONSENT,
    RELIC_GIVEN,
    RELIC_TO,
    SECRET,
    SUM,
    TAKER,
    TALK_CONSENT,
    UNANSWERED,
    VILLAGES_GIVEN,
    A,
    B,
    cell,
    from_seat,
    to_seat,
)
from signoria.games.fief.pieces import (
    BIT,
    CARDINAL,
    HAND,
    KINDS,
    LORD,
    LORDS,
    RELICS,
    SOME_LORDS,
    SOME_VILLAGES,
    VILLAGES,
)
from signoria.games.fief.state import AGREED, BY_CARD, HIDDEN_MONEY, NONE, RELICS_IN_PLAY, SEATS, TOKENS, Table
from signoria.games.fief.steps.aftermath import is_window_due
from signoria.games.fief.steps.base import BUSY, CALM, TALKING, FiefStep, calmness_under
from signoria.games.fief.steps.kinds import TALK_STEP
from signoria.games.fief.steps.private_talk import begin_talk, join_talk
from signoria.kernel.domains import SEAT, Domain
from signoria.kernel.flow import ALL_SEEING, LEGAL, NOT_ASKED, NOT_NOW, UNKNOWN, Moves, Refusal
from signoria.kernel.moves import argument, pack, verb_of

# Per matter: 1 if the step below waits for the answer.
IS_WAITED_FOR: Final = vec[i64]([0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0])
MOST_MONEY: Final = 99  # what a sum in an offer can reach
ONE_WAY: Final = ("money", "card_1", "card_2", "card_3", "villages", "prisoners", "relic", "relic_to")


def most_money(s: Table, f: i64, way: i64) -> i64:
    """How much money can go one way; what others have hidden may be asked for in vain. [F-13.6]"""
    if way == TO_TAKE and s.cells[HIDDEN_MONEY]:
        return MOST_MONEY
    return min(s.money(from_seat(s, f, way)), MOST_MONEY)


@final
class Offer(FiefStep):
    """An offer. While it waits for its answer others may act; if its matter goes, it lapses. [F-9.6]"""

    def __init__(self) -> None:
        gives = tuple([f"gives_{name}" for name in ONE_WAY])
        takes = tuple([f"takes_{name}" for name in ONE_WAY])
        sets: dict[str, Domain] = {
            "gives_villages": SOME_VILLAGES,
            "takes_villages": SOME_VILLAGES,
            "gives_prisoners": SOME_LORDS,
            "takes_prisoners": SOME_LORDS,
        }
        super().__init__(
            "offer",
            ("giver", "taker", "matter", "a", "b", "made", "secret", *gives, *takes),
            {"giver": SEAT, "taker": SEAT, "matter": MATTER, **sets},
        )

    def flaw(self, s: Table, f: i64) -> str:
        for name, number in (("giver", GIVER), ("taker", TAKER)):
            if not 0 <= s.stack[f + number] < s.cells[SEATS]:
                return f"{name}: nobody sits there"
        if s.stack[f + GIVER] == s.stack[f + TAKER]:
            return "taker: nobody deals with himself"
        if not MATTER.holds(s.stack[f + ABOUT]):
            return "matter: is none"
        if not 0 <= s.stack[f + IS_MADE] <= ACCEPTED:
            return f"made: is 0 to {ACCEPTED}"
        if not (UNKNOWN if self.is_being_hidden(s, f) else 0) <= s.stack[f + SECRET] <= IN_TALK:
            return f"secret: is 0 to {IN_TALK}"
        if not -1 <= s.stack[f + A] < VILLAGES or not -1 <= s.stack[f + B] < VILLAGES:
            return "a: is no lord, village, fief or relic"  # villages are the longest list
        if s.stack[f + ABOUT] == MARRIAGE and not self.is_unknown_to(s, f):
            for name, number in (("a", A), ("b", B)):
                if not LORD.holds(s.stack[f + number]):
                    return f"{name}: is no lord"
        return self.goods_flaw(s, f)

    def is_being_hidden(self, s: Table, f: i64) -> bool:
        """Whether a view is not its giver's, while only he knows what he puts together."""
        return s.stack[f + IS_MADE] == 0 and s.viewer != ALL_SEEING and s.viewer != s.stack[f + GIVER]

    def is_unknown_to(self, s: Table, f: i64) -> bool:
        """Whether a view is that of a third party, who does not know what a private offer is made of."""
        if s.viewer == ALL_SEEING or s.stack[f + IS_MADE] == ACCEPTED or not offers.is_private(s, f):
            return False
        return s.viewer != s.stack[f + GIVER] and s.viewer != s.stack[f + TAKER]

    def goods_flaw(self, s: Table, f: i64) -> str:
        most = (MOST_MONEY, KINDS, KINDS, KINDS, BIT[VILLAGES] - 1, BIT[LORDS] - 1, RELICS, LORDS - 1)
        is_hidden = self.is_being_hidden(s, f) or self.is_unknown_to(s, f)
        for way, name in ((0, "gives"), (1, "takes")):
            for i in range(len(ONE_WAY)):
                is_secret = i <= HAND and s.stack[f + SECRET] != 0 and s.viewer != ALL_SEEING
                least: i64 = UNKNOWN if is_secret or is_hidden else 0
                if not least <= s.stack[cell(f, way, SUM + i)] <= most[i]:
                    return f"{name}_{ONE_WAY[i]}: is 0 to {most[i]}"
        return ""

    def calmness(self, s: Table, f: i64) -> i64:
        """It is interrupted only once it is made, and by cards only where they could be played without it. [F-9.2]

        A Cardinal card that waits for the pope's consent is being resolved; a title bought is no card.
        """
        if s.stack[f + IS_MADE] != MADE:
            return BUSY
        is_of_card = s.stack[f + ABOUT] == CARDINAL_CONSENT and s.stack[f + B] == BY_CARD
        return CALM if calmness_under(s, f) == CALM and not is_of_card else TALKING

    def waiting(self, s: Table, f: i64) -> i64:
        if s.stack[f + IS_MADE] == ACCEPTED or not offers.is_still_about(s, f):
            return 0
        if s.stack[f + IS_MADE] and not offers.is_private(s, f) and bargains.public_refusal(s, f)[0] != LEGAL:
            return 0
        return BIT[s.stack[f + (TAKER if s.stack[f + IS_MADE] else GIVER)]]

    def advance(self, s: Table, f: i64) -> None:
        if s.stack[f + IS_MADE] == ACCEPTED:
            self.finish(s, f)
            return
        self.end(s, f, E_LAPSED, s.stack[f + GIVER], s.stack[f + TAKER])

    def end(self, s: Table, f: i64, event: i64, seat: i64, other: i64) -> None:
        """It comes to nothing."""
        matter = s.stack[f + ABOUT]
        s.tell(event, seat, other, matter)
        s.cells[AGREED] = 0
        if matter == PASSAGE and event != E_REFUSED:
            s.cells[AGREED] = UNANSWERED if s.stack[f + IS_MADE] else NEVER_MADE
        s.pop()

    # ------------------------------------------------------------ answers

    def answers(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        if s.stack[f + IS_MADE]:
            into.add(pack(ACCEPT))
            into.add(pack(REFUSE))
            return
        into.add(pack(PROPOSE))
        into.add(pack(WITHDRAW))
        into.add(pack(SPEND_TOKEN))
        way: i64 = 0
        while way < 2:
            self.items(s, f, way, into)
            way += 1

    def items(self, s: Table, f: i64, way: i64, into: Moves) -> None:
        """What could go one way."""
        giver = from_seat(s, f, way)
        i: i64 = 0
        while i < len(SUMS):
            into.add(pack(OFFER_MONEY, way, SUMS[i]))
            i += 1
        if s.stack[f + SECRET]:
            kind: i64 = 0
            while kind < KINDS:
                into.add(pack(OFFER_KIND, way, kind))
                kind += 1
        village: i64 = 0
        while village < VILLAGES:
            if s.troops(to_seat(s, f, way), village):
                into.add(pack(OFFER_VILLAGE, way, village))
            village += 1
        lord: i64 = 0
        while lord < LORDS:
            if s.owner(lord) >= 0 and s.is_captive(lord):
                into.add(pack(OFFER_PRISONER, way, lord))
            lord += 1
        if s.cells[RELICS_IN_PLAY]:
            self.relic_items(s, way, giver, into)

    def relic_items(self, s: Table, way: i64, giver: i64, into: Moves) -> None:
        relic: i64 = 0
        while relic < RELICS:
            carrier = relics.carrier(s, relic)
            lord: i64 = 0
            while carrier >= 0 and s.owner(carrier) == giver and lord < LORDS:
                if s.owner(lord) >= 0 and s.owner(lord) != giver:
                    into.add(pack(OFFER_RELIC, way, relic, lord))
                lord += 1
            relic += 1

    def why_not(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        if s.stack[f + IS_MADE]:
            if verb == ACCEPT:
                return bargains.acceptance_refusal(s, f)
            return (LEGAL if verb == REFUSE else NOT_NOW, 0, 0, 0)
        if verb == WITHDRAW:
            return (LEGAL, 0, 0, 0)
        if verb == PROPOSE:
            return bargains.whole_refusal(s, f)
        if verb == SPEND_TOKEN:
            return self.token_refusal(s, f, seat)
        return self.item_refusal(s, f, move)

    def token_refusal(self, s: Table, f: i64, seat: i64) -> Refusal:
        """A token makes an offer secret and lets cards go into it. [F-8.1]"""
        if s.stack[f + SECRET]:
            return (R_TOKEN_SPENT, 0, 0, 0)
        return (LEGAL if s.cells[TOKENS + seat] else R_NO_TOKEN, 0, 0, 0)

    def item_refusal(self, s: Table, f: i64, move: i64) -> Refusal:
        verb = verb_of(move)
        way, what = argument(move, 0), argument(move, 1)
        giver, taker = from_seat(s, f, way), to_seat(s, f, way)
        if verb == OFFER_MONEY:
            return self.money_refusal(s, f, way, what)
        if verb == OFFER_KIND:
            return bargains.card_refusal(s, f, way, what) if s.stack[f + SECRET] else (R_NEEDS_TOKEN, 0, 0, 0)
        found: Refusal = (NOT_NOW, 0, 0, 0)
        is_in = False
        if verb == OFFER_VILLAGE:
            found = village_refusal(s, giver, taker, what)
            is_in = s.stack[cell(f, way, VILLAGES_GIVEN)] & BIT[what] != 0
        elif verb == OFFER_PRISONER:
            found = bargains.prisoner_refusal(s, giver, taker, what)
            is_in = s.stack[cell(f, way, PRISONERS_GIVEN)] & BIT[what] != 0
        elif verb == OFFER_RELIC and s.cells[RELICS_IN_PLAY]:
            found = bargains.relic_refusal(s, giver, taker, what, argument(move, 2))
            is_in = s.stack[cell(f, way, RELIC_GIVEN)] != 0
        return (R_ALREADY_IN_OFFER, 0, 0, 0) if found[0] == LEGAL and is_in else found

    def money_refusal(self, s: Table, f: i64, way: i64, sum: i64) -> Refusal:
        """Sums are put together from 1, 2, 5 and 10; what others have hidden may be asked for in vain."""
        if sum != 1 and sum != 2 and sum != 5 and sum != 10:
            return (R_NO_SUCH_SUM, 0, 0, 0)
        whole = s.stack[cell(f, way, SUM)] + sum
        if whole > MOST_MONEY:
            return (R_TOO_MUCH, MOST_MONEY, 0, 0)
        most = most_money(s, f, way)
        return (LEGAL if whole <= most else R_TOO_POOR, whole, most, from_seat(s, f, way))

    def default(self, s: Table, f: i64, seat: i64) -> i64:
        """Refuse; ask for nothing but the matter; and if there is none, nothing."""
        if s.stack[f + IS_MADE]:
            return pack(REFUSE)
        return pack(PROPOSE) if bargains.whole_refusal(s, f)[0] == LEGAL else pack(WITHDRAW)

    def candidates(self, s: Table, f: i64, seat: i64, into: Moves) -> None:
        super().candidates(s, f, seat, into)
        if s.stack[f + IS_MADE] and seat == s.stack[f + GIVER]:
            into.add(pack(WITHDRAW))

    def refusal(self, s: Table, f: i64, seat: i64, move: i64) -> Refusal:
        if verb_of(move) == WITHDRAW and s.stack[f + IS_MADE]:
            return (LEGAL if seat == s.stack[f + GIVER] else NOT_ASKED, 0, 0, 0)
        return super().refusal(s, f, seat, move)

    def apply(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        if verb_of(move) == WITHDRAW:
            self.end(s, f, E_WITHDRAWN, seat, s.stack[f + TAKER])
        else:
            super().apply(s, f, seat, move)

    # ------------------------------------------------------------ what an answer does

    def answer(self, s: Table, f: i64, seat: i64, move: i64) -> None:
        verb = verb_of(move)
        way, what = argument(move, 0), argument(move, 1)
        if verb == ACCEPT:
            self.accept(s, f)
        elif verb == REFUSE:
            self.end(s, f, E_REFUSED, seat, s.stack[f + GIVER])
        elif verb == PROPOSE:
            self.make(s, f)
        elif verb == SPEND_TOKEN:
            s.stack[f + SECRET] = BY_TOKEN
        elif verb == OFFER_MONEY:
            s.stack[cell(f, way, SUM)] += what
        elif verb == OFFER_KIND:
            bargains.add_card(s, f, way, what)
        elif verb == OFFER_VILLAGE:
            s.stack[cell(f, way, VILLAGES_GIVEN)] |= BIT[what]
        elif verb == OFFER_PRISONER:
            s.stack[cell(f, way, PRISONERS_GIVEN)] |= BIT[what]
        else:
            s.stack[cell(f, way, RELIC_GIVEN)] = what + 1
            s.stack[cell(f, way, RELIC_TO)] = argument(move, 2)

    def make(self, s: Table, f: i64) -> None:
        """The offer is on the table, for everybody to see unless it is private. A gift is taken unasked. [F-8.1]"""
        giver, taker = s.stack[f + GIVER], s.stack[f + TAKER]
        s.tell(E_ASKS, giver, taker, s.stack[f + ABOUT])
        if bargains.is_counted(s, f):
            offers.count(s, s.stack[f + ABOUT], giver, taker)
        if bargains.is_gift(s, f):
            self.conclude(s, f)
            return
        s.stack[f + IS_MADE] = MADE
        bargains.show_cards(s, f)
        if offers.is_private(s, f):
            s.tell(E_IN_PRIVATE, giver, taker)
            return
        way: i64 = 0
        while way < 2:
            self.tell_items(s, f, way)
            way += 1

    def tell_items(self, s: Table, f: i64, way: i64) -> None:
        """What goes one way in the open, where there are no cards. Wants stand behind gives."""
        giver, taker = s.stack[f + GIVER], s.stack[f + TAKER]
        if s.stack[cell(f, way, SUM)]:
            s.tell(E_GIVES_MONEY + way, giver, taker, s.stack[cell(f, way, SUM)])
        village: i64 = 0
        while village < VILLAGES:
            if s.stack[cell(f, way, VILLAGES_GIVEN)] & BIT[village]:
                s.tell(E_GIVES_VILLAGE + way, giver, taker, village)
            village += 1
        lord: i64 = 0
        while lord < LORDS:
            if s.stack[cell(f, way, PRISONERS_GIVEN)] & BIT[lord]:
                s.tell(E_GIVES_PRISONER + way, giver, taker, lord)
            lord += 1
        if s.stack[cell(f, way, RELIC_GIVEN)]:
            s.tell(E_GIVES_RELIC + way, giver, taker, s.stack[cell(f, way, RELIC_GIVEN)] - 1)

    def accept(self, s: Table, f: i64) -> None:
        """All of it changes hands in one piece, or nothing: a card offered may have been played since. [F-9.6]"""
        giver, taker = s.stack[f + GIVER], s.stack[f + TAKER]
        if not bargains.can_be_carried_out(s, f):
            self.end(s, f, E_LAPSED, giver, taker)
            return
        s.tell(E_ACCEPTED, taker, giver, s.stack[f + ABOUT])
        self.conclude(s, f)

    def conclude(self, s: Table, f: i64) -> None:
        """All of it changes hands, and everybody sees what was given without a limit. [F-13.4]"""
        if bargains.is_counted(s, f) and offers.is_bargain(s, f) and bargains.is_unlimited(s, f):
            s.cells[offers.counter(offers.ROW[NO_MATTER], s.stack[f + GIVER], s.stack[f + TAKER])] -= 1
        s.stack[f + IS_MADE] = ACCEPTED
        bargains.carry_out(s, f)

    def finish(self, s: Table, f: i64) -> None:
        """The step below reads AGREED; a matter for which no step waits is carried out here."""
        giver, taker = s.stack[f + GIVER], s.stack[f + TAKER]
        matter, a, b = s.stack[f + ABOUT], s.stack[f + A], s.stack[f + B]
        still = offers.is_still_about(s, f)
        is_waited_for = IS_WAITED_FOR[matter] != 0 and not (matter == CARDINAL_CONSENT and b == BY_CARD)
        point = self.point(s, f) if calmness_under(s, f) == CALM else NONE
        s.pop()
        if is_waited_for:
            s.cells[AGREED] = 1 if still else (UNANSWERED if matter == PASSAGE else 0)
            return
        s.cells[AGREED] = 0
        if still and matter == ANNULMENT:
            crown.annul(s, a)
        elif still and matter == CARDINAL_CONSENT and s.hand(giver, CARDINAL) != 0:
            crown.make_cardinal_by_card(s, giver, a)
        elif still and matter == RELIC_CONSENT:
            relics.take(s, a, b)
        elif still and matter == TALK_CONSENT:
            if s.stack[s.top] == TALK_STEP:
                join_talk(s, s.top, taker)
            else:
                begin_talk(s, giver, taker)
        if point >= 0 and is_window_due(s):
            windows.open_window(s, point)

    def point(self, s: Table, f: i64) -> i64:
        """A moment for surprise cards if a prisoner or a village has changed hands; or NONE."""
        if s.stack[cell(f, 0, PRISONERS_GIVEN)] or s.stack[cell(f, 1, PRISONERS_GIVEN)]:
            return windows.PRISONER_TAKEN
        has_moved = s.stack[cell(f, 0, VILLAGES_GIVEN)] or s.stack[cell(f, 1, VILLAGES_GIVEN)]
        return windows.CONTROL_CHANGED if has_moved else NONE
