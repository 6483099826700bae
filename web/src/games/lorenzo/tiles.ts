// Excommunication tiles in a few signs; their words are in the description. A tile without signs shows its words.

import type { Lorenzo } from "$api";
import type { IconName } from "../../art/icons";

export type Part = IconName | `${"−" | "+" | ":" | "=" | "/"}${string}` | `${number}`;

/** What an excommunication does, in signs: `−1 wood / stone`. */
export function signsOf({ kind, amount = 0, goods = [], type, work }: Lorenzo.TileEffect): Part[] {
  const less: Part = `−${amount}`;
  switch (kind) {
    case "fewer_goods":
      return [less, ...goods.flatMap((good, i): Part[] => (i ? ["/", good] : [good]))];
    case "weaker_work":
      return work ? [less, work] : [];
    case "weaker_members":
      return [less, "round"];
    case "weaker_taking":
      return type ? [less, type] : [];
    case "market_ban":
      return ["none", "market"];
    case "costly_servants":
      return [`${amount}`, "servant", "=", "+1"];
    case "no_score":
      return type ? ["none", type, "victory"] : [];
    case "lose_points":
      return ["−1", "victory", ":", ...(amount > 1 ? ([`${amount}`] as const) : []), ...(type ? [type] : []), ...goods];
    case "skip_first_turn":
      return ["none", "1", ":", "round"];
  }
}
