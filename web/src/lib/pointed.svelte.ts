// Things that somebody points at in words, as `kind:name`: the board lights them up where it has them.

class Pointed {
  /** What the hand or the focus is on, in the log. */
  refs = $state.raw<string[]>([]);
  /** What is told just now. */
  told = $state.raw<string[]>([]);
}

export const pointed = new Pointed();
