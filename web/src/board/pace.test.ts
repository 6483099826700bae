// Actions are shown one at a time, at the speed one likes, and never too late.

import { beforeEach, expect, test } from "vitest";
import type { Action } from "$api";
// The server counts by the same cases (`test_pacing.py`).
import cases from "../../../tests/table/boards.json";
import type { Speed } from "../lib/settings.svelte";
import { briefly, type Clock, Pace } from "./pace";

class FakeClock implements Clock {
  time = 0;
  #timers: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }
  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.time + milliseconds, call };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((one) => one !== timer));
  }
  /** Time goes by. */
  go(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
    }
    this.time = end;
  }
}

let clock: FakeClock;
let speed: Speed;
let alone: boolean;
let shown: [state: string, at: number][];
let pace: Pace<string>;
let events: number;
let ended: number; // when there was nothing more to tell

beforeEach(() => {
  clock = new FakeClock();
  [speed, alone, shown, events] = ["normal", true, [], 0];
  const show = (state: string) => void shown.push([state, clock.now()]);
  const changed = () => void (pace.current === null && (ended = clock.now()));
  pace = new Pace<string>({ clock, speed: () => speed, alone: () => alone, show, changed });
});

function action(weight = 2, said = ""): Action {
  const first = events++;
  return { seat: 1, level: 0, sentences: [said], weight, first, last: first, refs: [] };
}

/** Each action with a state of its own. */
function takeEach(count: number, weight = 2): void {
  for (let i = 0; i < count; i++) {
    const one = action(weight);
    pace.take(`after ${one.first}`, [one], one.first);
  }
}

const states = () => shown.map(([state]) => state);
const times = () => shown.map(([, at]) => at);

test("the first action is shown immediately, the others one after the other, none is left out", () => {
  takeEach(3);
  expect(states()).toEqual(["after 0"]);
  expect(pace.current?.first).toBe(0);
  expect(pace.isBehind).toBe(true);
  clock.go(499);
  expect(states()).toEqual(["after 0"]);
  clock.go(1);
  expect(states()).toEqual(["after 0", "after 1"]);
  clock.go(5_000);
  expect(shown).toEqual([
    ["after 0", 0],
    ["after 1", 500],
    ["after 2", 1_000],
  ]);
  expect(pace.isBehind).toBe(false);
  expect(pace.current).toBeNull();
});

test("the board is at the present while the last action is still told", () => {
  takeEach(2);
  clock.go(600);
  expect(pace.current?.first).toBe(1);
  expect(pace.isBehind).toBe(false);
});

test("weighty actions take longer, bids are shorter, and asides take no time", () => {
  for (const weight of [3, 1, 0, 2]) takeEach(1, weight);
  clock.go(10_000);
  expect(times()).toEqual([0, 900, 1_150, 1_150]);
});

test("slow is slower, and immediately is immediately", () => {
  speed = "slow";
  takeEach(2);
  clock.go(10_000);
  expect(times()).toEqual([0, 1_600]);
  speed = "instant";
  shown = [];
  takeEach(4, 3);
  expect(states()).toEqual(["after 2", "after 3", "after 4", "after 5"]);
  expect(pace.isBehind).toBe(false);
});

test("a change of speed counts from the next action on", () => {
  takeEach(3, 3);
  speed = "instant";
  clock.go(900);
  expect(states()).toEqual(["after 0", "after 1", "after 2"]);
});

test("of several actions of one update each is told, and the board changes with the last", () => {
  const told = [action(2, "Ann bids."), action(2, "Ben passes.")];
  pace.take("after both", told, 0);
  expect(pace.current?.sentences).toEqual(["Ann bids."]);
  expect(states()).toEqual([]);
  clock.go(500);
  expect(pace.current?.sentences).toEqual(["Ben passes."]);
  expect(states()).toEqual(["after both"]);
});

test("alone you may be as far behind as you like", () => {
  takeEach(40, 3);
  clock.go(100_000);
  expect(times()).toEqual(Array.from({ length: 40 }, (_, i) => i * 900));
});

test.each(["slow", "normal"] as const)(
  "with several people nothing is shown more than 6 seconds late: %s",
  (chosen) => {
    speed = chosen;
    alone = false;
    const arrived = new Map<string, number>();
    let seed = 7;
    const random = (n: number) => (seed = (seed * 16_807) % 2_147_483_647) % n;
    for (let i = 0; i < 300; i++) {
      const some = Array.from({ length: 1 + random(4) }, () => action(random(4)));
      arrived.set(`after ${i}`, clock.now());
      pace.take(`after ${i}`, some, some[0]!.first);
      clock.go(random(900));
    }
    clock.go(6_000);
    expect(states()).toEqual([...arrived.keys()]); // nothing is skipped either
    const late = shown.map(([state, at]) => at - arrived.get(state)!);
    expect(Math.max(...late)).toBeLessThan(6_000);
    expect(Math.max(...late)).toBeGreaterThan(3_000);
  },
);

test("whoever was away for long finds the present, not a queue", () => {
  alone = false;
  takeEach(5);
  clock.time += 60_000; // a tab that sleeps has no timers
  clock.go(0);
  expect(states().at(-1)).toBe("after 4");
  expect(pace.isBehind).toBe(false);
});

test("catching up shows the present immediately, and says that the board was behind", () => {
  takeEach(4);
  expect(pace.catchUp()).toBe(true);
  expect(states()).toEqual(["after 0", "after 3"]);
  expect(pace.isBehind).toBe(false);
  expect(pace.catchUp()).toBe(false);
  clock.go(10_000);
  expect(states()).toEqual(["after 0", "after 3"]);
  takeEach(1);
  expect(states().at(-1)).toBe("after 4");
});

test("what is taken back before it was shown is never shown", () => {
  takeEach(4);
  const undone = { ...action(), first: 2, last: 2 };
  pace.take("taken back", [undone], 2);
  clock.go(10_000);
  expect(states()).toEqual(["after 0", "after 1", "taken back"]);
});

test("an action that goes on is told once, as a whole", () => {
  takeEach(2);
  const whole = { ...action(2, "Ben builds and pays."), first: 1, last: 2 };
  pace.take("paid", [whole], 2);
  clock.go(10_000);
  expect(states()).toEqual(["after 0", "paid"]);
});

test.each(cases)("a board has shown all when the server thinks so: $what", (told) => {
  speed = told.speed as Speed;
  for (const { at, first, actions } of told.told) {
    clock.go(at - clock.time);
    const news = (actions as [number, number, number | null, number][]).map(([first, last, seat, weight]) =>
      briefly({ ...action(weight), seat, first, last }, [0]),
    );
    pace.take("", news, first);
  }
  clock.go(60_000);
  expect(ended).toBeCloseTo(told.shown);
});

test("an update in which nobody did anything is shown with what waits, or immediately", () => {
  pace.take("a clock", [], 0);
  expect(states()).toEqual(["a clock"]);
  takeEach(2);
  pace.take("a later clock", [], 2);
  expect(states()).toEqual(["a clock", "after 0"]);
  clock.go(500);
  expect(states()).toEqual(["a clock", "after 0", "a later clock"]);
});

test("what has happened can be told again, while the board stays at the present", () => {
  const told = [action(2, "Ann builds."), action(2, "Ben builds.")];
  pace.take("now", told, 0);
  clock.go(5_000);
  pace.again(told);
  expect(pace.current?.sentences).toEqual(["Ann builds."]);
  expect(pace.isBehind).toBe(false);
  clock.go(500);
  expect(pace.current?.sentences).toEqual(["Ben builds."]);
});

test.each([true, false])("something new ends what is told again, and is shown immediately; alone: %s", (isAlone) => {
  alone = isAlone;
  pace.again(Array.from({ length: 30 }, () => action(3)));
  takeEach(2);
  expect([states(), pace.isBehind]).toEqual([["after 30"], true]);
  clock.go(500);
  expect(shown).toEqual([
    ["after 30", 0],
    ["after 31", 500],
  ]);
});

test("your own move ends what is told again, and the board does not wait for it", () => {
  pace.again(Array.from({ length: 30 }, () => action(3)));
  const own = action(0, "You build.");
  pace.take("built", [own], own.first);
  expect([shown, pace.current, pace.isBehind]).toEqual([[["built", 0]], null, false]);
});

test("an update in which nobody did anything ends it too: it may ask something", () => {
  pace.again(Array.from({ length: 30 }, () => action(3)));
  pace.take("asked", [], 30);
  expect([shown, pace.current, pace.isBehind]).toEqual([[["asked", 0]], null, false]);
});

test("a board that is gone shows nothing more", () => {
  takeEach(3);
  pace.close();
  clock.go(10_000);
  expect(states()).toEqual(["after 0"]);
});
