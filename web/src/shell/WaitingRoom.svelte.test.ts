// Before the game begins, whoever is invited sees what is played, is asked for a name, and loses nothing they have typed.

import type { GameOut, TableOut } from "$api";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeServer, requests, tableOut } from "../../testing/server";
import * as lore from "../lib/lore";
import { person } from "../lib/me.svelte";
import { TableSession } from "../lib/session.svelte";
import { speak, t } from "../lib/words.svelte";
import WaitingRoom from "./WaitingRoom.svelte";
import Chat from "./Chat.svelte";

const OPTIONS = [
  {
    name: "advanced",
    values: [false, true],
    default: false,
    title: "Leaders",
    about: "",
    words: ["no", "yes"],
    rule: "",
  },
  {
    name: "tracks",
    values: [false, true],
    default: false,
    title: "Tracks",
    about: "",
    words: ["open", "closed"],
    rule: "",
  },
];
let table: TableSession;
let shown: Record<string, unknown> | null = null;

async function come(component: typeof WaitingRoom | typeof Chat, more: Partial<TableOut> = {}): Promise<void> {
  const free = { kind: "free", name: "", mine: false, here: false };
  const chairs = [0, 1].map((seat) => ({ seat, ...free })) as unknown as TableOut["chairs"];
  const open = {
    status: "open",
    game: "draughts",
    chairs,
    access: "private",
    begins: "start",
    hints: true,
    options: { advanced: true },
  };
  const pace = { kind: "bank", seconds: 600, increment: 5, out: "bot" };
  fakeServer({
    "/api/tables/t1": tableOut([], { ...open, pace, ...more } as unknown as Partial<TableOut>),
    "/api/guests": { id: "p1", name: "Zoe", guest: true, csrf: "c" },
  });
  const about = { name: "draughts", title: "Draughts", bots: [], options: OPTIONS } as unknown as GameOut;
  vi.spyOn(lore, "all").mockResolvedValue({ about, things: {}, facts: null });
  table = new TableSession("t1", "invite");
  await table.open();
  FakeSocket.last.open();
  await vi.waitFor(() => expect(table.about?.title).toBe("Draughts"));
  shown = mount(component, { target: document.body, props: { table } });
  flushSync();
}

beforeEach(async () => {
  await speak("en");
  HTMLDialogElement.prototype.showModal ??= () => {};
  Object.assign(person, { me: null, known: true });
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  table.close();
  Object.assign(person, { me: null });
  localStorage.clear();
  document.body.replaceChildren();
});

const submit = (form: Element | null) => form!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));

test("game, clock, hints and options are shown, with what is usual", async () => {
  await come(WaitingRoom);
  const text = document.body.textContent!.replace(/\s+/g, " ");
  expect(text).toContain("Draughts");
  expect(text).toContain(t("clock-bank-more", { time: "10:00", more: "0:05" }));
  expect(text).toContain(t("hints-yes"));
  expect(text).toContain(`Leaders yes (${t("usually", { value: "no" })})`);
  expect(text).toContain(`Tracks open (${t("usual")})`);
});

test("a newcomer is asked for a name before sitting down", async () => {
  await come(WaitingRoom);
  submit(document.querySelector("li form"));
  flushSync();
  expect(requests).not.toContain("POST /api/tables/t1/claim");
  const field = document.querySelector<HTMLInputElement>("dialog input")!;
  field.value = "Zoe";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  submit(document.querySelector("dialog form"));
  await vi.waitFor(() => expect(requests).toContain("POST /api/tables/t1/claim"));
  expect(requests.indexOf("POST /api/guests")).toBeLessThan(requests.indexOf("POST /api/tables/t1/claim"));
});

test("whoever comes too late is told that the game has begun", async () => {
  await come(WaitingRoom, { status: "playing" });
  expect(document.body.textContent).toContain(t("problem-begun-already"));
  expect(document.querySelector("li form")).toBeNull();
});

test("what a newcomer types is sent under the name they give, and stays until the table has it", async () => {
  await come(Chat);
  const said = document.querySelector<HTMLInputElement>("form input")!;
  said.value = "Hello?";
  said.dispatchEvent(new Event("input", { bubbles: true }));
  submit(said.form);
  flushSync();
  const field = document.querySelector<HTMLInputElement>("dialog input")!;
  field.value = "Zoe";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  submit(document.querySelector("dialog form"));
  await vi.waitFor(() => expect(table.saying?.text).toBe("Hello?"));
  flushSync();
  expect(said.value).toBe("Hello?");
  FakeSocket.last.open();
  expect(FakeSocket.last.of("say")).toMatchObject([{ text: "Hello?" }]);
  FakeSocket.last.say({ type: "said", table: "t1", n: 0, at: 0, name: "Zoe", text: "Hello?", seat: null, to: [] });
  flushSync();
  expect(said.value).toBe("");
});
