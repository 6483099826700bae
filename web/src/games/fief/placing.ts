// What lies where on the map at a moment: the boxes that nothing may cover, and to which side each mitre's row grows.

import { t } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import type { Box } from "./geometry";
import { bishopricCards, fiefTitle } from "./reading";
import { type Badge, badgesOf, fiefBoxes, type Growth, grown, labelBox, townBoxes } from "./rows";

const MITRE = 28;
const BISHOP = 49;
const STICKER = 29;

export function badgesAt(desk: Desk, village: string): Badge[] {
  const { mills, besiegers } = desk.picture.villages[village]!;
  const relic = Object.entries(desk.picture.relics).find(([, { village: where }]) => where === village)?.[0] ?? "";
  return badgesOf(desk.facts.villages[village]!, mills, besiegers.length > 0, relic);
}

/** Villages with their badges, and all names where they are written; `unit` is a pixel of type in units of the board. */
export function fixedBoxes(desk: Desk, unit: number, isNamed: boolean): Box[] {
  const { villages, fiefs, bishoprics } = desk.facts;
  const towns = Object.entries(villages).flatMap(([name, fact]) => [
    ...townBoxes(fact.at, badgesAt(desk, name), bishoprics[fact.bishopric]?.capital === name),
    ...(isNamed ? [labelBox(fact, desk.title("village", name), 13 * unit)] : []),
  ]);
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
