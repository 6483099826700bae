// Things that answer to being looked at, and focus that roves within an area.

import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte";

const HOVER = 120; // milliseconds: a pointer that only passes by shows nothing
const PRESS = 450; // a finger that stays so long wants to look, not to choose

/** Hover, focus or a long press shows all the words of a thing. */
export function looks(desk: Desk, kind: string, name: string | null): Attachment<HTMLElement> {
  return (node) => {
    if (!name) return;
    let late: ReturnType<typeof setTimeout> | undefined;
    const show = () => (desk.looked = { kind, name, at: node.getBoundingClientRect() });
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== "touch") late = setTimeout(show, HOVER);
    };
    // Only where the focus is seen: whoever clicks has the pointer there already.
    const focus = () => node.matches(":focus-visible") && show();
    let pressed = false;
    const press = (event: PointerEvent) => {
      clearTimeout(late); // whoever clicks has seen enough
      pressed = false;
      if (event.pointerType === "touch") late = setTimeout(() => ((pressed = true), show()), PRESS);
    };
    // The click and the menu that a long press ends with are not meant.
    const instead = (event: Event) => {
      if (!pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const lift = () => clearTimeout(late);
    const hide = () => {
      clearTimeout(late);
      if (desk.looked?.name === name) desk.looked = null;
    };
    // A finger leaves what it has touched as soon as it is lifted: what it asked to see stays until the next touch.
    const leave = () =>
      pressed ? document.addEventListener("pointerdown", hide, { once: true, capture: true }) : hide();
    const shown = [
      ["pointerenter", enter],
      ["focus", focus],
      ["pointerdown", press],
      ["pointerup", lift],
      ["pointercancel", lift],
      ["click", instead],
      ["contextmenu", instead],
      ["pointerleave", leave],
      ["blur", hide],
    ] as const;
    for (const [event, does] of shown) node.addEventListener(event, does as EventListener);
    return () => {
      for (const [event, does] of shown) node.removeEventListener(event, does as EventListener);
      queueMicrotask(hide); // not while the board is being drawn
    };
  };
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One stop for Tab in an area; arrows go to the nearest thing in their direction, Home and End to the ends. */
export function roves(area: HTMLElement): () => void {
  const stops = () => [...area.querySelectorAll<HTMLElement>("[data-stop]")].filter((stop) => stop.checkVisibility());
  let current: HTMLElement | undefined;

  const settle = () => {
    const all = stops();
    if (!current || !all.includes(current)) current = all.find((stop) => "lit" in stop.dataset) ?? all[0];
    for (const stop of all) {
      const index = stop === current ? 0 : -1;
      if (stop.tabIndex !== index) stop.tabIndex = index;
    }
  };
  const focused = (event: FocusEvent) => {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (!stop || stop === current) return;
    if (current) current.tabIndex = -1;
    stop.tabIndex = 0;
    current = stop;
  };
  const pressed = (event: KeyboardEvent) => {
    const all = stops();
    const here = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const next = step
      ? nearest(here, all, step)
      : event.key === "Home"
        ? all[0]
        : event.key === "End"
          ? all.at(-1)
          : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // After the frame: whether a thing is seen is a question of layout, and nobody is that quick with Tab.
  let late: ReturnType<typeof setTimeout> | undefined;
  const later = () => (late ??= setTimeout(() => ((late = undefined), settle()), 30));
  const watcher = new MutationObserver(later);
  watcher.observe(area, { childList: true, subtree: true });
  area.addEventListener("focusin", focused);
  area.addEventListener("keydown", pressed);
  later();
  return () => {
    watcher.disconnect();
    clearTimeout(late);
    area.removeEventListener("focusin", focused);
    area.removeEventListener("keydown", pressed);
  };
}

function nearest(here: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const from = middle(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of all) {
    if (stop === here) continue;
    const to = middle(stop);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    // Straight on goes before aside: a neighbour in the same row is nearer than one a row away.
    const far = along + aside * 3;
    if (along > 4 && far < least) {
      least = far;
      best = stop;
    }
  }
  return best;
}

function middle(node: HTMLElement): { x: number; y: number } {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
