// What the goods of a letter are called.

import type { TableSession } from "../../../lib/session.svelte";
import type { MoveJson } from "../../../lib/types";

// Goods that have a name of their own, by verb: the argument that says which, and the kinds of thing it can be.
const NAMED: Record<string, { argument: string; kinds: string[] }> = {
  kind: { argument: "kind", kinds: ["kind", "card", "lord"] },
  village: { argument: "village", kinds: ["village"] },
  prisoner: { argument: "lord", kinds: ["lord"] },
};

/** The thing that a move is about, by its own name where the server has said it; else the words of the move. */
export function nameOf(table: Pick<TableSession, "thing">, move: MoveJson, words: string): string {
  const { argument, kinds } = NAMED[move.verb] ?? { argument: "", kinds: [] };
  for (const kind of kinds) {
    const title = table.thing(kind, String(move[argument] ?? ""))?.title;
    if (title) return title;
  }
  return words;
}
