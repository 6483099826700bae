// What a player looks at and is about to do at a drawn board of any game. A game's own state extends it.

import { getContext, setContext } from "svelte";
import type { Gesture, TableSession } from "../lib/session.svelte";
import type { LegalMove, MoveJson, Preview } from "../lib/types";
import type { TableView } from "../lib/view.svelte";
import type { Shown } from "./details";
import { lastPlaces } from "../lib/news";
import { Held } from "./held.svelte";
import { Motion } from "./motion";

const KEY = Symbol("board");

export class BoardState {
  readonly table: TableView;
  /** What is possible; null in a replay, where everything is only shown. */
  readonly session: TableSession | null;
  readonly motion = new Motion();
  /** The element that holds the whole board. */
  element = $state.raw<HTMLElement>();
  /** The seat whose things are shown large. */
  enlarged = $state<number | null>(null);
  readonly #details: Held<Shown | null>;

  asked = $derived.by(() => this.table.legal.length > 0);
  chosen: LegalMove | null = $derived.by(() => this.session?.chosen ?? null);
  preview: Preview | null = $derived.by(() => this.session?.preview ?? null);
  /** The best of what was hinted. */
  hint: LegalMove | null = $derived.by(() => this.#hinted());
  /** Where the others did what they did last, since your own last move: whose it was, by the place. */
  lastPlaces: Map<string, number> = $derived.by(() =>
    lastPlaces(this.table.news, this.table.seat, (ref, seat) => this.isPlace(ref, seat)),
  );
  #differences: Map<string, number> = $derived.by(() => differences(this.preview));

  constructor(table: TableView, session: TableSession | null) {
    this.table = table;
    this.session = session;
    this.#details = new Held<Shown | null>(table, null);
  }

  /** Whether what an action of a seat is about is a place to be marked on the board. */
  isPlace(_ref: string, _seat: number): boolean {
    return true;
  }

  /** The thing all of whose words are shown. */
  get details(): Shown | null {
    return this.#details.value;
  }
  set details(details: Shown | null) {
    this.#details.value = details;
  }

  /** What the sentence of the page asks instead of the question, after something was picked. */
  set prompt(prompt: string) {
    if (this.session) this.session.prompt = prompt;
  }

  name(seat: number): string {
    return this.table.names[seat] ?? String(seat + 1);
  }

  title(kind: string, name: string): string {
    return this.table.thing(kind, name)?.title ?? name.replaceAll("_", " ");
  }

  lines(kind: string, name: string): string[] {
    return this.table.thing(kind, name)?.lines ?? [];
  }

  #hinted(): LegalMove | null {
    const best = this.session?.hinted[0]?.text;
    return this.table.legal.find((move) => move.text === best) ?? null;
  }

  /** Selectors of what one would click for the hinted move. A game adds its places. */
  hintedAt(): string[] {
    return this.hint ? [`[data-move=${JSON.stringify(this.hint.text)}]`] : [];
  }

  isChosen(text: string): boolean {
    return this.chosen?.text === text;
  }

  /** Show the present instead of what is told. */
  catchUp(): void {
    this.table.catchUp?.();
  }

  /** Make a move that nobody is asked to confirm, such as a raise. */
  play(moves: Gesture): void {
    this.session?.play(moves);
  }

  /** A first choice shows what a move would do, the same choice again does it. */
  choose(text: string): void {
    if (this.isChosen(text)) this.session?.confirm();
    else this.session?.choose(text);
  }

  why(what: string | MoveJson): void {
    this.session?.cancel();
    this.session?.why(what);
  }

  /** Leave what was begun. */
  leave(): void {
    this.session?.cancel();
    this.details = null;
  }

  /** How much the chosen move would add to a number of the view, such as `players[1].victory`. */
  difference(field: string): number {
    return this.#differences.get(field) ?? 0;
  }
}

function differences(preview: Preview | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const { field, before, after } of preview?.preview.changes ?? []) {
    if (isNumber(before) && isNumber(after)) found.set(field, Number(after ?? 0) - Number(before ?? 0));
  }
  return found;
}

/** Nothing counts as 0. */
function isNumber(value: unknown): boolean {
  return typeof value === "number" || value == null;
}

export function setBoard<State extends BoardState>(board: State): State {
  return setContext(KEY, board);
}

export function useBoard<State extends BoardState = BoardState>(): State {
  return getContext<State>(KEY);
}
