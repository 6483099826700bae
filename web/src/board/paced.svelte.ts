// A live table as a board shows it: one action at a time, a little behind the present. Nothing can be chosen until the
// board is there.

import type { Action, Update } from "$api";
import { sinceOwn } from "../lib/news";
import type { Speed } from "../lib/settings.svelte";
import { grouped, shownMoves } from "../lib/shown";
import type { TableSession } from "../lib/session.svelte";
import type { Group, LegalMove, Panel, Thing, View } from "../lib/types";
import type { Moment, TableView } from "../lib/view.svelte";
import { briefly, browserClock, type Clock, Pace } from "./pace";

export interface Pacing {
  speed(): Speed;
  clock?: Clock;
}

export class PacedView implements TableView {
  readonly live = true;
  readonly #session: TableSession;
  readonly #pace: Pace<Moment>;
  /** The newest moment, which may not be shown yet. */
  #newest: Moment | null = null;
  #shown = $state.raw<Moment | null>(null);
  /** The action that is told now. */
  action = $state.raw<Action | null>(null);
  /** Whether the board does not show the present yet. */
  isBehind = $state(false);

  update: Update | null = $derived(this.#shown?.update ?? null);
  // Answers belong to the present.
  legal: LegalMove[] = $derived(this.isBehind ? [] : shownMoves(this.update));
  groups: Group[] = $derived(this.isBehind ? [] : grouped(this.update));
  panels: Panel[] = $derived(this.update?.shown?.panels ?? []);
  view = $derived((this.update?.view ?? null) as View | null);
  asked = $derived(!this.isBehind && !this.update?.paused && this.seat !== null && this.waiting.includes(this.seat));

  /** The number of the first event since your own last move. */
  #since = $derived(sinceOwn(this.news, this.seat, this.acted));
  /** Whether there is something to tell again. */
  hasNews = $derived((this.news.at(-1)?.last ?? -1) >= this.#since);

  constructor(session: TableSession, pacing: Pacing) {
    this.#session = session;
    this.#pace = new Pace<Moment>({
      clock: pacing.clock ?? browserClock,
      // Nobody looks at a hidden tab, and its timers are slow.
      speed: () => (document.hidden ? "instant" : pacing.speed()),
      alone: () => !session.info?.chairs.some((chair) => chair.kind === "person" && !chair.mine),
      show: (moment) => (this.#shown = moment),
      changed: () => {
        this.action = this.#pace.current;
        this.isBehind = this.#pace.isBehind;
      },
    });
    session.onmoment = (moment) => this.#take(moment);
  }

  /** What others see is another story, and so is the same moment told once more, in another language. */
  #take(moment: Moment): void {
    const before = this.#newest;
    this.#newest = moment;
    const { first, seat, seq } = moment.update;
    const isHandedOver = this.#isHandedOver(before, moment);
    if (!before || (before.update.seat === seat ? before.update.seq === seq : !isHandedOver)) {
      this.#pace.catchUp();
      this.#shown = moment;
      return;
    }
    if (isHandedOver) this.#pace.catchUp();
    // An update that tells everything from the beginning has lost something on the way: what you have seen is not told again.
    const from = first === 0 ? before.events.length : first;
    const own = isHandedOver ? this.#session.mine : [seat];
    const actions = moment.news.filter((action) => action.last >= from).map((action) => briefly(action, own));
    this.#pace.take(moment, actions, from);
  }

  /** Whether another seat at this screen is asked after something has happened: all who sit here see how it came to that. */
  #isHandedOver(before: Moment | null, { update }: Moment): boolean {
    if (!before || before.update.seat === update.seat || this.#session.curtain) return false;
    const { mine } = this.#session;
    const isHere = (seat: number | null) => seat !== null && mine.includes(seat);
    return isHere(before.update.seat) && isHere(update.seat) && update.shared > before.update.shared;
  }

  /** Show the present immediately; whether the board was behind. */
  catchUp(): boolean {
    return this.#pace.catchUp();
  }

  /** Tell again what has happened since your own last move. */
  again(): void {
    if (!this.#shown) return;
    this.#pace.again(this.news.filter((action) => action.last >= this.#since));
  }

  close(): void {
    this.#session.onmoment = null;
    this.#pace.close();
  }

  thing(kind: string, name: string): Thing | undefined {
    return this.#session.thing(kind, name);
  }

  get id() {
    return this.#session.id;
  }
  get info() {
    return this.#session.info;
  }
  get about() {
    return this.#session.about;
  }
  get game() {
    return this.#session.game;
  }
  get seats() {
    return this.#session.seats;
  }
  get names() {
    return this.#session.names;
  }
  get facts() {
    return this.#session.facts;
  }
  get things() {
    return this.#session.things;
  }
  get acted() {
    return this.#session.acted;
  }
  get seat() {
    return this.update ? this.update.seat : this.#session.seat;
  }
  get question() {
    return this.update?.shown?.question ?? "";
  }
  get picture() {
    return this.update?.picture ?? null;
  }
  get at() {
    return this.update?.at ?? 0;
  }
  get waiting() {
    return this.update?.waiting ?? [];
  }
  get optional() {
    return this.update?.optional ?? [];
  }
  get over() {
    return this.update?.over ?? false;
  }
  get result() {
    return this.update?.result ?? null;
  }
  /** Clocks run at the present. */
  get clock() {
    return this.#session.clock;
  }
  get came() {
    return this.#session.came;
  }
  get events() {
    return this.#shown?.events ?? [];
  }
  get sentences() {
    return this.#shown?.sentences ?? [];
  }
  get news() {
    return this.#shown?.news ?? [];
  }
}
