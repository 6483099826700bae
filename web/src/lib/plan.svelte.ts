// What is left of a gesture: it waits with the server until its seat is asked again, and nobody else knows of it.

import type { PlanOut } from "$api";
import { fromAPerson } from "./person.svelte";
import { Post } from "./post";
import { typed, type MoveJson, type NotAllowed } from "./types";
import type { Sitting } from "./wishes.svelte";

export class OwnPlan {
  readonly #table: Sitting;
  readonly #post = new Post();
  #told = $state.raw<ReadonlyMap<number, PlanOut>>(new Map());
  #dropped = $state.raw<ReadonlyMap<number, PlanOut>>(new Map());

  /** The moves that wait, */
  moves: string[] = $derived.by(() => this.#own(this.#told)?.moves ?? []);
  /** the whole gesture they belong to, for a board to draw, */
  gesture: MoveJson[] = $derived.by(() => typed(this.#own(this.#told)?.gesture ?? []));
  /** and what those that wait are called. */
  words: string[] = $derived.by(() => (this.moves.length ? (this.#own(this.#told)?.words ?? []) : []));
  /** What came to nothing, until you have read of it. */
  dropped: string[] = $derived.by(() => this.#own(this.#dropped)?.dropped ?? []);
  /** The same, in words. */
  droppedWords: string[] = $derived.by(() => this.#own(this.#dropped)?.words ?? []);
  /** And why. */
  why = $derived.by(() => this.#own(this.#dropped)?.why ?? "");

  constructor(table: Sitting) {
    this.#table = table;
  }

  #own<V>(all: ReadonlyMap<number, V>): V | undefined {
    return this.#table.seat === null ? undefined : all.get(this.#table.seat);
  }

  /** Forget what is left, or what became of it. */
  drop(): void {
    fromAPerson();
    const { id: table, seat } = this.#table;
    if (seat !== null) this.#post.command((id) => ({ type: "drop_plan", table, seat, id }));
  }

  /** The notice has been read. Until then the server tells it anew. */
  read(): void {
    const { seat } = this.#table;
    if (seat !== null) this.#forget(seat);
    this.drop();
  }

  #forget(seat: number): void {
    this.#dropped = new Map([...this.#dropped].filter(([one]) => one !== seat));
  }

  heard(message: PlanOut): void {
    this.#post.answered(message.id);
    this.#told = new Map(this.#told).set(message.seat, message);
    if (message.dropped.length) this.#dropped = new Map(this.#dropped).set(message.seat, message);
    else this.#forget(message.seat);
  }

  refused(id: string, _refusal: NotAllowed): boolean {
    return this.#post.answered(id);
  }

  again(): void {
    this.#post.again();
  }
}
