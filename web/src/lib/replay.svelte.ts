// A finished game, moment by moment, as a table that boards can draw. Nothing can be done there but look.

import type { PlaceOut, ThoughtOut, Update } from "$api";
import { call, Refusal } from "./api";
import { settings } from "./settings.svelte";
import { BaseView } from "./view.svelte";

export class ReplayView extends BaseView {
  readonly live = false;
  line = $state(0);
  lines = $state(0);
  #thoughts = $state.raw(new Map<number, ThoughtOut>());
  /** What a bot thought before the move of this line. */
  thought = $derived.by<ThoughtOut | null>(() => this.#thoughts.get(this.line) ?? null);
  #kept = new Map<string, Promise<PlaceOut>>();
  #wanted = "";
  #spoken = "";

  async open(): Promise<void> {
    try {
      const info = await call("GET /api/tables/{table}", { table: this.id, link: this.link });
      this.info = info;
      this.seat = info.chairs.find((chair) => chair.mine)?.seat ?? null;
      await this.learn(info.game);
      void this.#think();
      await this.go(0);
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

  /** Show the moment after so many lines of the record. Of many asked for at once, the last is shown. */
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
    if (this.line < this.lines) void this.#place(this.line + 1, wanted.replace(/^\d+/, String(this.line + 1)));
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
