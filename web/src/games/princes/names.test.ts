import { expect, test } from "vitest";
import { latest } from "./names";

const sales = (...florins: number[]) => florins.map((sum) => ({ florins: sum }));

test("a lot shows its last prices, as many as its line holds, and cuts none off", () => {
  expect(latest([])).toEqual([]);
  expect(latest(sales(200, 300, 600, 200))).toEqual(sales(200, 300, 600, 200));
  expect(latest(sales(200, 300, 600, 200, 800))).toEqual(sales(300, 600, 200, 800));
  expect(latest(sales(1000, 1100, 800, 600))).toEqual(sales(1100, 800, 600));
  expect(latest(sales(200, 1100, 800, 600))).toEqual(sales(200, 1100, 800, 600));
  expect(latest(sales(1000, 1000, 1000, 1200))).toEqual(sales(1000, 1000, 1200));
});
