// What a leader asks for, beside what the player has of it.

import type { Lorenzo } from "$api";
import type { Good } from "./pieces";

/** So many of a good, of a kind of card, or (`any`) of cards of one kind. */
export interface Need {
  sign: string;
  need: number;
  have: number;
}

export function needsOf({ cards, same_type, goods }: Lorenzo.LeaderFacts, player: Lorenzo.Player): Need[] {
  const owned = Object.entries(player.cards).map(([type, row]) => [type, (row as string[]).length] as const);
  const found = owned.flatMap(([type, have]) => need(type, cards[type as keyof typeof cards], have));
  found.push(...need("any", same_type, Math.max(...owned.map(([, have]) => have))));
  for (const [good, n] of Object.entries(goods)) found.push(...need(good, n, player.goods[good as Good]));
  return found;
}

function need(sign: string, wanted: number | undefined, have: number): Need[] {
  return wanted ? [{ sign, need: wanted, have }] : [];
}
