// A standing order is chosen in words: what to answer, and how long.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { legalMove } from "../../testing/server";
import { shownMoves } from "../lib/shown";
import Orders from "./Orders.svelte";

let mounted: Record<string, unknown> = {};
let orders: unknown[] = [];
beforeEach(() => (orders = []));
afterEach(() => {
  void unmount(mounted);
  document.body.replaceChildren();
});

const group = (key: string, aside: boolean, ...moves: string[]) => ({
  key,
  title: key,
  moves,
  note: "",
  shape: [],
  aside,
});

function legal(...texts: string[]) {
  const groups = [group("talks", true, "offer 1"), group("rest", false, ...texts)];
  const shown = { question: "", groups, moves: {}, panels: [] };
  return shownMoves({ legal: ["offer 1", ...texts].map(legalMove), shown } as never);
}

function show(): { legal: unknown[]; seat: number } {
  const table = $state({
    seat: 0,
    legal: legal("pass", "hire knight bourg"),
    standing: ["pass"],
    events: [{ event: "turn" }, { event: "phase" }, { event: "round" }],
    sentences: ["Turn 1", "Phase 2", "Battle round 1"],
    news: [
      { level: 1, first: 0 },
      { level: 2, first: 1 },
      { level: 0, first: 2 },
    ],
    order: (...given: unknown[]) => orders.push(given),
  });
  mounted = mount(Orders, { target: document.body, props: { table: table as never } });
  flushSync();
  return table;
}

const [MOVE, SPAN] = [0, 1];
const choices = (n: number) => [...document.querySelectorAll("select")[n]!.options].map((option) => option.value);

function give(move: string, span: string): void {
  for (const [n, value] of [
    [MOVE, move],
    [SPAN, span],
  ] as const) {
    const select = document.querySelectorAll("select")[n]!;
    select.value = value;
  }
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

test("answers are chosen in words, and how long by what the log has for headings", () => {
  show();
  expect(choices(MOVE)).toEqual(["", "pass", "hire knight bourg"]);
  expect(document.querySelectorAll("option")[1]?.textContent).toBe("PASS");
  expect(choices(SPAN)).toEqual(["once", "phase", "turn", "game"]);
  give("pass", "turn");
  give("pass", "once");
  give("pass", "game");
  expect(orders).toEqual([
    [["pass"], ["turn"], 100],
    [["pass"], [], 1],
    [["pass"], [], 100],
  ]);
});

test("who waits can choose what could be answered before, but not what another seat could", () => {
  const table = show();
  table.legal = [];
  flushSync();
  expect(choices(MOVE)).toEqual(["", "pass"]);
  table.seat = 1;
  flushSync();
  expect(choices(MOVE)).toEqual([""]);
});
