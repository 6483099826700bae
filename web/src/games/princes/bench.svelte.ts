// A work that is being put together: the profession, the bonus cards played with it, and how it is paid.

import type { PreviewOut } from "$api";
import { argument } from "../../board/controls";
import { Held } from "../../board/held.svelte";
import { shownMoves } from "../../lib/shown";
import type { LegalMove, MoveJson } from "../../lib/types";
import type { TableView } from "../../lib/view.svelte";

/** What it needs of a live table. */
export interface BenchTable {
  foresee(moves: (string | MoveJson)[]): Promise<PreviewOut | null>;
  play(moves: (string | MoveJson)[], asks?: boolean): void;
}

interface Laid {
  /** The profession, "princess", or "" where the table has asked already. */
  card: string;
  bonus: readonly string[];
  /** What may follow now: bonus cards with what they add, and the end of it. */
  legal: readonly LegalMove[];
  /** Ways to be paid, once it is enough; none where it is paid in one way only. */
  payments: readonly LegalMove[];
  points: number;
  isWaiting: boolean;
}

const NOTHING: Laid = { card: "", bonus: [], legal: [], payments: [], points: 0, isWaiting: false };

export class Bench {
  readonly #table: TableView;
  readonly #session: BenchTable | null;
  readonly #laid: Held<Laid | null>;

  constructor(table: TableView, session: BenchTable | null) {
    this.#table = table;
    this.#session = session;
    this.#laid = new Held<Laid | null>(table, null);
  }

  /** The work that is put together, or the one that the table asks about. */
  get laid(): Laid | null {
    if (this.#laid.value) return this.#laid.value;
    const { legal } = this.#table;
    if (legal.some(({ move }) => move.verb === "change")) return { ...NOTHING, payments: legal };
    if (legal.some(({ move }) => move.verb === "finish" || move.verb === "bonus")) return { ...NOTHING, legal };
    return null;
  }

  get card(): string {
    return this.#laid.value?.card ?? "";
  }

  leave(): void {
    this.#laid.value = null;
  }

  /** What has been chosen so far, as moves. */
  #moves({ card, bonus }: Laid): (string | MoveJson)[] {
    const first: MoveJson[] = !card ? [] : card === "princess" ? [{ verb: "princess" }] : [{ verb: "work", card }];
    return [...first, ...bonus.map((one) => ({ verb: "bonus", card: one }))];
  }

  get finish(): LegalMove | undefined {
    return this.laid?.legal.find(({ move }) => move.verb === "finish");
  }

  /** Bonus cards that may still be played, with what they would add. */
  get bonuses(): LegalMove[] {
    const played = this.laid?.bonus ?? [];
    return (this.laid?.legal ?? []).filter(
      ({ move }) => move.verb === "bonus" && !played.includes(argument(move, "card")),
    );
  }

  begin(card: string): void {
    if (this.card === card) return this.leave();
    void this.#ask({ ...NOTHING, card });
  }

  /** Play a bonus card along, or take it back. */
  toggle(card: string): void {
    const laid = this.laid;
    if (!laid || laid.isWaiting) return;
    // A work that the table asks about already is begun: what is played along is played immediately.
    if (!laid.card) return this.#session?.play([{ verb: "bonus", card }], true);
    const isPlayed = laid.bonus.includes(card);
    const bonus = isPlayed ? laid.bonus.filter((one) => one !== card) : [...laid.bonus, card];
    void this.#ask({ ...laid, bonus, payments: [] });
  }

  pay(points: number): void {
    const laid = this.laid;
    if (laid) this.#laid.value = { ...laid, points };
  }

  async #ask(next: Laid): Promise<void> {
    const asked = { ...next, isWaiting: true };
    this.#laid.value = asked;
    const moves = this.#moves(next);
    const first = moves.length ? await this.#session?.foresee(moves) : null;
    const legal = moves.length ? shownMoves(first ?? null) : this.#table.legal;
    const isEnough = legal.some(({ move }) => move.verb === "finish");
    const paid = isEnough ? await this.#session?.foresee([...moves, { verb: "finish" }]) : null;
    // Without bonus cards to play the table does not ask for an end: it asks for the payment immediately.
    const payments = (isEnough ? shownMoves(paid ?? null) : [...legal]).filter(({ move }) => move.verb === "change");
    if (this.#laid.value !== asked) return; // something else was chosen meanwhile
    if (moves.length && !first) this.#laid.value = null;
    else
      this.#laid.value = { ...next, legal, payments, points: Math.min(next.points, most(payments)), isWaiting: false };
  }

  /** The way to be paid that is chosen. */
  get payment(): LegalMove | undefined {
    const laid = this.laid;
    return laid?.payments.find(({ move }) => Number(argument(move, "number")) === laid.points) ?? laid?.payments[0];
  }

  /** Whether it can be completed as it is. */
  get isReady(): boolean {
    const laid = this.laid;
    if (!laid || laid.isWaiting) return false;
    return (
      this.finish !== undefined ||
      laid.payments.length > 0 ||
      (laid.card !== "" && laid.legal.length === 0) ||
      isOver(laid)
    );
  }

  /** Complete it: one command. */
  send(): void {
    const laid = this.laid;
    if (!laid || !this.isReady) return;
    const { payment } = this;
    const moves = [
      ...this.#moves(laid),
      ...(this.finish ? [{ verb: "finish" }] : []),
      ...(payment ? [payment.text] : []),
    ];
    this.#session?.play(moves);
    this.leave();
  }
}

/** What follows is not a question about this work any more. */
function isOver(laid: Laid): boolean {
  return laid.card !== "" && !laid.legal.some(({ move }) => ["bonus", "finish", "change"].includes(move.verb));
}

function most(payments: readonly LegalMove[]): number {
  return Math.max(0, ...payments.map(({ move }) => Number(argument(move, "number"))));
}
