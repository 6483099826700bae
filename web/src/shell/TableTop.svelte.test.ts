// While the board is behind, the buttons above it bring it to the present and do nothing else.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { TableSession } from "../lib/session.svelte";
import { tableOut, updateOf } from "../../testing/server";
import TableTop from "./TableTop.svelte";

let mounted: Record<string, unknown> = {};
afterEach(() => {
  void unmount(mounted);
  document.body.replaceChildren();
});

test.each([
  [true, 1, 0],
  [false, 0, 1],
])("a board that is behind (%s) takes nothing back", (isBehind, caughtUp, takenBack) => {
  const table = new TableSession("t1");
  Object.assign(table, { info: tableOut([0]), seat: 0, update: updateOf(0, 1), undo: vi.fn() });
  const paced = { isBehind, action: null, asked: false, hasNews: false, catchUp: vi.fn(), update: null, names: [] };
  const props = { table, paced: paced as never, phone: true, drawn: false, onrule: () => {} };
  mounted = mount(TableTop, { target: document.body, props });
  flushSync();
  [...document.querySelectorAll<HTMLButtonElement>("header > button")].at(-2)!.click(); // undo stands before the menu
  expect(paced.catchUp).toHaveBeenCalledTimes(caughtUp);
  expect(table.undo).toHaveBeenCalledTimes(takenBack);
});
