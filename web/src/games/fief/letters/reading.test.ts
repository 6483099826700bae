// A letter is read from its moves, and answered from the other side.

import { expect, test } from "vitest";
import type { MoveJson } from "../../../lib/types";
import { answering, isSame, read, sums } from "./reading";

const TAX = { verb: "kind", way: "give", kind: "tax" };
const BOURG = { verb: "village", way: "take", village: "bourg" };
const money = (way: string, sum: number) => ({ verb: "money", way, sum });
const LETTER: MoveJson[] = [
  { verb: "offer", seat: 1 },
  { verb: "token" },
  money("give", 2),
  money("give", 1),
  TAX,
  BOURG,
  { verb: "propose" },
];
const TALK = [{ verb: "talk", seat: 2 }];

test("sums are added up, and goods keep their places in the letter", () => {
  expect(read(LETTER)).toEqual({ isTalk: false, money: { give: 3, take: 0 }, goods: { give: [4], take: [5] } });
  expect(read(TALK).isTalk).toBe(true);
});

test("a sum is put together from few parts", () => {
  expect(sums("take", 18, [1, 2, 5, 10])).toEqual(["money take 10", "money take 5", "money take 2", "money take 1"]);
});

test("an answer begins with the same goods from the other side", () => {
  expect(answering(LETTER)).toEqual([
    money("take", 2),
    money("take", 1),
    { ...TAX, way: "take" },
    { ...BOURG, way: "give" },
  ]);
  expect(answering(TALK)).toEqual([]);
});

test("moves are the same if all their arguments are", () => {
  expect(isSame(TAX, { kind: "tax", way: "give", verb: "kind" })).toBe(true);
  expect(isSame(TAX, { ...TAX, way: "take" })).toBe(false);
  expect(isSame(TAX, { ...TAX, n: 1 })).toBe(false);
});
