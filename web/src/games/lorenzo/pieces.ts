// What the game is made of, as the types of its documents name it; in which order is in the facts.

import type { Lorenzo } from "$api";
import { ICONS, type IconName } from "../../art/icons";

export type Good = keyof Lorenzo.Goods;
export type Member = keyof Lorenzo.Members;

/** Numbers of periods and of their excommunication tiles. */
export const ROMAN = ["", "I", "II", "III"];

/** The spaces of an area of the board, in the order of the rules. */
export function spacesOf(facts: Lorenzo.Facts, area: string): string[] {
  return Object.keys(facts.spaces).filter((space) => facts.spaces[space]?.area === area);
}

/** The icon of a good, or of a kind of card or work; without a kind, any of them. */
export function iconOf(kind: string | undefined): IconName {
  return kind && kind in ICONS ? (kind as IconName) : "any";
}
