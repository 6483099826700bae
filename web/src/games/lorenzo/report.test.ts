import type { Action } from "$api";
import { expect, test } from "vitest";
import { reportOf } from "./report";

function action(first: number, more: Partial<Action>): Action {
  return { seat: null, level: 0, sentences: [String(first)], weight: 2, refs: [], ...more, first, last: first };
}

const NEWS = [
  action(0, { level: 1 }),
  action(1, { weight: 3, seat: 0 }),
  action(2, { level: 1 }),
  action(3, { seat: 0 }),
  action(4, { weight: 3, seat: 0 }),
  action(5, { weight: 3, seat: 1 }),
  action(6, { level: 1 }),
  action(7, { weight: 3, seat: 1 }),
];

test("the report is what was grave in the round before, and nothing of any other", () => {
  expect(reportOf(NEWS).map((one) => one.first)).toEqual([4, 5]);
  expect(reportOf(NEWS.slice(0, 3)).map((one) => one.first)).toEqual([1]);
  expect(reportOf(NEWS.slice(0, 1))).toEqual([]);
  expect(reportOf([])).toEqual([]);
});
