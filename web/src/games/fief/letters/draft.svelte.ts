// A letter that is being written, or the terms of something that needs consent, such as a marriage. What may stand in it
// the server says: it is asked after every change, and a change that it does not allow is taken back.

import type { Fief, PreviewOut } from "$api";
import { shownMoves } from "../../../lib/shown";
import type { Facts, LegalMove, MoveJson } from "../../../lib/types";
import { isSame, read, sums, type Way } from "./reading";

/** What is needed of a live table. */
export interface Desk {
  foresee(moves: string[], plan?: boolean, letter?: boolean): Promise<PreviewOut | null>;
  /** What may be added before anything was said, where the table itself asks for terms. */
  readonly legal: readonly LegalMove[];
  readonly facts: Facts | null;
}

/** A letter waits with the server, so it may be written at any moment. */
export class Letter implements Desk {
  readonly #table: Desk;
  constructor(table: Desk) {
    this.#table = table;
  }

  foresee(moves: string[]): Promise<PreviewOut | null> {
    return this.#table.foresee(moves, false, true);
  }
  get legal(): readonly LegalMove[] {
    return this.#table.legal;
  }
  get facts(): Facts | null {
    return this.#table.facts;
  }
}

interface Parts {
  sealed: boolean;
  money: Record<Way, number>;
  goods: readonly LegalMove[];
}

const NOTHING: Parts = { sealed: false, money: { give: 0, take: 0 }, goods: [] };

export class Draft {
  readonly #desk: Desk;
  /** The move that is sent first: to whom a letter goes, or what needs consent; nothing where the table asks already. */
  readonly head: readonly string[];
  #parts = $state.raw<Parts>(NOTHING);
  #foreseen = $state.raw<PreviewOut | null>(null);
  /** Whether the answer of the server is awaited. */
  isWaiting = $state(false);
  /** Whether no letter can be begun now at all: the table says why. */
  isStuck = $state(false);

  sealed = $derived(this.#parts.sealed);
  money = $derived(this.#parts.money);
  goods: readonly LegalMove[] = $derived(this.#parts.goods);
  #next: readonly LegalMove[] = $derived.by(() =>
    this.#foreseen || this.head.length ? shownMoves(this.#foreseen) : this.#desk.legal,
  );
  /** What may be added now. */
  legal: LegalMove[] = $derived(this.#next.filter((one) => one.move.verb !== "money"));
  #more = $derived(this.#next.filter((one) => one.move.verb === "money"));
  /** Whether it can be sent as it is. */
  canPropose = $derived(this.legal.some((one) => one.move.verb === "propose"));
  isEmpty = $derived(!this.goods.length && !this.money.give && !this.money.take);
  /** The whole letter. */
  moves: string[] = $derived([...this.#text(this.#parts), "propose"]);

  constructor(desk: Desk, head: readonly string[]) {
    this.#desk = desk;
    this.head = head;
  }

  #text(parts: Parts): string[] {
    const { sums: all } = this.#desk.facts as Fief.Facts;
    const money = [...sums("give", parts.money.give, all), ...sums("take", parts.money.take, all)];
    return [...this.head, ...(parts.sealed ? ["token"] : []), ...money, ...parts.goods.map(({ text }) => text)];
  }

  /** Begin, with some goods in it if they may be. */
  async begin(moves: readonly MoveJson[] = []): Promise<void> {
    if (!(await this.#change(NOTHING))) {
      this.isStuck = true;
      return;
    }
    this.isStuck = false;
    for (const wanted of moves) {
      const found = this.legal.find(({ move }) => isSame(move, wanted));
      if (found) await this.add(found);
    }
    const { money } = read(moves);
    if (money.give || money.take) await this.#change({ ...this.#parts, money });
  }

  async #change(parts: Parts): Promise<boolean> {
    if (this.isWaiting) return false;
    const moves = this.#text(parts);
    this.isWaiting = true;
    const foreseen = moves.length ? await this.#desk.foresee(moves) : null;
    this.isWaiting = false;
    if (!foreseen && moves.length) return false;
    this.#foreseen = foreseen;
    this.#parts = parts;
    return true;
  }

  /** What may be added of all but money, by which way it goes. */
  addable(way: Way): LegalMove[] {
    return this.legal.filter((one) => one.move.way === way);
  }

  get maySeal(): boolean {
    return this.sealed || this.legal.some((one) => one.move.verb === "token");
  }

  canPay(way: Way, sum: number): boolean {
    return this.#more.some((one) => one.move.way === way && one.move.sum === sum);
  }

  async add(move: LegalMove): Promise<void> {
    await this.#change({ ...this.#parts, goods: [...this.goods, move] });
  }

  async remove(at: number): Promise<void> {
    await this.#change({ ...this.#parts, goods: this.goods.filter((_, i) => i !== at) });
  }

  async pay(way: Way, by: number): Promise<void> {
    const sum = Math.max(0, this.money[way] + by);
    await this.#change({ ...this.#parts, money: { ...this.money, [way]: sum } });
  }

  async seal(sealed: boolean): Promise<void> {
    await this.#change({ ...this.#parts, sealed });
  }
}
