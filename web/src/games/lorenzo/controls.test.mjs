// Every legal move of real decisions has exactly one control. Run with: node --test
// The decisions come from stories/record.py.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import ts from "typescript";

const source = readFileSync(new URL("controls.ts", import.meta.url), "utf8");
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "ESNext", target: "ES2022" } });
const { controlOf, controls, DIALOGS } = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`);
const recorded = JSON.parse(readFileSync(new URL("decisions.json", import.meta.url), "utf8"));
const verbs = recorded.verbs;
const decisions = recorded.decisions.map((texts) => texts.map((text) => ({ text, words: text })));

test("each legal move of a decision is under exactly one control", () => {
  for (const legal of decisions) {
    const sorted = Object.values(controls(legal)).flat();
    assert.deepEqual(sorted.map((move) => move.text).sort(), legal.map((move) => move.text).sort());
  }
});

test("no real decision needs the fallback", () => {
  for (const legal of decisions) assert.equal(controls(legal).list, undefined, legal[0].text);
});

test("every verb of the game occurs in the decisions", () => {
  const seen = new Set(decisions.flat().map((move) => move.text.split(" ")[0]));
  assert.deepEqual(
    verbs.filter((verb) => !seen.has(verb)),
    [],
  );
});

test("a decision is on the board or in one dialog, never half hidden in two", () => {
  for (const legal of decisions) {
    const asked = DIALOGS.filter((kind) => controls(legal)[kind]);
    assert.ok(asked.length <= 1, asked.join());
  }
});

test("an unknown verb, or a space that is not drawn, falls back to the list", () => {
  assert.equal(controlOf("excommunicate 2"), "list");
  assert.equal(controlOf("place white cellar"), "list");
  assert.equal(controlOf("take cellar"), "list");
  assert.equal(controlOf("place purple council"), "list");
});
