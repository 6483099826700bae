// A march as one gesture: a lord, villages, and who goes along. What the server asks on the way is answered as wished for,
// by default with all, so that you see immediately what it would do. Where somebody has to give leave, the rest is a plan:
// it is sent with the march, and waits for the answer.

import { argument } from "../../board/controls";
import { Chain, type ChainTable } from "../../board/chain.svelte";
import { Held } from "../../board/held.svelte";
import type { LegalMove } from "../../lib/types";

const LOADING = ["along", "behind", "men", "knights"];
const STEPS = ["step", "ask_leave", "cavalcade", "withdraw"];
const WAYS = [...STEPS, "slide"];

/** One question on the way, and what can be answered. */
export interface Load {
  /** Which question of the step it is: a lord, `men` or `knights`. */
  what: string;
  options: readonly LegalMove[];
  chosen: LegalMove;
}

export class Marching {
  readonly #chain: Chain;
  readonly #loads: Held<readonly (Load | null)[]>;

  constructor(table: ChainTable) {
    this.#chain = new Chain(table, true);
    this.#loads = new Held<readonly (Load | null)[]>(table, []);
  }

  /** Whether anything is planned, or a group stands and is asked where to go. */
  get isPlanning(): boolean {
    return this.#chain.moves.length > 0;
  }

  get isWaiting(): boolean {
    return this.#chain.isWaiting;
  }

  get moves(): LegalMove[] {
    return this.#chain.moves;
  }

  /** Where you can go next; while the march is put together again, where you could before. */
  get next(): LegalMove[] {
    return this.isBusy ? this.#kept : this.#next;
  }
  get #next(): LegalMove[] {
    return this.#chain.legal.filter(({ move }) => WAYS.includes(move.verb));
  }

  /** What may be used on the way before the next step: a Tunnel. */
  get uses(): LegalMove[] {
    return this.#chain.legal.filter(({ move }) => move.verb === "dig");
  }

  use(move: LegalMove): Promise<void> {
    return this.#inTurn(async () => void (await this.#append(move, null)));
  }

  /** The lord who leads. */
  get lord(): string {
    return argument(this.moves.find(({ move }) => move.verb === "march")?.move ?? { verb: "" }, "lord");
  }

  /** The villages on the way, in turn. */
  get villages(): string[] {
    return this.moves.filter(({ move }) => STEPS.includes(move.verb)).map(({ move }) => argument(move, "village"));
  }

  /** The last village of the plan, as a target of the map; "" before any is chosen. */
  get goal(): string {
    const last = this.villages.at(-1);
    return last ? `village:${last}` : "";
  }

  /** Whether there is something to send. */
  get canSend(): boolean {
    const isMove = ({ move }: LegalMove) => WAYS.includes(move.verb) || LOADING.includes(move.verb);
    return this.moves.some(isMove) && !this.isBusy;
  }

  /** The last step that was planned. */
  get step(): LegalMove | undefined {
    return this.moves.findLast(({ move }) => STEPS.includes(move.verb));
  }

  /** Questions of the last step with more than one answer. */
  get loads(): Load[] {
    const moves = this.moves;
    const from = moves.findLastIndex(({ move }) => STEPS.includes(move.verb));
    return this.#loads.value.slice(from + 1).filter((load): load is Load => load !== null);
  }

  /** What the plan would do, in words. */
  get sentences(): string[] {
    return this.#chain.sentences;
  }

  /** What is offered for the last leave that is asked for, in deniers. */
  get price(): number {
    const paid = this.moves.slice(this.#asked + 1).filter(({ move }) => move.verb === "money");
    return paid.reduce((sum, { move }) => sum + Number(move.sum), 0);
  }

  /** Where the last leave is asked for; -1 if none is. */
  get #asked(): number {
    return this.moves.findLastIndex(({ move }) => move.verb === "ask_leave");
  }

  /** The last step for which leave is asked. */
  get asking(): LegalMove | undefined {
    return this.moves[this.#asked];
  }

  /** What it costs for certain, step by step: by the last answer of each, which knows most. */
  get losses(): Record<string, string[]> {
    const bySteps: Record<string, string[]>[] = [];
    for (const { move, facts } of this.moves) {
      if (STEPS.includes(move.verb)) bySteps.push({});
      if (facts.loses) bySteps.splice(-1, 1, facts.loses as Record<string, string[]>);
    }
    const all: Record<string, string[]> = {};
    for (const [kind, names] of bySteps.flatMap((one) => Object.entries(one)))
      all[kind] = [...new Set([...(all[kind] ?? []), ...names])];
    return all;
  }

  #after: Promise<void> = Promise.resolve();
  #waiting = $state(0);
  #kept = $state.raw<LegalMove[]>([]);

  /** What is chosen while the server still answers waits for its turn: nothing that was clicked is lost. */
  #inTurn(job: () => Promise<void>): Promise<void> {
    if (!this.isBusy) this.#kept = this.#next;
    this.#waiting += 1;
    return (this.#after = this.#after.then(job).finally(() => (this.#waiting -= 1)));
  }

  /** Whether something chosen has not been answered yet. */
  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** Do something once all that was chosen has been answered: until then nobody knows what is possible. */
  whenReady(then: () => void): void {
    void this.#after.then(then);
  }

  add(move: LegalMove): Promise<void> {
    if (move.move.verb === "march" && this.isPlanning) this.leave();
    return this.#inTurn(async () => {
      if (!(await this.#append(move, null))) return;
      if (move.move.verb === "ask_leave") await this.#offer(0);
      await this.#load({});
    });
  }

  /** Offer so much for the last leave; who goes along stays as it was. */
  pay(price: number): Promise<void> {
    return this.#inTurn(async () => {
      const asked = this.#asked;
      if (asked < 0) return;
      const wished = Object.fromEntries(this.loads.map((one) => [one.what, one.chosen.text]));
      this.#cut(asked + 1);
      await this.#offer(price);
      await this.#load(wished);
    });
  }

  /** Ask for leave: what is offered for it, put together from the largest sums, and then it is sent. */
  async #offer(price: number): Promise<void> {
    for (let left = price; left > 0;) {
      const sums = this.#chain.legal.filter(({ move }) => move.verb === "money" && move.way === "give");
      const fits = sums.filter(({ move }) => Number(move.sum) <= left);
      const best = fits.reduce<LegalMove | null>(
        (a, b) => (a && Number(a.move.sum) > Number(b.move.sum) ? a : b),
        null,
      );
      if (!best || !(await this.#append(best, null))) break;
      left -= Number(best.move.sum);
    }
    const propose = this.#chain.legal.find(({ move }) => move.verb === "propose");
    if (propose) await this.#append(propose, null);
  }

  /** Give another answer to a question of the last step; what was answered after it stays as it was, if it can. */
  answer(load: Load, move: LegalMove): Promise<void> {
    return this.#inTurn(() => this.#answer(load.what, move));
  }

  /** The first step that costs a village, and the answer that leaves one unit more behind there; null if none would. */
  get leavingOne(): { at: number; move: LegalMove } | null {
    const loads = this.#loads.value;
    let best: { at: number; move: LegalMove } | null = null;
    for (const [at, { move, facts }] of this.moves.entries()) {
      if (STEPS.includes(move.verb)) best = null;
      const load = loads[at];
      const count = Number(load?.chosen.move.number);
      const less = (load?.options ?? []).filter((one) => Number(one.move.number) < count);
      if (!best && less.length) best = { at, move: most(less) };
      const isLast = !LOADING.includes(this.moves[at + 1]?.move.verb ?? "");
      const { villages = [] } = (facts.loses ?? {}) as Record<string, string[]>;
      if (isLast && best && villages.length) return best;
    }
    return null;
  }

  /** Leave one unit more where the first village would be lost; the steps after it stay. */
  leaveOne(): Promise<void> {
    return this.#inTurn(async () => {
      const found = this.leavingOne;
      if (!found) return;
      const { at, move } = found;
      const later = this.moves.slice(at).filter((one) => STEPS.includes(one.move.verb));
      const next = this.moves.findIndex((one, i) => i > at && STEPS.includes(one.move.verb));
      const answered = this.#loads.value.slice(at, next < 0 ? undefined : next);
      const wished = Object.fromEntries(answered.flatMap((one) => (one ? [[one.what, one.chosen.text]] : [])));
      this.#cut(at);
      await this.#load({ ...wished, [nameOf(move)]: move.text });
      for (const step of later) {
        const again = this.#next.find(({ text }) => text === step.text);
        if (!again || !(await this.#append(again, null))) return;
        await this.#load({});
      }
    });
  }

  async #answer(what: string, move: LegalMove): Promise<void> {
    const load = this.loads.findLast((one) => one.what === what);
    const at = load ? this.moves.indexOf(load.chosen) : -1;
    if (at < 0) return;
    const wished = Object.fromEntries(this.loads.map((one) => [one.what, one.chosen.text]));
    this.#cut(at);
    await this.#load({ ...wished, [what]: move.text });
  }

  /** Answer what is asked on the way. */
  async #load(wished: Record<string, string>): Promise<void> {
    for (;;) {
      const options = this.#chain.legal.filter(({ move }) => LOADING.includes(move.verb));
      if (this.isWaiting || !this.isPlanning || !options.length) return;
      const what = nameOf(options[0]!);
      const chosen = options.find(({ text }) => text === wished[what]) ?? most(options);
      if (!(await this.#append(chosen, { what, options, chosen }))) return;
    }
  }

  async #append(move: LegalMove, load: Load | null): Promise<boolean> {
    const before = this.moves.length;
    this.#loads.value = [...this.#loads.value.slice(0, before), load];
    await this.#chain.add(move);
    return this.moves.length === before + 1;
  }

  /** Begin with what the table itself asks, after leave was given: who goes along. */
  async begin(): Promise<void> {
    if (this.isPlanning) return;
    const options = this.#chain.legal.filter(({ move }) => LOADING.includes(move.verb));
    if (!options.length) return;
    const chosen = most(options);
    if (await this.#append(chosen, { what: nameOf(chosen), options, chosen })) await this.#load({});
  }

  #cut(to: number): void {
    this.#chain.back(to);
    this.#loads.value = this.#loads.value.slice(0, to);
  }

  /** Leave the last step, or the lord. */
  back(): void {
    this.#cut(
      Math.max(
        0,
        this.moves.findLastIndex(({ move }) => [...STEPS, "march"].includes(move.verb)),
      ),
    );
  }

  leave(): void {
    this.#chain.leave();
    this.#loads.value = [];
  }

  send(): void {
    if (!this.canSend) return;
    this.#chain.sendPlanned([...new Set(Object.values(this.losses).flat())]);
    this.leave();
  }
}

function nameOf({ move }: LegalMove): string {
  return move.verb === "men" || move.verb === "knights" ? move.verb : argument(move, "lord");
}

/** By default all go along. */
function most(options: readonly LegalMove[]): LegalMove {
  const all = options.find(({ move }) => move.verb === "along");
  return all ?? options.reduce((best, one) => (Number(one.move.number) > Number(best.move.number) ? one : best));
}
