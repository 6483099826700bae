// The focus stays at the board: when what had it is gone, or a new question comes, it goes to where one answers.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte";

const ANSWERS = ".ask [data-stop]";
const PLACES = ".members [data-lit], .floor[data-lit], .buttons .button, .leaders .do";

export function keepsFocus(desk: Desk): Attachment<HTMLElement> {
  return (board) => {
    let inside = false;
    const moved = (event: FocusEvent) => (inside = board.contains(event.target as Node));
    document.addEventListener("focusin", moved);
    let at = untrack(() => desk.table.at);
    $effect(() => {
      const now = desk.table.at;
      if (now === at || !desk.table.legal.length) return;
      at = now;
      if (!inside) return;
      // The answers are drawn after this.
      requestAnimationFrame(() => {
        const lost = !document.activeElement || document.activeElement === document.body;
        const target =
          board.querySelector<HTMLElement>(ANSWERS) ?? (lost ? board.querySelector<HTMLElement>(PLACES) : null);
        target?.focus({ preventScroll: true });
      });
    });
    return () => document.removeEventListener("focusin", moved);
  };
}
