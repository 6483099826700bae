// A number is changed by two buttons or by keys, and stops at its ends without losing the focus.

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Stepper from "./Stepper.svelte";

const children = createRawSnippet(() => ({ render: () => "<b>3</b>" }));
let stepper: Record<string, unknown> | undefined;
const onstep = vi.fn();

function shown(at: number, count: number): HTMLElement {
  onstep.mockReset();
  const props = { label: "Men", less: "Fewer", more: "More", at, count, onstep, children };
  stepper = mount(Stepper, { target: document.body, props });
  flushSync();
  return document.querySelector<HTMLElement>("[role=group]")!;
}

const button = (group: HTMLElement, name: string) => group.querySelector<HTMLButtonElement>(`[aria-label=${name}]`)!;

function press(group: HTMLElement, key: string): void {
  button(group, "More").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

afterEach(() => {
  if (stepper) void unmount(stepper);
  stepper = undefined;
});

test("one more, one fewer", () => {
  const group = shown(1, 4);
  expect(group.getAttribute("aria-label")).toBe("Men");
  expect(group.textContent).toContain("3");
  button(group, "More").click();
  button(group, "Fewer").click();
  expect(onstep.mock.calls).toEqual([[2], [0]]);
});

test("arrows step, Home and End go to the ends", () => {
  const group = shown(1, 4);
  for (const key of ["ArrowUp", "ArrowLeft", "Home", "End", "x"]) press(group, key);
  expect(onstep.mock.calls).toEqual([[2], [0], [0], [3]]);
});

test("at an end nothing happens, and the button stays to keep the focus", () => {
  const group = shown(0, 1);
  for (const name of ["Fewer", "More"]) {
    const one = button(group, name);
    expect(one.getAttribute("aria-disabled")).toBe("true");
    expect(one.disabled).toBe(false);
    one.click();
  }
  press(group, "End");
  expect(onstep).not.toHaveBeenCalled();
});
