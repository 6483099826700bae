// Whether chance was fair: what a table promised and what was sent to it, compared with the record after the end. The
// scheme is in docs/records.md. Nothing here asks the server or keeps anything.

import type { TableOut } from "$api";
import { sha256 } from "./sha256";

/** What this browser knows of the chance of a table. */
export interface Promised {
  /** The commitment that the table showed when this browser first saw it. */
  commitment: string;
  /** By seat, the nonce that was promised from here. */
  nonces: Record<string, string>;
  /** The commitments of all seats, as they were shown when a nonce was first revealed from here. */
  shown: string[] | null;
  /** Seats whose nonce the server said had arrived. */
  revealed: number[];
  /** Seats that were your own once everybody sat, whatever the server says later. */
  seats?: number[];
}

/** One thing that was compared; "late": not broken, but proving less; "open": there was nothing to compare it with. */
export interface Check {
  what: "commitment" | "nonce" | "nonces";
  result: "yes" | "no" | "late" | "open";
  seat?: number;
}

export function commitmentOf(secret: string): string {
  const bytes = secret.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  return sha256(Uint8Array.from([...new TextEncoder().encode("signoria commitment\n"), ...bytes]));
}

export function nonceCommitment(nonce: string): string {
  return nonce ? sha256(new TextEncoder().encode(`signoria nonce\n${nonce}`)) : "";
}

/** Whether nobody can sit down or stand up any more. */
function isSettled(info: TableOut): boolean {
  return info.status !== "closed" && (info.status !== "open" || info.reveal_by != null);
}

/** Seats whose nonces must be in the record: those said to be your own, and those that once were. */
function ownSeats(promised: Promised | null, mine: number[]): number[] {
  const own = new Set([...mine, ...(promised?.seats ?? []), ...(promised?.revealed ?? [])]);
  return [...own].filter((seat) => promised?.nonces[seat]).sort((one, other) => one - other);
}

/** What is known once a table shows this: seats that stay your own, and nonces that have arrived. */
export function heard(info: TableOut, promised: Promised): Promised {
  if (!isSettled(info)) return promised;
  const mine = info.chairs.filter((chair) => chair.mine).map((chair) => chair.seat);
  const seats = ownSeats(promised, mine);
  const arrived = seats.filter((seat) => promised.revealed.includes(seat) || info.chairs[seat]?.revealed);
  const isKnown = seats.length === (promised.seats ?? []).length && arrived.length === promised.revealed.length;
  return isKnown ? promised : { ...promised, seats, revealed: arrived };
}

/** Whether a table no longer shows what it showed before. Chairs count only once nobody can stand up any more. */
export function isBroken(info: TableOut, promised: Promised): boolean {
  if (info.commitment !== promised.commitment) return true;
  if (!isSettled(info)) return false;
  const now = info.chairs.map((chair) => chair.nonce_commitment ?? "");
  const mine = info.chairs.filter((chair) => chair.mine).map((chair) => chair.seat);
  if (ownSeats(promised, mine).some((seat) => now[seat] !== nonceCommitment(promised.nonces[seat]!))) return true;
  return promised.shown !== null && promised.shown.join() !== now.join();
}

interface Paper {
  commitment: string;
  secret: string;
  nonces: string[];
  nonceCommitments: string[];
  late: number[];
}

/** What a record says of its chance. */
function paperOf(record: string): Paper {
  const lines = record.split("\n");
  const field = (name: string): string =>
    lines
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
      .trim() ?? "";
  const list = (name: string): string[] => JSON.parse(field(name) || "[]") as string[];
  return {
    commitment: field("commitment"),
    secret: field("secret"),
    nonces: list("nonces"),
    nonceCommitments: list("nonce_commitments"),
    late: lines.flatMap((line) => (line.startsWith("! unrevealed ") ? [Number(line.slice(13))] : [])),
  };
}

/** Compare a record with what was promised; `mine` are the seats of whoever looks at it. */
export function checks(record: string, promised: Promised | null, mine: number[]): Check[] {
  const paper = paperOf(record);
  const isOwn = commitmentOf(paper.secret) === paper.commitment;
  const isPromised = !promised || promised.commitment === paper.commitment;
  const found: Check[] = [{ what: "commitment", result: !isOwn || !isPromised ? "no" : promised ? "yes" : "open" }];
  for (const seat of ownSeats(promised, mine)) {
    const nonce = promised?.nonces[seat];
    if (nonce) found.push({ what: "nonce", seat, result: ownNonce(paper, seat, nonce, promised) });
  }
  if (mine.length && found.length === 1) found.push({ what: "nonce", result: "open" });
  found.push({ what: "nonces", result: allNonces(paper, promised) });
  return found;
}

function ownNonce(paper: Paper, seat: number, nonce: string, promised: Promised): Check["result"] {
  if (!paper.late.includes(seat)) return paper.nonces[seat] === nonce ? "yes" : "no";
  const isHonest = paper.nonces[seat] === nonceCommitment(nonce) && !promised.revealed.includes(seat);
  return isHonest ? "late" : "no";
}

function allNonces(paper: Paper, promised: Promised | null): Check["result"] {
  if (!paper.nonceCommitments.length && !promised?.shown && !paper.late.length) return "open";
  if (promised?.shown && promised.shown.join() !== paper.nonceCommitments.join()) return "no";
  const fits = paper.nonces.every((nonce, seat) => {
    const own = paper.late.includes(seat) ? nonce : nonceCommitment(nonce);
    return own === paper.nonceCommitments[seat];
  });
  return fits && paper.nonces.length === paper.nonceCommitments.length ? "yes" : "no";
}

/** The command that checks the draws as well. */
export function verifyCommand(file: string, promised: Promised | null, mine: number[]): string {
  const nonces = ownSeats(promised, mine).map((seat) => ` --nonce ${seat}=${promised?.nonces[seat]}`);
  return `signoria verify ${file}${promised ? ` --commitment ${promised.commitment}` : ""}${nonces.join("")}`;
}
