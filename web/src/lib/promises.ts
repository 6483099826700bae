// Promises about chance, kept in this browser until the end of each game: see fair.ts.

import type { TableOut } from "$api";
import { call, Refusal } from "./api";
import { heard, nonceCommitment, type Promised } from "./fair";
import { freshKey } from "./line";

interface Kept extends Promised {
  /** When the table was first seen: the oldest are forgotten first. */
  at: number;
}

const KEY = "signoria-chance-";
const MOST_KEPT = 300;
const inMemory = new Map<string, Kept>(); // in a browser that keeps nothing, as long as the page lives

/** What this browser knows of a table; null if it saw it only after the end. */
export function promisedAt(table: string): Promised | null {
  try {
    const text = localStorage.getItem(KEY + table);
    if (text) return JSON.parse(text) as Kept;
  } catch {
    // A browser that keeps nothing still plays.
  }
  return inMemory.get(table) ?? null;
}

function keep(table: string, promised: Promised): void {
  const kept: Kept = { at: Date.now(), ...promised };
  inMemory.set(table, kept);
  try {
    localStorage.setItem(KEY + table, JSON.stringify(kept));
  } catch {
    // The same.
  }
}

/** Forget the oldest. */
function tidy(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(KEY));
    if (names.length < MOST_KEPT) return;
    const age = (name: string): number => (JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<Kept>).at ?? 0;
    names.sort((one, other) => age(one) - age(other));
    for (const name of names.slice(0, names.length - MOST_KEPT + 1)) localStorage.removeItem(name);
  } catch {
    // The same.
  }
}

/** Note what a table shows, the first time it is seen; later which seats are your own and which nonces have arrived. */
export function note(info: TableOut): Promised | null {
  const known = promisedAt(info.id);
  if (!known) {
    if (info.status === "over") return null; // too late: what it shows now promises nothing
    tidy();
    keep(info.id, { commitment: info.commitment, nonces: {}, shown: null, revealed: [] });
    return promisedAt(info.id);
  }
  const news = heard(info, known);
  if (news !== known) keep(info.id, news);
  return promisedAt(info.id);
}

/** Promise a nonce for a seat, the same one if it is asked for again; its commitment. */
export function promiseNonce(info: TableOut, seat: number): string {
  const known = note(info);
  if (!known) return "";
  const nonce = known.nonces[seat] ?? freshKey();
  keep(info.id, { ...known, nonces: { ...known.nonces, [seat]: nonce } });
  return nonceCommitment(nonce);
}

/** Once everybody sits: note what all have promised, then reveal the nonces of this browser. */
export async function reveal(info: TableOut): Promise<TableOut> {
  let now = info;
  for (const chair of info.chairs) {
    const known = promisedAt(info.id);
    const nonce = chair.mine && !chair.revealed ? known?.nonces[chair.seat] : undefined;
    if (!known || !nonce || now.reveal_by == null) continue;
    keep(info.id, { ...known, shown: known.shown ?? info.chairs.map((one) => one.nonce_commitment ?? "") });
    try {
      now = await call("POST /api/tables/{table}/reveal", { table: info.id }, { seat: chair.seat, nonce });
      note(now);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === "begun-already")) throw error; // late, as the record says
    }
  }
  return now;
}
