// Victory points of families that win alone, and of those that win together.

import { beforeAll, expect, test } from "vitest";
import { speak } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { pointsOf } from "./reading";

beforeAll(() => speak("en"));

function at(seats: number, ally: number | null): Desk {
  const players = Array.from({ length: seats }, (_, seat) => ({ seat, points: seat, missing: 3 - seat, ally: null }));
  const all = [{ ...players[0]!, ally }, ...players.slice(1)];
  return {
    picture: { players: all },
    facts: { victory: { alone: 3, allied: 4, pairs_from: 4 } },
    player: (seat: number) => all[seat],
    name: (seat: number) => ["Ann", "Ben", "Cid", "Dan"][seat],
  } as unknown as Desk;
}

test("the points of allies count together: their own number alone jumped from 0/4 to 0/3", () => {
  expect(pointsOf(at(4, 2), 0)).toEqual({
    n: "0+2/4",
    label: "Victory points, 2 of them from Cid: together 2 of 4",
  });
});

test("of three players everybody wins alone, allied or not", () => {
  expect(pointsOf(at(4, null), 1).n).toBe("1/3");
  expect(pointsOf(at(3, 2), 0).n).toBe("0/3");
});
