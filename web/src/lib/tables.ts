// Making tables and sitting down.

import type { BotOut, ChairOut, NewTable, TableOut } from "$api";
import { call } from "./api";
import { isBroken } from "./fair";
import { person } from "./me.svelte";
import { promisedAt, promiseNonce, reveal } from "./promises";

/** Make a table; with a seat of your own, sit down there. */
export async function makeTable(wanted: NewTable, seats: number[]): Promise<TableOut> {
  await person.need();
  let table = await call("POST /api/tables", {}, wanted);
  for (const seat of seats) table = await claim(table, seat);
  return table;
}

/**
 * Sit down, and promise a nonce: your own share in the chance of the game. Who takes the last seat reveals it immediately. At one
 * screen a seat may have a name of its own.
 */
export async function claim(table: TableOut, seat: number, invite = "", name = ""): Promise<TableOut> {
  await person.need();
  const nonce_commitment = promiseNonce(table, seat);
  const wanted = { seat, nonce_commitment, invite, name };
  const claimed = await call("POST /api/tables/{table}/claim", { table: table.id }, wanted);
  const known = promisedAt(table.id);
  return known && isBroken(claimed, known) ? claimed : reveal(claimed);
}

/** Take the seats you had at an earlier table, and let bots play again where they did; others are waited for. */
export async function sitAsBefore(table: TableOut, chairs: ChairOut[]): Promise<TableOut> {
  for (const { seat, kind, bot, owned } of chairs) {
    if (kind === "bot" && bot && !owned)
      await call("POST /api/tables/{table}/bots", { table: table.id }, { seat, bot });
  }
  let found = table;
  for (const { seat, mine, name } of chairs) {
    const nickname = table.hot_seat && name !== person.me?.name ? name : "";
    if (mine) found = await claim(table, seat, table.invite, nickname);
  }
  return found;
}

/** The bot somebody wants, or the one that is usual. */
export function usualBot(bots: BotOut[], wanted = ""): BotOut | undefined {
  return bots.find((one) => one.name === wanted) ?? bots.find((one) => one.name === "club") ?? bots.at(-1);
}

export function tablePath(table: TableOut): string {
  return `/table/${table.id}`;
}

/** The address to give to those who should sit down. */
export function invitation(table: TableOut): string {
  const query = table.access === "private" && table.invite ? `?invite=${encodeURIComponent(table.invite)}` : "";
  return `${location.origin}${tablePath(table)}${query}`;
}

/** The path within an address somebody pasted: an invitation, or the name of a table alone. */
export function pathFrom(pasted: string): string | null {
  const text = pasted.trim();
  if (/^[\w-]{6,32}$/.test(text)) return `/table/${text}`;
  try {
    const url = new URL(text, location.origin);
    return url.pathname.startsWith("/table/") ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
