// Things go from where they were to where they are, so that one sees who did what.

import type { Attachment } from "svelte/attachments";
import { settings } from "../lib/settings.svelte";
import type { BoardState } from "./board.svelte";

const TIME = 220;
const EASING = "cubic-bezier(0.33, 1, 0.68, 1)";

/** Its middle, and whether it is seen at all. */
interface Place {
  x: number;
  y: number;
  seen: boolean;
}

/** A thing that comes from where it lay before, or appears if it lay nowhere. */
export function animatesMoves(board: BoardState, key: string): Attachment<HTMLElement> {
  return (node) => board.motion.add(key, node, () => board.element);
}

/** Where the things of one board lie, by their keys. */
export class Motion {
  readonly #lying = new Map<string, HTMLElement>();
  #places = new Map<string, Place>();
  #came = new Set<string>();

  add(key: string, node: HTMLElement, board: () => HTMLElement | undefined): () => void {
    this.#lying.set(key, node);
    if (!this.#came.size) requestAnimationFrame(() => this.#move(board()?.getBoundingClientRect()));
    this.#came.add(key);
    return () => {
      if (this.#lying.get(key) === node) this.#lying.delete(key);
    };
  }

  /** With the frame, when the page is laid out in any case: everything is measured once, for now and for the next time. */
  #move(board: DOMRect | undefined): void {
    const [before, arrived] = [this.#places, this.#came];
    this.#came = new Set();
    if (!settings.moving || !board) return;
    this.#places = new Map([...this.#lying].map(([key, node]) => [key, within(board, node.getBoundingClientRect())]));
    if (!before.size) return;
    for (const key of arrived) {
      const [node, from, to] = [this.#lying.get(key), before.get(key), this.#places.get(key)];
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
}

/** From the corner of the board: it may have been scrolled meanwhile. */
function within(board: DOMRect, box: DOMRect): Place {
  return { x: box.left + box.width / 2 - board.left, y: box.top + box.height / 2 - board.top, seen: box.width > 0 };
}
