// What the picture says of lords, offices and lands, in signs and names.

import type { Fief } from "$api";
import { argument } from "../../board/controls";
import type { MoveJson } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";

export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII"];

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

/** Villages that nobody controls in a bishopric without a bishop: until they are, nobody is elected there. */
export function missingFor(desk: Desk, bishopric: string): string[] {
  if (desk.picture.bishoprics[bishopric]?.bishop) return [];
  return Object.entries(desk.facts.villages)
    .filter(([name, fact]) => fact.bishopric === bishopric && desk.picture.villages[name]?.controller === null)
    .map(([name]) => desk.title("village", name));
}

/** What lies on a bishopric, by the names of their signs. */
export function bishopricCards({ calamities, good_harvest, fine_weather }: Fief.Bishopric): string[] {
  return [...calamities, ...(good_harvest ? ["good_harvest"] : []), ...(fine_weather ? ["fine_weather"] : [])];
}

/** Victory points as a family counts them: its own, with those of the ally it wins with, of those they need. */
export function pointsOf(desk: Desk, seat: number): { n: string; label: string } {
  const { points, missing, ally } = desk.player(seat);
  const { allied, pairs_from } = desk.facts.victory;
  if (ally === null || desk.picture.players.length < pairs_from)
    return { n: `${points}/${points + missing}`, label: t("fief-points") };
  const theirs = desk.player(ally).points;
  const name = desk.name(ally);
  return {
    n: `${points}+${theirs}/${allied}`,
    label: t("fief-points-together", { n: points + theirs, of: allied, name, theirs }),
  };
}

export function lordTitle(desk: Desk, lord: string): string {
  return desk.title("lord", lord);
}

export function officeTitle(desk: Desk, office: string): string {
  if (office in desk.facts.bishoprics) return t("fief-bishop-of", { place: bishopricTitle(desk, office) });
  return t(OFFICES[office] ?? office);
}

const OFFICES: Record<string, string> = { pope: "fief-pope", king: "fief-king" };

export function officeSign(office: string): string {
  return office === "pope" || office === "king" ? office : "mitre";
}

/** Everything a lord bears, in words. */
export function dignitiesOf(desk: Desk, name: string): string[] {
  const { crown, lords } = desk.picture;
  const lord = lords[name];
  if (!lord) return [];
  return [
    crown.pope === name ? t("fief-pope") : "",
    crown.king === name ? t("fief-king") : "",
    crown.queen === name ? t(crown.is_regent ? "fief-regent" : "fief-queen") : "",
    crown.dauphin === name ? t("fief-dauphin") : "",
    lord.is_cardinal ? t("fief-cardinal") : "",
    lord.bishop_of ? officeTitle(desk, lord.bishop_of) : "",
    ...lord.titles.map((fief) => t("fief-title-of", { place: fiefTitle(desk, fief) })),
    lord.is_d_arc ? desk.title("kind", "d_arc") : "",
    lord.is_assassin ? t("fief-assassin") : "",
    crown.excommunicated === name ? t("fief-excommunicated") : "",
    lord.spouse ? t("fief-married-to", { lord: lordTitle(desk, lord.spouse) }) : "",
    lord.captor !== null ? t("fief-prisoner-of", { name: desk.name(lord.captor) }) : "",
    ...lord.relics.map((relic) => desk.title("relic", relic)),
  ].filter(Boolean);
}

/** The sign of a card other than a lord. */
export function cardSign(card: string): string {
  return card === "cardinal" ? "hat" : card;
}

/** The lords a move is about, in their order. */
export function lordsOf(move: MoveJson): string[] {
  return ["lord", "spouse", "assassin"].map((name) => argument(move, name)).filter(Boolean);
}

/** The sign of what else a move is about, "" if there is none. */
export function signOf(move: MoveJson): string {
  const { verb } = move;
  if (verb in SIGNS) return SIGNS[verb]!;
  const unit = argument(move, "unit") || argument(move, "relic");
  if (unit) return unit;
  if (argument(move, "bishopric")) return "mitre";
  if (argument(move, "fief")) return "title";
  if (argument(move, "village")) return "none";
  return "";
}

const SIGNS: Record<string, string> = {
  harvest: "good_harvest",
  weather: "fine_weather",
  land_tax: "land",
  tithe: "tithe",
  tithe_all: "pope",
  declare: "dauphin",
  ask_annulment: "annulment",
  lift: "pope",
  add_revolt: "revolt",
  add_tunnel: "tunnel",
  tunnel: "tunnel",
  calm: "money",
  calm_free: "dead",
  surrender: "prisoner",
  truce: "ally",
  attack: "battle",
  besiege: "engine",
  lift_siege: "engine",
  pillage: "mill",
};
