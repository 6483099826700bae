// The command line: Tab completes, and does not leave a field in which something is being typed.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { legalMove } from "../../testing/server";
import { shownMoves } from "../lib/shown";
import Command from "./Command.svelte";

let mounted: Record<string, unknown> = {};
afterEach(() => {
  void unmount(mounted);
  document.body.replaceChildren();
});

function press(key: string): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.querySelector("input")!.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}

function type(text: string): void {
  const field = document.querySelector("input")!;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("Tab stays where there is nothing to add, and the completions stay open; after Escape it leaves", () => {
  const legal = shownMoves({ legal: ["offer 1", "offer 2"].map(legalMove) } as never);
  mounted = mount(Command, { target: document.body, props: { table: { legal, chosen: null } as never } });
  flushSync();
  expect(press("Tab")).toBe(false); // an empty field does not trap

  type("off");
  expect(press("Tab")).toBe(true);
  expect(document.querySelector("input")!.value).toBe("offer ");
  expect(press("Tab")).toBe(true);
  expect([...document.querySelectorAll("[role=option]")].map((option) => option.textContent!.trim())).toEqual([
    "offer 1",
    "offer 2",
  ]);
  type("nonsense");
  expect(press("Tab")).toBe(true);

  expect(press("Escape")).toBe(true);
  expect(press("Tab")).toBe(false);
});
