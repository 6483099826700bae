// The list of moves: headings say what they are about, and what is not an answer stands apart.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { legalMove } from "../../testing/server";
import { shownMoves } from "../lib/shown";
import Choices from "./Choices.svelte";
import Moves from "./Moves.svelte";

let mounted: Record<string, unknown> = {};
afterEach(() => {
  void unmount(mounted);
  document.body.replaceChildren();
});

const LETTERS = { key: "talks", title: "Letters", moves: ["offer 1", "offer 2"], note: "", shape: [], aside: true };

function told(more: object, groups: object[]) {
  const texts = groups.flatMap((group) => (group as typeof LETTERS).moves);
  const shown = { question: "", groups, moves: more, panels: [] };
  const table = $state({
    at: 1,
    seat: 0,
    asked: true,
    chosen: null,
    groups,
    legal: shownMoves({ legal: texts.map(legalMove), shown } as never),
  });
  return table;
}

const answers = (...moves: string[]) => ({ key: "bids", title: "Bids", moves, note: "", shape: [], aside: false });

test("a turn is drawn at its heading, and its places are named in a word", () => {
  const turn = { key: "turn-0", title: "Not turned", moves: ["put a1 0", "put b1 0"], shape: ["■·", "■■"] };
  const more = { "put a1 0": { note: "", facts: {}, brief: "a1" }, "put b1 0": { note: "", facts: {}, brief: "b1" } };
  const table = told(more, [{ ...turn, note: "About it.", aside: false }]);
  mounted = mount(Moves, { target: document.body, props: { table: table as never } });
  flushSync();
  expect([...document.querySelectorAll("h2 i")].map((square) => square.className.includes("is"))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(document.querySelector("section p")?.textContent).toBe("About it.");
  const buttons = [...document.querySelectorAll("li button")];
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(["a1", "b1"]);
  expect(buttons[0]?.getAttribute("aria-label")).toBe("PUT A1 0");
});

test("what is not an answer is folded at the end, stays as it was left, and is found when it is sought", () => {
  const many = Array.from({ length: 12 }, (_, n) => `build ${n}`);
  const table = told({}, [answers(...many), LETTERS]);
  mounted = mount(Moves, { target: document.body, props: { table: table as never } });
  flushSync();
  const fold = () => document.querySelector("details")!;
  const turn = (open: boolean) => {
    fold().open = open;
    fold().dispatchEvent(new Event("toggle"));
    flushSync();
  };
  expect(fold().open).toBe(false);
  expect(fold().querySelector("summary")?.textContent).toBe("Letters");
  expect(document.querySelector(".all")?.lastElementChild).toBe(fold());

  const field = document.querySelector("input")!;
  field.value = "offer 2";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect([fold().open, fold().querySelectorAll("li").length]).toEqual([true, 1]);

  table.at = 2; // another question: nothing is sought any more
  flushSync();
  expect(fold().open).toBe(false);
  turn(true);
  table.at = 3;
  table.groups = [answers("pass"), LETTERS];
  flushSync();
  expect(fold().open).toBe(true);
});

test("beside the question stand answers alone", () => {
  const table = told({}, [answers("raise", "pass"), { ...LETTERS, moves: ["cash"] }]);
  mounted = mount(Choices, { target: document.body, props: { table: table as never, drawn: false } });
  flushSync();
  expect([...document.querySelectorAll("button")].map((button) => button.textContent)).toEqual(["RAISE", "PASS"]);
});
