"""How damage is taken by troops: as much as it allows, a knight only whole. [F-6.2.4]"""

from mypy_extensions import i64

from signoria.games.fief.pieces import MAN


def damage_of(unit: i64) -> i64:
    """What it takes to kill one token. [F-6.2.4]"""
    return 1 if unit == MAN else 3


def best_total(men: i64, knights: i64, damage: i64) -> i64:
    """The most damage that so many men-at-arms (1) and knights (exactly 3) can take."""
    k = damage // 3
    if k > knights:
        k = knights
    best: i64 = 0
    while k >= 0:
        m = damage - 3 * k
        if m > men:
            m = men
        if 3 * k + m > best:
            best = 3 * k + m
        k -= 1
    return best


def can_lose(men: i64, knights: i64, damage: i64, unit: i64) -> bool:
    """Whether one token of a kind may go now, so that in the end as much goes as the damage allows."""
    best = best_total(men, knights, damage)
    if unit == MAN:
        return men > 0 and damage >= 1 and 1 + best_total(men - 1, knights, damage - 1) == best
    return knights > 0 and damage >= 3 and 3 + best_total(men, knights - 1, damage - 3) == best
