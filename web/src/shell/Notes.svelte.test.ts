// What the table agrees on: a pause, the end, a seat that a bot plays; and what others did not agree to.

import type { TableOut, Update } from "$api";
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { legalMove, tableOut, updateOf } from "../../testing/server";
import { TableSession } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { speak, t } from "../lib/words.svelte";
import Notes from "./Notes.svelte";
import SeatStrip from "./SeatStrip.svelte";
import TableMenu from "./TableMenu.svelte";

let mounted: Record<string, unknown> = {};
let table: TableSession;

beforeEach(() => speak("en"));
afterEach(() => {
  void unmount(mounted);
  document.body.replaceChildren();
});

type Chairs = Partial<TableOut["chairs"][number]>[];

function show(component: unknown, update: Partial<Update>, chairs: Chairs = []): void {
  table = new TableSession("t1");
  const info = tableOut([0]);
  info.chairs = info.chairs.map((chair, seat) => ({ ...chair, ...chairs[seat] }));
  Object.assign(table, { info, seat: 0, update: updateOf(0, 5, update) });
  for (const act of ["resume", "askEnd", "askPause", "comeBack"] as const) table[act] = vi.fn() as never;
  mounted = mount(component as Component<{ table: TableSession; onrule: () => void }>, {
    target: document.body,
    props: { table, onrule: () => {} },
  });
  flushSync();
}

function press(name: string): void {
  const found = [...document.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent.trim()) === name,
  );
  expect(found, name).toBeDefined();
  found!.click();
  flushSync();
}

const words = () => document.body.textContent;

test("a pause is shown, and anybody who plays resumes", () => {
  show(Notes, { paused: true });
  expect(words()).toContain(t("paused-about"));
  press(t("resume-game"));
  expect(table.resume).toHaveBeenCalled();
});

test("while a bot plays for somebody their seat can be taken back, and nothing else is said about it", () => {
  show(Notes, {}, [{ kind: "bot", bot: "club", owned: true }]);
  table.refusal = { code: "bot-plays", message: "", reasons: [] };
  flushSync();
  expect(words()).toContain(t("bot-plays-you"));
  expect(words()).not.toContain(t("problem-bot-plays"));
  press(t("come-back"));
  expect(table.comeBack).toHaveBeenCalledWith(0);
});

test("who declined what is told until it is read", () => {
  show(Notes, { declined: { what: "pause", by: 0, seat: 1, of: null, seq: 4 } });
  expect(words()).toContain(t("declined-pause", { name: "Ben" }));
  press(t("close"));
  expect(words()).not.toContain(t("declined-pause", { name: "Ben" }));
});

test("whoever has withdrawn something themselves is not told", () => {
  show(Notes, { declined: { what: "pause", by: 0, seat: 0, of: null, seq: 4 } });
  expect(words()).not.toContain(t("withdrawn", { name: "Ann" }));
});

test.each([
  ["abandon", "abandon-sure", [{}, { kind: "bot", bot: "club" }]],
  ["propose-end", "end-sure", []],
  ["propose-end", "end-sure", [{}, { kind: "bot", bot: "club", owned: true }]],
] as [string, string, Chairs][])("ending a game (%s) says what will happen and asks first", (button, sure, chairs) => {
  show(TableMenu, {}, chairs);
  press(t("menu"));
  press(t(button));
  expect(table.askEnd).not.toHaveBeenCalled();
  expect(words()).toContain(t(sure));
  [...document.querySelectorAll<HTMLButtonElement>("dialog .main")].at(-1)!.click();
  expect(table.askEnd).toHaveBeenCalled();
});

test("presence is a dot with words", () => {
  show(SeatStrip, {}, [{ here: true }, { here: false }]);
  const [ann, ben] = [...document.querySelectorAll("li")];
  expect(ann!.querySelector(".dot.here")).not.toBeNull();
  expect(ann!.textContent).toContain(t("is-here"));
  expect(ben!.querySelector(".dot:not(.here)")).not.toBeNull();
  expect(ben!.textContent).toContain(t("is-away"));
});

test("what a move would do is said while you are asked to confirm it, not when it is on its way already", () => {
  settings.confirm = "needed";
  show(Notes, {});
  table.chosen = legalMove("build") as never;
  flushSync();
  expect(words()).not.toContain(t("preview"));
  table.preview = { free: false, preview: { moves: [] }, sentences: ["You build a mill."] } as never;
  flushSync();
  expect(words()).toContain("You build a mill.");
  table.busy = true;
  flushSync();
  expect(words()).not.toContain(t("preview"));
});
