// How others come to a table: what the server says of it is offered, and a link that leads nowhere is not.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, requests, tableOut } from "../../testing/server";
import { route } from "../lib/route.svelte";
import { speak, t } from "../lib/words.svelte";
import CodeField from "./CodeField.svelte";
import Invitation from "./Invitation.svelte";

let mounted: Record<string, unknown> = {};
beforeEach(() => speak("en"));
afterEach(() => {
  void unmount(mounted);
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, "share");
});

async function invite(told: unknown): Promise<void> {
  fakeServer({ "/api/tables/t1/invitation": told });
  const info = tableOut([0], { status: "open", access: "private", invite: "secret", host: true });
  mounted = mount(Invitation, { target: document.body, props: { info, title: "Chess" } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("section")).not.toBeNull();
  });
}

const words = () => document.body.textContent!;
const ADDRESS = "http://192.168.1.5:8000/table/t1?invite=secret";

test("a QR code, the link, six letters, and whatever the device shares with", async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  await invite({ address: ADDRESS, code: "BCDFGH", qr: "M4 4h1v1h-1z", size: 41 });
  expect(document.querySelector("svg[role=img] path")!.getAttribute("d")).toBe("M4 4h1v1h-1z");
  expect(document.querySelector("input")!.value).toBe(ADDRESS);
  expect(document.querySelector("output")!.textContent).toBe("BCDFGH");
  [...document.querySelectorAll("button")].at(-1)!.click();
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: ADDRESS, title: "Chess" }));
});

test("where only this machine reaches the server the room says so", async () => {
  await invite({ address: "", code: "", qr: "", size: 0 });
  expect(words()).toContain(t("invite-only-here", { command: "signoria serve --lan" }));
  expect(document.querySelector("svg[role=img]")).toBeNull();
  expect(document.querySelector("input")!.closest("details")!.open).toBe(false);
});

test("a code leads to its table", async () => {
  fakeServer({ "/api/codes": { table: "t9", invite: "secret" } });
  const go = vi.spyOn(route, "go").mockImplementation(() => {});
  mounted = mount(CodeField, { target: document.body });
  const field = document.querySelector("input")!;
  field.value = "bcd fgh";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.form!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/table/t9?invite=secret"));
  expect(requests).toEqual(["POST /api/codes"]);
});
