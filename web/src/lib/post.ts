// Commands that were sent and not yet answered: sent again after a lost connection, and made once by their keys.
// Questions are not.

import type { FromClient } from "$api";
import { freshKey, line } from "./line";

export type Command = Extract<FromClient, { key: string }>;

export class Post {
  #commands = new Map<string, Command>();

  get waits(): boolean {
    return this.#commands.size > 0;
  }

  command(make: (key: string) => Command): void {
    const key = freshKey();
    const message = make(key);
    this.#commands.set(key, message);
    line.send(message);
  }

  /** Ask something: the id that the answer will have, or "" if it could not be sent. */
  question(make: (id: string) => FromClient): string {
    const id = freshKey();
    return line.send(make(id)) ? id : "";
  }

  again(): void {
    for (const message of this.#commands.values()) line.send(message);
  }

  answered(key: string): void {
    this.#commands.delete(key);
  }
}
