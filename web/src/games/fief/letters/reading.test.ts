// A letter is read from its moves, and answered from the other side.

import { expect, test } from "vitest";
import { answering, read, sums } from "./reading";

const LETTER = ["offer 1", "token", "money give 2", "money give 1", "kind give tax", "village take bourg", "propose"];

test("sums are added up, and goods keep their places in the letter", () => {
  expect(read(LETTER)).toEqual({ isTalk: false, money: { give: 3, take: 0 }, goods: { give: [4], take: [5] } });
  expect(read(["talk 2"]).isTalk).toBe(true);
});

test("a sum is put together from few parts", () => {
  expect(sums("take", 18)).toEqual(["money take 10", "money take 5", "money take 2", "money take 1"]);
});

test("who answers otherwise begins with the same goods from the other side", () => {
  expect(answering(LETTER)).toEqual(["money take 2", "money take 1", "kind take tax", "village give bourg"]);
  expect(answering(["talk 2"])).toEqual([]);
});
