// What each seat that is watched was last sent, with everything that has happened as it saw it.

import type { Action, Update } from "$api";
import { type Change, changed, checkOf } from "./deltas";
import { grown } from "./news";

export interface Slot {
  update: Update;
  events: unknown[];
  sentences: string[];
  news: Action[];
}

export class Slots {
  #slots = new Map<number | null, Slot>();

  get(seat: number | null): Slot | undefined {
    return this.#slots.get(seat);
  }

  /** The last entry a seat has seen. */
  seq(seat: number | null): number {
    return this.#slots.get(seat)?.update.seq ?? -1;
  }

  /** The last entry everybody was told of that a seat has seen: it counts the same for all seats, unlike `seq`. */
  shared(seat: number | null): number {
    return this.#slots.get(seat)?.update.shared ?? -1;
  }

  /**
   * Events from number `first` on replace those that were there: that is how an undo is told. Where only the changes of
   * the view or the picture were sent, they are applied to the last one; false if they do not fit it, as it is out of date.
   */
  take(told: Update): boolean {
    const slot = this.#slots.get(told.seat);
    const update = { ...told };
    if (told.changes) update.view = this.#whole(told, "view", told.changes, told.check);
    if (told.picture_changes) {
      const { picture_changes, picture_check } = told;
      update.picture = this.#whole(told, "picture", picture_changes, picture_check) as Update["picture"];
    }
    if ((told.changes && update.view === undefined) || (told.picture_changes && !update.picture)) return false;
    const events = [...(slot?.events.slice(0, update.first) ?? []), ...update.events];
    const sentences = [...(slot?.sentences.slice(0, update.first) ?? []), ...update.sentences];
    const news = grown(slot?.news ?? [], update);
    this.#slots.set(update.seat, { update, events, sentences, news });
    return true;
  }

  /** The view or picture after its changes; undefined if they do not fit the one before. */
  #whole(told: Update, what: "view" | "picture", changes: unknown[][], check: number | undefined): unknown {
    const before = this.#slots.get(told.seat)?.update;
    if (!before || before.seq !== told.base) return undefined;
    const whole = changed(before[what], changes as Change[]);
    return checkOf(whole) === check ? whole : undefined;
  }

  /** Whether two seats see different things. */
  differ(one: number | null, other: number | null): boolean {
    const [mine, theirs] = [one, other].map((seat) => JSON.stringify(this.#seen(seat)));
    return mine !== theirs;
  }

  /** What a seat sees, without its number. Of pictures only the part for it: the other is the same for all. */
  #seen(seat: number | null): object {
    const update = this.#slots.get(seat)?.update;
    return update?.picture ? { ...update.picture.mine, seat: 0 } : { ...(update?.view as object), viewer: 0 };
  }

  /** Whose eyes to look through: where one person plays several seats, those of the seat that is asked. */
  following(update: Update, seat: number | null, mine: number[]): number | null {
    if (seat === null || this.#isAsked(seat, update)) return seat;
    return update.waiting.find((one) => mine.includes(one) && this.#isAsked(one, update)) ?? seat;
  }

  /** Only a seat itself is told that it has answered a sealed question, so it is asked if it has heard as much. */
  #isAsked(seat: number, update: Update): boolean {
    const own = this.#slots.get(seat)?.update;
    return (own && own.shared >= update.shared ? own : update).waiting.includes(seat);
  }
}
