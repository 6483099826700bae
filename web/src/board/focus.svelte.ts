// The focus stays at the board: when what had it is gone, or a new question comes, it goes to where one answers.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardState } from "./board.svelte";

/** Answers that go away with their question. */
const GOING = ".question, .popover";
const ANSWERS = ".question [data-stop]";
const BESIDE = "button[data-move]"; // beside the sentence, where the board itself offers nothing

/** Where the focus is on an answer, it leaves it before anything of the new moment is drawn: to remove what has the focus, a
    browser lays out the page, half drawn as it is. It comes back with `keepsFocus`. */
export function letsGoOfAnswers(state: BoardState): void {
  let at = untrack(() => state.table.at);
  $effect.pre(() => {
    const now = state.table.at;
    if (now === at) return;
    at = now;
    const active = document.activeElement;
    if (active instanceof HTMLElement && active.closest(GOING) && state.element?.contains(active)) active.blur();
  });
}

/** `places`: a selector of where one answers on the board itself. */
export function keepsFocus(state: BoardState, places: string): Attachment<HTMLElement> {
  return (board) => {
    let inside = false;
    const moved = (event: FocusEvent) => (inside = board.contains(event.target as Node));
    document.addEventListener("focusin", moved);
    let at = untrack(() => state.table.at);
    $effect(() => {
      const now = state.table.at;
      if (now === at || !state.table.legal.length) return;
      at = now;
      if (!inside) return;
      // The answers are drawn after this.
      requestAnimationFrame(() => {
        const lost = !document.activeElement || document.activeElement === document.body;
        const place = lost
          ? (board.querySelector<HTMLElement>(places) ?? document.querySelector<HTMLElement>(BESIDE))
          : null;
        (board.querySelector<HTMLElement>(ANSWERS) ?? place)?.focus({ preventScroll: true });
      });
    });
    return () => document.removeEventListener("focusin", moved);
  };
}
