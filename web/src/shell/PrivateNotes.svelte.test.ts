// Notes are loaded when they are opened, saved when one pauses or leaves, and hold nothing that the server refuses.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import PrivateNotes from "./PrivateNotes.svelte";

let mounted: Record<string, unknown> | null = null;
let kept = "";
const saved: string[] = [];
let answer = 204;

beforeEach(() => {
  kept = "Bob lies.";
  saved.length = 0;
  answer = 204;
  settings.notes = false;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    if (init?.method !== "PUT") return Response.json({ text: kept });
    if (answer !== 204) return Response.json({ code: "try-later", message: "Later." }, { status: answer });
    kept = (JSON.parse(init.body as string) as { text: string }).text;
    saved.push(kept);
    return new Response(null, { status: 204 });
  });
  mounted = mount(PrivateNotes, { target: document.body, props: { table: { id: "t1" } as never } });
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  settings.notes = false;
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function settle(time = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(time);
  flushSync();
}

async function open(): Promise<HTMLTextAreaElement> {
  document.querySelector("button")!.click();
  await settle();
  return document.querySelector("textarea")!;
}

function write(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

test("they are loaded when they are opened, and saved once one pauses", async () => {
  const field = await open();
  expect(field.value).toBe("Bob lies.");
  write(field, "Bob");
  await settle(100);
  write(field, "Bob told the truth.\nOnce.");
  await settle(500);
  expect(saved).toEqual([]);
  await settle(1000);
  expect(saved).toEqual(["Bob told the truth.\nOnce."]);
});

test("whoever leaves loses nothing", async () => {
  write(await open(), "quick");
  await unmount(mounted!);
  mounted = null;
  await settle();
  expect(saved).toEqual(["quick"]);
});

test("what the server would refuse is left out", async () => {
  write(await open(), `a\u0000b${String.fromCharCode(0x202e)}c\td`);
  await settle(1000);
  expect(saved).toEqual(["abc\td"]);
});

test("what could not be saved is said, kept, and saved with the next key", async () => {
  const field = await open();
  answer = 400;
  write(field, "first");
  await settle(1000);
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
  answer = 204;
  document.querySelector("button")!.click();
  await settle();
  const again = await open();
  expect(again.value).toBe("first");
  write(again, "second");
  await settle(1000);
  expect(saved).toEqual(["second"]);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
