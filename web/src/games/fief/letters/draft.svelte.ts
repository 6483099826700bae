// A letter that is being written. What may stand in it the server says: it is asked after every change, and a change
// that it does not allow is taken back.

import type { PreviewOut } from "$api";
import { shownMoves } from "../../../lib/shown";
import type { LegalMove } from "../../../lib/types";
import { read, sums, type Way } from "./reading";

/** What is needed of a live table. */
export interface Desk {
  foresee(moves: string[]): Promise<PreviewOut | null>;
}

interface Parts {
  sealed: boolean;
  money: Record<Way, number>;
  goods: readonly string[];
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
  goods: readonly string[] = $derived(this.#parts.goods);
  /** What may be added now. */
  legal: LegalMove[] = $derived(shownMoves(this.#foreseen).filter((one) => one.move.verb !== "money"));
  #more = $derived(shownMoves(this.#foreseen).filter((one) => one.move.verb === "money"));
  isEmpty = $derived(!this.goods.length && !this.money.give && !this.money.take);
  /** The whole letter. */
  moves: string[] = $derived([...this.#text(this.#parts), "propose"]);
  /** Words of what has been added: they stay when it cannot be added again. */
  #words = new Map<string, string>();

  constructor(desk: Desk, to: number) {
    this.#desk = desk;
    this.to = to;
  }

  #text(parts: Parts): string[] {
    const money = [...sums("give", parts.money.give), ...sums("take", parts.money.take)];
    return [`offer ${this.to}`, ...(parts.sealed ? ["token"] : []), ...money, ...parts.goods];
  }

  /** Begin, with some goods in it if they may be. */
  async begin(moves: readonly string[] = []): Promise<void> {
    if (!(await this.#change(NOTHING))) {
      this.isStuck = true;
      return;
    }
    this.isStuck = false;
    const { money } = read(moves);
    const goods = moves.filter((text) => !text.startsWith("money "));
    if (!moves.length || (await this.#change({ ...NOTHING, money, goods }))) return;
    for (const text of goods) await this.#change({ ...this.#parts, goods: [...this.goods, text] });
    await this.#change({ ...this.#parts, money });
  }

  async #change(parts: Parts): Promise<boolean> {
    if (this.isWaiting) return false;
    this.isWaiting = true;
    const foreseen = await this.#desk.foresee(this.#text(parts));
    this.isWaiting = false;
    if (!foreseen) return false;
    for (const one of shownMoves(foreseen)) this.#words.set(one.text, one.words);
    this.#foreseen = foreseen;
    this.#parts = parts;
    return true;
  }

  wordsOf(text: string): string {
    return this.#words.get(text) ?? text;
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

  async add(text: string): Promise<void> {
    await this.#change({ ...this.#parts, goods: [...this.goods, text] });
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
