import { describe, expect, it } from "vitest";
import type { Lorenzo } from "$api";
import { penalty, struckBy } from "./penalties";

const facts = {
  tiles: {
    weaker_harvest: { effect: { kind: "weaker_work", amount: 3, work: "harvest" } },
    fewer_wood_or_stone: { effect: { kind: "fewer_goods", amount: 1, goods: ["wood", "stone"] } },
    weaker_ventures: { effect: { kind: "weaker_taking", amount: 4, type: "venture" } },
    market_ban: { effect: { kind: "market_ban" } },
  },
} as unknown as Lorenzo.Facts;
const tiles = ["weaker_harvest", "fewer_wood_or_stone", "weaker_ventures", "market_ban"];

describe("penalties", () => {
  it("are those of the periods in which a player was struck", () => {
    const church = [{ tile: "weaker_harvest" }, { tile: "market_ban" }, { tile: null }] as Lorenzo.Tile[];
    expect(struckBy({ excommunicated: [2, 3] } as Lorenzo.Player, church)).toEqual(["market_ban"]);
  });
  it("change the numbers they name, and no others", () => {
    expect(penalty(tiles, facts, { of: "work", work: "harvest" })).toEqual({ tile: "weaker_harvest", n: 3 });
    expect(penalty(tiles, facts, { of: "work", work: "production" })).toBeNull();
    expect(penalty(tiles, facts, { of: "taking", type: "venture" })?.n).toBe(4);
    expect(penalty(tiles, facts, { of: "taking", type: "building" })).toBeNull();
    expect(penalty(tiles, facts, { of: "source", goods: { coin: 2, stone: 1 } })?.n).toBe(1);
    expect(penalty(tiles, facts, { of: "source", goods: { coin: 2 } })).toBeNull();
    expect(penalty(tiles, facts, { of: "market" })?.tile).toBe("market_ban");
    expect(penalty([], facts, { of: "members" })).toBeNull();
  });
});
