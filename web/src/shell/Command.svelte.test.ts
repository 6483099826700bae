// The command line: Tab completes, and does not leave a field in which something is being typed.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
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

test("moves with semicolons between them are made together, and completed by what may follow", async () => {
  const legal = shownMoves({ legal: ["march eric", "march arthur"].map(legalMove) } as never);
  const foresee = vi.fn().mockResolvedValue({ legal: ["step bourg", "step sigy", "halt"].map(legalMove) });
  const [chooseTogether, choose, confirm, say] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const table = { legal, chosen: null as unknown, rest: [], foresee, chooseTogether, choose, confirm, say };
  mounted = mount(Command, { target: document.body, props: { table: table as never } });
  flushSync();
  const field = document.querySelector("input")!;

  type("march eric;");
  expect(foresee).toHaveBeenLastCalledWith(["march eric"], true);
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll("[role=option]").length).toBe(3);
  });
  type("march eric; step s");
  press("Tab");
  expect(field.value).toBe("march eric; step sigy");
  press("Enter");
  expect(chooseTogether).toHaveBeenLastCalledWith(["march eric", "step sigy"]);
  type("plan march eric; step sigy;");
  press("Enter");
  expect(chooseTogether).toHaveBeenLastCalledWith(["march eric", "step sigy"]);
  expect(choose).not.toHaveBeenCalled();

  type("say once; twice");
  press("Enter");
  expect(say).toHaveBeenLastCalledWith("once; twice");

  table.chosen = legal[0];
  table.rest = ["step sigy"] as never;
  type("march eric; step sigy");
  press("Enter");
  expect(confirm).toHaveBeenCalledOnce();
});
