// The sentence: what is asked of one, else what others are doing, as the server says it.

import { afterEach, beforeEach, expect, test } from "vitest";
import { FakeSocket, fakeServer, legalMove, tableOut, updateOf } from "../../testing/server";
import { sentenceOf } from "./sentence";
import { TableSession } from "./session.svelte";

let table: TableSession;

beforeEach(async () => {
  fakeServer({ "/api/tables/t1": tableOut([0]), "/api/games": [], "/api/games/chess/things": { things: [] } });
  table = new TableSession("t1");
  await table.open();
  FakeSocket.last.open();
});
afterEach(() => table.close());

/** The table waits for seats. */
function told(waiting: number[], question: string, more: object = {}): string {
  const shown = { question, groups: [], moves: {}, panels: [] };
  FakeSocket.last.say(updateOf(0, 1, { waiting, shown, ...more }));
  return sentenceOf(table);
}

test("what others are doing is said as the server says it", () => {
  expect(told([1], "Ben is choosing a leader.")).toBe("Ben is choosing a leader.");
});

test("who may act out of turn is told the same, and that they may", () => {
  const may = { optional: [0], legal: [legalMove("offer")] };
  expect(told([1], "Ben is buying. You may act meanwhile.", may)).toBe("Ben is buying. You may act meanwhile.");
});

test("nobody is not waited for", () => {
  expect(told([], "Waiting for .")).not.toBe("Waiting for .");
});
