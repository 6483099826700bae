// A clock of the present, whatever the board still shows, which stands until it would show the present.

import type { ClockOut } from "$api";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeServer, tableOut, updateOf } from "../../testing/server";
import { PacedView } from "../board/paced.svelte";
import { TableSession } from "../lib/session.svelte";
import Clock from "./Clock.svelte";

let table: TableSession;
let paced: PacedView;
let shown: Record<string, unknown>;

/** Ben does something, after which these are the clocks. */
function happens(seq: number, clock: ClockOut): void {
  const action = { seat: 1, level: 0, weight: 2, refs: [], sentences: ["Ben builds."], first: seq, last: seq };
  FakeSocket.last.say(
    updateOf(0, seq, { first: seq, events: [{}], sentences: ["Ben builds."], news: [action], clock }),
  );
}

const words = () => (flushSync(), document.querySelector("[role=timer]")!.textContent);

beforeEach(async () => {
  vi.useFakeTimers();
  fakeServer({ "/api/tables/t1": tableOut([0]), "/api/games": [], "/api/games/chess/things": { things: [] } });
  table = new TableSession("t1");
  paced = new PacedView(table, { speed: () => "slow" });
  await table.open();
  FakeSocket.last.open();
  happens(0, { left: [60, 60], running: [1], starts_in: [0, 0] });
  shown = mount(Clock, { target: document.body, props: { table: paced, seat: 0 } });
});
afterEach(() => {
  void unmount(shown);
  paced.close();
  table.close();
  vi.useRealTimers();
});

test("a clock stands for as long as the server says, and then runs", async () => {
  happens(1, { left: [60, 50], running: [0], starts_in: [3, 0] });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(words()).toBe("1:00");
  await vi.advanceTimersByTimeAsync(2_500);
  expect(words()).toBe("0:58");
});

test("what was told of the clock last counts from when it came, and not from when the board shows it", async () => {
  happens(1, { left: [60, 50], running: [1], starts_in: [0, 0] });
  await vi.advanceTimersByTimeAsync(1_000);
  happens(2, { left: [60, 49], running: [0], starts_in: [0, 0] });
  expect(paced.isBehind).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(words()).toBe("1:00");
});
