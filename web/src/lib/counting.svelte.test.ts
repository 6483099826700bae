import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Counting, STEP } from "./counting.svelte";
import { settings } from "./settings.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { animations: true, pace: "normal" });
});
afterEach(() => vi.useRealTimers());

test("sources are counted one after the other", () => {
  const counting = new Counting(2, true);
  expect([counting.counted, counting.isDone]).toEqual([0, false]);
  vi.advanceTimersByTime(STEP);
  expect([counting.counted, counting.isDone]).toEqual([1, false]);
  vi.advanceTimersByTime(STEP * 5);
  expect([counting.counted, counting.isDone]).toEqual([2, true]);
});

test("who has seen enough sees the sum", () => {
  const counting = new Counting(9, true);
  counting.finish();
  expect([counting.counted, counting.isDone]).toEqual([9, true]);
  vi.advanceTimersByTime(STEP);
  expect(counting.counted).toBe(9);
});

test("nothing is counted up for whoever comes later, or wants nothing to move", () => {
  expect(new Counting(3, false).isDone).toBe(true);
  settings.animations = false;
  expect(new Counting(3, true).isDone).toBe(true);
});
