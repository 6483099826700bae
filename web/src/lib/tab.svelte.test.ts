// The title and the sign of the tab say that it is your turn.

import { afterEach, beforeAll, expect, test } from "vitest";
import { showTab, tab } from "./tab.svelte";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));
afterEach(() => {
  tab.turn = tab.about = "";
  document.head.innerHTML = "";
});

test("a page is called by its name, a table by its game", () => {
  showTab("");
  expect(document.title).toBe("Signoria");
  showTab("Rules");
  expect(document.title).toBe("Rules · Signoria");
  tab.about = "Fief";
  showTab("Table");
  expect(document.title).toBe("Fief · Signoria");
});

test("one's turn comes first, and marks the sign", () => {
  document.head.innerHTML = '<link rel="icon" href="old.svg" />';
  const sign = () => document.querySelector('link[rel="icon"]')?.getAttribute("href") ?? "";
  tab.turn = "Lorenzo il Magnifico";
  showTab("Table");
  expect(document.title).toBe("● Your turn · Lorenzo il Magnifico");
  expect(sign()).toContain("circle");
  tab.turn = "";
  showTab("Table");
  expect(sign()).not.toContain("circle");
});
