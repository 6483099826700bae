// Where a player finds each legal move: under exactly one control, so that no decision can ever be out of reach.

import type { MoveJson } from "../lib/types";

/** As much of a legal move as sorting needs. */
export interface HasMove {
  move: MoveJson;
}

/** An argument of a move; "" where it has none of that name. */
export function argument(move: MoveJson, name: string): string {
  return String(move[name] ?? "");
}

/** All legal moves, each under the control that the game has for it. */
export function sortedBy<Kind extends string, Move extends HasMove>(
  legal: readonly Move[],
  controlOf: (move: MoveJson) => Kind,
): Partial<Record<Kind, Move[]>> {
  const sorted: Partial<Record<Kind, Move[]>> = {};
  for (const move of legal) (sorted[controlOf(move.move)] ??= []).push(move);
  return sorted;
}
