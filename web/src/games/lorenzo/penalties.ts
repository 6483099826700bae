// What excommunications take from the numbers of a player: it is shown inside each number it changes.

import type { Lorenzo } from "$api";

/** A tile a player suffers by, and how much it takes from a number. */
export interface Penalty {
  tile: string;
  n: number;
}

/** What the number is of: taking cards of a type, harvest or production, members, servants for +1, what a source gives. */
export type Changed =
  | { of: "taking"; type: string }
  | { of: "work"; work: string }
  | { of: "members" | "servants" | "market" }
  | { of: "source"; goods: Record<string, number> };

/** The tiles a player has been struck by. */
export function struckBy(player: Lorenzo.Player, church: readonly Lorenzo.Tile[]): string[] {
  return player.excommunicated.flatMap((period) => church[period - 1]?.tile ?? []);
}

/** What changes such a number, of the tiles a player suffers by; null where it is as printed. */
export function penalty(tiles: readonly string[], facts: Lorenzo.Facts, changed: Changed): Penalty | null {
  for (const tile of tiles) {
    const effect = facts.tiles[tile]?.effect;
    if (effect && touches(effect, changed)) return { tile, n: effect.amount ?? 0 };
  }
  return null;
}

function touches({ kind, type, work, goods = [] }: Lorenzo.TileEffect, changed: Changed): boolean {
  switch (changed.of) {
    case "taking":
      return kind === "weaker_taking" && type === changed.type;
    case "work":
      return kind === "weaker_work" && work === changed.work;
    case "members":
      return kind === "weaker_members";
    case "servants":
      return kind === "costly_servants";
    case "market":
      return kind === "market_ban";
    case "source":
      return kind === "fewer_goods" && goods.some((good) => changed.goods[good]);
  }
}
