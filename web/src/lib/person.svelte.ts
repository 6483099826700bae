// Whatever changes the table is done by somebody, never because something else has changed.

import { getAbortSignal, untrack } from "svelte";

export function fromAPerson(): void {
  if (isInEffect() || isInTeardown())
    throw new Error("No command is sent from an effect: a person does it, with an event.");
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

let count = $state(0);
const copy = $derived(count);

/** Whether what an effect leaves behind is cleaned up now: what has been read there once is read so until its end. */
function isInTeardown(): boolean {
  return untrack(() => {
    void copy;
    count++;
    return copy !== count;
  });
}
