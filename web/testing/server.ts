// A server that is not there: sockets and answers over HTTP as a test wants them.

import type { FromClient, LegalMove, TableOut, ToClient, Update } from "$api";
import { vi } from "vitest";

/** A message of the client, with every field any of them has. */
export type Sent = FromClient & Record<string, unknown>;

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Sent[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  // ------------------------------------------------------------ what the server does

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection is gone, and nobody has said goodbye. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }

  of(type: Sent["type"]): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** All requests over HTTP: the method and the path. */
export const requests: string[] = [];

/** Instead of a server: sockets that do nothing by themselves, and these answers to requests, by their paths. */
export function fakeServer(answers: Record<string, unknown>): void {
  FakeSocket.all = [];
  requests.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (url: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(url, "http://localhost");
    requests.push(`${init?.method ?? "GET"} ${pathname}`);
    return Response.json(answers[pathname] ?? {});
  });
}

export function tableOut(mine: number[], more: Partial<TableOut> = {}): TableOut {
  const chairs = [0, 1].map((seat) => ({
    seat,
    kind: "person",
    name: ["Ann", "Ben"][seat],
    mine: mine.includes(seat),
    here: true,
  }));
  const info = { id: "t1", game: "chess", seats: 2, status: "playing", access: "public", host: false, reveal_by: null };
  return { ...info, options: {}, commitment: "c", chairs, ...more } as unknown as TableOut;
}

export function legalMove(text: string): LegalMove {
  return { text, move: { verb: text }, words: text.toUpperCase() };
}

export function updateOf(seat: number | null, seq: number, more: Partial<Update> = {}): Update {
  const update = {
    type: "update",
    table: "t1",
    seat,
    seq,
    shared: seq,
    first: 0,
    events: [],
    sentences: [],
    view: {},
    at: seq,
    legal: [],
    waiting: [],
    optional: [],
    since: [],
    over: false,
    ask: null,
    declined: null,
    paused: false,
    clock: null,
    order: [],
    result: null,
    last: null,
  };
  return { ...update, ...more } as unknown as Update;
}
