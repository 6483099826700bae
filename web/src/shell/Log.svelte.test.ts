// The log: actions under headings that fold, walked through by arrows, with names that light up the board.

import type { Action } from "$api";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import OnBoard from "../../testing/OnBoard.svelte";
import { FakeTable } from "../../testing/table.svelte";
import { BoardState } from "../board/board.svelte";
import { pointed } from "../lib/pointed.svelte";
import Log from "./Log.svelte";

const action = (first: number, words: string, more: Partial<Action> = {}): Action => ({
  seat: null,
  level: 0,
  sentences: [words],
  weight: 2,
  refs: [],
  ...more,
  first,
  last: first,
});

const NEWS = [
  action(0, "Round 1.", { level: 1 }),
  action(1, "You pass.", { seat: 0 }),
  action(2, "Round 2.", { level: 1 }),
  action(3, "Ben takes Castle.", { seat: 1, refs: ["card:castle"] }),
];
const CASTLE = { kind: "card", name: "castle", title: "Castle", lines: ["Strong."], rule: "" };

let rules: string[];
let mounted: Record<string, unknown>[];
const lines = () => [...document.querySelectorAll<HTMLElement>("[data-line]")];
const words = () => lines().map((line) => line.textContent!.replace(/\s+/g, " ").trim());

function press(key: string): void {
  const node = document.activeElement!;
  node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

let grown: () => void;

beforeEach(() => {
  rules = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        grown = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const events = NEWS.map((_, n) => ({ rule: n === 3 ? "L-3" : undefined }));
  const table = { news: NEWS, events, seat: 0, acted: 0, things: { "card:castle": CASTLE }, game: "chess" };
  const props = { table: table as never, onrule: (id: string) => void rules.push(id) };
  mounted = [mount(Log, { target: document.body, props })];
  flushSync();
});
afterEach(() => {
  for (const one of mounted) void unmount(one);
  flushSync();
  document.body.replaceChildren();
});

test("one line for each action, and earlier headings closed until somebody opens them", () => {
  expect(words()).toEqual(["▸ Round 1.", "▸ Round 2.", "Ben takes Castle."]);
  const [first] = lines();
  expect(first!.getAttribute("aria-expanded")).toBe("false");
  first!.click();
  flushSync();
  expect(words()[1]).toBe("You pass.");
  expect(first!.getAttribute("aria-expanded")).toBe("true");
});

test("what happened since your own move is marked", () => {
  lines()[0]!.click();
  flushSync();
  expect(lines().map((line) => line.classList.contains("fresh"))).toEqual([false, false, false, true]);
});

test("one stop for Tab, and arrows inside", () => {
  expect(document.querySelectorAll("section [tabindex='0'], section button:not([tabindex])")).toHaveLength(0);
  document.querySelector<HTMLElement>("section")!.focus();
  press("ArrowUp");
  expect(document.activeElement).toBe(lines()[2]);
  press("ArrowRight");
  expect(document.activeElement!.getAttribute("aria-label")).toBe("Castle");
  press("ArrowRight");
  (document.activeElement as HTMLElement).click();
  expect(rules).toEqual(["L-3"]);
  press("ArrowUp");
  expect(document.activeElement).toBe(lines()[1]);
  press("Home");
  expect(document.activeElement).toBe(lines()[0]);
});

test("the line you are at lights its things on the board", () => {
  const board = new BoardState(new FakeTable() as never, null);
  mounted.push(mount(OnBoard, { target: document.body, props: { board, moves: [] } }));
  flushSync();
  const piece = document.querySelector<HTMLElement>(".piece")!;
  piece.dataset.thing = "card:castle";
  lines()[2]!.focus();
  flushSync();
  expect(pointed.refs).toEqual(["card:castle"]);
  expect(piece.classList.contains("pointed")).toBe(true);
  lines()[0]!.focus();
  flushSync();
  expect(piece.classList.contains("pointed")).toBe(false);
});

test("it follows what is written whatever folds or is shown beside it, until somebody goes up", () => {
  const box = document.querySelector<HTMLElement>("section")!;
  const size = { scrollHeight: 900, clientHeight: 300, scrollTop: 600 };
  for (const name of ["scrollHeight", "clientHeight", "scrollTop"] as const) {
    Object.defineProperty(box, name, { get: () => size[name], set: (n: number) => (size[name] = n) });
  }
  /** Somebody, or the browser, has scrolled; then the log grows by a line. */
  const scrolled = (change: Partial<typeof size>): number => {
    Object.assign(size, change);
    box.dispatchEvent(new Event("scroll"));
    size.scrollHeight += 20;
    grown();
    return size.scrollHeight - size.scrollTop;
  };
  expect(scrolled({})).toBe(0);
  expect(scrolled({ scrollHeight: 700, scrollTop: 300 })).toBe(0); // a heading has folded
  expect(scrolled({ clientHeight: 200, scrollTop: 250 })).toBe(0); // a note is shown beside it
  box.dispatchEvent(new Event("scroll"));
  expect(scrolled({ scrollTop: 100 })).toBe(660); // who goes up is left alone
});
