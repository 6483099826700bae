// The kit is for the boards of every game: nothing of one of them is in it.

import { expect, test } from "vitest";
import english from "../words/en.ftl?raw";
import { boards } from "../games";

const everything = import.meta.glob<string>("./*", { query: "?raw", import: "default", eager: true });
const kit = Object.entries(everything).filter(([name]) => !name.includes(".test."));
const lorenzo = import.meta.glob<string>("../games/lorenzo/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Names of games, and what is found in one of them only. */
const GAMES = [...Object.keys(boards), "lorenzo", "princes", "fief"];
const THINGS =
  /servant|tower|church|excommunicat|leader|territor|venture|privilege|harvest|council|\bcoins?\b|jester|palace|auction|village|\blords?\b|bishop|knight/i;

test("no file of the kit names a game, or a thing of one", () => {
  expect(kit.length).toBeGreaterThan(10);
  for (const [name, text] of kit) {
    for (const game of GAMES) expect(text.toLowerCase(), name).not.toContain(game);
    expect(text.match(THINGS)?.[0], name).toBeUndefined();
  }
});

test("the kit imports nothing of a game", () => {
  for (const [name, text] of kit) expect(text, name).not.toMatch(/from "[^"]*games/);
});

test("the kit says only words that belong to no game", () => {
  const keys = new Set(english.match(/^[a-z][\w-]*(?= =)/gm));
  for (const [, text] of kit) {
    const said = [...text.matchAll(/\bt\((?:\w+ \? )?"([\w-]+)"(?: : "([\w-]+)")?/g)].flatMap((one) => one.slice(1));
    for (const key of said.filter(Boolean))
      expect(keys.has(key!) && !GAMES.some((game) => key!.startsWith(game)), key).toBe(true);
  }
});

test("Lorenzo's table is made of the kit", () => {
  const imported = [
    ...Object.values(lorenzo)
      .join("\n")
      .matchAll(/from "\.\.\/\.\.\/board\/([\w.]+)"/g),
  ];
  const used = new Set(imported.map(([, file]) => file!.replace(".svelte", "")));
  const parts = ["Answer", "BoardFrame", "Details", "Enlarged", "Question", "Stepper"];
  expect([...used]).toEqual(
    expect.arrayContaining([...parts, "board", "controls", "details", "held", "motion", "roving"]),
  );
});

test("the board of Lorenzo draws from pictures and facts, and not from views", () => {
  for (const [name, text] of Object.entries(lorenzo)) expect(text, name).not.toMatch(/\.view\b|Lorenzo\.\w*View\b/);
});
