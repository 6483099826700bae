// What boards and pages read of a table. Nothing here sends anything: what you can do at a table is in the session.

import type { Action, AskOut, ClockOut, GameOut, TableOut, Update } from "$api";
import type { Refusal } from "./api";
import * as lore from "./lore";
import { namesOf } from "./names";
import { settings } from "./settings.svelte";
import { grouped, shownMoves } from "./shown";
import type { Facts, Group, LegalMove, Panel, Thing, View } from "./types";

/** What changes at a table from one moment to the next. */
export interface Moment {
  update: Update;
  events: unknown[];
  sentences: string[];
  news: Action[];
}

/** A table as it is seen at one moment, live or in a replay. */
export interface TableView {
  readonly id: string;
  /** Whether the game is played now, and not only shown again. */
  readonly live: boolean;
  readonly info: TableOut | null;
  readonly about: GameOut | null;
  /** The seat looked from; null for a spectator. */
  readonly seat: number | null;
  readonly game: string;
  readonly seats: number;
  readonly names: string[];
  /** Tables of facts of the game, always the same. */
  readonly facts: Facts | null;
  readonly things: Record<string, Thing>;
  readonly update: Update | null;
  /** When the newest update came, for clocks that run on. */
  readonly came: number;
  /** What the seat sees; not asked for where a board is drawn. */
  readonly view: View | null;
  /** The moment in the nouns of the rules, where a board is drawn. */
  readonly picture: Update["picture"] | null;
  readonly legal: LegalMove[];
  readonly groups: Group[];
  readonly panels: Panel[];
  readonly question: string;
  /** The number of the decision. */
  readonly at: number;
  readonly waiting: number[];
  readonly optional: number[];
  /** Whether the seat looked from must answer now. */
  readonly asked: boolean;
  readonly over: boolean;
  readonly result: Update["result"];
  readonly clock: ClockOut | null;
  readonly events: unknown[];
  readonly sentences: string[];
  /** What happened, as actions under headings. */
  readonly news: Action[];
  /** The action that is told now, where what happened is told one by one. */
  readonly action?: Action | null;
  /** How many lines the log had when the last move was made here: what follows is news. */
  readonly acted: number;
  thing(kind: string, name: string): Thing | undefined;
  /** Show the present instead of what is told. */
  catchUp?(): boolean;
}

/** The part of it that live tables and replays share. */
export abstract class BaseView implements TableView {
  readonly id: string;
  readonly link: string;
  abstract readonly live: boolean;

  info = $state.raw<TableOut | null>(null);
  about = $state.raw<GameOut | null>(null);
  seat = $state<number | null>(null);
  facts = $state.raw<Facts | null>(null);
  things = $state.raw<Record<string, Thing>>({});
  update = $state.raw<Update | null>(null);
  came = $state.raw(0);
  events = $state.raw<unknown[]>([]);
  sentences = $state.raw<string[]>([]);
  news = $state.raw<Action[]>([]);
  acted = $state(0);
  /** Why the table cannot be shown at all. */
  trouble = $state.raw<Refusal | null>(null);
  /** Panels of the textual twin are wanted. */
  panelled = $state(false);

  game = $derived(this.info?.game ?? "");
  seats = $derived(this.info?.seats ?? 0);
  names = $derived(namesOf(this.info));
  view = $derived((this.update?.view ?? null) as View | null);
  picture = $derived(this.update?.picture ?? null);
  legal: LegalMove[] = $derived(shownMoves(this.update));
  groups: Group[] = $derived(grouped(this.update));
  panels: Panel[] = $derived(this.update?.shown?.panels ?? []);
  question = $derived(this.update?.shown?.question ?? "");
  at = $derived(this.update?.at ?? 0);
  waiting: number[] = $derived(this.update?.waiting ?? []);
  optional: number[] = $derived(this.update?.optional ?? []);
  asked = $derived(this.seat !== null && !this.update?.paused && this.waiting.includes(this.seat));
  over = $derived(this.update?.over ?? false);
  result = $derived(this.update?.result ?? null);
  ask: AskOut | null = $derived(this.update?.ask ?? null);
  clock: ClockOut | null = $derived(this.update?.clock ?? null);

  constructor(id: string, link = "") {
    this.id = id;
    this.link = link;
  }

  abstract open(): Promise<void>;
  abstract close(): void;
  /** The language or what is to be shown changed: ask for everything again in it. */
  abstract again(): void;
  /** Look from another seat. */
  abstract look(seat: number | null): void;

  thing(kind: string, name: string): Thing | undefined {
    return this.things[`${kind}:${name}`];
  }

  /** What is always so in the game, in the language of now. */
  protected async learn(game: string): Promise<void> {
    const lang = settings.language;
    const found = await lore.all(game, lang);
    if (lang === settings.language) Object.assign(this, found);
  }
}
