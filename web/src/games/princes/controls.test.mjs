// Every pair of step and verb of random games has exactly one control. The pairs are those of tests/princes/decisions.py.

import assert from "node:assert/strict";
import { test } from "vitest";
import { controlOf, controls } from "./controls";
import recorded from "./decisions.json";

test("no real decision needs the fallback", () => {
  for (const [step, verb] of recorded.pairs) assert.notEqual(controlOf(step, { verb }), "list", `${step} ${verb}`);
});

test("every verb of the game occurs in the decisions", () => {
  const seen = new Set(recorded.pairs.map(([, verb]) => verb));
  assert.deepEqual(
    recorded.verbs.filter((verb) => !seen.has(verb)),
    [],
  );
});

test("each legal move is under exactly one control, an unknown one in the list", () => {
  const legal = recorded.pairs.filter(([step]) => step === "turn").map(([, verb]) => ({ move: { verb } }));
  const sorted = controls("turn", [...legal, { move: { verb: "duel" } }]);
  assert.equal(Object.values(sorted).flat().length, legal.length + 1);
  assert.deepEqual(sorted.list, [{ move: { verb: "duel" } }]);
});

test("selling a prestige point is never among the answers to a bid", () => {
  assert.notEqual(controlOf("bid", { verb: "cash" }), controlOf("bid", { verb: "pass" }));
});
