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

/** A thing that comes from where it lay before, or appears if it lay nowhere; `shrinks`: as it was drawn there, while it
    gets as small as it is now. */
export function animatesMoves(board: BoardState, key: string, shrinks = false): Attachment<HTMLElement> {
  return (node) => board.motion.add(key, node, () => board.element, shrinks);
}

/** Where the things of one board lie, by their keys. */
export class Motion {
  readonly #lying = new Map<string, HTMLElement>();
  #places = new Map<string, Place>();
  /** As things were drawn that are gone. */
  #gone = new Map<string, HTMLElement>();
  /** What has just come, and whether it shrinks on its way. */
  #came = new Map<string, boolean>();

  add(key: string, node: HTMLElement, board: () => HTMLElement | undefined, shrinks = false): () => void {
    this.#lying.set(key, node);
    if (!this.#came.size) requestAnimationFrame(() => this.#move(board()));
    this.#came.set(key, shrinks);
    return () => {
      this.#gone.set(key, node);
      if (this.#lying.get(key) === node) this.#lying.delete(key);
    };
  }

  /** With the frame, when the page is laid out in any case: everything is measured once, for now and for the next time. */
  #move(board: HTMLElement | undefined): void {
    const [before, arrived, gone] = [this.#places, this.#came, this.#gone];
    [this.#came, this.#gone] = [new Map(), new Map()];
    if (!settings.moving || !board) return;
    const corner = board.getBoundingClientRect();
    this.#places = new Map([...this.#lying].map(([key, node]) => [key, within(corner, node.getBoundingClientRect())]));
    if (!before.size) return;
    for (const [key, shrinks] of arrived) {
      const [node, from, to] = [this.#lying.get(key), before.get(key), this.#places.get(key)];
      if (!node || !to?.width) continue;
      if (!from?.width) {
        node.animate({ opacity: [0, 1] }, { duration: TIME / 2 });
        continue;
      }
      const old = gone.get(key);
      if (shrinks && old && !old.isConnected) {
        shrink(board, old, from, to);
        node.animate({ opacity: [0, 1] }, { duration: TIME / 2, delay: SHRINKING - TIME / 2, fill: "backwards" });
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
  const { left, top, width, height } = box;
  return { x: left + width / 2 - board.left, y: top + height / 2 - board.top, width, height };
}

/** A copy of what is gone moves over the board to where it lies now. It is only a picture: nobody finds or presses it. */
function shrink(board: HTMLElement, old: HTMLElement, from: Place, to: Place): void {
  const copy = old.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
    for (const name of one.getAttributeNames())
      if (name === "id" || name.startsWith("data-")) one.removeAttribute(name);
  }
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  const box = { left: from.x - from.width / 2, top: from.y - from.height / 2, width: from.width, height: from.height };
  const lengths = Object.entries(box).map(([side, length]) => [side, `${length}px`]);
  Object.assign(copy.style, Object.fromEntries(lengths), { position: "absolute", zIndex: "20", pointerEvents: "none" });
  board.append(copy);
  const there = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(${to.width / from.width}, ${to.height / from.height})`;
  const flight = copy.animate({ transform: ["none", there] }, { duration: SHRINKING, easing: "ease-in-out" });
  flight.onfinish = flight.oncancel = () => copy.remove();
}
