// Every legal move of real decisions has a control.
// The decisions come from stories/record.py.

import assert from "node:assert/strict";
import { test } from "vitest";
import { controlOf, controls, DIALOGS } from "./controls";
import recorded from "./decisions.json";

const { verbs, drawn } = recorded;
const decisions = recorded.decisions.map((moves) => moves.map((move) => ({ move })));

test("no real decision needs the fallback", () => {
  for (const legal of decisions) assert.equal(controls(legal, drawn).list, undefined, JSON.stringify(legal[0]));
});

test("every verb of the game occurs in the decisions", () => {
  const seen = new Set(decisions.flat().map(({ move }) => move.verb));
  assert.deepEqual(
    verbs.filter((verb) => !seen.has(verb)),
    [],
  );
});

test("a decision is on the board or in one dialog, never half hidden in two", () => {
  for (const legal of decisions) {
    const asked = DIALOGS.filter((kind) => controls(legal, drawn)[kind]);
    assert.ok(asked.length <= 1, asked.join());
  }
});

test("an unknown verb, or a space that is not drawn, falls back to the list", () => {
  assert.equal(controlOf({ verb: "excommunicate", seat: 2 }, drawn), "list");
  assert.equal(controlOf({ verb: "place", member: "white", space: "cellar" }, drawn), "list");
  assert.equal(controlOf({ verb: "take", space: "cellar" }, drawn), "list");
  assert.equal(controlOf({ verb: "place", member: "purple", space: "council" }, drawn), "list");
});
