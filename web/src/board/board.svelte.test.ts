// What every board does with clicks, pointers and keys.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeTable } from "../../testing/table.svelte";
import type { TableSession } from "../lib/session.svelte";
import type { MoveJson, Preview } from "../lib/types";
import type { TableView } from "../lib/view.svelte";
import { BoardState } from "./board.svelte";
import { argument, sortedBy } from "./controls";
import { showsDetails } from "./details";
import { rovingFocus } from "./roving";

let table: FakeTable;
let board: BoardState;
let node: HTMLElement;
const asView = () => table as unknown as TableView;

beforeEach(() => {
  vi.useFakeTimers();
  table = new FakeTable();
  board = new BoardState(asView(), table as unknown as TableSession);
  node = document.createElement("button");
  document.body.append(node);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("a first click shows what a move would do, the same again does it, another shows the other", () => {
  board.choose("build");
  board.choose("pass");
  board.choose("pass");
  expect(table.done).toEqual(["choose build", "choose pass", "confirm"]);
});

test("asking why leaves what was chosen", () => {
  board.choose("build");
  board.why({ verb: "fly" });
  expect(board.chosen).toBeNull();
  expect(table.done).toEqual(["choose build", "cancel", 'why {"verb":"fly"}']);
});

test("a board without a session shows everything and does nothing", () => {
  const replayed = new BoardState(asView(), null);
  replayed.choose("build");
  replayed.why("castle");
  replayed.leave();
  expect(replayed.isChosen("build")).toBe(false);
  expect([replayed.title("card", "castle"), replayed.lines("card", "castle")]).toEqual(["Castle", ["Strong."]]);
  expect(table.done).toEqual([]);
});

test("things without words of their own are called by their names", () => {
  expect([board.title("card", "old_bridge"), board.name(0), board.name(3)]).toEqual(["old bridge", "Ann", "4"]);
});

test("a preview says by how much each number would change", () => {
  const changes = [
    { field: "players[0].coin", before: 3, after: 1 },
    { field: "players[0].card", before: null, after: "castle" },
    { field: "players[1].coin", before: null, after: 2 },
  ];
  table.preview = { preview: { changes }, sentences: [] } as unknown as Preview;
  const fields = ["players[0].coin", "players[0].card", "players[1].coin", "players[2].coin"];
  expect(fields.map((field) => board.difference(field))).toEqual([-2, 0, 2, 0]);
});

test("every move is under one control", () => {
  const moves: { move: MoveJson }[] = [
    { move: { verb: "pass" } },
    { move: { verb: "build", where: 3 } },
    { move: { verb: "fly" } },
  ];
  const sorted = sortedBy(moves, (move) => (move.verb === "build" ? "space" : "list"));
  expect(sorted).toEqual({ space: [moves[1]], list: [moves[0], moves[2]] });
  expect([argument(moves[1]!.move, "where"), argument(moves[0]!.move, "where")]).toEqual(["3", ""]);
});

// ------------------------------------------------------------ details

let moved = 0;

/** An event of a pointer, each at another place by default. */
function send(type: string, pointerType = "mouse", clientX = ++moved): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { pointerType, clientX, clientY: 0 });
  node.dispatchEvent(event);
  return event;
}

test("a pointer that stays shows the words of a thing, one that passes by does not", () => {
  showsDetails(board, "card", "castle")(node);
  send("pointerenter");
  vi.advanceTimersByTime(100);
  send("pointerleave");
  vi.advanceTimersByTime(1_000);
  expect(board.details).toBeNull();
  send("pointerenter");
  vi.advanceTimersByTime(150);
  expect(board.details).toMatchObject({ kind: "card", name: "castle" });
  send("pointerleave");
  expect(board.details).toBeNull();
});

test("what comes to lie under a pointer that has clicked is not shown until it moves", () => {
  showsDetails(board, "card", "castle")(node);
  send("pointerdown", "mouse", -7);
  for (const type of ["pointerenter", "pointermove"]) send(type, "mouse", -7);
  vi.advanceTimersByTime(1_000);
  expect(board.details).toBeNull();
  send("pointermove");
  vi.advanceTimersByTime(150);
  expect(board.details?.name).toBe("castle");
  send("pointerleave");
});

test("a long press shows them too, is not a click, and they stay until the next touch", () => {
  const clicked = vi.fn();
  showsDetails(board, "card", "castle")(node);
  node.addEventListener("click", clicked);
  for (const type of ["pointerenter", "pointerdown"]) send(type, "touch");
  vi.advanceTimersByTime(500);
  expect(board.details?.name).toBe("castle");
  for (const type of ["pointerup", "pointerleave"]) send(type, "touch");
  expect(send("click", "touch").defaultPrevented).toBe(true);
  expect(clicked).not.toHaveBeenCalled();
  expect(board.details?.name).toBe("castle");
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(board.details).toBeNull();
});

test("a short touch is a click and shows nothing", () => {
  const clicked = vi.fn();
  showsDetails(board, "card", "castle")(node);
  node.addEventListener("click", clicked);
  for (const type of ["pointerenter", "pointerdown", "pointerup", "click"]) send(type, "touch");
  vi.advanceTimersByTime(1_000);
  expect(clicked).toHaveBeenCalledOnce();
  expect(board.details).toBeNull();
});

test("what is looked at is forgotten with the decision, and when its thing is gone", async () => {
  const gone = showsDetails(board, "card", "castle")(node);
  send("pointerenter");
  vi.advanceTimersByTime(150);
  table.at = 2;
  flushSync();
  expect(board.details).toBeNull();
  send("pointerenter");
  vi.advanceTimersByTime(150);
  gone?.();
  await Promise.resolve();
  expect(board.details).toBeNull();
});

// ------------------------------------------------------------ roving focus

test("an area is one stop for Tab; arrows go to the nearest thing, Home and End to the ends", async () => {
  const area = document.createElement("div");
  const at = { a: [0, 0], b: [100, 0], c: [0, 100], d: [100, 100] };
  for (const [name, [x, y]] of Object.entries(at)) {
    const stop = document.createElement("button");
    Object.assign(stop, { id: name, checkVisibility: () => true });
    stop.dataset.stop = "";
    stop.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    area.append(stop);
  }
  area.querySelector<HTMLElement>("#c")!.dataset.lit = "";
  document.body.append(area);
  const stop = rovingFocus(area);
  vi.advanceTimersByTime(50);
  const stops = () => [...area.children].filter((one) => (one as HTMLElement).tabIndex === 0).map((one) => one.id);
  expect(stops()).toEqual(["c"]); // what is lit comes first
  const here = () => document.activeElement?.id;
  area.querySelector<HTMLElement>("#c")!.focus();
  const keys = { ArrowRight: "d", ArrowUp: "b", ArrowLeft: "a", ArrowDown: "c", End: "d", Home: "a" };
  for (const [key, expected] of Object.entries(keys)) {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    expect([key, here()]).toEqual([key, expected]);
  }
  expect(stops()).toEqual(["a"]);
  stop();
});

test("sideways the next in the row comes before what is nearer in another row", () => {
  const area = document.createElement("div");
  const at = { forest: [272, 134, 228], lake: [507, 134, 206], park: [272, 166, 390] };
  for (const [id, [x, y, width]] of Object.entries(at)) {
    const stop = document.createElement("button");
    Object.assign(stop, { id, checkVisibility: () => true });
    stop.dataset.stop = "";
    stop.getBoundingClientRect = () => new DOMRect(x, y, width, 26);
    area.append(stop);
  }
  document.body.append(area);
  const leave = rovingFocus(area);
  area.querySelector<HTMLElement>("#forest")!.focus();
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  press("ArrowRight");
  expect(document.activeElement?.id).toBe("lake"); // no arrow led there: the middle of the park is nearer
  press("ArrowDown");
  expect(document.activeElement?.id).toBe("park");
  // In three rows of unequal width none is passed over.
  const rows = { forest: [272, 102, 220], lake: [272, 134, 310], park: [272, 166, 211] };
  for (const [id, [x, y, width]] of Object.entries(rows))
    area.querySelector<HTMLElement>(`#${id}`)!.getBoundingClientRect = () => new DOMRect(x, y, width, 26);
  press("ArrowUp");
  expect(document.activeElement?.id).toBe("lake");
  leave();
});

test("sideways, Home and End a slider keeps its keys", () => {
  const [area, slider, beside] = [
    document.createElement("div"),
    document.createElement("input"),
    document.createElement("b"),
  ];
  slider.type = "range";
  for (const [i, stop] of [slider, beside].entries()) {
    Object.assign(stop, { tabIndex: 0, checkVisibility: () => true });
    stop.dataset.stop = "";
    stop.getBoundingClientRect = () => new DOMRect(50 * i, 50 * i, 10, 10);
    area.append(stop);
  }
  document.body.append(area);
  const leave = rovingFocus(area);
  slider.focus();
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    slider.dispatchEvent(event);
    expect([key, event.defaultPrevented, document.activeElement]).toEqual([key, false, slider]);
  }
  slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  expect(document.activeElement).toBe(beside);
  leave();
});

test("what is disabled is never the one stop: the keyboard would not come into its area", async () => {
  const area = document.createElement("div");
  const add = (id: string) => {
    const stop = document.createElement("button");
    Object.assign(stop, { id, checkVisibility: () => true });
    stop.dataset.stop = "";
    area.append(stop);
    return stop;
  };
  const end = add("end");
  end.disabled = true; // a work that is not enough yet, and its bonus cards come later
  document.body.append(area);
  const leave = rovingFocus(area);
  vi.advanceTimersByTime(50);
  const [bonus, stops] = [add("bonus"), () => [...area.children].filter((one) => (one as HTMLElement).tabIndex === 0)];
  end.tabIndex = 0;
  await Promise.resolve();
  vi.advanceTimersByTime(50);
  expect(stops().filter((one) => !one.matches(":disabled"))).toEqual([bonus]);
  bonus.disabled = true;
  end.disabled = false;
  await Promise.resolve();
  vi.advanceTimersByTime(50);
  expect(stops().filter((one) => !one.matches(":disabled"))).toEqual([end]);
  leave();
});
