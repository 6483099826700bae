// Members and cards go from where they were to where they are, so that one sees who did what.

import type { Attachment } from "svelte/attachments";
import { settings } from "../../lib/settings.svelte";

const TIME = 220;
const EASING = "cubic-bezier(0.33, 1, 0.68, 1)";

const lying = new Map<string, HTMLElement>();
let before = new Map<string, DOMRect>();
let came: [string, HTMLElement][] = [];

/** Where everything lies, asked before anything changes: then the page is laid out and asking costs nothing. */
export function remember(): void {
  if (settings.moving) before = new Map([...lying].map(([key, node]) => [key, node.getBoundingClientRect()]));
}

/** A thing that comes from where it lay before, or appears if it lay nowhere. */
export function moves(key: string): Attachment<HTMLElement> {
  return (node) => {
    lying.set(key, node);
    if (!came.length) requestAnimationFrame(move);
    came.push([key, node]);
    return () => {
      if (lying.get(key) === node) lying.delete(key);
    };
  };
}

/** With the frame, and all are measured before the first is moved: the page is laid out once. */
function move(): void {
  const places = came.map(([key, node]) => [node, before.get(key), node.getBoundingClientRect()] as const);
  came = [];
  if (!settings.moving || !before.size) return;
  for (const [node, from, to] of places) {
    if (!to.width) continue;
    if (!from?.width) {
      node.animate({ opacity: [0, 1] }, { duration: TIME / 2 });
      continue;
    }
    const there = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
    node.animate({ transform: [there, "none"], transformOrigin: ["0 0", "0 0"] }, { duration: TIME, easing: EASING });
  }
}
