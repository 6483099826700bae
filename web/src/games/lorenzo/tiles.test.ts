// Excommunications in signs, from what the facts say of them.

import type { Lorenzo } from "$api";
import { expect, test } from "vitest";
import { ICONS } from "../../art/icons";
import { signsOf } from "./tiles";

const EFFECTS: [Lorenzo.TileEffect, string][] = [
  [{ kind: "fewer_goods", amount: 1, goods: ["military"] }, "−1 military"],
  [{ kind: "fewer_goods", amount: 1, goods: ["wood", "stone"] }, "−1 wood / stone"],
  [{ kind: "weaker_work", amount: 3, work: "harvest" }, "−3 harvest"],
  [{ kind: "weaker_members", amount: 1 }, "−1 round"],
  [{ kind: "weaker_taking", amount: 4, type: "venture" }, "−4 venture"],
  [{ kind: "market_ban" }, "none market"],
  [{ kind: "costly_servants", amount: 2 }, "2 servant = +1"],
  [{ kind: "skip_first_turn" }, "none 1 : round"],
  [{ kind: "no_score", type: "character" }, "none character victory"],
  [{ kind: "lose_points", amount: 5, goods: ["victory"] }, "−1 victory : 5 victory"],
  [{ kind: "lose_points", amount: 1, goods: ["military"] }, "−1 victory : military"],
  [{ kind: "lose_points", amount: 1, goods: ["wood", "stone"], type: "building" }, "−1 victory : building wood stone"],
];

test.each(EFFECTS)("signs of %o", (effect, signs) => {
  expect(signsOf(effect).join(" ")).toBe(signs);
  for (const sign of signsOf(effect)) expect(sign in ICONS || /^[−+:=/\d]/.test(sign)).toBe(true);
});
