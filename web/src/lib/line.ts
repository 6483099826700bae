// One WebSocket for the whole page. It connects again by itself; who listens is told and says again what it watches.

import type { FromClient, ToClient } from "$api";
import type { Connection } from "./types";

export interface Listener {
  /** Connected, perhaps again: say what is to be watched, and send again what was not answered. */
  opened(): void;
  heard(message: ToClient): void;
  changed(connection: Connection): void;
}

const PING_EVERY = 15_000;
const PONG_WITHIN = 6_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const LOGGED_OUT = 4401;

export class Line {
  connection: Connection = "off";
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ahead = 0; // by this many seconds the server's clock is ahead of ours

  constructor() {
    addEventListener("online", () => this.#again());
    addEventListener("offline", () => this.#check());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#check());
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.connection === "on") {
      listener.changed("on");
      listener.opened();
    } else {
      this.#open();
    }
    return () => {
      this.#listeners.delete(listener);
      if (!this.#listeners.size) this.#close();
    };
  }

  /** Send now, or not at all: what must arrive is sent again by its listener when the line is open again. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Seconds since 1970 on the server's clock. */
  serverTime(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  /** Who you are has changed: the server must see the new session. */
  restart(): void {
    if (!this.#socket) return;
    this.#close();
    if (this.#listeners.size) this.#open();
  }

  #open(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    const socket = dial();
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#tell("on");
      this.#beat = setInterval(() => this.#check(), PING_EVERY);
      for (const listener of [...this.#listeners]) listener.opened();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      const message = JSON.parse(event.data as string) as ToClient;
      if (message.type === "welcome") this.#ahead = message.now - Date.now() / 1000;
      for (const listener of [...this.#listeners]) listener.heard(message);
    };
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#drop();
    if (!this.#listeners.size) return;
    this.#tell("lost");
    const wait = code === LOGGED_OUT ? FIRST_WAIT : this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  /** A line may be dead without anybody having closed it. */
  #check(): void {
    const socket = this.#socket;
    if (!socket) return this.#again();
    if (this.#silence !== undefined || !this.send({ type: "ping" })) return;
    this.#silence = setTimeout(() => {
      socket.close();
      this.#lost(socket, 0);
    }, PONG_WITHIN);
  }

  #again(): void {
    if (this.#socket || !this.#listeners.size) return;
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  #close(): void {
    const socket = this.#socket;
    this.#drop();
    clearTimeout(this.#retry);
    this.#tell("off");
    socket?.close();
  }

  #drop(): void {
    this.#socket = null;
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #tell(connection: Connection): void {
    this.connection = connection;
    for (const listener of [...this.#listeners]) listener.changed(connection);
  }
}

export const line = new Line();

function dial(): WebSocket {
  const where = new URL("/api/ws", location.href);
  where.protocol = where.protocol.replace("http", "ws");
  return new WebSocket(where);
}

/** The name the server greets this browser with; "" for a stranger, whom asking over HTTP would count as an error. */
export function greeted(): Promise<string> {
  return new Promise((answer) => {
    const socket = dial();
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as ToClient;
      answer(message.type === "welcome" ? message.name : "");
      socket.close();
    };
    socket.onclose = () => answer("");
  });
}

/** A key that is new for each move: sent twice with it, a move is made once. */
export function freshKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(numbers, (one) => one.toString(36)).join("-");
}
