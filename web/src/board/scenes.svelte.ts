// Scenes one after the other: each stands for a moment, or until somebody has seen enough of it.

import { settings } from "../lib/settings.svelte";

export const MOMENT = 1500; // milliseconds of one scene

export class Scenes<Scene> {
  readonly #lasting: (scene: Scene) => number;
  #waiting = $state.raw<readonly Scene[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasting` says of a scene how many milliseconds it is shown. */
  constructor(lasting: (scene: Scene) => number = () => MOMENT) {
    this.#lasting = lasting;
  }

  /** What is shown now; nothing most of the time. */
  get current(): Scene | null {
    return this.#waiting[0] ?? null;
  }

  /** Whoever wants nothing to move, or all of it immediately, reads the log instead. */
  show(...scenes: Scene[]): void {
    if (!settings.moving || settings.pace === "instant" || document.hidden) return;
    const isIdle = this.#waiting.length === 0;
    this.#waiting = [...this.#waiting, ...scenes];
    if (isIdle) this.#wait();
  }

  /** Go on to the next one. */
  next(): void {
    this.#waiting = this.#waiting.slice(1);
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [scene] = this.#waiting;
    if (scene !== undefined) this.#timer = setTimeout(() => this.next(), this.#lasting(scene));
  }
}
