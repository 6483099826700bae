// A finished game, moment by moment, as a table that boards can draw. Nothing is possible there but look.

import type { Action, PlaceOut, ThoughtOut, Update } from "$api";
import { call, Refusal } from "./api";
import { settings } from "./settings.svelte";
import { BaseView } from "./view.svelte";

/** How far a step goes. */
export type Stride = "line" | "action" | "turn" | "round";

/** An action of the whole game, and the line of the record after which it had happened. */
export interface Told {
  action: Action;
  line: number;
}

/** Where one stops that goes by such strides, in order; always at the end, if nothing else is there. */
export function stopsOf(whole: Told[], stride: Stride, lines: number): number[] {
  const done = whole.filter(({ action }) => action.level === 0 && action.sentences.length);
  const found = {
    line: () => Array.from({ length: lines }, (_, i) => i + 1),
    action: () => done.map((one) => one.line),
    // A turn ends where somebody else does something.
    turn: () => {
      const own = done.filter(({ action }) => action.seat !== null);
      return own.filter((one, i) => own[i + 1]?.action.seat !== one.action.seat).map((one) => one.line);
    },
    // A round begins when everything lies there: after what happens by itself, before somebody does something.
    round: () =>
      whole.flatMap(({ action }, i) => {
        if (action.level !== 1) return [];
        const first = whole.findIndex((one, j) => j > i && one.action.seat !== null && one.action.level === 0);
        return [whole[(first < 0 ? whole.length : first) - 1]!.line];
      }),
  }[stride]();
  return [...new Set([...found, lines])].filter((line) => line > 0).sort((one, other) => one - other);
}

export class ReplayView extends BaseView {
  readonly live = false;
  /** All that happened in the game, with its moments. */
  whole = $state.raw<Told[]>([]);
  line = $state(0);
  lines = $state(0);
  #thoughts = $state.raw(new Map<number, ThoughtOut>());
  /** The action that had happened last. */
  current = $derived.by<Told | null>(() => this.whole.findLast((one) => one.line <= this.line) ?? null);
  /** What a bot thought before the move of this line, or before the first of the action that ends with it. */
  thought = $derived.by<ThoughtOut | null>(() => {
    const before = this.whole.findLast((one) => one.line < this.line)?.line ?? this.line - 1;
    const found = [...this.#thoughts.values()].find((one) => one.line > before && one.line <= this.line);
    return this.#thoughts.get(this.line) ?? found ?? null;
  });
  #kept = new Map<string, Promise<PlaceOut>>();
  #wanted = "";
  #spoken = "";
  #told = "";

  /** Open the game after this many lines of its record. */
  async open(line = 0): Promise<void> {
    try {
      const info = await call("GET /api/tables/{table}", { table: this.id, link: this.link });
      this.info = info;
      this.seat = info.chairs.find((chair) => chair.mine)?.seat ?? null;
      await this.learn(info.game);
      void this.#think();
      await this.go(line).catch(() => this.go(0)); // a link to a moment that there is not
    } catch (error) {
      if (error instanceof Refusal) this.trouble = error;
    }
  }

  close(): void {
    this.#kept.clear();
  }

  again(): void {
    if (!this.info) return;
    void this.learn(this.info.game);
    void this.#think();
    void this.go(this.line);
  }

  /** Show the moment after this many lines of the record. Of many asked for together, the last is shown. */
  async go(line: number): Promise<void> {
    this.line = Math.max(0, this.lines ? Math.min(line, this.lines) : line);
    const wanted = `${this.line} ${this.seat} ${settings.language} ${this.panelled}`;
    this.#wanted = wanted;
    const place = await this.#place(this.line, wanted);
    if (this.#wanted !== wanted) return;
    this.lines = place.lines;
    this.events = place.events;
    this.sentences = place.sentences;
    this.news = place.news ?? [];
    this.update = this.#update(place);
    void this.#tellAll();
    if (this.line < this.lines) void this.#place(this.line + 1, wanted.replace(/^\d+/, String(this.line + 1)));
  }

  /** Go on or back by a stride. */
  step(stride: Stride, direction: 1 | -1): Promise<void> {
    if (!this.lines) return Promise.resolve(); // nothing is there yet
    if (!this.whole.length) return this.go(this.line + direction);
    const stops = stopsOf(this.whole, stride, this.lines);
    const next =
      direction > 0
        ? (stops.find((line) => line > this.line) ?? this.lines)
        : (stops.findLast((line) => line < this.line) ?? 0);
    return this.go(next);
  }

  /** The whole log, as it is told to whoever looks. Without it one goes line by line. */
  async #tellAll(): Promise<void> {
    const wanted = `${this.lines} ${this.seat} ${settings.language} ${this.panelled}`;
    if (wanted === this.#told) return;
    this.#told = wanted;
    try {
      const { news, moments } = await this.#place(this.lines, wanted);
      if (wanted === this.#told) {
        this.whole = (news ?? []).map((action, i) => ({ action, line: moments?.[i] ?? 0 }));
      }
    } catch {
      this.#told = "";
    }
  }

  look(seat: number | null): void {
    this.seat = seat;
    void this.go(this.line);
  }

  /** What bots thought, in the language of now. Without it the game is shown all the same. */
  async #think(): Promise<void> {
    const { id: table, link } = this;
    const lang = settings.language;
    if (lang === this.#spoken) return;
    this.#spoken = lang;
    try {
      const { thoughts } = await call("GET /api/tables/{table}/thoughts", { table, link, lang });
      if (lang === this.#spoken) this.#thoughts = new Map(thoughts.map((one) => [one.line, one]));
    } catch {
      this.#spoken = "";
    }
  }

  #place(line: number, key: string): Promise<PlaceOut> {
    let found = this.#kept.get(key);
    if (!found) {
      const shown = this.panelled ? "panels" : "words";
      const { id: table, seat, link } = this;
      found = call("GET /api/tables/{table}/replay", {
        table,
        line,
        seat,
        link,
        lang: settings.language,
        shown,
      });
      this.#kept.set(key, found);
      found.catch(() => this.#kept.delete(key));
    }
    return found;
  }

  #update(place: PlaceOut): Update {
    const view = place.view as { waiting?: number[]; over?: boolean };
    return {
      type: "update",
      table: this.id,
      seat: this.seat,
      seq: place.line,
      shared: place.line,
      first: 0,
      events: place.events,
      sentences: place.sentences,
      view: place.view,
      at: place.line,
      legal: [],
      waiting: view.waiting ?? [],
      optional: [],
      unasked: false,
      since: [],
      over: false,
      ask: null,
      declined: null,
      paused: false,
      clock: null,
      order: [],
      result: null,
      last: null,
      shown: place.shown,
      picture: place.picture,
    };
  }
}
