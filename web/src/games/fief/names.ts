// Names and signs of what lies on the map.

import type { Fief } from "$api";
import type { Desk } from "./desk.svelte";

export function initialOf(desk: Desk, lord: string): string {
  return Array.from(desk.title("lord", lord))[0]!;
}

/** A fief bears the name of one of its villages. */
export function fiefTitle(desk: Desk, fief: string): string {
  const village = desk.facts.fiefs[fief]?.villages.find((name) => name.endsWith(fief));
  return desk.title("village", village ?? fief);
}

/** A bishopric bears the name of its capital. */
export function bishopricTitle(desk: Desk, bishopric: string): string {
  return desk.title("village", desk.facts.bishoprics[bishopric]?.capital ?? bishopric);
}

/** The sign of the highest dignity of a lord, "" if there is none. */
export function dignityOf({ crown, lords }: Fief.Table, lord: string): string {
  const { is_cardinal, bishop_of, titles } = lords[lord] ?? { is_cardinal: false, bishop_of: null, titles: [] };
  if (crown.pope === lord) return "pope";
  if (crown.king === lord) return "king";
  if (crown.queen === lord) return "queen";
  if (is_cardinal) return "hat";
  if (bishop_of) return "mitre";
  if (crown.dauphin === lord) return "dauphin";
  return titles.length ? "title" : "";
}
