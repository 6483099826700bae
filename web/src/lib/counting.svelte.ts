// Points counted up source by source, as at a table: one after the other, or all together for whoever has seen enough.

import { settings } from "./settings.svelte";

export const STEP = 700; // milliseconds for one source

export class Counting {
  /** How many of the sources are counted. */
  counted = $state(0);
  readonly #all: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(all: number, isSlow: boolean) {
    this.#all = all;
    this.counted = isSlow && settings.moving && settings.pace !== "instant" ? 0 : all;
    if (!this.isDone) this.#timer = setInterval(() => this.#next(), STEP);
  }

  get isDone(): boolean {
    return this.counted >= this.#all;
  }

  finish(): void {
    this.counted = this.#all;
    clearInterval(this.#timer);
  }

  #next(): void {
    this.counted += 1;
    if (this.isDone) clearInterval(this.#timer);
  }
}
