// A table that is not there: it answers from a recorded moment.

import type { Fief, Lorenzo } from "$api";
import type { LegalMove, Preview, Thing } from "../src/lib/types";

export interface Moment {
  seat: number;
  waiting: number[];
  picture: Lorenzo.Picture | Fief.Picture;
  legal: LegalMove[];
  question: string;
  previews: Record<string, Preview>;
  names?: string[];
}

export interface Recorded {
  names: string[];
  facts: unknown;
  things: Record<string, Thing>;
  moments: Record<string, Moment>;
}

export class ToldTable {
  readonly recorded: Recorded;
  name = $state("");
  chosen = $state.raw<LegalMove | null>(null);
  said = $state("");
  answers: LegalMove[] = [];
  answer: LegalMove | null = null;
  refusal = null;
  busy = false;
  connection = "on";

  constructor(recorded: Recorded, name: string) {
    this.recorded = recorded;
    this.name = name;
  }

  get moment(): Moment {
    return this.recorded.moments[this.name]!;
  }
  get seat() {
    return this.moment.seat;
  }
  get at() {
    return Object.keys(this.recorded.moments).indexOf(this.name);
  }
  get update() {
    return { at: this.at, seat: this.seat };
  }
  get picture() {
    return this.moment.picture;
  }
  get waiting() {
    return this.moment.waiting;
  }
  get legal() {
    return this.moment.legal;
  }
  get question() {
    return this.moment.question;
  }
  get names() {
    return this.moment.names ?? this.recorded.names;
  }
  get facts() {
    return this.recorded.facts;
  }
  get preview(): Preview | null {
    return this.chosen ? (this.moment.previews[this.chosen.text] ?? null) : null;
  }
  thing(kind: string, name: string) {
    return this.recorded.things[`${kind}:${name}`];
  }
  choose(text: string) {
    this.chosen = this.legal.find((move) => move.text === text) ?? null;
  }
  cancel() {
    this.chosen = null;
  }
  confirm() {
    this.said = `confirm ${this.chosen?.text ?? ""}`;
  }
  play(moves: unknown) {
    this.said = `play ${JSON.stringify(moves)}`;
  }
  foresee() {
    return Promise.resolve(null);
  }
  prompt = $state("");
  news = [];
  events = [];
  hinted = [];
  live = true;
  over = false;
  why(what: unknown) {
    this.said = `why ${JSON.stringify(what)}`;
  }
}
