// The list of moves: headings say what they are about, and what is not an answer stands apart.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { FakeSocket, fakeServer, legalMove, tableOut, updateOf } from "../../testing/server";
import { TableSession } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
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

/** A story: in the textual table every card bought asked three times in which order the others go under the stack. */
test("what nobody cares about is answered by default, or asked of whoever wants to be", async () => {
  settings.confirm = "never";
  fakeServer({
    "/api/tables/t1": tableOut([0], { game: "princes" }),
    "/api/games": [],
    "/api/games/princes/things": { things: [] },
  });
  const table = new TableSession("t1");
  table.defaults = (verb) => verb === "keep";
  await table.open();
  FakeSocket.last.open();
  const asks = (seq: number, ...moves: string[]) => {
    const shown = { question: "", groups: [answers(...moves)], moves: {}, panels: [] };
    const legal = moves.map((text) => ({ ...legalMove(text), move: { verb: text.split(" ")[0]! } }));
    const key = String(FakeSocket.last.of("move").at(-1)?.key ?? "");
    FakeSocket.last.say(updateOf(0, seq, { waiting: [0], legal, shown: shown as never, done: { key, seq } as never }));
    flushSync();
  };
  const click = (text: string) => {
    [...document.querySelectorAll("button")].find((button) => button.textContent.trim() === text)!.click();
    const { move, then } = FakeSocket.last.of("move").at(-1)!;
    return [move, then];
  };
  const box = () => document.querySelector<HTMLInputElement>('input[type="checkbox"]');

  asks(1, "keep poet", "keep monk");
  mounted = mount(Moves, { target: document.body, props: { table } });
  flushSync();
  expect(box()?.checked).toBe(false);
  expect(click("KEEP POET")).toEqual(["keep poet", "default"]);
  asks(2, "build park");
  expect(box()).toBe(null);
  expect(click("BUILD PARK")).toEqual(["build park", ""]);
  asks(3, "keep poet", "keep monk");
  box()!.click();
  flushSync();
  expect(click("KEEP MONK")).toEqual(["keep monk", ""]);
  asks(4, "keep poet", "keep monk");
  expect(box()?.checked).toBe(false);
  table.close();
});
