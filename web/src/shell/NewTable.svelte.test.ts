// A new table: what is usual there follows from who plays.

import type { GameOut } from "$api";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../testing/server";
import * as lore from "../lib/lore";
import { speak, t } from "../lib/words.svelte";
import NewTable from "./NewTable.svelte";

const GAME = { name: "lorenzo", title: "Lorenzo", seats: [2, 3, 4], options: [], bots: [], sources: {} };
let page: Record<string, unknown>;

beforeEach(async () => {
  fakeServer({});
  await speak("en");
  vi.spyOn(lore, "games").mockResolvedValue([GAME as unknown as GameOut]);
  page = mount(NewTable, { target: document.body });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll("option").length).toBeGreaterThan(GAME.seats.length);
  });
});
afterEach(() => {
  void unmount(page);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const labelled = (key: string) =>
  [...document.querySelectorAll("label")].find(({ textContent }) => textContent.includes(t(key)))!;
const hints = () => labelled("hints-allowed").querySelector("input")!;

test("hints are allowed with bots alone, not among people, unless somebody says otherwise", () => {
  const choose = (key: string, number: number) => {
    const select = labelled(key).querySelector("select")!;
    select.value = String(number);
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };
  expect(hints().checked).toBe(false);
  choose("bots", 2);
  expect(hints().checked).toBe(true);
  choose("bots", 1);
  expect(hints().checked).toBe(false);
  hints().click();
  choose("bots", 0);
  expect(hints().checked).toBe(true);
});
