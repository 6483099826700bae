"""What the soak does in the browser: whole games, and games of which positions are read."""

from typing import Any

from tests.web.people import PHONE

DESKTOP: dict[str, Any] = {}
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = {**ON_A_PHONE, "viewport": {"width": 390, "height": 664}}
SMALLEST: dict[str, Any] = {**ON_A_PHONE, "viewport": {"width": 360, "height": 640}}
BOTH = {"muse_and_princess": True, "cooperative_building": True}

IN_THE_DARK = {"fog_of_war": True, "hidden_money": True, "relics": True}
FROM_THE_LIST = "list"

# game, seats, options, bots at the other seats, settings of the browser, by mouse, keys or touch, or from the list
Plan = tuple[str, int, dict[str, Any], bool, dict[str, Any], str]
PLANS: list[Plan] = [
    ("fief", 3, {"turn_limit": 3}, False, DESKTOP, "click"),
    ("fief", 3, {"turn_limit": 2}, False, DESKTOP, "press_key"),
    ("fief", 4, {"turn_limit": 2, "relics": True}, False, SMALL, "tap"),
    ("fief", 6, {"turn_limit": 2, "fog_of_war": True, "hidden_money": True}, False, DESKTOP, "click"),
    ("lorenzo", 4, {"advanced": True}, True, DESKTOP, "click"),
    ("lorenzo", 2, {}, True, ON_A_PHONE, "tap"),
    ("lorenzo", 3, {"advanced": True}, False, DESKTOP, "click"),
    ("lorenzo", 3, {"advanced": True}, True, DESKTOP, "press_key"),
    ("lorenzo", 4, {"advanced": True}, True, SMALL, "tap"),
    ("lorenzo", 2, {"advanced": True}, True, SMALLEST, "tap"),
    ("princes", 2, BOTH, False, DESKTOP, "press_key"),
    ("princes", 3, {}, True, DESKTOP, "click"),
    ("princes", 3, BOTH, False, DESKTOP, "press_key"),
    ("princes", 4, BOTH, False, DESKTOP, "click"),
    ("princes", 5, {**BOTH, "open_money": False}, False, SMALL, "tap"),
    ("fief", 3, {"turn_limit": 2}, False, DESKTOP, FROM_THE_LIST),
    ("princes", 3, {}, False, DESKTOP, FROM_THE_LIST),
]

Game = tuple[str, int, int, dict[str, Any]]  # name, seats, seed, options
READ: list[Game] = [
    *(
        ("lorenzo", seats, seed, {"advanced": advanced})
        for seed in range(1, 6)
        for advanced in (True, False)
        for seats in (2, 3, 4)
    ),
    *(
        ("princes", seats, seed, {**options, "open_money": seed % 2 == 0})
        for seed in range(1, 6)
        for options in ({}, BOTH)
        for seats in (2, 3, 5)
    ),
    *(
        ("fief", seats, seed, {**options, "simultaneous_votes": seed % 2 == 0})
        for seed in range(1, 6)
        for options in ({}, IN_THE_DARK)
        for seats in (3, 4, 6)
    ),
]
POSITIONS = 10  # of each of these games: 300 of each title
