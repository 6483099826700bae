// Your own tables in words: how far a game has come, with whom, and how it ended.

import { beforeAll, expect, test } from "vitest";
import type { GameOut, OwnTable } from "$api";
import { tableOut } from "../../testing/server";
import { byRank, outcome, others, roundOf } from "./own";
import { speak } from "./words.svelte";

const games = [
  { name: "lorenzo", rounds: 6 },
  { name: "fief", rounds: 0 },
] as GameOut[];

function own(mine: number[], more: Partial<OwnTable> = {}): OwnTable {
  return { ...tableOut(mine), asked: false, round: 0, left: null, moved: null, ended: null, ...more };
}

beforeAll(() => speak("en"));

test("a game says its round or its turn, and nothing before the first", () => {
  expect(roundOf(own([0], { game: "lorenzo", round: 3 }), games)).toBe("Round 3 of 6");
  expect(roundOf(own([0], { game: "fief", round: 4 }), games)).toBe("Turn 4");
  expect(roundOf(own([0], { game: "lorenzo" }), games)).toBe("");
});

test("everybody but oneself is named", () => {
  const table = own([0]);
  const [, other] = table.chairs;
  expect(others(table)).toBe(`with ${other?.name}`);
});

test("how a game ended is told to who played it", () => {
  const result = { points: [87, 1], ranks: [1, 2], winners: [0] };
  expect(outcome(own([0], { status: "over", result }))).toBe("You won · 87 points");
  expect(outcome(own([1], { status: "over", result }))).toBe("Place 2 of 2 · 1 point");
  expect(outcome(own([], { status: "over", result }))).toContain("wins");
  expect(outcome(own([0, 1], { status: "over", result }))).toContain("wins");
});

test("a game that could not go on says so", () => {
  expect(outcome(own([0], { status: "parked" }))).toBe("This game can’t go on.");
});

test("of those who share a rank whoever has more points stands above", () => {
  expect(byRank(4, { ranks: [3, 1, 3, 1], points: [0, 3, 1, 1] })).toEqual([1, 3, 2, 0]);
});
