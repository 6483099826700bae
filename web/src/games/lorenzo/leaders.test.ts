import { expect, it } from "vitest";
import type { Lorenzo } from "$api";
import { needsOf } from "./leaders";

const player = {
  goods: { coin: 12, servant: 3 },
  cards: { territory: ["forest"], character: [], building: ["bank", "fair"], venture: [] },
} as unknown as Lorenzo.Player;

it("says what a leader asks for and what you have of it", () => {
  const facts = {
    cards: { building: 4, character: 2 },
    same_type: 5,
    goods: { coin: 18 },
  } as unknown as Lorenzo.LeaderFacts;
  expect(needsOf(facts, player)).toEqual([
    { sign: "character", need: 2, have: 0 },
    { sign: "building", need: 4, have: 2 },
    { sign: "any", need: 5, have: 2 },
    { sign: "coin", need: 18, have: 12 },
  ]);
});
