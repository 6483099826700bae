// A finger on the court: it moves a piece by as much as it moves itself, from wherever it touched; a tap calls the piece.

import type { Square } from "./geometry";

const STILL = 0.3; // squares by which a tap may slip

export class Grip {
  readonly #at: Square;
  readonly #middle: Square;
  #moves = false;

  /** Where the finger came down, and where the middle of the piece was. */
  constructor(at: Square, middle: Square) {
    this.#at = at;
    this.#middle = middle;
  }

  /** Where the middle of the piece belongs while the finger is at a point. */
  to([row, column]: Square): Square {
    const by = [row - this.#at[0], column - this.#at[1]] as const;
    this.#moves ||= Math.hypot(...by) > STILL;
    return this.#moves ? [this.#middle[0] + by[0], this.#middle[1] + by[1]] : this.#middle;
  }

  /** And once it is lifted. */
  end(point: Square): Square {
    const to = this.to(point);
    return this.#moves ? to : point;
  }
}
