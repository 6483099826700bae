// What a player wants answered without being asked, at one table. The server keeps it and tells nobody else; it says
// itself what you can have wishes about in a game.

import type { LetterWish, Wishable, Wishes, WishesOut } from "$api";
import { fromAPerson } from "./person.svelte";
import { Post } from "./post";
import { settings } from "./settings.svelte";
import type { NotAllowed } from "./types";

export type When = NonNullable<Wishes["reactions"]>[string];
export type AskAt = NonNullable<Wishes["moments"]>[string];
export type Quiet = NonNullable<Wishes["quiet"]>;
/** How you are asked about reactions, all of them together. */
export type Mode = "smart" | "every";

/** Whose wishes these are. */
export interface Sitting {
  readonly id: string;
  readonly seat: number | null;
}

const USUAL_CARD: When = "playable";
const USUAL_MOMENT: AskAt = "usual";

export class OwnWishes {
  readonly #table: Sitting;
  readonly #post = new Post();
  /** By seat: several may be your own. */
  #told = $state.raw<ReadonlyMap<number, WishesOut>>(new Map());
  /** What was sent and is not answered: the newest of each seat. */
  #sent = $state.raw<ReadonlyMap<number, { id: string; wishes: Wishes }>>(new Map());
  #lang = "";
  /** Why the server does not keep them. */
  refusal = $state.raw<NotAllowed | null>(null);

  #own = $derived.by(() => (this.#table.seat === null ? undefined : this.#told.get(this.#table.seat)));
  /** As they will be once everything has arrived. */
  wishes: Wishes = $derived.by(() => {
    const sent = this.#table.seat === null ? undefined : this.#sent.get(this.#table.seat);
    return sent?.wishes ?? this.#own?.wishes ?? {};
  });
  /** Whether the server has said what one wishes. */
  known = $derived(this.#own !== undefined);
  reactions: Wishable[] = $derived(this.#own?.reactions ?? []);
  moments: Wishable[] = $derived(this.#own?.moments ?? []);
  matters: Wishable[] = $derived(this.#own?.matters ?? []);
  bids: Wishable[] = $derived(this.#own?.bids ?? []);
  quiet: Quiet = $derived(this.wishes.quiet ?? "");
  /** Every chance: where anything at all is always asked about, no moment passes by itself. */
  mode: Mode = $derived(Object.values(this.wishes.reactions ?? {}).includes("always") ? "every" : "smart");

  constructor(table: Sitting) {
    this.#table = table;
  }

  /** Ask what they are. Afterwards the server tells what changes, and what ends with a phase, turn or round. */
  load(): void {
    if (this.#table.seat === null) return;
    this.#lang = settings.language;
    this.#ask(this.#table.seat);
  }

  #ask(seat: number): void {
    const { id: table } = this.#table;
    this.#post.question((id) => ({ type: "automatic", table, seat, id }));
  }

  /** The same, where it is not known yet in this language. */
  need(): void {
    if (!this.known || this.#lang !== settings.language) this.load();
  }

  // ------------------------------------------------------------ single wishes

  when(card: string): When {
    return this.wishes.reactions?.[card] ?? USUAL_CARD;
  }
  setWhen(card: string, when: When): void {
    this.#change({ reactions: put(this.wishes.reactions, card, when, USUAL_CARD) });
  }

  askAt(moment: string): AskAt {
    return this.wishes.moments?.[moment] ?? USUAL_MOMENT;
  }
  setAskAt(moment: string, ask: AskAt): void {
    this.#change({ moments: put(this.wishes.moments, moment, ask, USUAL_MOMENT) });
  }

  /** Be asked at every chance, or only where something can be played. */
  setMode(mode: Mode): void {
    const cards = Object.entries(this.wishes.reactions ?? {}).filter(([, when]) => when !== "always");
    const all = this.reactions.map(({ name }) => [name, "always"] as const);
    this.#change({ reactions: Object.fromEntries(mode === "every" ? all : cards), quiet: "" });
  }

  /** Do not react for the rest of a battle, phase or turn, or while the same can be played; "" to react again. */
  setQuiet(quiet: Quiet): void {
    this.#change({ quiet, quiet_since: "" });
  }

  /** The answer that letters about a matter get, from one player or from anybody. */
  letter(matter: string, seat: number | null = null): LetterWish | undefined {
    return this.wishes.letters?.find((one) => isAbout(one, matter, seat));
  }
  setLetter(matter: string, seat: number | null, answer: LetterWish["answer"] | "", until?: LetterWish["until"]): void {
    const others = (this.wishes.letters ?? []).filter((one) => !isAbout(one, matter, seat));
    this.#change({ letters: answer ? [...others, { matter, seat, answer, until: until ?? "game" }] : others });
  }

  /** How far to bid for a thing in this round, in hundreds; "" is anything else. */
  limit(thing: string): number | null {
    return this.wishes.bids?.find((one) => (one.thing ?? "") === thing)?.hundreds ?? null;
  }
  setLimit(thing: string, hundreds: number | null): void {
    const others = (this.wishes.bids ?? []).filter((one) => (one.thing ?? "") !== thing);
    this.#change({ bids: hundreds === null ? others : [...others, { thing, hundreds }] });
  }

  #change(more: Partial<Wishes>): void {
    fromAPerson();
    const { id: table, seat } = this.#table;
    if (seat === null) return;
    const was = this.wishes; // what another device has changed meanwhile is left as it is
    const wishes = { ...was, ...more };
    const id = this.#post.command((id) => ({ type: "automatic", table, seat, id, wishes, was }));
    this.#sent = new Map(this.#sent).set(seat, { id, wishes });
    this.refusal = null;
  }

  // ------------------------------------------------------------ what the server says

  heard(message: WishesOut): void {
    this.#told = new Map(this.#told).set(message.seat, message);
    this.#post.answered(message.id);
    this.#forget(message.id);
  }

  /** Whether it was about a wish. */
  refused(id: string, refusal: NotAllowed): boolean {
    if (!this.#post.answered(id)) return false;
    this.#forget(id);
    this.refusal = refusal;
    return true;
  }

  #forget(id: string): void {
    this.#sent = new Map([...this.#sent].filter(([, sent]) => sent.id !== id));
  }

  /** The connection was lost, and what was told meanwhile. */
  again(): void {
    this.#post.again();
    for (const seat of this.#told.keys()) this.#ask(seat);
  }
}

/** What is as usual is not named. */
function put<V>(all: Record<string, V> | undefined, name: string, value: V, usual: V): Record<string, V> {
  const others = Object.entries(all ?? {}).filter(([one]) => one !== name);
  return Object.fromEntries(value === usual ? others : [...others, [name, value]]);
}

function isAbout(wish: LetterWish, matter: string, seat: number | null): boolean {
  return wish.matter === matter && (wish.seat ?? null) === seat;
}
