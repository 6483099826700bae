// What the goods of a letter are called.

import type { TableSession } from "../../../lib/session.svelte";

/** The thing that a move is about, by its own name where the server has said it; else the words of the move. */
export function nameOf(table: Pick<TableSession, "thing">, text: string, words = text): string {
  const [verb, , ...names] = text.split(" ");
  const kinds: Record<string, string[]> = {
    kind: ["kind", "card"],
    village: ["village"],
    prisoner: ["lord"],
  };
  for (const kind of kinds[verb ?? ""] ?? []) {
    const title = table.thing(kind, names[0] ?? "")?.title;
    if (title) return title;
  }
  return words;
}
