// Commands that were sent and not yet answered: sent again after a lost connection, and made once by their keys.
// Questions are not.

import type { FromClient } from "$api";
import { freshKey, line } from "./line";

/** What is answered by its key or its id. */
export type Command = Extract<FromClient, { key: string } | { id: string }>;

export class Post {
  #commands = new Map<string, Command>();

  get waits(): boolean {
    return this.#commands.size > 0;
  }

  /** Send something until it is answered: its key. */
  command(make: (key: string) => Command): string {
    const key = freshKey();
    const message = make(key);
    this.#commands.set(key, message);
    line.send(message);
    return key;
  }

  /** Ask something: the id that the answer will have, or "" if it could not be sent. */
  question(make: (id: string) => FromClient): string {
    const id = freshKey();
    return line.send(make(id)) ? id : "";
  }

  again(): void {
    for (const message of this.#commands.values()) line.send(message);
  }

  /** Whether what is answered was sent from here. */
  answered(key: string): boolean {
    return this.#commands.delete(key);
  }
}
