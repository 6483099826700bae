// A finished game can be looked at, and nothing else.

import { afterEach, expect, expectTypeOf, test, vi } from "vitest";
import { FakeSocket, fakeServer, requests, tableOut } from "../../testing/server";
import { ReplayView } from "./replay.svelte";
import { TableSession } from "./session.svelte";
import { BaseView, type TableView } from "./view.svelte";

afterEach(() => vi.useRealTimers());

/** What can be done at a live table beyond reading it. */
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
