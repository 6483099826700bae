// A gesture of several moves, put together one by one: after each the server says what it would do, and what may follow.

import type { PreviewOut } from "$api";
import type { Gesture } from "../lib/session.svelte";
import { shownMoves } from "../lib/shown";
import type { LegalMove } from "../lib/types";
import type { TableView } from "../lib/view.svelte";
import { Held } from "./held.svelte";

/** What a chain needs of a live table. */
export interface ChainTable extends TableView {
  foresee(moves: string[], plan?: boolean): Promise<PreviewOut | null>;
  play(moves: Gesture, asks?: boolean): void;
  playPlanned(moves: Gesture, loses?: string[]): void;
}

/** A move of the gesture, and what the server says of all of them up to it; null until it has answered. */
interface Link {
  move: LegalMove;
  foreseen: PreviewOut | null;
}

export class Chain {
  readonly #table: ChainTable;
  readonly #links: Held<readonly Link[]>;
  /** Whether it may go beyond what others decide: the server keeps the rest then. */
  readonly #isPlan: boolean;

  constructor(table: ChainTable, isPlan = false) {
    this.#table = table;
    this.#isPlan = isPlan;
    this.#links = new Held<readonly Link[]>(table, []);
  }

  /** What has been chosen so far. It is forgotten with the position. */
  get moves(): LegalMove[] {
    return this.#links.value.map((link) => link.move);
  }

  get #last(): Link | undefined {
    return this.#links.value.at(-1);
  }

  /** Whether the answer of the server is awaited. */
  get isWaiting(): boolean {
    return this.#last !== undefined && this.#last.foreseen === null;
  }

  /** What may be chosen next: at first what is legal at the table. */
  get legal(): LegalMove[] {
    return this.#last ? shownMoves(this.#last.foreseen) : this.#table.legal;
  }

  /** What is asked next; "" once the gesture is whole. */
  get question(): string {
    return this.#last ? (this.#last.foreseen?.shown?.question ?? "") : this.#table.question;
  }

  /** Whether nothing more is asked: it can be sent. */
  get isWhole(): boolean {
    return this.#last?.foreseen != null && this.legal.length === 0;
  }

  /** What it would do, in words. */
  get sentences(): string[] {
    return this.#last?.foreseen?.sentences ?? [];
  }

  /** Whether one could take it back without asking anybody. */
  get isFree(): boolean {
    return this.#last?.foreseen?.free ?? false;
  }

  /** Choose a move that may come next. If the server refuses it, it is left again, and the table says why. */
  async add(move: LegalMove): Promise<void> {
    if (this.isWaiting || !this.legal.some((one) => one.text === move.text)) return;
    const links = this.#links.value;
    const link: Link = { move, foreseen: null };
    const chosen = [...links, link];
    this.#links.value = chosen;
    const foreseen = await this.#table.foresee(
      chosen.map((one) => one.move.text),
      this.#isPlan,
    );
    if (this.#last !== link) return; // something else has been chosen, or has happened, meanwhile
    this.#links.value = foreseen ? [...links, { move, foreseen }] : links;
  }

  /** Leave the last move, or all from one on. */
  back(to = this.#links.value.length - 1): void {
    this.#links.value = this.#links.value.slice(0, Math.max(to, 0));
  }

  leave(): void {
    this.#links.value = [];
  }

  /** Make it: one command, one entry of the log, one undo. What is still asked is asked at the table then. */
  send(): void {
    if (!this.#last?.foreseen) return;
    this.#table.play(this.moves.map((move) => move.text));
    this.leave();
  }

  /** Make it, where chance or somebody else may come in between: what has to wait may lose no more than is named. */
  sendPlanned(loses: string[]): void {
    if (!this.#last?.foreseen) return;
    this.#table.playPlanned(
      this.moves.map((move) => move.text),
      loses,
    );
    this.leave();
  }
}
