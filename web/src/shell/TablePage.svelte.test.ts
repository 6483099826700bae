// The page of a table: keys that answer, while the board is still behind.

import type { Action, Update } from "$api";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeServer, legalMove, tableOut, updateOf } from "../../testing/server";
import { settings } from "../lib/settings.svelte";
import { person } from "../lib/me.svelte";
import TablePage from "./TablePage.svelte";

const GRAVE = 900; // milliseconds for which a board at normal pace lingers on what Ben does
let page: Record<string, unknown>;
let events: number;

/** Ben does something, and the server tells it to Ann. */
function happens(sentence: string, more: Partial<Update> = {}): void {
  const news: Action[] = [
    { seat: 1, level: 0, weight: 3, refs: [], sentences: [sentence], first: events, last: events },
  ];
  const told = { first: events, events: [sentence], sentences: [sentence], news, view: {} };
  events++;
  FakeSocket.last.say(updateOf(0, events, { ...told, ...more }));
  flushSync();
}

function press(key: string, more: KeyboardEventInit = {}): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
}

const bar = () => document.querySelector('[data-testid="reaction"]');
const shown = () => document.querySelector<HTMLElement>(".page")?.dataset.at;

async function atTable(game: string): Promise<void> {
  fakeServer({
    "/api/tables/t1": tableOut([0], { game }),
    "/api/games": [],
    [`/api/games/${game}/things`]: { things: [] },
  });
  events = 0;
  page = mount(TablePage, { target: document.body, props: { id: "t1", link: "" } });
  flushSync();
  await vi.advanceTimersByTimeAsync(50);
  FakeSocket.last.open();
  happens("Round 1.");
}

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(settings, { curtain: false, pace: "normal", confirm: "needed", twin: true });
  person.known = true;
  await atTable("chess");
});
afterEach(() => {
  void unmount(page);
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("P lets no moment pass that has not been shown: it brings the board to the present, and then lets it pass", async () => {
  happens("Ben attacks.");
  const reaction = { moment: "m", words: "After the battle", asked: [0], passing: "pass" };
  happens("Ben wins.", { waiting: [0], legal: [legalMove("pass"), legalMove("revolt")], reaction });
  expect([bar(), shown()]).toEqual([null, "2"]);
  press("p");
  expect(FakeSocket.last.of("move")).toEqual([]);
  expect([bar() !== null, shown()]).toEqual([true, "3"]);
  press("p");
  expect(FakeSocket.last.of("move").map(({ move }) => move)).toEqual(["pass"]);
});

test("nor does P while what led to the moment is still being told", async () => {
  const reaction = { moment: "m", words: "After the battle", asked: [0], passing: "pass" };
  happens("Ben wins.", { waiting: [0], legal: [legalMove("pass"), legalMove("revolt")], reaction });
  expect([bar(), shown()]).toEqual([null, "2"]);
  press("p");
  expect(FakeSocket.last.of("move")).toEqual([]);
  expect(bar()).not.toBe(null);
});

test("Ctrl and Enter confirm nothing while the board is behind", async () => {
  settings.confirm = "always";
  happens("It is your turn.", { waiting: [0], legal: [legalMove("revolt")] });
  await vi.advanceTimersByTimeAsync(GRAVE);
  flushSync();
  const revolt = [...document.querySelectorAll("button")].find((button) => button.textContent.includes("REVOLT"))!;
  revolt.click();
  happens("Ben attacks.", { at: 2, waiting: [0], legal: [legalMove("revolt")] });
  happens("Ben wins.", { at: 2, waiting: [0], legal: [legalMove("revolt")] });
  press("Enter", { ctrlKey: true });
  expect(FakeSocket.last.of("move")).toEqual([]);
  press("Enter", { ctrlKey: true });
  expect(FakeSocket.last.of("move").map(({ move }) => move)).toEqual(["revolt"]);
});

/** A story: at the drawn table a raise is one click, in words it was two; an offer took two for each coin. */
test.each([
  ["princes", "raise", "pass"],
  ["fief", "money", "propose"],
])("in words a raise of Princes, or a coin of an offer of Fief, is one click", async (game, plain, weighed) => {
  void unmount(page);
  await atTable(game);
  happens("It is your turn.", { waiting: [0], legal: [legalMove(plain), legalMove(weighed)] });
  await vi.advanceTimersByTimeAsync(GRAVE);
  flushSync();
  const button = (text: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent.includes(text))!;
  button(weighed.toUpperCase()).click();
  expect(FakeSocket.last.of("move")).toEqual([]);
  button(plain.toUpperCase()).click();
  expect(FakeSocket.last.of("move").map(({ move }) => move)).toEqual([plain]);
});
