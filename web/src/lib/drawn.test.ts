// The answer to a move of your own is drawn before the page looks at what came after it.

import type { ToClient } from "$api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { updateOf } from "../../testing/server";
import { OneFrameEach } from "./drawn";
import { settings } from "./settings.svelte";

let seen: number[];
let frames: OneFrameEach;
let draw: () => void;

class Channel {
  port1 = { onmessage: () => {}, close: () => {} };
  port2 = { postMessage: () => this.port1.onmessage() };
}

const told = (seq: number): ToClient => updateOf(0, seq);
const own = (seq: number): ToClient =>
  ({ ...told(seq), done: { type: "done", table: "t1", key: "k", seq } }) as unknown as ToClient;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  settings.pace = "instant";
  frames = new OneFrameEach((message) => seen.push((message as { seq: number }).seq));
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => waiting.push(then));
  vi.stubGlobal("MessageChannel", Channel);
  draw = () => {
    for (const then of waiting.splice(0)) then();
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what others do is taken as it comes", () => {
  for (const seq of [1, 2, 3]) frames.heard(told(seq));
  expect(seen).toEqual([1, 2, 3]);
});

test("what comes after your own move waits until that is drawn, in its order", () => {
  for (const message of [own(1), told(2), told(3)]) frames.heard(message);
  expect(seen).toEqual([1]);
  draw();
  expect(seen).toEqual([1, 2, 3]);
  frames.heard(told(4));
  expect(seen).toEqual([1, 2, 3, 4]);
});

test("at other speeds, where the board takes one action at a time, nothing waits", () => {
  settings.pace = "normal";
  for (const message of [own(1), told(2)]) frames.heard(message);
  expect(seen).toEqual([1, 2]);
});

test("of two own moves each has its frame", () => {
  for (const message of [own(1), own(2), told(3)]) frames.heard(message);
  draw();
  expect(seen).toEqual([1, 2]);
  draw();
  expect(seen).toEqual([1, 2, 3]);
});

test("where nothing is drawn nothing waits for long, and nothing is told twice", () => {
  for (const message of [own(1), told(2)]) frames.heard(message);
  vi.advanceTimersByTime(200);
  expect(seen).toEqual([1, 2]);
  draw();
  expect(seen).toEqual([1, 2]);
});
