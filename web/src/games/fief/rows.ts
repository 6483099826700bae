// Where the pieces of a village are drawn: its badges around the disc, and the row of counters beside it.

import type { Fief } from "$api";
import { type Box, overlap, type Point, VILLAGE, wide } from "./geometry";

export interface Badge {
  sign: string;
  /** From the middle of the village. */
  at: Point;
  r: number;
}

/** Mills below, siege and relic at the sides where the name does not stand. */
export function badgesOf({ label }: Fief.VillageFacts, mills: number, siege: boolean, relic: string): Badge[] {
  const free: Point[] = [label.anchor === "end" ? EAST : WEST, label.anchor === "middle" ? EAST : SOUTH];
  const aside = [siege ? "engine" : "", relic].filter(Boolean);
  return [
    ...Array.from({ length: mills }, (_, i) => ({ sign: "mill", at: [14 - i * 28, 16.5] as const, r: 8.5 })),
    ...aside.map((sign, i) => ({ sign, at: free[i]!, r: 9 })),
  ];
}

const WEST: Point = [-29, -1];
const EAST: Point = [29, -1];
const SOUTH: Point = [0, 34];

/** Disc, blazon, cross of a capital and badges: no counter lies over them. */
export function townBoxes([x, y]: Point, badges: readonly Badge[], isCapital: boolean): Box[] {
  const disc = 2 * VILLAGE + 2;
  return [
    { x, y, width: disc, height: disc },
    { x: x - 13.5, y: y - 19.5, width: 18, height: 22 },
    ...(isCapital ? [{ x: x + 21, y: y - 20, width: 14, height: 20 }] : []),
    ...badges.map(({ at, r }) => ({ x: x + at[0], y: y + at[1], width: 2 * r + 2, height: 2 * r + 2 })),
  ];
}

/** The box of the name of a village. */
export function labelBox({ label }: { label: { at: Point; anchor: string } }, name: string, size: number): Box {
  const width = wide(name, size);
  const x = label.at[0] + (label.anchor === "start" ? width / 2 : label.anchor === "end" ? -width / 2 : 0);
  return { x, y: label.at[1] - size * 0.24, width, height: size * 0.98 };
}

/** The boxes of the name of a fief and of its rank below it, in type of size 16. */
export function fiefBoxes({ label_at: [x, y] }: Fief.FiefFacts, name: string, rank: string, unit: number): Box[] {
  const [large, small] = [15 * unit, 12 * unit];
  return [
    { x, y: y - large * 0.27, width: name.length * large * 0.64, height: large * 0.75 },
    { x, y: y + large * 0.6, width: rank.length * small * 0.46, height: large * 0.8 },
  ];
}

const GROWTHS = ["right", "left", "down", "up"] as const;
export type Growth = (typeof GROWTHS)[number];

/** A row of things that begins at a point: the sizes of its first thing, and of all things one after another. */
export interface Growing {
  first: number;
  length: number;
  thick: number;
}

/** To which side it grows so that it covers least, and its box then. */
export function grown(
  at: Point,
  { first, length, thick }: Growing,
  fixed: readonly Box[],
  board: Fief.Board,
): { growth: Growth; box: Box } {
  const [x, y] = at;
  let best: { cost: number; growth: Growth; box: Box } | undefined;
  for (const growth of GROWTHS) {
    const sign = growth === "right" || growth === "down" ? 1 : -1;
    const isSide = growth === "right" || growth === "left";
    const aside = sign * (length / 2 - first / 2);
    const box = isSide
      ? { x: x + aside, y, width: length, height: thick }
      : { x, y: y + aside, width: thick, height: length };
    const out = area(box) - overlap(box, whole(board));
    const cost = fixed.reduce((sum, other) => sum + overlap(box, other), out * 2);
    if (!best || cost < best.cost - 1) best = { cost, growth, box };
  }
  return best!;
}

/** One way to draw a row of counters; what costs more is taken only where it covers less. */
export interface Shape {
  width: number;
  height: number;
  cost: number;
}

export interface Wish<S extends Shape> {
  village: string;
  shapes: readonly S[];
}

export interface Place<S extends Shape> {
  box: Box;
  shape: S;
}

const COVERED = 100; // what a square unit that is covered costs
const ROUNDS = 3;

/** Where and how to draw each row: beside its village, over nothing that is fixed and over no other row. */
export function arrange<S extends Shape>(
  facts: Fief.Facts,
  wishes: readonly Wish<S>[],
  fixed: readonly Box[],
): Record<string, Place<S>> {
  const found: Record<string, Place<S>> = {};
  const order = [...wishes].sort((a, b) => area(b.shapes[0]!) - area(a.shapes[0]!));
  for (let round = 0; round < ROUNDS; round++) {
    let hasChanged = false;
    for (const { village, shapes } of order) {
      const others = Object.entries(found).flatMap(([name, { box }]) => (name === village ? [] : [box]));
      const best = bestOf(facts.villages[village]!.at, shapes, [...fixed, ...others], facts.board);
      const old = found[village]?.box;
      hasChanged ||= best.box.x !== old?.x || best.box.y !== old.y;
      found[village] = best;
    }
    if (!hasChanged) break;
  }
  return found;
}

function bestOf<S extends Shape>(at: Point, shapes: readonly S[], taken: readonly Box[], board: Fief.Board): Place<S> {
  const near = taken.filter((box) => Math.abs(box.x - at[0]) < 320 && Math.abs(box.y - at[1]) < 220);
  let best: { cost: number; box: Box; shape: S } | undefined;
  for (const shape of shapes) {
    for (const [box, far] of candidates(at, shape, board)) {
      let cost = shape.cost + far;
      for (const other of near) {
        cost += overlap(box, other) * COVERED;
        if (best && cost >= best.cost) break;
      }
      if (!best || cost < best.cost) best = { cost, box, shape };
    }
  }
  return best!;
}

/** Above and below, then at the sides, then farther away. */
function candidates([x, y]: Point, { width, height }: Shape, board: Fief.Board): [Box, number][] {
  const [up, out] = [VILLAGE + 2 + height / 2, VILLAGE + 3 + width / 2];
  const found: [Box, number][] = [];
  const add = (dx: number, dy: number, cost: number) => {
    const box = { x: x + dx, y: y + dy, width, height };
    found.push([within(box, board), cost]);
  };
  for (const [i, far] of FAR.entries()) {
    for (const aside of ASIDE) {
      const dx = aside * (out - 6);
      add(dx, -up - far, i * 25 + Math.abs(aside) * 8);
      add(dx, up + far, i * 25 + Math.abs(aside) * 8 + 1);
    }
    for (const along of ASIDE) {
      const dy = along * up;
      add(out + far, dy, i * 25 + 10 + Math.abs(along) * 6);
      add(-out - far, dy, i * 25 + 11 + Math.abs(along) * 6);
    }
  }
  return found;
}

const FAR = [0, 5, 12, 22, 34];
const ASIDE = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];

export function whole({ width, height }: Fief.Board): Box {
  return { x: width / 2, y: height / 2, width, height };
}

function area({ width, height }: { width: number; height: number }): number {
  return width * height;
}

function within(box: Box, board: Fief.Board): Box {
  const clamp = (value: number, half: number, most: number) => Math.max(half, Math.min(value, most - half));
  return { ...box, x: clamp(box.x, box.width / 2, board.width), y: clamp(box.y, box.height / 2, board.height) };
}
