// The cards of a new round are drawn a row at a time, after the frame that shows the move before.

import { beforeEach, expect, test, vi } from "vitest";
import { Dealing } from "./dealing.svelte";

const ROWS = 4;
let waiting = new Map<number, () => void>();
let asked = 0;

beforeEach(() => {
  waiting = new Map();
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => (waiting.set(++asked, then), asked));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => waiting.delete(frame));
});

/** The rows that lie there after each of the next frames. */
function frames(dealing: Dealing, round: number, n: number): number[] {
  return Array.from({ length: n }, () => {
    const due = [...waiting.values()];
    waiting.clear();
    due.forEach((one) => one());
    return dealing.dealt(round);
  });
}

test("what lies there when the board is opened is drawn with it", () => {
  const dealing = new Dealing(ROWS, 3);
  dealing.deal(3);
  expect(dealing.dealt(3)).toBe(ROWS);
  expect(frames(dealing, 3, 3)).toEqual([ROWS, ROWS, ROWS]);
  expect(waiting.size).toBe(0);
});

test("a new round comes a row at a time, and not in the frame of the move before", () => {
  const dealing = new Dealing(ROWS, 1);
  expect(dealing.dealt(2)).toBe(0);
  dealing.deal(2);
  expect(frames(dealing, 2, 6)).toEqual([0, 1, 2, 3, 4, 4]);
  expect(waiting.size).toBe(0);
});

test("whoever leaves a round in the middle finds the other one dealt anew", () => {
  const dealing = new Dealing(ROWS, 1);
  const leave = dealing.deal(2);
  frames(dealing, 2, 3);
  leave();
  expect(waiting.size).toBe(0);
  dealing.deal(1);
  expect(frames(dealing, 1, 6)).toEqual([0, 1, 2, 3, 4, 4]);
});
