// A finished game can be looked at, and nothing else.

import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import { FakeSocket, fakeServer, requests, tableOut } from "../../testing/server";
import { ReplayView, stopsOf, type Told } from "./replay.svelte";
import { TableSession } from "./session.svelte";
import { BaseView, type TableView } from "./view.svelte";

afterEach(() => vi.useRealTimers());

/** What is possible at a live table beyond reading it. */
type Commands = Exclude<keyof TableSession, keyof BaseView>;

test("the type of a replay has no commands", () => {
  expectTypeOf<"play" | "choose" | "confirm" | "undo" | "resign" | "order" | "say">().toExtend<Commands>();
  expectTypeOf<Extract<keyof ReplayView, Commands>>().toBeNever();
  expectTypeOf<Extract<keyof TableView, Commands>>().toBeNever();
  expectTypeOf<ReplayView>().toExtend<TableView>();
  expectTypeOf<ReplayView>().not.toExtend<TableSession>();
});

test("a replay has no method of a live table but those with which one looks", () => {
  const replay = new ReplayView("t1");
  const live = Object.getOwnPropertyNames(TableSession.prototype).filter((name) => !(name in BaseView.prototype));
  const shared = live.filter((name) => name in replay).sort();
  expect(shared).toEqual(["again", "close", "look", "open"]);
  expect(live).toContain("play");
  expect(live).toContain("say");
});

test("whatever is looked at, nothing but questions is sent", async () => {
  const place = { line: 0, lines: 3, events: [], sentences: [], view: { waiting: [0] } };
  fakeServer({ "/api/tables/t1": tableOut([0], { status: "over" }), "/api/tables/t1/replay": place, "/api/games": [] });
  const replay = new ReplayView("t1");
  await replay.open();
  await replay.go(2);
  replay.look(1);
  replay.again();
  replay.close();
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(6));
  expect(requests.filter((request) => !request.startsWith("GET "))).toEqual([]);
  expect(FakeSocket.all).toEqual([]);
  expect(replay.waiting).toEqual([0]);
  expect(replay.legal).toEqual([]);
});

// ------------------------------------------------------------ strides

/** Two rounds: Ann places and answers, dice, Ben twice; Ann, Ben. */
const WHOLE: Told[] = (
  [
    [1, null, 2],
    [0, 0, 4],
    [0, 0, 6],
    [0, null, 7],
    [0, 1, 9],
    [0, 1, 10],
    [1, null, 12],
    [0, 0, 14],
    [0, 1, 17],
  ] as [number, number | null, number][]
).map(([level, seat, line], i) => ({
  line,
  action: { level, seat, first: i, last: i, sentences: [`${i}`], weight: 2, refs: [] },
}));

test.each([
  ["action", [4, 6, 7, 9, 10, 14, 17, 20]],
  ["turn", [6, 10, 14, 17, 20]],
  ["round", [2, 12, 20]],
  ["line", Array.from({ length: 20 }, (_, i) => i + 1)],
] as const)("where one stops who goes by %s", (stride, stops) => {
  expect(stopsOf(WHOLE, stride, 20)).toEqual(stops);
});

test("a round begins when what happens by itself has happened", () => {
  const dealt = WHOLE.toSpliced(1, 0, { line: 3, action: { ...WHOLE[0]!.action, level: 0 } });
  expect(stopsOf(dealt, "round", 20)).toEqual([3, 12, 20]);
});

test("strides go on and back, and to the ends", async () => {
  const news = WHOLE.map((one) => one.action);
  const moments = WHOLE.map((one) => one.line);
  const place = { line: 0, lines: 20, events: [], sentences: [], view: {}, news, moments };
  fakeServer({ "/api/tables/t1": tableOut([], { status: "over" }), "/api/tables/t1/replay": place, "/api/games": [] });
  const replay = new ReplayView("t1");
  await replay.open(5);
  expect(replay.line).toBe(5);
  await vi.waitFor(() => expect(replay.whole.length).toBe(WHOLE.length));
  const went: number[] = [];
  const steps = [
    ["action", 1],
    ["turn", 1],
    ["round", 1],
    ["round", 1],
    ["turn", -1],
    ["round", -1],
    ["round", -1],
    ["action", -1],
  ] as const;
  for (const [stride, direction] of steps) {
    await replay.step(stride, direction);
    went.push(replay.line);
  }
  expect(went).toEqual([6, 10, 12, 20, 17, 12, 2, 0]);
  replay.close();
});

test("before the whole game is known one goes line by line", async () => {
  const place = { line: 0, lines: 9, events: [], sentences: [], view: {} };
  fakeServer({ "/api/tables/t1": tableOut([], { status: "over" }), "/api/tables/t1/replay": place, "/api/games": [] });
  const replay = new ReplayView("t1");
  await replay.open();
  await replay.step("round", 1);
  expect(replay.line).toBe(1);
  replay.close();
});
