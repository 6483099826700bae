// Small answers from what the server sent.

import type { HintMove, HintOut, PreviewOut, Update } from "$api";
import type { Group, LegalMove, MoveJson } from "./types";

/** Legal moves with what is shown besides their words. */
export function shownMoves(told: Update | PreviewOut | null): LegalMove[] {
  if (!told) return [];
  const groups = new Map<string, Group>();
  for (const group of told.shown?.groups ?? []) for (const text of group.moves) groups.set(text, group);
  return told.legal.map((legal) => {
    const move = legal.move as MoveJson;
    const more = told.shown?.moves[legal.text];
    return {
      ...legal,
      move,
      group: groups.get(legal.text)?.key ?? move.verb,
      note: more?.note ?? "",
      facts: more?.facts ?? {},
      brief: more?.brief ?? "",
      aside: groups.get(legal.text)?.aside ?? false,
    };
  });
}

/** Groups as the server shows them; without them, by the verb. */
export function grouped(update: Update | null): Group[] {
  if (!update) return [];
  if (update.shown) return update.shown.groups;
  const groups = new Map<string, Group>();
  for (const move of update.legal) {
    const key = (move.move as MoveJson).verb;
    const group = groups.get(key) ?? { key, title: key, moves: [], note: "", shape: [], aside: false };
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
