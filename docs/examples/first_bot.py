#!/usr/bin/env python3
"""A bot of Signoria that needs Python and nothing else: lines of JSON in, lines of JSON out.

It plays any game, and any move. docs/bots.md explains the messages.

    signoria arena lorenzo --bots "run:python3 docs/examples/first_bot.py,random" --seats 2 --games 10
"""

import json
import random
import sys

WORLDS = 2


def say(**message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()  # else it stays here, and both sides wait


def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"type": "bye"}


def world():
    """The whole table as it may be: what this seat does not know is drawn anew each time."""
    say(type="world")
    return hear()["position"]


def choose(view, legal, chance):
    """Here a better bot would think: what is each of the legal moves worth, in the worlds that are possible?"""
    worlds = [world() for _ in range(WORLDS)]
    assert all(one["seats"] == view["seats"] for one in worlds)
    return chance.choice(legal)


def main():
    hello = hear()
    if hello.get("protocol") != 1:
        sys.exit("first_bot speaks protocol 1")
    chance = random.Random(hello["seed"])  # the same seed plays the same
    say(type="ready", name="first")
    while (message := hear())["type"] == "choose":
        move = choose(message["view"], message["legal"], chance)
        say(type="choice", n=message["n"], move=move, ranked=[{"move": move, "worth": 1 / len(message["legal"])}])


main()
