// The constant tables of the game, as the server tells them. Everything the board knows of cards, leaders, tiles,
// spaces and tracks comes through here.

import type { CardType, Good } from "./view";

export type AnyGood = Good | "privilege";
export type Goods = Partial<Record<AnyGood, number>>;

export const ALL_GOODS: AnyGood[] = ["wood", "stone", "servant", "coin", "military", "faith", "victory", "privilege"];

export type Work = "harvest" | "production";

/** An effect of a card; which fields it has depends on its kind. */
export interface Effect {
  kind: string;
  goods?: Goods;
  type?: CardType | "any";
  work?: Work;
  value?: number;
  /** One of these is taken off. */
  discounts?: Goods[];
  /** At most one of these is used. */
  arrows?: { pay: Goods; gain: Goods }[];
}

export interface Cost {
  pay: Goods;
  /** Military that must be owned when paying. */
  need: number;
}

export interface CardFacts {
  type: CardType;
  period: number;
  costs: Cost[];
  immediate: Effect[];
  permanent: Effect | null;
  activation: number;
  end_victory: number;
}

export interface LeaderFacts {
  cards: Partial<Record<CardType, number>>;
  same_type: number;
  goods: Goods;
  once_per_round: boolean;
  gains: Goods;
}

export interface SpaceFacts {
  area: string;
  value: number;
  /** Numbers of players with which the space is open. */
  seats: number[];
  gain?: Goods;
  penalty?: number;
}

export interface Facts {
  cards: Record<string, CardFacts>;
  leaders: Record<string, LeaderFacts>;
  tiles: Record<string, { period: number; faith: number }>;
  bonus_tiles: Record<string, Record<Work, Goods>>;
  privileges: Record<string, Goods>;
  spaces: Record<string, SpaceFacts>;
  tracks: {
    faith_points: number[];
    faith_end: number;
    military_end: number;
    church: number[];
    territory_military: number[];
    territory_points: number[];
    character_points: number[];
  };
  surcharge: number;
  row_limit: number;
}

/** Goods of a document: those that are there, in the order of the rules. */
export function listed(goods: Goods | undefined): [AnyGood, number][] {
  return ALL_GOODS.flatMap((good): [AnyGood, number][] => (goods?.[good] ? [[good, goods[good]]] : []));
}

export function isClosed(facts: Facts, space: string, seats: number): boolean {
  return !(facts.spaces[space]?.seats ?? [seats]).includes(seats);
}
