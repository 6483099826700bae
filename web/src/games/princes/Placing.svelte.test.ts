// What turns and lays a piece: nothing there changes its place when the piece may lie where it is.

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Placing from "./Placing.svelte";

function drawn(fits: boolean): [string[], ReturnType<typeof vi.fn>] {
  const onlay = vi.fn();
  const noop = () => {};
  const children = createRawSnippet(() => ({ render: () => "<b>Build</b>" }));
  const props = { onturn: noop, onflip: noop, onnext: noop, oncancel: noop, onlay, fits, children };
  const mounted = mount(Placing, { target: document.body, props });
  flushSync();
  const buttons = [...document.querySelectorAll("button")];
  buttons.at(-1)!.click();
  const names = buttons.map((button) => button.title || button.textContent.trim());
  void unmount(mounted);
  return [names, onlay];
}

test("the same buttons in the same order, but only what is legal is built", () => {
  const [names, onlay] = drawn(false);
  const [legal, laid] = drawn(true);
  expect(names.length).toBe(5);
  expect(legal).toEqual(names);
  expect([onlay.mock.calls.length, laid.mock.calls.length]).toEqual([0, 1]);
});
