// The parts of a board together: a question and its answers, Escape, things that move, things shown large.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import OnBoard from "../../testing/OnBoard.svelte";
import { legalMove } from "../../testing/server";
import { FakeTable } from "../../testing/table.svelte";
import type { TableSession } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { shownMoves } from "../lib/shown";
import type { Preview } from "../lib/types";
import { BoardState } from "./board.svelte";

const moves = shownMoves({ legal: ["build", "pass"].map(legalMove) } as never);
let mounted: Record<string, unknown>[];
let table: FakeTable;
let board: BoardState;

function drawn(more: { place?: string; onleave?: () => void } = {}): { place?: string } {
  const props = $state({ board, moves, ...more });
  mounted.push(mount(OnBoard, { target: document.body, props }));
  flushSync();
  return props;
}

const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const answers = () => [...document.querySelectorAll<HTMLElement>(".answer")];

function press(node: Element, key: string): void {
  node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

beforeEach(() => {
  mounted = [];
  table = new FakeTable();
  board = new BoardState(table as never, table as unknown as TableSession);
});
afterEach(() => {
  for (const one of mounted) void unmount(one);
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
  vi.useRealTimers();
});

test("an answer is chosen, says what it would do, and is given when it is chosen again", () => {
  drawn();
  expect(answers().map((one) => one.textContent?.trim())).toEqual(["BUILD", "PASS"]);
  answers()[0]!.click();
  table.preview = { sentences: ["You build."], preview: { changes: [] } } as unknown as Preview;
  flushSync();
  expect(answers().map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  expect(find(".does").textContent).toContain("You build.");
  answers()[0]!.click();
  expect(table.done).toEqual(["choose build", "confirm"]);
});

test("a question can be folded away, and the next is shown again", () => {
  drawn();
  const fold = find(".question header button");
  fold.click();
  flushSync();
  expect([answers().length, fold.getAttribute("aria-expanded")]).toEqual([0, "false"]);
  fold.click();
  flushSync();
  expect(answers().length).toBe(2);
  fold.click();
  table.at = 2;
  flushSync();
  expect(answers().length).toBe(2);
});

test("a question that need not be answered is left instead", () => {
  const onleave = vi.fn();
  drawn({ onleave });
  find(".question header button").click();
  flushSync();
  expect(onleave).toHaveBeenCalledOnce();
  expect(answers().length).toBe(2);
});

test("Escape leaves what was chosen, but in a dialog it only closes that", () => {
  drawn();
  answers()[0]!.click();
  board.enlarged = 1;
  flushSync();
  expect(find(".large").textContent).toBe("1");
  press(find(".large"), "Escape");
  expect(board.chosen?.text).toBe("build");
  find<HTMLDialogElement>("dialog").close();
  flushSync();
  expect(board.enlarged).toBeNull();
  press(answers()[0]!, "Escape");
  expect(board.chosen).toBeNull();
});

test("a piece comes from where it lay, on its own board", () => {
  vi.useFakeTimers();
  settings.animations = true;
  const at: Record<string, number> = { here: 0, there: 100 };
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    return new DOMRect(at[this.classList[1] ?? ""] ?? 0, 0, 10, 10);
  });
  const moved: unknown[] = [];
  const animate = (frames: unknown) => void moved.push(frames);
  Object.defineProperty(HTMLElement.prototype, "animate", { value: animate, configurable: true });
  const props = drawn();
  vi.advanceTimersByTime(50);
  expect(moved).toEqual([]);
  props.place = "there";
  flushSync();
  vi.advanceTimersByTime(50);
  expect(moved).toEqual([{ transform: ["translate(-100px, 0px)", "none"] }]);
  board = new BoardState(table as never, null);
  drawn();
  vi.advanceTimersByTime(50);
  expect(moved.length).toBe(1); // nothing of the other board is known here
});

test("what shrinks flies to its owner as it was drawn, a picture that nobody can press or find", () => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.classList.contains("owner") ? new DOMRect(100, 0, 5, 10) : new DOMRect(0, 0, 20, 40);
  });
  const flights: { onfinish?: () => void }[] = [];
  const animate = () => flights[flights.push({}) - 1];
  Object.defineProperty(HTMLElement.prototype, "animate", { value: animate, configurable: true });
  const props = drawn();
  vi.advanceTimersByTime(50);
  props.place = "owner";
  flushSync();
  vi.advanceTimersByTime(50);
  const copy = find('i[aria-hidden="true"]');
  expect(copy.textContent).toBe("here");
  expect([copy.inert, copy.dataset.piece, copy.style.width]).toEqual([true, undefined, "20px"]);
  flights[0]!.onfinish!();
  expect(copy.isConnected).toBe(false);
});

test("what is hinted has a ring where one would click, until it is taken away", () => {
  table.legal = moves;
  drawn();
  table.hinted = [{ text: "pass" }] as never;
  flushSync();
  expect(answers().map((one) => one.classList.contains("hinted"))).toEqual([false, true]);
  table.hinted = [];
  flushSync();
  expect(document.querySelector(".hinted")).toBeNull();
});
