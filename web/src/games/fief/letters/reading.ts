// A letter as its moves: to whom, whether it is sealed, what is given and taken, and that it is sent.

import type { MoveJson } from "../../../lib/types";

export type Way = "give" | "take";

/** What a letter says, from its writer's side. */
export interface Read {
  /** A private talk is asked for, and nothing else. */
  isTalk: boolean;
  money: Record<Way, number>;
  /** All else, by which way it goes: the places of the moves in the letter. */
  goods: Record<Way, number[]>;
}

export function read(moves: readonly MoveJson[]): Read {
  const found: Read = { isTalk: false, money: { give: 0, take: 0 }, goods: { give: [], take: [] } };
  moves.forEach(({ verb, way, sum }, i) => {
    if (verb === "talk") found.isTalk = true;
    if (way !== "give" && way !== "take") return;
    if (verb === "money") found.money[way] += Number(sum);
    else found.goods[way].push(i);
  });
  return found;
}

/** A sum, put together from as few of the parts as there can be. */
export function sums(way: Way, total: number, parts: readonly number[]): string[] {
  const found: string[] = [];
  let left = total;
  for (const part of [...parts].sort((a, b) => b - a))
    for (; left >= part; left -= part) found.push(`money ${way} ${part}`);
  return found;
}

/** What an answer to a letter begins with: the same goods, seen from the other side. */
export function answering(moves: readonly MoveJson[]): MoveJson[] {
  return moves
    .filter(({ way }) => way === "give" || way === "take")
    .map((move) => ({ ...move, way: move.way === "give" ? "take" : "give" }));
}

/** Whether two moves say the same. */
export function isSame(one: MoveJson, other: MoveJson): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
