// What happened, as the server groups it into actions: kept as updates bring it, folded under its headings.

import type { Action, Update } from "$api";
import type { Thing } from "./types";

/**
 * The actions you have with those of an update. They replace all from the first of them on: the last action may have grown, or
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

/** Where others acted last, since the last move of a seat: whose it was, by what the action is about. What `isPlace` does
    not take for a place leaves the mark where it is. */
export function lastPlaces(
  news: Action[],
  seat: number | null,
  isPlace: (ref: string, seat: number) => boolean = () => true,
): Map<string, number> {
  const since = sinceOwn(news, seat, 0);
  const last = new Map<number, Action>();
  for (const action of news) {
    if (action.last >= since && action.level === 0 && action.seat !== null && action.seat !== seat) {
      const { refs, seat: whose } = action;
      if (refs.some((ref) => isPlace(ref, whose))) last.set(whose, action);
    }
  }
  return new Map([...last.values()].flatMap((action) => action.refs.map((ref) => [ref, action.seat!] as const)));
}

export const GRAVE = 3; // the weight of a battle, a vote, a death

/** A line of the log: an action, or a heading under which all up to the next one folds. */
export interface Row {
  /** What is told: a closed heading also says what was grave below it. */
  action: Action;
  /** How many actions are folded into it. */
  folded: number;
  /** How many headings it stands under. */
  depth: number;
  /** Of a heading, whether what is below it is shown. */
  open: boolean;
}

/**
 * The lines that are shown. A heading is closed when the next of its level has come, unless something since your own last
 * move, at the event numbered `since`, is below it; `turned` are those that somebody has opened or closed.
 */
export function rowsOf(news: Action[], since: number, turned: ReadonlyMap<number, boolean>): Row[] {
  const rows: Row[] = [];
  let above: Row[] = [];
  news.forEach((action, i) => {
    const level = action.level || Infinity;
    above = above.filter((row) => row.action.level < level);
    const isSeen = above.every((row) => row.open);
    const open = action.level > 0 && isOpen(news, i, since, turned);
    const row = { action, folded: 0, depth: above.length, open };
    if (isSeen) rows.push(action.level > 0 && !open ? closed(row, news.slice(i + 1, endOf(news, i))) : row);
    if (action.level > 0) above.push(row);
  });
  return rows;
}

function isOpen(news: Action[], at: number, since: number, turned: ReadonlyMap<number, boolean>): boolean {
  const next = endOf(news, at);
  return turned.get(news[at]!.first) ?? (next === news.length || news[next - 1]!.last >= since);
}

/** Where the next heading of its level, or of a higher one, ends what is below a heading. */
function endOf(news: Action[], at: number): number {
  const next = news.findIndex((action, i) => i > at && action.level > 0 && action.level <= news[at]!.level);
  return next < 0 ? news.length : next;
}

/** A heading with what is folded below it: it says what was grave there, as `folded` of the server does. */
function closed(row: Row, below: Action[]): Row {
  if (!below.length) return row;
  const { action } = row;
  const grave = below.filter(({ weight, detail }) => weight >= GRAVE && !detail);
  const told: Action = {
    ...action,
    sentences: [...action.sentences, ...grave.flatMap(({ sentences }) => sentences.slice(0, 1))],
    weight: Math.max(action.weight, ...below.map(({ weight }) => weight)),
    last: below.at(-1)!.last,
    refs: [...new Set([...action.refs, ...grave.flatMap(({ refs }) => refs)])],
  };
  return { ...row, action: told, folded: below.length };
}

/** Whether two rows look the same: those of closed headings are made anew each time. */
export function isSame(one: Row, other: Row): boolean {
  if (one.open !== other.open || one.depth !== other.depth || one.folded !== other.folded) return false;
  const isFold = one.folded > 0 && one.action.last === other.action.last;
  return one.action === other.action || (isFold && String(one.action.sentences) === String(other.action.sentences));
}

const ENDING = 2; // letters at the end of a word that change with its case, at most
const LONGEST_ENDING = 4;

/** A piece of a sentence; `ref` is the thing that it names. */
export interface Piece {
  text: string;
  ref: string | null;
}

interface Name {
  at: number;
  end: number;
  ref: string | null;
}

/** A sentence with the names of things found in it; a name that is not there as it is may be inflected. */
export function piecesOf(sentence: string, refs: string[], things: Record<string, Thing>): Piece[] {
  const titles = new Map(refs.flatMap((ref) => (things[ref] ? [[things[ref].title.toLowerCase(), ref] as const] : [])));
  const named = [...titles].sort(([one], [other]) => other.length - one.length);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { at, end, ref } of namesIn(sentence, named)) {
    pieces.push({ text: sentence.slice(from, at), ref: null }, { text: sentence.slice(at, end), ref });
    from = end;
  }
  return [...pieces, { text: sentence.slice(from), ref: null }].filter((piece) => piece.text);
}

/** Where the names of things are in a sentence: the longest first, where two begin at one place. */
function namesIn(sentence: string, all: (readonly [title: string, ref: string])[]): Name[] {
  const lower = sentence.toLowerCase();
  const isEven = lower.length === sentence.length;
  // Patterns of all letters there are take long to make: none is made for names that are there as they are, or not at all.
  const named = isEven ? all.filter(([title]) => mayName(lower, title)) : all;
  const names: Name[] = [];
  if (isEven && named.every(([title]) => wordAt(lower, title, 0) >= 0)) {
    for (let from = 0; ; from = names.at(-1)!.end) {
      const next = named.map(([title, ref]) => ({ at: wordAt(lower, title, from), length: title.length, ref }));
      const first = next.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0];
      if (!first) return names;
      names.push({ at: first.at, end: first.at + first.length, ref: first.ref });
    }
  }
  const forms = named.map(([title]) => (wordAt(lower, title, 0) >= 0 ? escaped(title) : inflected(title)));
  for (const found of sentence.matchAll(whole(forms.map((form) => `(${form})`).join("|")))) {
    const [text, ...groups] = found;
    const ref = named[groups.findIndex((group) => group !== undefined)]?.[1] ?? null;
    names.push({ at: found.index, end: found.index + text.length, ref });
  }
  return names;
}

/** A piece with the punctuation after it, from which it is not parted at the end of a line. */
export interface Held extends Piece {
  tail: string;
}

export function withTails(pieces: Piece[]): Held[] {
  const held: Held[] = [];
  for (const { text, ref } of pieces) {
    const before = held.at(-1);
    const [tail = ""] = (before?.ref && !before.tail && /^\p{P}+/u.exec(text)) || [];
    if (before) before.tail += tail;
    if (text.length > tail.length) held.push({ text: text.slice(tail.length), ref, tail: "" });
  }
  return held;
}

/** Words of a sentence, or a number of something that has a sign. */
export interface Sign {
  text: string;
  /** The name of its sign; "" for plain words. */
  sign: string;
  /** How many there are, before the words. */
  n: string;
}

/** Signs with the punctuation after them, from which they are not parted at the end of a line. */
export function held(signs: Sign[]): (Sign & { tail: string })[] {
  const found: (Sign & { tail: string })[] = [];
  for (const { text, sign, n } of signs) {
    const before = found.at(-1);
    const [tail = ""] = (before?.sign && !sign && /^\p{P}+/u.exec(text)) || [];
    if (before && tail) before.tail = tail;
    if (text.length > tail.length) found.push({ text: text.slice(tail.length), sign, n, tail: "" });
  }
  return found;
}

const patterns = new WeakMap<object, RegExp>(); // of signs: to make one takes longer than to use it

/** Numbers of things in a sentence, whose words (`forms`, by the names of their signs) may be replaced by signs. */
export function signsIn(text: string, forms: Readonly<Record<string, string[]>>): Sign[] {
  const each = Object.entries(forms).flatMap(([sign, words]) => words.map((word) => [word, sign] as const));
  if (!each.length) return [{ text, sign: "", n: "" }];
  const longest = each.sort(([one], [other]) => other.length - one.length);
  const either = () => longest.map(([word]) => escaped(word)).join("|");
  const pattern = patterns.get(forms) ?? new RegExp(`(\\d+)([ \u00a0](?:${either()}))(?!\\p{L})`, "gu");
  patterns.set(forms, pattern);
  const found: Sign[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, n = "", words = ""] = match;
    found.push({ text: text.slice(from, match.index), sign: "", n: "" });
    found.push({ text: words, sign: longest.find(([word]) => word === words.slice(1))?.[1] ?? "", n });
    from = match.index + whole.length;
  }
  return [...found, { text: text.slice(from), sign: "", n: "" }].filter((one) => one.text);
}

const INSIDE_A_WORD = /[\p{L}\p{N}]/u;

/** Where something is in a sentence as whole words, from a place on; -1 if nowhere. */
function wordAt(sentence: string, words: string, from: number): number {
  for (let at = sentence.indexOf(words, from); at >= 0; at = sentence.indexOf(words, at + 1)) {
    const [before, after] = [sentence[at - 1] ?? "", sentence[at + words.length] ?? ""];
    if (!INSIDE_A_WORD.test(before) && !INSIDE_A_WORD.test(after)) return at;
  }
  return -1;
}

/** A pattern that matches whole words. */
function whole(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");
}

const INFLECTED = /\p{L}{4,}/gu; // words that may end differently in another case

/** What of a word is the same in every case. */
function stem(word: string): string {
  return word.slice(0, Math.max(3, word.length - ENDING));
}

/** A title of several words in any case, each with another ending: one word alone could be another, as miller and mill. */
function inflected(title: string): string {
  if (!title.includes(" ")) return escaped(title);
  return escaped(title).replace(INFLECTED, (word) => `${stem(word)}\\p{L}{0,${LONGEST_ENDING}}`);
}

/** Whether a title can be in a sentence at all, in any case. */
function mayName(sentence: string, title: string): boolean {
  if (!title.includes(" ")) return wordAt(sentence, title, 0) >= 0;
  return (title.match(INFLECTED) ?? []).every((word) => sentence.includes(stem(word)));
}

function escaped(text: string): string {
  return text.replace(/[/\\^$*+?.()|[\]{}-]/g, "\\$&");
}
