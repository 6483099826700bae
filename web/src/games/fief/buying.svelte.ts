// Purchases as one gesture: steppers put moves into it, of one village after the other, and the server says what else could
// be paid.

import { argument } from "../../board/controls";
import { Chain, type ChainTable } from "../../board/chain.svelte";
import type { LegalMove, MoveJson } from "../../lib/types";

const BOUGHT = ["hire", "mill", "castle"];

export class Buying {
  readonly #table: ChainTable;
  readonly #chain: Chain;
  readonly #village: () => string;

  /** `village` says which village is looked at; "" if none. */
  constructor(table: ChainTable, village: () => string) {
    this.#table = table;
    this.#chain = new Chain(table, true); // more may be bought with the same gesture
    this.#village = village;
  }

  get village(): string {
    return this.#village();
  }

  get isWaiting(): boolean {
    return this.#chain.isWaiting;
  }

  leave(): void {
    this.#chain.leave();
  }

  /** What has been chosen for other villages. */
  get elsewhere(): { village: string; wares: string[] }[] {
    const found = new Map<string, string[]>();
    for (const move of this.#chain.moves) {
      const village = argument(move.move, "village");
      if (village !== this.village) found.set(village, [...(found.get(village) ?? []), wareOf(move)]);
    }
    return [...found].map(([village, wares]) => ({ village, wares }));
  }

  /** What is on sale here: `knight`, `mill`; also what has been chosen and cannot be paid once more. */
  get wares(): string[] {
    const here = [...this.#table.legal, ...this.#chain.moves].filter((move) => this.#isHere(move));
    return [...new Set(here.map(wareOf))];
  }

  /** How many of something have been chosen. */
  count(ware: string): number {
    return this.#chain.moves.filter((move) => this.#isHere(move) && wareOf(move) === ware).length;
  }

  /** The move that would buy one more; none where that cannot be. */
  more(ware: string): LegalMove | undefined {
    return this.#chain.legal.find((move) => this.#isHere(move) && wareOf(move) === ware);
  }

  /** What has been chosen, and one more of something: to hear why that cannot be. */
  attempt(ware: string): (string | MoveJson)[] {
    const village = this.village;
    const one: MoveJson =
      ware === "mill" || ware === "castle" ? { verb: ware, village } : { verb: "hire", unit: ware, village };
    return [...this.#chain.moves.map(({ text }) => text), one];
  }

  price(ware: string): number {
    const known = [...this.#table.legal, ...this.#chain.moves].find(
      (move) => this.#isHere(move) && wareOf(move) === ware,
    );
    return Number(known?.facts.price ?? 0);
  }

  get sum(): number {
    return this.#chain.moves.reduce((sum, move) => sum + Number(move.facts.price ?? 0), 0);
  }

  get isEmpty(): boolean {
    return this.#chain.moves.length === 0;
  }

  /** What is clicked while the server still answers waits for its turn. */
  #after: Promise<void> = Promise.resolve();

  add(ware: string): Promise<void> {
    return (this.#after = this.#after.then(async () => {
      const move = this.more(ware);
      if (move) await this.#chain.add(move);
    }));
  }

  /** One less: the gesture is put together again without it. */
  less(ware: string): Promise<void> {
    return (this.#after = this.#after.then(() => this.#less(ware)));
  }

  async #less(ware: string): Promise<void> {
    const moves = this.#chain.moves;
    const at = moves.findLastIndex((move) => this.#isHere(move) && wareOf(move) === ware);
    if (at < 0) return;
    this.#chain.back(at);
    for (const move of moves.slice(at + 1)) {
      const again = this.#chain.legal.find((one) => one.text === move.text);
      if (again) await this.#chain.add(again);
    }
  }

  send(): void {
    if (this.isEmpty || this.isWaiting) return;
    this.#table.play(
      this.#chain.moves.map((move) => move.text),
      true,
    );
    this.#chain.leave();
  }

  #isHere({ move }: LegalMove): boolean {
    return BOUGHT.includes(move.verb) && argument(move, "village") === this.village;
  }
}

function wareOf({ move }: LegalMove): string {
  return move.verb === "hire" ? argument(move, "unit") : move.verb;
}
