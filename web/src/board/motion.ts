// Things go from where they were to where they are, so that one sees who did what.

import type { Attachment } from "svelte/attachments";
import { settings } from "../lib/settings.svelte";
import type { BoardState } from "./board.svelte";

const TIME = 220;
const SHRINKING = 420; // what becomes small is followed by the eye
const EASING = "cubic-bezier(0.33, 1, 0.68, 1)";

/** Its middle and size; where it is not seen it has none. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A thing that comes from where it lay before, or appears if it lay nowhere; `shrinks`: from the size it had there. */
export function animatesMoves(board: BoardState, key: string, shrinks = false): Attachment<HTMLElement> {
  return (node) => board.motion.add(key, node, () => board.element, shrinks);
}

/** Where the things of one board lie, by their keys. */
export class Motion {
  readonly #lying = new Map<string, HTMLElement>();
  #places = new Map<string, Place>();
  /** What has just come, and whether it shrinks on its way. */
  #came = new Map<string, boolean>();

  add(key: string, node: HTMLElement, board: () => HTMLElement | undefined, shrinks = false): () => void {
    this.#lying.set(key, node);
    if (!this.#came.size) requestAnimationFrame(() => this.#move(board()?.getBoundingClientRect()));
    this.#came.set(key, shrinks);
    return () => {
      if (this.#lying.get(key) === node) this.#lying.delete(key);
    };
  }

  /** With the frame, when the page is laid out in any case: everything is measured once, for now and for the next time. */
  #move(board: DOMRect | undefined): void {
    const [before, arrived] = [this.#places, this.#came];
    this.#came = new Map();
    if (!settings.moving || !board) return;
    this.#places = new Map([...this.#lying].map(([key, node]) => [key, within(board, node.getBoundingClientRect())]));
    if (!before.size) return;
    for (const [key, shrinks] of arrived) {
      const [node, from, to] = [this.#lying.get(key), before.get(key), this.#places.get(key)];
      if (!node || !to?.width) continue;
      if (!from?.width) {
        node.animate({ opacity: [0, 1] }, { duration: TIME / 2 });
        continue;
      }
      // In its new size from the beginning, if it has any words: numbers drawn in SVG are laid out anew whenever they are scaled.
      const size = shrinks ? ` scale(${from.width / to.width}, ${from.height / to.height})` : "";
      const there = `translate(${from.x - to.x}px, ${from.y - to.y}px)${size}`;
      node.animate({ transform: [there, "none"] }, { duration: shrinks ? SHRINKING : TIME, easing: EASING });
    }
  }
}

/** From the corner of the board: it may have been scrolled meanwhile. */
function within(board: DOMRect, box: DOMRect): Place {
  const { left, top, width, height } = box;
  return { x: left + width / 2 - board.left, y: top + height / 2 - board.top, width, height };
}
