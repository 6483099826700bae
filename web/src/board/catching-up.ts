// While the board is behind, a click or the space bar brings it to the present and does nothing else: whoever clicks has
// not seen yet what the click would answer.

import type { Attachment } from "svelte/attachments";

interface Behind {
  readonly isBehind: boolean;
  catchUp(): boolean;
}

/** Milliseconds in which the space bar, pressed again, still means to skip: nobody reads and answers that quickly. */
const AGAIN = 400;

const FIELDS = "input, select, textarea, [contenteditable]";

export function catchesUp(view: Behind): Attachment<HTMLElement> {
  return (board) => {
    let skipped = -Infinity; // when the space bar did
    const instead = (event: Event) => {
      if (!view.isBehind) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      view.catchUp();
    };
    const clicked = (event: Event) => {
      if (board.contains(event.target as Node)) instead(event);
    };
    const pressed = (event: KeyboardEvent) => {
      const [inside, typing] = [board.contains(event.target as Node), (event.target as Element).closest?.(FIELDS)];
      if (event.key === " " && !typing) {
        if (view.isBehind) skipped = event.timeStamp;
        else if (event.timeStamp < skipped + AGAIN) event.preventDefault();
        instead(event);
      } else if (event.key === "Enter" && inside) instead(event);
    };
    // Before anybody else learns of it.
    document.addEventListener("click", clicked, { capture: true });
    document.addEventListener("keydown", pressed, { capture: true });
    return () => {
      document.removeEventListener("click", clicked, { capture: true });
      document.removeEventListener("keydown", pressed, { capture: true });
    };
  };
}
