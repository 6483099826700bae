// What was sent and not yet answered. Commands are sent again after a lost connection, and made once by their keys;
// questions are forgotten.

import type { FromClient } from "$api";
import { freshKey, line } from "./line";

export type Command = Extract<FromClient, { key: string }>;

export class Post {
  #commands = new Map<string, Command>();
  #questions = new Map<string, string>();

  get waits(): boolean {
    return this.#commands.size > 0;
  }

  command(make: (key: string) => Command): void {
    const key = freshKey();
    const message = make(key);
    this.#commands.set(key, message);
    line.send(message);
  }

  /** Ask something about `what`. Whether it could be sent. */
  question(make: (id: string) => FromClient, what: string): boolean {
    const id = freshKey();
    this.#questions.set(id, what);
    return line.send(make(id));
  }

  again(): void {
    this.#questions.clear();
    for (const message of this.#commands.values()) line.send(message);
  }

  /** A command or question is answered: what the question was about. */
  answered(key: string): string | undefined {
    const what = this.#questions.get(key);
    this.#questions.delete(key);
    this.#commands.delete(key);
    return what;
  }
}
