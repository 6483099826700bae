// Letters that wait with the server and stop nobody: sent whole, withdrawn, accepted and refused.

import type { LetterAnswer, LetterOut, LettersOut } from "$api";
import { fromAPerson } from "./person.svelte";
import { type Command, Post } from "./post";
import type { MoveJson, NotAllowed } from "./types";
import type { Sitting } from "./wishes.svelte";

export class Mailbox {
  readonly #table: Sitting;
  readonly #post = new Post();
  /** By seat, as each may see them. */
  #told = $state.raw<ReadonlyMap<number | null, LetterOut[]>>(new Map());
  /** Letters whose end you have read of, by seat. */
  #read = $state.raw<ReadonlyMap<number | null, ReadonlySet<string>>>(new Map());
  /** Keys and ids of what is on its way. */
  #under = $state.raw<readonly string[]>([]);
  /** Why the last letter was not sent, or not answered as you wanted. */
  refusal = $state.raw<NotAllowed | null>(null);

  /** All that the seat looked from may see, the oldest first. */
  letters: LetterOut[] = $derived.by(() => this.#told.get(this.#table.seat) ?? []);
  /** Those that wait for an answer of your own. */
  incoming: LetterOut[] = $derived(this.letters.filter((one) => isOpen(one) && this.#isToMe(one)));
  /** Those of your own that wait for an answer. */
  outgoing: LetterOut[] = $derived(this.letters.filter((one) => isOpen(one) && this.#isMine(one)));
  /** Those of your own that were answered, or lapsed, since you last looked. */
  ended: LetterOut[] = $derived.by(() => this.letters.filter((one) => this.#isNews(one)));
  /** Whether one looks at the letters. */
  open = $state(false);
  /** To whom a letter is being written, and with what it begins. */
  writing = $state.raw<{ to: number; moves: MoveJson[] } | null>(null);
  /** How many letters need your attention. */
  badge = $derived(this.incoming.length + this.ended.length);
  busy = $derived(this.#under.length > 0);

  constructor(table: Sitting) {
    this.#table = table;
  }

  #isMine(letter: LetterOut): boolean {
    return letter.sender === this.#table.seat;
  }
  #isToMe(letter: LetterOut): boolean {
    return letter.receiver === this.#table.seat;
  }
  #isNews(letter: LetterOut): boolean {
    const isOver = !isOpen(letter) && letter.status !== "withdrawn";
    return isOver && this.#isMine(letter) && !this.#read.get(this.#table.seat)?.has(nameOf(letter));
  }

  /** The letters between oneself and another. */
  thread(other: number): LetterOut[] {
    const mine = this.#table.seat;
    return this.letters.filter(
      ({ sender, receiver }) => (sender === mine && receiver === other) || (receiver === mine && sender === other),
    );
  }

  /** What has ended has been read. */
  read(): void {
    const { seat } = this.#table;
    if (!this.ended.length) return;
    const over = this.letters.filter((one) => !isOpen(one)).map(nameOf);
    this.#read = new Map(this.#read).set(seat, new Set(over));
  }

  // ------------------------------------------------------------ what you can do

  /** Begin a letter. */
  write(to: number, moves: MoveJson[] = []): void {
    this.refusal = null;
    this.writing = { to, moves };
    this.open = true;
  }

  /** Send a letter whole: `offer 1`, what is given and asked for, and `propose`; or `talk 1` alone. */
  send(moves: string[]): void {
    this.#do((key, table, seat) => ({ type: "letter", table, seat, key, moves }));
  }

  accept(n: number): void {
    this.#answer(n, "accept");
  }
  refuse(n: number): void {
    this.#answer(n, "refuse");
  }
  withdraw(n: number): void {
    this.#answer(n, "withdraw");
  }

  #answer(n: number, answer: LetterAnswer["answer"]): void {
    this.#do((id, table, seat) => ({ type: "answer_letter", table, seat, id, n, answer }));
  }

  #do(make: (key: string, table: string, seat: number) => Command): void {
    fromAPerson();
    const { id: table, seat } = this.#table;
    if (seat === null) return;
    this.refusal = null;
    const key = this.#post.command((key) => make(key, table, seat));
    this.#under = [...this.#under, key];
  }

  // ------------------------------------------------------------ what the server says

  heard(message: LettersOut): void {
    const isFirst = !this.#told.has(message.seat);
    this.#told = new Map(this.#told).set(message.seat, message.letters);
    this.#answered(message.id);
    // What had ended before you came is not news.
    if (isFirst) {
      const over = message.letters.filter((one) => !isOpen(one)).map(nameOf);
      this.#read = new Map(this.#read).set(message.seat, new Set(over));
    }
  }

  /** Whether it was about a letter. */
  refused(key: string, refusal: NotAllowed): boolean {
    if (!this.#answered(key)) return false;
    this.refusal = refusal;
    return true;
  }

  #answered(key: string): boolean {
    this.#under = this.#under.filter((one) => one !== key);
    return this.#post.answered(key);
  }

  again(): void {
    this.#post.again();
  }
}

export function isOpen(letter: LetterOut): boolean {
  return letter.status === "open";
}

function nameOf(letter: LetterOut): string {
  return `${letter.n} ${letter.status}`;
}
