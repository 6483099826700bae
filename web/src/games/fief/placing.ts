// What lies where on the map at a moment: the boxes that nothing may cover, and to which side each mitre's row grows.

import { t } from "../../lib/words.svelte";
import type { Fief } from "$api";
import type { Desk } from "./desk.svelte";
import { type Box, overlap, type Point, VILLAGE } from "./geometry";
import { bishopricCards, fiefTitle } from "./reading";
import { type Badge, badgesOf, fiefBoxes, type Growth, grown, labelBox, townBoxes, whole } from "./rows";

const MITRE = 28;
const BISHOP = 49;
const STICKER = 29;

export function badgesAt(desk: Desk, village: string): Badge[] {
  const { mills, besiegers } = desk.picture.villages[village]!;
  const relic = Object.entries(desk.picture.relics).find(([, { village: where }]) => where === village)?.[0] ?? "";
  return badgesOf(desk.facts.villages[village]!, mills, besiegers.length > 0, relic);
}

/** The name of a village as it is written: where, and in type of what size, in units of the board. */
export interface Label {
  at: Point;
  anchor: "start" | "middle" | "end";
  size: number;
}

const SMALL = 12;

/**
 * The names that are written. On the whole map of a phone there is no room for all: those come first that can be chosen,
 * that are your own, and capitals, and then whatever lies over nothing else.
 */
export function labels(desk: Desk, unit: number, isNamed: boolean): Record<string, Label> {
  const { villages } = desk.facts;
  if (isNamed)
    return Object.fromEntries(
      Object.entries(villages).map(([name, { label }]) => [name, { ...label, size: 13 * unit }]),
    );
  const size = SMALL * unit;
  const own = new Set([
    ...(desk.table.seat === null ? [] : desk.me.villages),
    ...Object.values(desk.picture.lords).flatMap(({ seat, village }) =>
      seat === desk.table.seat && village ? [village] : [],
    ),
  ]);
  const capitals = new Set(Object.values(desk.facts.bishoprics).map(({ capital }) => capital));
  const rank = (name: string): number => (desk.village === name ? 0 : own.has(name) ? 1 : capitals.has(name) ? 2 : 3);
  const taken: Box[] = Object.values(villages).map(({ at: [x, y] }) => ({ x, y, width: 50, height: 50 }));
  const found: Record<string, Label> = {};
  for (const name of Object.keys(villages).sort((a, b) => rank(a) - rank(b))) {
    for (const label of ways(villages[name]!, size)) {
      const box = labelBox({ label }, desk.title("village", name), size);
      const isOut = overlap(box, whole(desk.facts.board)) < box.width * box.height - 1;
      if (isOut || taken.some((other) => overlap(box, other) > 0)) continue;
      found[name] = label;
      taken.push(box);
      break;
    }
  }
  return found;
}

/** Below, above, at the right and at the left of a village. */
function ways({ at: [x, y] }: Fief.VillageFacts, size: number): Label[] {
  const gap = VILLAGE + 4;
  return [
    { at: [x, y + gap + size * 0.74], anchor: "middle", size },
    { at: [x, y - gap - size * 0.26], anchor: "middle", size },
    { at: [x + gap, y + size * 0.24], anchor: "start", size },
    { at: [x - gap, y + size * 0.24], anchor: "end", size },
  ];
}

/** Villages with their badges, and the names that are written; `unit` is a pixel of type in units of the board. */
export function fixedBoxes(desk: Desk, unit: number, isNamed: boolean, named: Record<string, Label>): Box[] {
  const { villages, fiefs, bishoprics } = desk.facts;
  const towns = Object.entries(villages).flatMap(([name, fact]) => {
    const label = named[name];
    return [
      ...townBoxes(fact.at, badgesAt(desk, name), bishoprics[fact.bishopric]?.capital === name),
      ...(label ? [labelBox({ label }, desk.title("village", name), label.size)] : []),
    ];
  });
  if (!isNamed) return towns;
  const lands = Object.entries(fiefs).flatMap(([name, fact]) =>
    fiefBoxes(fact, fiefTitle(desk, name), t(`fief-rank-${fact.rank}`), unit),
  );
  return [...towns, ...lands];
}

/** The row of each bishopric: its mitre with the bishop, and what lies on it. */
export function mitres(desk: Desk, fixed: readonly Box[], unit: number): Record<string, { growth: Growth; box: Box }> {
  return Object.fromEntries(
    Object.entries(desk.facts.bishoprics).map(([name, { mitre_at }]) => {
      const now = desk.picture.bishoprics[name]!;
      const more = bishopricCards(now).length * STICKER;
      const wide = now.bishop ? BISHOP : MITRE;
      const row = { first: MITRE * unit, length: (wide + more) * unit, thick: MITRE * unit };
      return [name, grown(mitre_at, row, fixed, desk.facts.board)];
    }),
  );
}
