// The table in words: what is under way comes first, and every list of moves begins at its top.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { legalMove } from "../../testing/server";
import { shownMoves } from "../lib/shown";
import Moves from "./Moves.svelte";
import Twin from "./Twin.svelte";

let mounted: Record<string, unknown> = {};
afterEach(() => {
  void unmount(mounted);
  document.body.replaceChildren();
});

test("what is under way comes first, then how the table stands, then your own", () => {
  const panel = (key: string, more: object = {}) => {
    const rows = [{ cells: [key], things: [""], mark: "" }];
    return { key, title: key, note: "", kind: "list", head: [], rows, seat: null, under_way: false, ...more };
  };
  const head = ["1", "2", "3", "4", "5"];
  const panels = [
    panel("state"),
    panel("ben", { seat: 1 }),
    panel("villages", { head }),
    panel("ann", { seat: 0 }),
    panel("crown"),
    panel("offer", { under_way: true }),
  ];
  const table = { panels, seat: 0, names: ["Ann"], things: {}, game: "fief", over: false, thing: () => undefined };
  mounted = mount(Twin, { target: document.body, props: { table: table as never } });
  flushSync();
  const titles = (where: string) =>
    [...document.querySelectorAll(`${where} h2`)].map((node) => node.textContent!.trim());
  expect(titles(".twin")).toEqual(["offer", "state", "ann", "villages", "crown", "ben"]);
  expect(titles(".now")).toEqual(["offer"]);
  expect(titles(".columns")).toEqual(["ann", "crown", "ben"]);
});

test("a list of moves begins at its top, with nothing sought", () => {
  const legal = shownMoves({ legal: Array.from({ length: 20 }, (_, n) => legalMove(`build ${n}`)) } as never);
  const groups = [{ key: "build", title: "Build", moves: legal.map((move) => move.text), shape: [] }];
  const table = $state({ at: 1, seat: 0, legal, groups, chosen: null });
  mounted = mount(Moves, { target: document.body, props: { table: table as never } });
  flushSync();
  const list = document.querySelector<HTMLElement>(".all")!;
  const field = list.querySelector("input")!;
  list.scrollTop = 90;
  field.value = "7";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(list.querySelectorAll("li").length).toBe(2);
  table.at = 2;
  flushSync();
  expect([list.scrollTop, field.value, list.querySelectorAll("li").length]).toEqual([0, "", 20]);
});
