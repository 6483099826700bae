// Something picked for one decision, and forgotten with it.

import type { TableView } from "../lib/view.svelte";

export class Held<T> {
  readonly #table: TableView;
  readonly #nothing: T;
  #held = $state.raw<{ value: T; at?: number; seat?: number | null }>();

  constructor(table: TableView, nothing: T) {
    this.#table = table;
    this.#nothing = nothing;
  }

  get value(): T {
    const update = this.#table.update;
    const held = this.#held;
    return held && held.at === update?.at && held.seat === update?.seat ? held.value : this.#nothing;
  }
  set value(value: T) {
    this.#held = { value, at: this.#table.update?.at, seat: this.#table.update?.seat };
  }
}
