// Somebody whose turn it is learns of it elsewhere only where the browser can tell, and only if they want to.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askToNotify, callToTable, keepAwake, notifying, seenAt } from "./attention";
import { settings } from "./settings.svelte";

const shown: { title: string; options: NotificationOptions; close(): void }[] = [];
let permission = "granted";
let hidden = true;

const registration = {
  showNotification: (title: string, options: NotificationOptions) => {
    const one = { title, options, close: () => shown.splice(shown.indexOf(one), 1) };
    shown.push(one);
  },
  getNotifications: ({ tag }: { tag: string }) => shown.filter((one) => one.options.tag === tag),
};

beforeEach(() => {
  shown.length = 0;
  permission = "granted";
  hidden = true;
  settings.notifications = true;
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  });
  const worker = {
    register: vi.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  for (const [name, value] of Object.entries({ serviceWorker: worker, vibrate: vi.fn() }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});

afterEach(() => {
  settings.notifications = false;
  for (const name of ["serviceWorker", "vibrate", "userActivation", "wakeLock"])
    Reflect.deleteProperty(navigator, name);
});

const call = () => callToTable("/table/t1", "It is your turn.", "Lorenzo");

test("whoever looks elsewhere is shown a notification, which goes when they come", async () => {
  await call();
  expect(shown.map((one) => [one.title, one.options.body, one.options.data])).toEqual([
    ["It is your turn.", "Lorenzo", { path: "/table/t1" }],
  ]);
  await seenAt("/table/other");
  expect(shown).toHaveLength(1);
  await seenAt("/table/t1");
  expect(shown).toHaveLength(0);
});

test("whoever looks at the table feels it at most", async () => {
  hidden = false;
  await call();
  expect(shown).toHaveLength(0);
  expect(navigator.vibrate).toHaveBeenCalledOnce();
});

test.each([["off"], ["denied"], ["default"], ["insecure"]])("nothing is shown where it is %s", async (why) => {
  settings.notifications = why !== "off";
  permission = why === "off" || why === "insecure" ? "granted" : why;
  vi.stubGlobal("isSecureContext", why !== "insecure");
  await call();
  expect(shown).toHaveLength(0);
});

test("a plain http address says that it is not secure, and asks for nothing", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(notifying()).toBe("insecure");
  expect(await askToNotify()).toBe(false);
  expect(navigator.serviceWorker.register).not.toHaveBeenCalled();
});

test("the screen stays on while it is one's turn, not for ever, and not for a hidden page", async () => {
  vi.useFakeTimers();
  const locks: { released: boolean }[] = [];
  const request = () => {
    const lock = { released: false, addEventListener: () => undefined, release: () => Promise.resolve() };
    lock.release = () => {
      lock.released = true;
      return Promise.resolve();
    };
    locks.push(lock);
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  keepAwake()();
  expect(locks).toHaveLength(0);
  hidden = false;
  const letGo = keepAwake();
  await vi.advanceTimersByTimeAsync(0);
  expect(locks.map((lock) => lock.released)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(locks.map((lock) => lock.released)).toEqual([true]);
  letGo();
  vi.useRealTimers();
});
