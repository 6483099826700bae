// The chat during a private talk: by itself only those who take part hear you.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settings } from "../lib/settings.svelte";
import { speak } from "../lib/words.svelte";
import Chat from "./Chat.svelte";

class Table {
  chat = [];
  saying = null;
  seat = 0;
  names = ["Ann", "Ben", "Cid"];
  view = null;
  info = { options: {} };
  picture = $state.raw<unknown>({ table: { talk: null } });
  said: [string, number[]][] = [];
  say(text: string, to: number[]): void {
    this.said.push([text, to]);
  }
}

let table: Table;
let mounted: Record<string, unknown>;

beforeEach(async () => {
  await speak("en");
  settings.chat = true;
  table = new Table();
  mounted = mount(Chat, { target: document.body, props: { table: table as never } });
  flushSync();
});
afterEach(async () => {
  await unmount(mounted);
  settings.chat = false;
});

function talk(host: number, guests: number[]): void {
  table.picture = { table: { talk: { host, guests, speaker: host } } };
  flushSync();
}

const select = () => document.querySelector("select");

test("whoever talks in private is heard by the others of that talk, unless they choose somebody else", () => {
  expect(select()).toBeNull();
  talk(1, [0]);
  expect(select()!.value).toBe("talk");
  expect(document.querySelector("input")!.placeholder).toContain("Ben");
  select()!.value = "";
  select()!.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(document.querySelector("input")!.placeholder).not.toContain("Ben");
  table.picture = { table: { talk: null } };
  flushSync();
  expect(select()).toBeNull();
  talk(0, [1, 2]);
  expect(select()!.value).toBe("talk"); // what was chosen for another talk is forgotten
});

test("whoever takes no part in a talk is still heard by everybody", () => {
  talk(1, [2]);
  expect(select()!.value).toBe("");
});
