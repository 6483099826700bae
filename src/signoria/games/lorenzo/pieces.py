"""The components of Lorenzo il Magnifico as typed tables, one card a line. [L-0.1.1]

Goods are packed into one number, eight bits each. Effects come from a closed vocabulary [L-15.1]: a card is data,
never code. Cards are numbered by tower, then period, then as printed, so `card // 24` is the type and
`card % 24 // 8` the period before it. The cards were read off their printed faces.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.domains import Amounts, Names, Numbers

# Goods: four resources, three kinds of points, and privileges, which become goods when chosen.
WOOD: Final = 0
STONE: Final = 1
SERVANT: Final = 2
COIN: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VICTORY: Final = 6
PRIVILEGE: Final = 7
GOODS: Final = 7  # kinds of goods a player can own

# Card types, in the order of their towers from left to right. [L-4.1.1]
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
ANY_TYPE: Final = -1

HARVEST: Final = 0
PRODUCTION: Final = 1

# Members: three colored ones, one for each die, and the neutral one. [L-0.1.2]
BLACK: Final = 0
WHITE: Final = 1
ORANGE: Final = 2
NEUTRAL: Final = 3

# Action spaces: 16 floors (tower * 4 + floor), two work areas with a single and a large space, market, council.
HARVEST_SINGLE: Final = 16
HARVEST_LARGE: Final = 17
PRODUCTION_SINGLE: Final = 18
PRODUCTION_LARGE: Final = 19
MARKET: Final = 20
COUNCIL: Final = 24
SPACES: Final = 25
HOME: Final = -1  # where a member stands that is not placed

# Kinds of effects. [L-15.1]
GAIN: Final = 1
PER_CARD: Final = 2
PER_TWO_MILITARY: Final = 3
EXCHANGE: Final = 4
TAKE: Final = 5
WORK: Final = 6
RAISE_TAKE: Final = 7
RAISE_WORK: Final = 8
NO_FLOOR_BONUS: Final = 9


def goods(
    wood: i64 = 0,
    stone: i64 = 0,
    servant: i64 = 0,
    coin: i64 = 0,
    military: i64 = 0,
    faith: i64 = 0,
    victory: i64 = 0,
    privilege: i64 = 0,
) -> i64:
    """Goods in one number."""
    return (
        wood
        | stone << 8
        | servant << 16
        | coin << 24
        | military << 32
        | faith << 40
        | victory << 48
        | privilege << 56
    )


def amount(packed: i64, good: i64) -> i64:
    """How much of one good lies in a packed number."""
    return packed >> (8 * good) & 255


def one(good: i64, n: i64) -> i64:
    """n of one good, packed."""
    return n << (8 * good)


@final
class Effect:
    """One effect of a card: its kind and the numbers that kind needs."""

    def __init__(
        self, kind: i64, goods: i64 = 0, subject: i64 = 0, value: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0
    ) -> None:
        self.kind = kind
        self.goods = goods  # what is gained; of an exchange, the first price
        self.subject = subject  # a card type, or harvest or production
        self.value = value
        self.second = second  # a discount; of an exchange, the first gain
        self.third = third  # of an exchange, the second price
        self.fourth = fourth  # of an exchange, the second gain


def gain(
    wood: i64 = 0,
    stone: i64 = 0,
    servant: i64 = 0,
    coin: i64 = 0,
    military: i64 = 0,
    faith: i64 = 0,
    victory: i64 = 0,
    privilege: i64 = 0,
) -> Effect:
    """Goods, plainly; several privileges are different ones. [L-15.1.1]"""
    return Effect(GAIN, goods(wood, stone, servant, coin, military, faith, victory, privilege))


def per_card(card_type: i64, coin: i64 = 0, victory: i64 = 0) -> Effect:
    """Goods for each own card of a type, this one included. [L-15.1.2]"""
    return Effect(PER_CARD, goods(coin=coin, victory=victory), card_type)


def per_two_military(victory: i64) -> Effect:
    """Points for every full 2 military. [L-15.1.3]"""
    return Effect(PER_TWO_MILITARY, goods(victory=victory))


def exchange(first: tuple[i64, i64], second: tuple[i64, i64] = (0, 0)) -> Effect:
    """Pay and gain, at most one of two arrows: a slash means or, several goods mean all of them. [L-15.1.4] [L-0.2.1]"""
    return Effect(EXCHANGE, first[0], second=first[1], third=second[0], fourth=second[1])


def take(card_type: i64, value: i64, discount: i64 = 0) -> Effect:
    """Take a card without a member. [L-15.1.5]"""
    return Effect(TAKE, 0, card_type, value, discount)


def work(kind: i64, value: i64) -> Effect:
    """Harvest or produce without a member. [L-15.1.6]"""
    return Effect(WORK, 0, kind, value)


def raise_take(card_type: i64, value: i64, discount: i64 = 0, or_discount: i64 = 0) -> Effect:
    """Every taking of that type is worth more; one of two discounts. [L-15.1.7]"""
    return Effect(RAISE_TAKE, 0, card_type, value, discount, or_discount)


def raise_work(kind: i64, value: i64) -> Effect:
    """Every harvest or production is worth more. [L-15.1.8]"""
    return Effect(RAISE_WORK, 0, kind, value)


def no_floor_bonus() -> Effect:
    """No more floor bonuses for the owner. [L-15.1.9]"""
    return Effect(NO_FLOOR_BONUS)


@final
class Cost:
    """One way to pay a card; `need` is the military that must be owned when paying. [L-4.3.7]"""

    def __init__(self, pay: i64, need: i64 = 0) -> None:
        self.pay = pay
        self.need = need


def pay(wood: i64 = 0, stone: i64 = 0, servant: i64 = 0, coin: i64 = 0) -> Cost:
    return Cost(goods(wood, stone, servant, coin))


def need_and_pay(need: i64, military: i64) -> Cost:
    return Cost(goods(military=military), need)


@final
class Card:
    """A development card."""

    def __init__(
        self,
        name: str,
        period: i64,
        costs: tuple[Cost, ...],
        immediate: tuple[Effect, ...],
        permanent: Effect | None,
        activation: i64,
        end_victory: i64,
    ) -> None:
        self.name = name
        self.period = period
        self.costs = costs
        self.immediate = immediate
        self.permanent = permanent
        self.activation = activation
        self.end_victory = end_victory


def territory(name: str, period: i64, immediate: tuple[Effect, ...], activation: i64, harvest: Effect) -> Card:
    return Card(name, period, (), immediate, harvest, activation, 0)


def character(name: str, period: i64, coins: i64, immediate: tuple[Effect, ...], permanent: Effect | None) -> Card:
    return Card(name, period, (pay(coin=coins),), immediate, permanent, 0, 0)


def building(
    name: str, period: i64, cost: Cost, immediate: tuple[Effect, ...], activation: i64, production: Effect
) -> Card:
    return Card(name, period, (cost,), immediate, production, activation, 0)


def venture(name: str, period: i64, costs: tuple[Cost, ...], immediate: tuple[Effect, ...], end_victory: i64) -> Card:
    return Card(name, period, costs, immediate, None, 0, end_victory)


# fmt: off
CARDS: Final = (
    # territories: name, period, immediate, activation, harvest
    territory("commercial_hub", 1, (),                             1, gain(coin=1)),
    territory("woods",          1, (gain(wood=1),),                2, gain(wood=1)),
    territory("village",        1, (),                             3, gain(servant=1, coin=1)),
    territory("gravel_pit",     1, (gain(stone=2),),               4, gain(stone=2)),
    territory("forest",         1, (gain(wood=1),),                5, gain(wood=3)),
    territory("monastery",      1, (gain(servant=1, military=2),), 6, gain(stone=1, faith=1)),
    territory("citadel",        1, (),                             5, gain(stone=1, military=2)),
    territory("city",           1, (gain(coin=3),),                6, gain(privilege=1)),
    territory("gold_mine",      2, (gain(coin=1),),                1, gain(coin=2)),
    territory("mountain_town",  2, (gain(servant=1),),             3, gain(wood=2, military=1)),
    territory("mining_town",    2, (gain(stone=1, servant=2),),    4, gain(stone=2, servant=1)),
    territory("rock_pit",       2, (gain(wood=1),),                3, gain(stone=3)),
    territory("estate",         2, (gain(wood=1, servant=2),),     4, gain(wood=2, coin=1)),
    territory("hermitage",      2, (gain(faith=1),),               2, gain(faith=1)),
    territory("manor_house",    2, (),                             5, gain(servant=2, military=2)),
    territory("dukedom",        2, (gain(coin=4),),                6, gain(wood=2, stone=1, coin=1)),
    territory("trading_town",   3, (gain(servant=1, coin=1),),     1, gain(coin=3)),
    territory("farm",           3, (gain(wood=1, victory=1),),     3, gain(wood=2, victory=2)),
    territory("colony",         3, (gain(military=2),),            5, gain(wood=1, victory=4)),
    territory("marble_pit",     3, (gain(victory=3),),             2, gain(stone=2, victory=1)),
    territory("province",       3, (gain(stone=1, privilege=1),),  6, gain(stone=1, victory=4)),
    territory("sanctuary",      3, (gain(faith=1),),               1, gain(coin=1, faith=1)),
    territory("castle",         3, (gain(coin=2, victory=2),),     4, gain(servant=1, military=3)),
    territory("fortified_town", 3, (gain(servant=1, military=2),), 2, gain(servant=2, military=1)),
    # characters: name, period, coins, immediate, permanent
    character("warlord",         1, 2, (gain(military=3),),                          raise_take(TERRITORY, 2)),
    character("stonemason",      1, 4, (),                                           raise_take(BUILDING, 2, goods(wood=1), goods(stone=1))),
    character("dame",            1, 4, (),                                           raise_take(CHARACTER, 2, goods(coin=1))),
    character("knight",          1, 2, (gain(privilege=1),),                         raise_take(VENTURE, 2)),
    character("farmer",          1, 3, (),                                           raise_work(HARVEST, 2)),
    character("artisan",         1, 3, (),                                           raise_work(PRODUCTION, 2)),
    character("preacher",        1, 2, (gain(faith=4),),                             no_floor_bonus()),
    character("abbess",          1, 3, (gain(faith=1), take(ANY_TYPE, 4)),          None),
    character("captain",         2, 4, (gain(military=2), take(TERRITORY, 6)),      None),
    character("architect",       2, 4, (take(BUILDING, 6, goods(wood=1, stone=1)),), None),
    character("patron",          2, 3, (take(CHARACTER, 6, goods(coin=2)),),         None),
    character("hero",            2, 4, (gain(privilege=1), take(VENTURE, 6)),       None),
    character("peasant",         2, 4, (),                                           raise_work(HARVEST, 3)),
    character("scholar",         2, 4, (),                                           raise_work(PRODUCTION, 3)),
    character("papal_messenger", 2, 5, (gain(faith=3),),                             None),
    character("royal_messenger", 2, 5, (gain(privilege=3),),                         None),
    character("noble",           3, 6, (per_card(TERRITORY, victory=2),),            None),
    character("governor",        3, 6, (per_card(BUILDING, victory=2),),             None),
    character("paramour",        3, 7, (per_card(CHARACTER, victory=2),),            None),
    character("herald",          3, 6, (per_card(VENTURE, victory=2),),              None),
    character("cardinal",        3, 4, (gain(faith=2), work(HARVEST, 4)),           None),
    character("bishop",          3, 5, (gain(faith=1), work(PRODUCTION, 4)),        None),
    character("general",         3, 5, (per_two_military(victory=1),),               None),
    character("ambassador",      3, 6, (gain(privilege=1), take(ANY_TYPE, 7)),      None),
    # buildings: name, period, cost, immediate, activation, production
    building("mint",              1, pay(wood=1, stone=3),              (gain(victory=5),),          5, per_card(BUILDING, coin=1)),
    building("tax_office",        1, pay(wood=3, stone=1),              (gain(victory=5),),          5, per_card(TERRITORY, coin=1)),
    building("triumphal_arch",    1, pay(stone=2, coin=2),              (gain(victory=6),),          6, per_card(VENTURE, victory=1)),
    building("theater",           1, pay(wood=2, coin=2),               (gain(victory=6),),          6, per_card(CHARACTER, victory=1)),
    building("carpenters_shop",   1, pay(wood=2, coin=1),               (gain(victory=3),),          4, exchange((goods(wood=1), goods(coin=3)), (goods(wood=2), goods(coin=5)))),
    building("stonemasons_shop",  1, pay(stone=2, coin=1),              (gain(victory=2),),          3, exchange((goods(stone=1), goods(coin=3)), (goods(stone=2), goods(coin=5)))),
    building("chapel",            1, pay(wood=2),                       (gain(faith=1),),            2, exchange((goods(coin=1), goods(faith=1)))),
    building("residence",         1, pay(stone=2),                      (gain(victory=1),),          1, exchange((goods(coin=1), goods(privilege=1)))),
    building("marketplace",       2, pay(wood=2, stone=1),              (gain(victory=3),),          3, exchange((goods(coin=3), goods(wood=2, stone=2)))),
    building("treasury",          2, pay(wood=3),                       (gain(victory=4),),          3, exchange((goods(coin=1), goods(victory=3)), (goods(coin=2), goods(victory=5)))),
    building("painters_guild",    2, pay(wood=4),                       (gain(victory=5),),          4, exchange((goods(wood=1), goods(victory=3)), (goods(wood=3), goods(victory=7)))),
    building("sculptors_guild",   2, pay(stone=4),                      (gain(victory=6),),          5, exchange((goods(stone=1), goods(victory=3)), (goods(stone=3), goods(victory=7)))),
    building("stonemasons_guild", 2, pay(wood=1, stone=2),              (gain(victory=4),),          4, exchange((goods(wood=1, stone=1, servant=1), goods(victory=6)))),
    building("baptistery",        2, pay(stone=3),                      (gain(faith=1, victory=2),), 2, exchange((goods(faith=1), goods(coin=2, victory=2)))),
    building("barracks",          2, pay(wood=1, stone=1),              (gain(victory=3),),          1, exchange((goods(servant=1), goods(military=3)))),
    building("stronghold",        2, pay(wood=2, stone=2, coin=2),      (gain(victory=8),),          6, gain(military=2, victory=2)),
    building("bank",              3, pay(wood=1, stone=3, coin=3),      (gain(victory=7),),          2, gain(coin=5)),
    building("fair",              3, pay(wood=3, coin=4),               (gain(victory=8),),          4, exchange((goods(coin=4), goods(wood=3, stone=3)))),
    building("garden",            3, pay(wood=4, stone=2, servant=2),   (gain(victory=10),),         1, gain(victory=3)),
    building("fortress",          3, pay(wood=2, stone=4, coin=2),      (gain(victory=9),),          5, gain(victory=2, privilege=1)),
    building("palace",            3, pay(wood=3, stone=1, coin=3),      (gain(victory=9),),          6, exchange((goods(coin=1), goods(servant=2, victory=4)))),
    building("church",            3, pay(wood=1, stone=4),              (gain(faith=1, victory=5),), 1, exchange((goods(wood=1), goods(faith=2)), (goods(stone=1), goods(faith=2)))),
    building("military_academy",  3, pay(wood=2, stone=2, servant=1),   (gain(victory=7),),          3, exchange((goods(servant=1), goods(military=3, victory=1)))),
    building("cathedral",         3, pay(wood=4, stone=4),              (gain(faith=3, victory=7),), 2, gain(victory=1)),
    # ventures: name, period, costs, immediate, victory points at the end
    venture("hiring_recruits",         1, (pay(coin=4),),                                       (gain(military=5),),                 4),
    venture("repairing_the_church",    1, (pay(wood=1, stone=1, coin=1),),                      (gain(faith=1),),                    5),
    venture("building_the_walls",      1, (pay(stone=3),),                                      (gain(military=2, privilege=1),),    3),
    venture("raising_a_statue",        1, (pay(wood=2, stone=2),),                              (gain(privilege=2),),                4),
    venture("military_campaign",       1, (need_and_pay(3, 2),),                                (gain(coin=3),),                     5),
    venture("hosting_panhandlers",     1, (pay(wood=3),),                                       (gain(servant=4),),                  4),
    venture("fighting_heresies",       1, (need_and_pay(5, 3),),                                (gain(faith=2),),                    5),
    venture("support_to_the_bishop",   1, (need_and_pay(4, 2), pay(wood=1, stone=1, coin=2),),  (gain(faith=3),),                    1),
    venture("hiring_soldiers",         2, (pay(coin=6),),                                       (gain(military=6),),                 5),
    venture("repairing_the_abbey",     2, (pay(wood=2, stone=2, coin=2),),                      (gain(faith=2),),                    6),
    venture("building_the_bastions",   2, (pay(stone=4),),                                      (gain(military=3, privilege=1),),    2),
    venture("support_to_the_king",     2, (need_and_pay(6, 3),),                                (gain(coin=5, privilege=1),),        3),
    venture("improving_the_canals",    2, (pay(servant=2, coin=3),),                            (work(HARVEST, 4),),                 5),
    venture("hosting_foreigners",      2, (pay(wood=4),),                                       (gain(servant=5),),                  4),
    venture("crusade",                 2, (need_and_pay(8, 4),),                                (gain(coin=5, faith=1),),            5),
    venture("support_to_the_cardinal", 2, (need_and_pay(7, 4), pay(wood=2, stone=2, coin=3),),  (gain(faith=3),),                    4),
    venture("hiring_mercenaries",      3, (pay(coin=8),),                                       (gain(military=7),),                 6),
    venture("repairing_the_cathedral", 3, (pay(wood=3, stone=3, coin=3),),                      (gain(faith=1), take(ANY_TYPE, 7)), 5),
    venture("building_the_towers",     3, (pay(stone=6),),                                      (gain(military=4, privilege=1),),    4),
    venture("promoting_sacred_art",    3, (pay(wood=6),),                                       (gain(faith=3),),                    3),
    venture("military_conquest",       3, (need_and_pay(12, 6),),                               (gain(wood=3, stone=3, coin=3),),    7),
    venture("improving_the_roads",     3, (pay(servant=3, coin=4),),                            (work(PRODUCTION, 3),),              5),
    venture("sacred_war",              3, (need_and_pay(15, 8),),                               (gain(faith=4),),                    8),
    venture("support_to_the_pope",     3, (need_and_pay(10, 5), pay(wood=3, stone=3, coin=4),), (gain(faith=2),),                    10),
)
# fmt: on


@final
class Leader:
    """A leader: what must be owned to play it, and whether its ability is used once per round or always works."""

    def __init__(
        self, name: str, cards: tuple[i64, i64, i64, i64], same_type: i64, owned: i64, once_per_round: bool, gains: i64 = 0
    ) -> None:
        self.name = name
        self.cards = cards  # at least so many territories, characters, buildings, ventures [L-15.2.3]
        self.same_type = same_type  # at least so many of any one type
        self.owned = owned  # at least these goods; lanes as in `goods`
        self.once_per_round = once_per_round
        self.gains = gains  # what activating it gives, where that is plain goods


# Leaders in the order of part 13; the number of a leader is its place here. [L-13]
SFORZA: Final = 0
ARIOSTO: Final = 1
BRUNELLESCHI: Final = 2
MONTEFELTRO: Final = 3
SAVONAROLA: Final = 4
BANDE_NERE: Final = 5
BOTTICELLI: Final = 6
MICHELANGELO: Final = 7
GONZAGA: Final = 8
LEONARDO: Final = 9
PICO: Final = 10
SISTO: Final = 11
LUCREZIA: Final = 12
MALATESTA: Final = 13
LORENZO: Final = 14
MORO: Final = 15
CESARE: Final = 16
SANTA_RITA: Final = 17
COSIMO: Final = 18
COLLEONI: Final = 19

# fmt: off
LEADERS: Final = (
    #      name                          cards needed  same  goods needed                                   once  gains
    Leader("francesco_sforza",           (0, 0, 0, 5),  0, 0,                                               True),
    Leader("ludovico_ariosto",           (0, 5, 0, 0),  0, 0,                                               False),
    Leader("filippo_brunelleschi",       (0, 0, 5, 0),  0, 0,                                               False),
    Leader("federico_da_montefeltro",    (5, 0, 0, 0),  0, 0,                                               True),
    Leader("girolamo_savonarola",        (0, 0, 0, 0),  0, goods(coin=18),                                  True,  goods(faith=1)),
    Leader("giovanni_dalle_bande_nere",  (0, 0, 0, 0),  0, goods(military=12),                              True,  goods(wood=1, stone=1, coin=1)),
    Leader("sandro_botticelli",          (0, 0, 0, 0),  0, goods(wood=10),                                  True,  goods(military=2, victory=1)),
    Leader("michelangelo_buonarroti",    (0, 0, 0, 0),  0, goods(stone=10),                                 True,  goods(coin=3)),
    Leader("ludovico_iii_gonzaga",       (0, 0, 0, 0),  0, goods(servant=15),                               True,  goods(privilege=1)),
    Leader("leonardo_da_vinci",          (2, 4, 0, 0),  0, 0,                                               True),
    Leader("pico_della_mirandola",       (0, 0, 2, 4),  0, 0,                                               False),
    Leader("sisto_iv",                   (0, 0, 0, 0),  0, goods(wood=6, stone=6, servant=6, coin=6),       False),
    Leader("lucrezia_borgia",            (0, 0, 0, 0),  6, 0,                                               False),
    Leader("sigismondo_malatesta",       (0, 0, 0, 0),  0, goods(military=7, faith=3),                      False),
    Leader("lorenzo_de_medici",          (0, 0, 0, 0),  0, goods(victory=35),                               False),
    Leader("ludovico_il_moro",           (2, 2, 2, 2),  0, 0,                                               False),
    Leader("cesare_borgia",              (0, 0, 3, 0),  0, goods(coin=12, faith=2),                         False),
    Leader("santa_rita",                 (0, 0, 0, 0),  0, goods(faith=8),                                  False),
    Leader("cosimo_de_medici",           (0, 2, 4, 0),  0, 0,                                               True,  goods(servant=3, victory=1)),
    Leader("bartolomeo_colleoni",        (4, 0, 0, 2),  0, 0,                                               True,  goods(victory=4)),
)
# fmt: on

# Excommunication tiles, seven for each period, in the order of part 14. [L-14]
FEWER_MILITARY: Final = 0
FEWER_COINS: Final = 1
FEWER_SERVANTS: Final = 2
FEWER_WOOD_OR_STONE: Final = 3
WEAKER_HARVEST: Final = 4
WEAKER_PRODUCTION: Final = 5
WEAKER_MEMBERS: Final = 6
WEAKER_TERRITORIES: Final = 7
WEAKER_BUILDINGS: Final = 8
WEAKER_CHARACTERS: Final = 9
WEAKER_VENTURES: Final = 10
MARKET_BAN: Final = 11
COSTLY_SERVANTS: Final = 12
SKIP_FIRST_TURN: Final = 13
NO_CHARACTER_SCORE: Final = 14
NO_VENTURE_SCORE: Final = 15
NO_TERRITORY_SCORE: Final = 16
LOSE_FIFTH: Final = 17
LOSE_PER_MILITARY: Final = 18
LOSE_PER_BUILDING_COST: Final = 19
LOSE_PER_RESOURCE: Final = 20

TILES: Final = (
    "fewer_military", "fewer_coins", "fewer_servants", "fewer_wood_or_stone",
    "weaker_harvest", "weaker_production", "weaker_members",
    "weaker_territories", "weaker_buildings", "weaker_characters", "weaker_ventures",
    "market_ban", "costly_servants", "skip_first_turn",
    "no_character_score", "no_venture_score", "no_territory_score", "lose_fifth",
    "lose_per_military", "lose_per_building_cost", "lose_per_resource",
)  # fmt: skip
# How much they take off a source, a member, a work or a card; servants for each +1; points for each point lost.
FEWER_BY: Final = 1  # [L-14.1.1] [L-14.1.2] [L-14.1.3] [L-14.1.4]
WEAKER_MEMBERS_BY: Final = 1  # [L-14.1.7]
WEAKER_WORK_BY: Final = 3  # [L-14.1.5] [L-14.1.6]
WEAKER_TAKING_BY: Final = 4  # [L-14.2.1] [L-14.2.2] [L-14.2.3] [L-14.2.4]
COSTLY_SERVANT_RATE: Final = 2  # [L-14.2.6]
POINTS_PER_LOSS: Final = 5  # [L-14.3.4]
# The tile of period 2 that makes taking a type harder. [L-14.2.1] [L-14.2.2] [L-14.2.3] [L-14.2.4]
WEAKER_TAKING: Final = vec[i64]([WEAKER_TERRITORIES, WEAKER_CHARACTERS, WEAKER_BUILDINGS, WEAKER_VENTURES])

# Personal bonus tiles: production, harvest. The basic side, then the four advanced ones. [L-1.4] [L-12.1.2]
BASIC_TILE: Final = 0
BONUS_TILES: Final = ("basic", "servants_two", "military_two", "coins_two", "military_servant")
BONUS_PRODUCTION: Final = vec[i64](
    [
        goods(coin=2, military=1),
        goods(servant=2, coin=1),
        goods(coin=1, military=2),
        goods(servant=1, coin=2),
        goods(servant=1, military=2),
    ]
)
BONUS_HARVEST: Final = vec[i64](
    [
        goods(wood=1, stone=1, servant=1),
        goods(wood=1, stone=1, military=1),
        goods(wood=1, stone=1, servant=1),
        goods(wood=1, stone=1, military=1),
        goods(wood=1, stone=1, coin=1),
    ]
)

# The board.
FLOOR_VALUE: Final = vec[i64]([1, 3, 5, 7])  # [L-4.1.2]
FLOOR_GOOD: Final = vec[i64]([WOOD, STONE, MILITARY, COIN])  # by tower; floor 3 gives 1, floor 4 gives 2 [L-4.1.7]
FLOOR_AMOUNT: Final = vec[i64]([0, 0, 1, 2])
MARKET_GAIN: Final = vec[i64](
    [goods(coin=5), goods(servant=5), goods(coin=2, military=3), goods(privilege=2)]
)  # [L-7.2]
COUNCIL_GAIN: Final = goods(coin=1, privilege=1)  # [L-8.1.3]
PRIVILEGES: Final = ("wood_and_stone", "servants", "coins", "military", "faith")
PRIVILEGE_GAIN: Final = vec[i64](
    [goods(wood=1, stone=1), goods(servant=2), goods(coin=2), goods(military=2), goods(faith=1)]
)  # [L-8.2.1]
SURCHARGE: Final = 3  # [L-4.2.2]
LARGE_SPACE_PENALTY: Final = 3  # [L-6.1.3]
ROW_LIMIT: Final = 6  # [L-5.5.1]
SLOT_MILITARY: Final = vec[i64]([0, 0, 3, 7, 12, 18])  # [L-5.1.2]
CHURCH_DEMAND: Final = vec[i64]([3, 4, 5])  # [L-9.1.1]
FAITH_POINTS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30])  # [L-9.2.5]
FAITH_END: Final = 15  # [L-0.2.4]
MILITARY_END: Final = 25
TERRITORY_POINTS: Final = vec[i64]([0, 0, 0, 1, 4, 10, 20])  # [L-5.1.5]
CHARACTER_POINTS: Final = vec[i64]([0, 1, 3, 6, 10, 15, 21])  # [L-5.3.9]

# Cards that rules ask for by name.
CARD_NAMES: Final = tuple([card.name for card in CARDS])
PREACHER: Final = CARD_NAMES.index("preacher")
CARD_COUNT: Final = 96
LEADER_COUNT: Final = 20

# The same cards as rows of numbers, for the hot paths.
COST_COUNT: Final = vec[i64]([len(card.costs) for card in CARDS])
COST: Final = vec[i64]([card.costs[i].pay if i < len(card.costs) else 0 for card in CARDS for i in range(2)])
NEED: Final = vec[i64]([card.costs[i].need if i < len(card.costs) else 0 for card in CARDS for i in range(2)])
ACTIVATION: Final = vec[i64]([card.activation for card in CARDS])
END_VICTORY: Final = vec[i64]([card.end_victory for card in CARDS])
RAISED_TYPE: Final = vec[i64](
    [card.permanent.subject if card.permanent is not None and card.permanent.kind == RAISE_TAKE else -1 for card in CARDS]
)
RAISED_WORK: Final = vec[i64](
    [card.permanent.subject if card.permanent is not None and card.permanent.kind == RAISE_WORK else -1 for card in CARDS]
)
RAISED_BY: Final = vec[i64]([card.permanent.value if card.permanent is not None else 0 for card in CARDS])
DISCOUNT: Final = vec[i64](  # the two options of a permanent discount, side by side
    [
        (card.permanent.second if i == 0 else card.permanent.third)
        if card.permanent is not None and card.permanent.kind == RAISE_TAKE
        else 0
        for card in CARDS
        for i in range(2)
    ]
)
LEADER_GAIN: Final = vec[i64]([leader.gains for leader in LEADERS])
ONCE_PER_ROUND: Final = vec[i64]([1 if leader.once_per_round else 0 for leader in LEADERS])

# Domains: what a number means in moves, events, reasons and documents.
GOOD: Final = Names("good", ("wood", "stone", "servant", "coin", "military", "faith", "victory"))
SOME_GOODS: Final = Amounts(
    "goods", ("wood", "stone", "servant", "coin", "military", "faith", "victory", "privilege")
)
CARD_TYPE: Final = Names("type", ("territory", "character", "building", "venture"))
CARD: Final = Names("card", CARD_NAMES)
LEADER: Final = Names("leader", tuple([leader.name for leader in LEADERS]))
TILE: Final = Names("tile", TILES)
BONUS_TILE: Final = Names("bonus_tile", BONUS_TILES)
MEMBER: Final = Names("member", ("black", "white", "orange", "neutral"))
DIE: Final = Names("die", ("black", "white", "orange"))
KIND_OF_WORK: Final = Names("work", ("harvest", "production"))
SPACE: Final = Names(
    "space",
    (
        "territory.1", "territory.2", "territory.3", "territory.4",
        "character.1", "character.2", "character.3", "character.4",
        "building.1", "building.2", "building.3", "building.4",
        "venture.1", "venture.2", "venture.3", "venture.4",
        "harvest.single", "harvest.large", "production.single", "production.large",
        "market.1", "market.2", "market.3", "market.4", "council",
    ),
)  # fmt: skip
FLOOR: Final = Names("space", SPACE.names[:16])
PRIVILEGE_CHOICE: Final = Names("privilege", PRIVILEGES)
MATERIAL: Final = Names("good", ("wood", "stone"))
DISCOUNT_CHOICE: Final = Names("discount", ("none", "wood", "stone"))
EFFECT_CHOICE: Final = Names("effect", ("gain", "action"))
PIPS: Final = Numbers("value", 1, 6)
COUNT: Final = Numbers("number", 0, 1024)
