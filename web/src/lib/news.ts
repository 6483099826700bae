// What happened, as the server groups it into actions: kept as updates bring it, folded under its headings.

import type { Action, Update } from "$api";
import type { Thing } from "./types";

/**
 * The actions one has with those of an update. They replace all from the first of them on: the last one may have grown, or
 * something was taken back.
 */
export function grown(news: Action[], { first, news: told }: Pick<Update, "first" | "news">): Action[] {
  const from = Math.min(first, told?.[0]?.first ?? first);
  return [...news.filter((action) => action.first < from), ...(told ?? [])];
}

/** The number of the first event since the last move of a seat; `acted` events had happened when it was made, if known. */
export function sinceOwn(news: Action[], seat: number | null, acted: number): number {
  const isOwn = (action: Action) => action.level === 0 && action.seat === seat;
  if (seat === null) return news.findLast((action) => action.level > 0)?.first ?? 0;
  if (!acted) return (news.findLast(isOwn)?.last ?? -1) + 1;
  const after = news.filter((action) => action.last >= acted);
  return after.find((action) => !isOwn(action))?.first ?? (after.at(-1)?.last ?? acted - 1) + 1;
}

/** A line of the log: an action, or a heading under which all up to the next one folds. */
export interface Row {
  action: Action;
  /** How many headings it stands under. */
  depth: number;
  /** Of a heading, whether what is below it is shown. */
  open: boolean;
}

/**
 * The lines that are shown. A heading is closed when the next of its level has come, unless something since one's own last
 * move, at the event numbered `since`, is below it; `turned` are those that somebody has opened or closed.
 */
export function rowsOf(news: Action[], since: number, turned: ReadonlyMap<number, boolean>): Row[] {
  const rows: Row[] = [];
  let above: Row[] = [];
  news.forEach((action, i) => {
    const level = action.level || Infinity;
    above = above.filter((row) => row.action.level < level);
    const isSeen = above.every((row) => row.open);
    const row = { action, depth: above.length, open: action.level > 0 && isOpen(news, i, since, turned) };
    if (isSeen) rows.push(row);
    if (action.level > 0) above.push(row);
  });
  return rows;
}

function isOpen(news: Action[], at: number, since: number, turned: ReadonlyMap<number, boolean>): boolean {
  const { first, level } = news[at]!;
  const next = news.findIndex((action, i) => i > at && action.level > 0 && action.level <= level);
  return turned.get(first) ?? (next < 0 || news[next - 1]!.last >= since);
}

/** A piece of a sentence; `ref` is the thing that it names. */
export interface Piece {
  text: string;
  ref: string | null;
}

/** A sentence with the names of things in it. */
export function piecesOf(sentence: string, refs: string[], things: Record<string, Thing>): Piece[] {
  const titles = new Map(refs.flatMap((ref) => (things[ref] ? [[things[ref].title.toLowerCase(), ref] as const] : [])));
  if (!titles.size) return [{ text: sentence, ref: null }];
  const longest = [...titles.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const names = new RegExp(`(?<![\\p{L}\\p{N}])(${longest.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return sentence
    .split(names)
    .map((text, i) => ({ text, ref: i % 2 ? (titles.get(text.toLowerCase()) ?? null) : null }))
    .filter((piece) => piece.text);
}

function escaped(text: string): string {
  return text.replace(/[/\\^$*+?.()|[\]{}-]/g, "\\$&");
}
