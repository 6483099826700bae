// Who you are. A guest is made silently when something first needs one, with a name you may change by signing up.

import type { Me } from "$api";
import { call, Refusal, trust } from "./api";
import { greeted, line } from "./line";

const NAMES = [
  "Alba",
  "Bice",
  "Cosimo",
  "Dante",
  "Elena",
  "Fabio",
  "Ginevra",
  "Ilario",
  "Lapo",
  "Marietta",
  "Nello",
  "Oretta",
];

// Whether this browser had a session the last time.
const KEY = "signoria-session";
// Whether this browser has drawn a name for its guest, which nobody has chosen.
const DRAWN = "signoria-drawn-name";

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the server has said who you are. */
  known = $state(false);
  /** Whether you are asked for a name, or how to log in. */
  entering = $state(false);

  #take(me: Me | null): void {
    const changed = this.me?.csrf !== me?.csrf;
    this.me = me;
    this.known = true;
    trust(me);
    keep(KEY, me ? "1" : null);
    if (changed) line.restart();
  }

  async look(): Promise<void> {
    if (!hadSession() && !(await greeted())) return this.#take(null);
    try {
      this.#take(await call("GET /api/me", {}));
    } catch (error) {
      if (error instanceof Refusal && error.code === "offline") throw error;
      this.#take(null);
    }
  }

  /** Somebody: oneself, or a new guest. */
  async need(): Promise<Me> {
    if (!this.known) await this.look();
    if (!this.me) {
      const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Alba";
      this.#take(await call("POST /api/guests", {}, { name }));
      keep(DRAWN, "1");
    }
    return this.me as unknown as Me;
  }

  /** Whether the others would not know who this is: nobody has come in yet, or a guest under a name that was drawn. */
  get isNameless(): boolean {
    return !this.me || (this.me.guest && kept(DRAWN) === "1");
  }

  /** The name that was drawn is the one somebody wants. */
  keepName(): void {
    keep(DRAWN, null);
  }

  /** Come in as a guest, or be called otherwise as one. */
  async guest(name: string): Promise<void> {
    this.#take(await call("POST /api/guests", {}, { name }));
    keep(DRAWN, null);
  }

  async logIn(name: string, password: string): Promise<void> {
    this.#take(await call("POST /api/login", {}, { name, password }));
  }

  async signUp(name: string, password: string, email: string): Promise<void> {
    this.#take(await call("POST /api/accounts", {}, { name, password, email }));
  }

  /** Where turns are announced; "" nowhere. A letter asks first whether the address is your own. */
  async announceTo(email: string): Promise<void> {
    this.#take(await call("PUT /api/me/notices", {}, { email, webhook: this.me?.webhook ?? "" }));
  }

  async logOut(): Promise<void> {
    await call("POST /api/logout", {});
    this.#take(null);
  }

  /** For good. One resigns wherever one plays. */
  async deleteAccount(password: string): Promise<void> {
    await call("POST /api/me/delete", {}, { password });
    this.#take(null);
  }
}

/** What this browser has kept; undefined where it keeps nothing. */
function kept(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks every time.
  }
}

function hadSession(): boolean {
  return kept(KEY) !== null;
}

export const person = new Person();
