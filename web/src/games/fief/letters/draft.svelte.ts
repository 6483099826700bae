// A letter that is being written. What may stand in it the server says: it is asked after every change, and a change
// that it does not allow is taken back.

import type { PreviewOut } from "$api";
import { shownMoves } from "../../../lib/shown";
import type { LegalMove, MoveJson } from "../../../lib/types";
import { isSame, read, sums, type Way } from "./reading";

/** What is needed of a live table. */
export interface Desk {
  foresee(moves: string[]): Promise<PreviewOut | null>;
}

interface Parts {
  sealed: boolean;
  money: Record<Way, number>;
  goods: readonly LegalMove[];
}

const NOTHING: Parts = { sealed: false, money: { give: 0, take: 0 }, goods: [] };

export class Draft {
  readonly #desk: Desk;
  readonly to: number;
  #parts = $state.raw<Parts>(NOTHING);
  #foreseen = $state.raw<PreviewOut | null>(null);
  /** Whether the answer of the server is awaited. */
  isWaiting = $state(false);
  /** Whether no letter can be begun now at all: the table says why. */
  isStuck = $state(false);

  sealed = $derived(this.#parts.sealed);
  money = $derived(this.#parts.money);
  goods: readonly LegalMove[] = $derived(this.#parts.goods);
  /** What may be added now. */
  legal: LegalMove[] = $derived(shownMoves(this.#foreseen).filter((one) => one.move.verb !== "money"));
  #more = $derived(shownMoves(this.#foreseen).filter((one) => one.move.verb === "money"));
  isEmpty = $derived(!this.goods.length && !this.money.give && !this.money.take);
  /** The whole letter. */
  moves: string[] = $derived([...this.#text(this.#parts), "propose"]);

  constructor(desk: Desk, to: number) {
    this.#desk = desk;
    this.to = to;
  }

  #text(parts: Parts): string[] {
    const money = [...sums("give", parts.money.give), ...sums("take", parts.money.take)];
    return [`offer ${this.to}`, ...(parts.sealed ? ["token"] : []), ...money, ...parts.goods.map(({ text }) => text)];
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
    this.isWaiting = true;
    const foreseen = await this.#desk.foresee(this.#text(parts));
    this.isWaiting = false;
    if (!foreseen) return false;
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
