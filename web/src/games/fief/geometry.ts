// Where things are drawn on the map, in units of the board: papers, roads, trees and hills, and room for counters.

import type { Fief } from "$api";

export type Point = readonly [number, number];

/** A rectangle by its middle. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const VILLAGE = 24; // radius

export function overlap(a: Box, b: Box): number {
  const width = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const height = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The point of a box that is nearest to another point. */
export function nearest({ x, y, width, height }: Box, [px, py]: Point): Point {
  return [Math.max(x - width / 2, Math.min(px, x + width / 2)), Math.max(y - height / 2, Math.min(py, y + height / 2))];
}

export function closed(outline: readonly Point[]): string {
  return `M${outline.flat().join(" ")}z`;
}

export function line(points: readonly Point[]): string {
  return `M${points.flat().join(" ")}`;
}

/** A line without corners through points: from middle to middle, bent at them. */
export function smooth(points: readonly Point[]): string {
  if (points.length < 3) return line(points);
  const bends = points.slice(1, -1).map((at, i) => {
    const next = points[i + 2]!;
    const to = i === points.length - 3 ? next : [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2];
    return `Q${at.join(" ")} ${to.join(" ")}`;
  });
  return `M${points[0]!.join(" ")}${bends.join("")}`;
}

/** A road from one of its ends to the other. */
export function road(facts: Fief.Facts, from: string, to: string): string {
  const found = facts.roads.find(({ ends }) => ends.includes(from) && ends.includes(to));
  const [a, b] = [facts.villages[from]!.at, facts.villages[to]!.at];
  return found ? `M${a.join(" ")}Q${found.control.join(" ")} ${b.join(" ")}` : line([a, b]);
}

/** Points along a road. */
export function along({ villages }: Fief.Facts, { ends, control }: Fief.Road): Point[] {
  const [a, b] = [villages[ends[0]]!.at, villages[ends[1]]!.at];
  return Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const at = (k: 0 | 1) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * control[k] + t * t * b[k];
    return [at(0), at(1)] as const;
  });
}

/** Villages by road from each village. */
export function neighbours(facts: Fief.Facts): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { ends } of facts.roads) {
    (found[ends[0]] ??= []).push(ends[1]);
    (found[ends[1]] ??= []).push(ends[0]);
  }
  return found;
}

/** One of three papers for each fief, so that no two that touch have the same. */
export function papers(fiefs: Fief.Facts["fiefs"]): Record<string, number> {
  const names = Object.keys(fiefs);
  const corners = names.map((name) => new Set(fiefs[name]!.outline.map((at) => at.join())));
  const touches = names.map((_, i) =>
    names.map((_, j) => i !== j && [...corners[i]!].some((corner) => corners[j]!.has(corner))),
  );
  const chosen: number[] = [];
  const goOn = (i: number): boolean => {
    if (i === names.length) return true;
    for (let k = 0; k < 3; k++) {
      const paper = (i + k) % 3;
      if (chosen.some((other, j) => j < i && other === paper && touches[i]![j])) continue;
      chosen[i] = paper;
      if (goOn(i + 1)) return true;
    }
    return false;
  };
  goOn(0);
  return Object.fromEntries(names.map((name, i) => [name, chosen[i] ?? 0]));
}

export interface Plant {
  at: Point;
  kind: "trees" | "hill";
}

/** Trees and hills where nothing else is: a grid, each cell a little aside of its middle, always the same. */
export function plants(facts: Fief.Facts): Plant[] {
  const taken: { at: Point; far: number }[] = [];
  for (const { at, label } of Object.values(facts.villages)) {
    taken.push({ at, far: 58 });
    const aside = label.anchor === "start" ? 45 : label.anchor === "end" ? -45 : 0;
    for (const dx of [-40, 0, 40]) taken.push({ at: [label.at[0] + aside + dx, label.at[1] - 5], far: 30 });
  }
  for (const one of facts.roads) for (const at of along(facts, one)) taken.push({ at, far: 30 });
  for (const { label_at } of Object.values(facts.fiefs)) {
    for (const dx of [-50, 0, 50]) taken.push({ at: [label_at[0] + dx, label_at[1]], far: 40 });
  }
  for (const { outline } of Object.values(facts.fiefs)) for (const at of outline) taken.push({ at, far: 27 });
  for (const { mitre_at } of Object.values(facts.bishoprics)) taken.push({ at: mitre_at, far: 52 });
  for (const at of facts.river.flat()) taken.push({ at, far: 38 });
  const found: Plant[] = [];
  const { width, height } = facts.board;
  for (let row = 0; row * 46 < height; row++) {
    for (let column = 0; column * 52 < width; column++) {
      const dice = (row * 37 + column * 71 + row * column * 13) % 97;
      const at = [column * 52 + 26 + (dice % 9) * 3 - 12, row * 46 + 23 + (dice % 7) * 3 - 9] as const;
      const isOut = at[0] < 24 || at[1] < 20 || at[0] > width - 24 || at[1] > height - 20;
      if (isOut || taken.some((one) => Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) < one.far)) continue;
      found.push({ at, kind: dice % 5 < 2 ? "hill" : "trees" });
    }
  }
  return found;
}

/** How wide a name is, about, in units, where letters are so large. */
export function wide(name: string, size: number): number {
  return name.length * size * 0.56;
}
