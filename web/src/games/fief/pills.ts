// Counters as they are drawn: what is on each, and how much room a row of them takes.

import type { Fief } from "$api";
import type { Desk } from "./desk.svelte";
import { dignityOf } from "./reading";
import type { Shape } from "./rows";

export interface Pill {
  key: string;
  force: Fief.Force;
  /** Lords that are shown; the others are a number. */
  lords: readonly string[];
  more: number;
  /** Signs with numbers: men and knights where there is room and one knows them, else all units. */
  counts: readonly { sign: string; n: string }[];
  /** Whether a dignity is drawn above. */
  isCrowned: boolean;
  /** In pixels of a small screen. */
  width: number;
}

/** The counters of a village in lines, as they can be drawn in one way. */
export interface Row extends Shape {
  lines: readonly (readonly Pill[])[];
}

export const GAP = 2;
export const HEIGHT = 25;
export const CROWN = 11;
const LORD = 24;
const SIGN = 15;
const FIGURE = 8;
const FRAME = 9;

/** The ways to draw a village's counters, the fullest first: all in a line or in several, with fewer lords to see. */
export function rowsOf(desk: Desk, village: string, isNear: boolean, unit: number): Row[] {
  const { forces } = desk.picture.villages[village]!;
  const isFull = isNear && new Set(forces.map(({ seat }) => seat)).size === 1;
  const most = forces.length > 2 ? 1 : 2;
  const found: Row[] = [];
  for (const [few, shown] of (most === 2 ? [2, 1] : [1]).entries()) {
    const pills = forces.map((force) => pillOf(desk, force, isFull, shown));
    for (const perLine of perLines(pills.length)) {
      const lines = inLines(pills, perLine);
      found.push({ lines, ...sizeOf(lines, unit), cost: few * 40 + (lines.length - 1) * (pills.length > 2 ? 3 : 12) });
    }
  }
  return found;
}

function perLines(n: number): number[] {
  const twos = n > 3 ? [2] : [];
  return n === 1 ? [1] : [n, ...twos, 1];
}

function inLines(pills: readonly Pill[], perLine: number): Pill[][] {
  return Array.from({ length: Math.ceil(pills.length / perLine) }, (_, i) =>
    pills.slice(i * perLine, (i + 1) * perLine),
  );
}

function sizeOf(lines: readonly (readonly Pill[])[], unit: number): { width: number; height: number } {
  const widths = lines.map((line) => line.reduce((sum, { width }) => sum + width + GAP, -GAP));
  const crowns = lines.filter((line) => line.some(({ isCrowned }) => isCrowned)).length;
  const height = lines.length * (HEIGHT + GAP) - GAP + crowns * CROWN;
  return { width: (Math.max(...widths) + 2) * unit, height: (height + 2) * unit };
}

function pillOf(desk: Desk, force: Fief.Force, isFull: boolean, most: number): Pill {
  const canAct = (lord: string) => Number(desk.lit.has(`lord:${lord}`));
  const lords = [...force.lords].sort((a, b) => canAct(b) - canAct(a)).slice(0, most);
  const more = force.lords.length - lords.length;
  const troops = desk.troops(force);
  const counts = isFull && troops ? kinds(troops) : strength(force, troops);
  const figures = counts.reduce((sum, { sign, n }) => sum + (sign ? SIGN : 0) + n.length * FIGURE + 2, 0);
  const signs = Math.max(1, lords.length) * LORD + (more ? FIGURE * 2 + 4 : 0);
  const extra = (force.prisoners.length ? SIGN + 2 : 0) + (force.engine ? SIGN + FIGURE + 2 : 0) + (force.gate ? 8 : 0);
  const width = FRAME + signs + figures + extra;
  const isCrowned = lords.some((lord) => dignityOf(desk.picture, lord));
  return { key: `${force.seat} ${force.stand}`, force, lords, more, counts, isCrowned, width };
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
