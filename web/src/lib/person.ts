// Whatever changes the table is done by somebody, never because something else has changed.

import { getAbortSignal } from "svelte";

export function fromAPerson(): void {
  if (isInEffect()) throw new Error("No command is sent from an effect: a person does it, with an event.");
}

/** Whether an effect runs now; `$effect.tracking` says no inside `untrack`. */
function isInEffect(): boolean {
  try {
    getAbortSignal(); // which only effects have
    return true;
  } catch {
    return false;
  }
}
