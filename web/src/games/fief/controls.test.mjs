// Every pair of step and verb of random games has exactly one control. The pairs are those of tests/fief/decisions.py.

import assert from "node:assert/strict";
import { test } from "vitest";
import { controlOf, controls, targetOf } from "./controls";
import recorded from "./decisions.json";

test("no real decision needs the fallback", () => {
  for (const [step, verb] of recorded.pairs) assert.notEqual(controlOf(step, { verb }), "list", `${step} ${verb}`);
});

test("every verb of the game has a control", () => {
  for (const verb of recorded.verbs) assert.notEqual(controlOf("", { verb }), "list", verb);
});

test("each legal move is under exactly one control, an unknown one in the list", () => {
  const legal = recorded.pairs.filter(([step]) => step === "buying").map(([, verb]) => ({ move: { verb } }));
  const sorted = controls("buying", [...legal, { move: { verb: "duel" } }]);
  assert.equal(Object.values(sorted).flat().length, legal.length + 1);
  assert.deepEqual(sorted.list, [{ move: { verb: "duel" } }]);
});

test("what takes a village, a bishopric or a fief is aimed there, and else at a lord", () => {
  assert.equal(targetOf({ verb: "hire", unit: "knight", village: "bourg" }), "village:bourg");
  assert.equal(targetOf({ verb: "tithe", lord: "eric", bishopric: "b1" }), "bishopric:b1");
  assert.equal(targetOf({ verb: "pass_title", fief: "blaye", lord: "eric" }), "fief:blaye");
  assert.equal(targetOf({ verb: "march", lord: "eric" }), "lord:eric");
  assert.equal(targetOf({ verb: "done" }), "");
});
