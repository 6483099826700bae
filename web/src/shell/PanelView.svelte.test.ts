// A panel in words: a table that is never too wide for its words, or a picture in squares.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import PanelView from "./PanelView.svelte";
import ThingDialog from "./ThingDialog.svelte";

let mounted: Record<string, unknown> = {};
afterEach(() => {
  void unmount(mounted);
  document.body.replaceChildren();
});

const LAKE = {
  kind: "landscape",
  name: "lake",
  title: "lake",
  lines: ["lake", "A landscape.", "■ ■", "■ ·"],
  rule: "",
};

function show(head: string[], rows: string[][], more: object = {}, lit: string[] = []): void {
  const made = rows.map((cells) => ({
    key: cells[0],
    cells,
    things: cells.map((text) => (text.startsWith("lake") ? "landscape:lake" : null)),
    mark: cells[0] === "Ann" ? "you" : "",
  }));
  const panel = {
    key: "p",
    title: "P",
    note: "",
    kind: "list",
    head,
    rows: made,
    seat: null,
    under_way: false,
    ...more,
  };
  const table = { things: { "landscape:lake": LAKE }, game: "princes" };
  mounted = mount(PanelView, { target: document.body, props: { panel, table, lit } as never });
  flushSync();
}

const texts = (what: string) => [...document.querySelectorAll(what)].map((node) => node.textContent!.trim());

test("a table with more columns than there is room for is on its side, whoever plays first", () => {
  const head = ["Player", ..."abcdefghi"];
  show(head, [
    ["Ann", ..."123456789"],
    ["Ben", ..."987654321"],
  ]);
  expect(texts("thead th")).toEqual(["Annyou", "Ben"]);
  expect(texts("tbody th")).toEqual([..."abcdefghi"]);
  expect(texts("tbody tr:first-child td")).toEqual(["1", "9"]);
  expect(document.querySelectorAll("tbody tr td.marked").length).toBe(9);
});

test("a grid outlines its pieces and names each once for the eye, in every square for the ear", () => {
  const grid = [
    ["1", "", "lake", "lake"],
    ["2", "lake 2", "lake", ""],
    ["3", "closed", "", "closed"],
  ];
  show(["", "a", "b", "c"], grid, { kind: "grid" }, ["a1"]);
  const squares = [...document.querySelectorAll("td.square")];
  expect(texts("td.square")).toEqual(["", "lake", "lake", "lake 2", "lake", "", "closed", "", "closed"]);
  expect(texts("td .spoken")).toEqual(["lake", "lake"]);
  expect(texts("td button")).toEqual(["lake", "lake 2"]);
  const opens = (i: number) => [...squares[i]!.classList].filter((name) => name.startsWith("open-"));
  expect([0, 1, 2, 3, 4].map(opens)).toEqual([[], ["open-right", "open-bottom"], ["open-left"], [], ["open-top"]]);
  expect(squares.filter((square) => square.classList.contains("lit"))).toEqual([squares[0]]);
});

test("the shape of a thing is drawn in squares, not in characters of any width", () => {
  mounted = mount(ThingDialog, { target: document.body, props: { thing: LAKE, game: "princes" } });
  flushSync();
  expect(texts("dialog p")).toEqual(["A landscape.", ""]);
  expect(document.querySelectorAll("dialog .shape i").length).toBe(4);
  expect(document.querySelectorAll("dialog .shape .is").length).toBe(3);
});
