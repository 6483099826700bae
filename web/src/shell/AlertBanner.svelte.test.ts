// The question how to be told of your turn is asked where somebody may be waiting for you.

import type { ChairOut } from "$api";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { tableOut, updateOf } from "../../testing/server";
import { TableSession } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import AlertBanner from "./AlertBanner.svelte";

let mounted: Record<string, unknown> = {};
afterEach(() => {
  void unmount(mounted);
  document.body.replaceChildren();
});

test.each([
  ["person", false, 1],
  ["bot", false, 0],
  ["person", true, 0],
] as const)("with a %s at the table, asked before: %s", (kind, alertsAsked, times) => {
  Object.assign(settings, { alertsAsked });
  const table = new TableSession("t1");
  const [own, other] = tableOut([0]).chairs as [ChairOut, ChairOut];
  const info = tableOut([0], { chairs: [own, { ...other, kind }] });
  Object.assign(table, { info, seat: 0, update: updateOf(0, 1) });
  mounted = mount(AlertBanner, { target: document.body, props: { table } });
  flushSync();
  expect(document.querySelectorAll("section").length).toBe(times);
});
