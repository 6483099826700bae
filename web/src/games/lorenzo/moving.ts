// Members and cards go from where they were to where they are, so that one sees who did what.

import type { Attachment } from "svelte/attachments";
import { settings } from "../../lib/settings.svelte";

const TIME = 220;
const EASING = "cubic-bezier(0.33, 1, 0.68, 1)";

/** Its middle, and whether it is seen at all. */
interface Place {
  x: number;
  y: number;
  seen: boolean;
}

const lying = new Map<string, HTMLElement>();
let places = new Map<string, Place>();
let came = new Set<string>();

/** A thing that comes from where it lay before, or appears if it lay nowhere. */
export function moves(key: string): Attachment<HTMLElement> {
  return (node) => {
    lying.set(key, node);
    if (!came.size) requestAnimationFrame(move);
    came.add(key);
    return () => {
      if (lying.get(key) === node) lying.delete(key);
    };
  };
}

/** With the frame, when the page is laid out in any case: everything is measured once, for now and for the next time. */
function move(): void {
  const before = places;
  const [arrived, board] = [came, document.querySelector(".lorenzo")?.getBoundingClientRect()];
  came = new Set();
  if (!settings.moving || !board) return;
  places = new Map([...lying].map(([key, node]) => [key, within(board, node.getBoundingClientRect())]));
  if (!before.size) return;
  for (const key of arrived) {
    const [node, from, to] = [lying.get(key), before.get(key), places.get(key)];
    if (!node || !to?.seen) continue;
    if (!from?.seen) {
      node.animate({ opacity: [0, 1] }, { duration: TIME / 2 });
      continue;
    }
    // In its new size from the beginning: numbers drawn in SVG are laid out anew whenever they are scaled.
    const there = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
    node.animate({ transform: [there, "none"] }, { duration: TIME, easing: EASING });
  }
}

/** From the corner of the board: it may have been scrolled meanwhile. */
function within(board: DOMRect, box: DOMRect): Place {
  return { x: box.left + box.width / 2 - board.left, y: box.top + box.height / 2 - board.top, seen: box.width > 0 };
}
