// Who one is. A guest is made silently when something first needs one, with a name one may change by signing up.

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

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the server has said who one is. */
  known = $state(false);

  #take(me: Me | null): void {
    const changed = this.me?.csrf !== me?.csrf;
    this.me = me;
    this.known = true;
    trust(me);
    try {
      if (me) localStorage.setItem(KEY, "1");
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing asks every time.
    }
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
    }
    return this.me as unknown as Me;
  }

  async guest(name: string): Promise<void> {
    this.#take(await call("POST /api/guests", {}, { name }));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.#take(await call("POST /api/login", {}, { name, password }));
  }

  async signUp(name: string, password: string, email: string): Promise<void> {
    this.#take(await call("POST /api/accounts", {}, { name, password, email }));
  }

  /** Where turns are announced; "" nowhere. A letter asks first whether the address is one's own. */
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

function hadSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export const person = new Person();
