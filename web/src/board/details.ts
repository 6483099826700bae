// Things that show all their words: to a pointer that stays, to the focus, to a long press.

import type { Attachment } from "svelte/attachments";
import type { BoardState } from "./board.svelte";

/** Something with words that is looked at, and where it lies on the screen. */
export interface Shown {
  kind: string;
  name: string;
  at: DOMRect;
}

const HOVER = 120; // milliseconds: a pointer that only passes by shows nothing
const PRESS = 450; // a finger that stays so long wants to look, not to choose

/** Where somebody pressed last: what is drawn under a pointer that has not moved since is not what it came to. */
let pressedAt = { x: -1, y: -1 };
const isAtRest = ({ clientX, clientY }: PointerEvent) => clientX === pressedAt.x && clientY === pressedAt.y;
/** Keys by which one goes from thing to thing: whoever presses another, as Enter in a dialog, looks at nothing by it. */
const WALKS = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]);
let isWalking = false;
const watched = new WeakSet<Document>();

/** Take notice of every press and key, also outside of things with details. */
function watch(page: Document): void {
  if (watched.has(page)) return;
  watched.add(page);
  page.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressedAt = { x, y }), { capture: true });
  page.addEventListener("keydown", ({ key }) => (isWalking = WALKS.has(key)), { capture: true });
}

/** Hover, focus or a long press shows all the words of a thing. */
export function showsDetails(board: BoardState, kind: string, name: string | null): Attachment<HTMLElement> {
  return (node) => {
    if (!name) return;
    node.dataset.thing = `${kind}:${name}`;
    watch(node.ownerDocument);
    let late: ReturnType<typeof setTimeout> | undefined;
    const show = () => (board.details = { kind, name, at: node.getBoundingClientRect() });
    let rests = false;
    const enter = (event: PointerEvent) => {
      rests = event.pointerType !== "touch" && isAtRest(event);
      if (event.pointerType !== "touch" && !rests) late = setTimeout(show, HOVER);
    };
    const move = (event: PointerEvent) => {
      if (rests && !isAtRest(event)) enter(event);
    };
    // Only where the focus is seen: whoever clicks has the pointer there already.
    const focus = () => isWalking && node.matches(":focus-visible") && show();
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
      if (board.details?.name === name) board.details = null;
    };
    // A finger leaves what it has touched as soon as it is lifted: what it asked to see stays until the next touch.
    const leave = () =>
      pressed ? document.addEventListener("pointerdown", hide, { once: true, capture: true }) : hide();
    const shown = [
      ["pointerenter", enter],
      ["pointermove", move],
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
      delete node.dataset.thing;
      for (const [event, does] of shown) node.removeEventListener(event, does as EventListener);
      queueMicrotask(hide); // not while the board is being drawn
    };
  };
}
