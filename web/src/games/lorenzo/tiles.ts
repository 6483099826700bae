// Excommunication tiles in a few signs; their words are in the description. A tile without signs shows its words.

import type { IconName } from "../../art/icons";

type Part = IconName | `${"−" | "+" | ":" | "=" | "/"}${string}` | `${number}` | "";

export const TILE_SIGNS: Record<string, Part[]> = {
  fewer_military: ["−1", "military"],
  fewer_coins: ["−1", "coin"],
  fewer_servants: ["−1", "servant"],
  fewer_wood_or_stone: ["−1", "wood", "/", "stone"],
  weaker_harvest: ["−3", "harvest"],
  weaker_production: ["−3", "production"],
  weaker_members: ["−1", "round"],
  weaker_territories: ["−4", "territory"],
  weaker_buildings: ["−4", "building"],
  weaker_characters: ["−4", "character"],
  weaker_ventures: ["−4", "venture"],
  market_ban: ["none", "market"],
  costly_servants: ["2", "servant", "=", "+1"],
  no_character_score: ["none", "character", "victory"],
  no_venture_score: ["none", "venture", "victory"],
  no_territory_score: ["none", "territory", "victory"],
  lose_fifth: ["−1", "victory", ":", "5", "victory"],
  lose_per_military: ["−1", "victory", ":", "military"],
  lose_per_building_cost: ["−1", "victory", ":", "building", "wood", "stone"],
  lose_per_resource: ["−1", "victory", ":", "wood", "stone", "servant", "coin"],
};
