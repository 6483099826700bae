// Counters as they are drawn: what is on each, and how wide it is.

import type { Fief } from "$api";
import type { Desk } from "./desk.svelte";

export interface Pill {
  key: string;
  force: Fief.Force;
  /** Lords that are shown; the others are a number. */
  lords: readonly string[];
  more: number;
  /** Signs with numbers: men and knights where there is room and one knows them, else all units. */
  counts: readonly { sign: string; n: string }[];
  /** In pixels of a small screen. */
  width: number;
}

const LORD = 24;
const SIGN = 15;
const FIGURE = 8;
const FRAME = 9;

export function pillsOf(desk: Desk, village: string, isNear: boolean): Pill[] {
  const { forces } = desk.picture.villages[village]!;
  const isFull = isNear && new Set(forces.map(({ seat }) => seat)).size === 1;
  return forces.map((force) => pillOf(desk, force, isFull, forces.length > 2 ? 1 : 2));
}

function pillOf(desk: Desk, force: Fief.Force, isFull: boolean, most: number): Pill {
  const lords = force.lords.slice(0, most);
  const more = force.lords.length - lords.length;
  const troops = desk.troops(force);
  const counts = isFull && troops ? kinds(troops) : strength(force, troops);
  const figures = counts.reduce((sum, { sign, n }) => sum + (sign ? SIGN : 0) + n.length * FIGURE + 2, 0);
  const signs = Math.max(1, lords.length) * LORD + (more ? FIGURE * 2 : 0);
  const extra = (force.prisoners.length ? SIGN + 2 : 0) + (force.engine ? SIGN + FIGURE + 2 : 0) + (force.gate ? 8 : 0);
  const width = FRAME + signs + figures + extra;
  return { key: `${force.seat} ${force.stand}`, force, lords, more, counts, width };
}

function kinds({ men, knights }: { men: number; knights: number }): Pill["counts"] {
  return [
    { sign: "man_at_arms", n: men },
    { sign: "knight", n: knights },
  ].flatMap(({ sign, n }) => (n ? [{ sign, n: String(n) }] : []));
}

/** How many units; where nobody but their own family knows what they are, with a mark. */
function strength(force: Fief.Force, troops: { men: number; knights: number } | null): Pill["counts"] {
  if (!force.tokens) return [];
  return [{ sign: "", n: `${force.tokens}${troops ? "" : "?"}` }];
}
