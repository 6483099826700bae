// It is one's turn: a notification while one looks elsewhere, vibration where there can be none, and a screen that stays on.

import { settings } from "./settings.svelte";

export type Notifying = "possible" | "insecure" | "unsupported" | "denied";

const AWAKE = 10 * 60_000; // milliseconds that the screen stays on for one turn
const WORKER = "/worker.js";

/** Whether this browser can show notifications here. On a plain http address of a network none does. */
export function notifying(): Notifying {
  if (!globalThis.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Ask the browser for leave, with a click: whether notifications can be shown now. */
export async function askToNotify(): Promise<boolean> {
  if (notifying() !== "possible") return false;
  await navigator.serviceWorker.register(WORKER);
  return (await Notification.requestPermission()) === "granted";
}

/** Only through a worker: phones show no others. */
async function shown(): Promise<ServiceWorkerRegistration | null> {
  if (!settings.notifications || notifying() !== "possible" || Notification.permission !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  return navigator.serviceWorker.ready;
}

/** It is one's turn at a table. */
export async function callToTable(path: string, title: string, body: string): Promise<void> {
  if (!document.hidden) {
    // What nobody has touched may not shake.
    if (settings.notifications && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120);
    return;
  }
  try {
    const icon = "/icon-192.png";
    await (await shown())?.showNotification(title, { body, icon, badge: icon, tag: path, data: { path } });
  } catch {
    // A browser that shows none has a title and a sound.
  }
}

/** It is no longer your turn, or you are looking: what was shown goes. */
export async function seenAt(path: string): Promise<void> {
  try {
    const worker = settings.notifications && notifying() === "possible" ? navigator.serviceWorker : null;
    const registered = await worker?.getRegistration(WORKER);
    for (const one of (await registered?.getNotifications({ tag: path })) ?? []) one.close();
  } catch {
    // Nothing was shown.
  }
}

/** Keep the screen on until it is let go, or for so long that nobody can be sitting there. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    if (over || document.hidden || lock || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (lock = null));
      if (over) await lock.release();
    } catch {
      lock = null; // a battery that is nearly empty
    }
  }

  function release(): void {
    over = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", hold);
    void lock?.release().catch(() => undefined);
  }

  const timer = setTimeout(release, AWAKE);
  document.addEventListener("visibilitychange", hold); // a hidden page loses it
  void hold();
  return release;
}
