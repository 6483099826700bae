// What the game is made of, in the order of the rules, and small answers from its documents, whose types are generated.

import type { Lorenzo } from "$api";
import { ICONS, type IconName } from "../../art/icons";

export const TYPES = ["territory", "character", "building", "venture"] as const;
export type CardType = (typeof TYPES)[number];

export const GOODS = ["wood", "stone", "servant", "coin", "military", "faith", "victory"] as const;
export type Good = (typeof GOODS)[number];
export type AnyGood = Good | "privilege";
const ALL_GOODS: AnyGood[] = [...GOODS, "privilege"];

export const MEMBERS = ["black", "white", "orange", "neutral"] as const;
export type Member = (typeof MEMBERS)[number];

/** The rows of a player's board, in the order of the towers. */
export const ROWS = ["territories", "characters", "buildings", "ventures"] as const;

/** The value printed on a member: its die, nothing for the neutral one, 6 for the one that a leader has named. */
export function pips(view: Lorenzo.View, seat: number, member: Member): number {
  if (member === "neutral") return 0;
  return view.players[seat]?.named === member ? 6 : view.dice[member];
}

/** Goods of a document: those that are there, in the order of the rules. */
export function listed(goods: Record<string, number> | undefined): [AnyGood, number][] {
  return ALL_GOODS.flatMap((good): [AnyGood, number][] => (goods?.[good] ? [[good, goods[good]]] : []));
}

/** Who stands on a space; in the council from left to right. */
export function standing(view: Lorenzo.View, space: string): Lorenzo.Standing[] {
  if (space === "council") {
    return view.council.map((who) => {
      const [seat, member] = who.split(".");
      return { seat: Number(seat), member: member as Member };
    });
  }
  return view.players.flatMap((player, seat) =>
    MEMBERS.filter((member) => player.members[member] === space).map((member) => ({ seat, member })),
  );
}

/** What is asked now: the step on top. */
export function topStep(view: Lorenzo.View): string {
  return String(view.steps.at(-1)?.step ?? "");
}

export function period(view: Lorenzo.View): number {
  return Math.max(1, Math.ceil(view.round / 2));
}

export function isClosed(facts: Lorenzo.Facts, space: string, seats: number): boolean {
  return !(facts.spaces[space]?.seats ?? [seats]).includes(seats);
}

/** The icon of a kind of card or work; without a kind, any of them. */
export function iconOf(kind: string | undefined): IconName {
  return kind && kind in ICONS ? (kind as IconName) : "any";
}
