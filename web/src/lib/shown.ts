// Small answers from what the server sent.

import type { HintMove, HintOut, Update } from "$api";
import type { Group, LegalMove } from "./types";

/** Legal moves with what is shown besides their words. */
export function shownMoves(update: Update | null): LegalMove[] {
  if (!update) return [];
  const groups = new Map<string, string>();
  for (const group of update.shown?.groups ?? []) for (const text of group.moves) groups.set(text, group.key);
  return update.legal.map((move) => {
    const more = update.shown?.moves[move.text];
    return { ...move, group: groups.get(move.text) ?? verb(move.text), note: more?.note ?? "", facts: more?.facts ?? {} };
  });
}

/** Groups as the server shows them; without them, by the verb. */
export function grouped(update: Update | null): Group[] {
  if (!update) return [];
  if (update.shown) return update.shown.groups;
  const groups = new Map<string, Group>();
  for (const move of update.legal) {
    const key = verb(move.text);
    const group = groups.get(key) ?? { key, title: key, moves: [] };
    group.moves.push(move.text);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What a bot would do, then what else it has weighed, in the words of the table; only what may still be played. */
export function hintsOf(hint: HintOut, legal: Map<string, LegalMove>): HintMove[] {
  const alone: HintMove = { ...hint.move, worth: 0, unit: "points", worth_words: "", reasons: [] };
  return (hint.best.length ? hint.best : [alone]).flatMap((one) => {
    const move = legal.get(one.text);
    return move ? [{ ...one, words: move.note ? `${move.words} (${move.note})` : move.words }] : [];
  });
}

function verb(text: string): string {
  return text.split(" ", 1)[0] ?? text;
}
