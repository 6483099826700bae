// A production that is decided as a whole: which exchange of which building, what is left to pay with, what comes of it.

import type { Lorenzo } from "$api";
import { Held } from "../../board/held.svelte";
import type { Desk } from "./desk.svelte";
import type { Good } from "./pieces";

/** A good that changes: what is owned, paid and gained. */
export interface Balance {
  good: string;
  owned: number;
  pays: number;
  gains: number;
}

export class Producing {
  readonly #desk: Desk;
  /** The moves chosen, by building; where there is none, nothing is exchanged. */
  readonly #chosen: Held<Readonly<Record<string, string>>>;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#chosen = new Held<Readonly<Record<string, string>>>(desk.table, {});
  }

  /** Buildings that are decided together: with one alone its answers are enough. */
  get buildings(): Lorenzo.Building[] {
    const { session, table, mine } = this.#desk;
    const found = session && table.legal.length ? (mine?.production?.buildings ?? []) : [];
    return found.length > 1 ? found : [];
  }

  isChosen(building: Lorenzo.Building, move: string): boolean {
    return (this.#chosen.value[building.card] ?? building.skip) === move;
  }

  choose(building: Lorenzo.Building, move: string): void {
    this.#chosen.value = { ...this.#chosen.value, [building.card]: move };
  }

  /** Whether what is left after the other exchanges pays for this one: each good is paid once, and before any is gained. */
  canPay(building: Lorenzo.Building, { pays }: Lorenzo.Exchange): boolean {
    const others = this.#exchanges.filter((_, i) => this.buildings[i] !== building);
    return Object.entries(pays).every(([good, n]) => this.#owned(good) - this.#promised(good) - sum(others, good) >= n);
  }

  /** What changes, good by good. */
  get balance(): Balance[] {
    const { production } = this.#desk.mine ?? {};
    if (!production) return [];
    return [...this.#desk.facts.goods, "privilege"].flatMap((good) => {
      const owned = this.#owned(good);
      const pays = this.#promised(good) + sum(this.#exchanges, good);
      const gained = this.#exchanges.reduce((all, one) => all + (one?.gains[good] ?? 0), production.brings[good] ?? 0);
      return pays || gained ? [{ good, owned, pays, gains: gained }] : [];
    });
  }

  /** All of it with one command, one entry of the log, one undo. */
  confirm(): void {
    this.#desk.session?.play(this.buildings.map((one) => this.#chosen.value[one.card] ?? one.skip));
  }

  /** The exchange chosen at each building, or none. */
  get #exchanges(): (Lorenzo.Exchange | undefined)[] {
    return this.buildings.map((one) => one.exchanges.find(({ move }) => this.isChosen(one, move)));
  }

  #owned(good: string): number {
    return this.#desk.player(this.#desk.own).goods[good as Good] ?? 0;
  }

  #promised(good: string): number {
    return this.#desk.mine?.production?.promised[good] ?? 0;
  }
}

function sum(exchanges: (Lorenzo.Exchange | undefined)[], good: string): number {
  return exchanges.reduce((all, one) => all + (one?.pays[good] ?? 0), 0);
}
