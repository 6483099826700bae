// What was chosen is remembered, and played again only as far as the game still has it.

import { afterEach, expect, test } from "vitest";
import type { GameOut, OptionOut } from "$api";
import { againstBots, fitting, remember, remembered } from "./choices";

const option = (name: string, values: unknown[], variant: boolean): OptionOut => ({
  name,
  values,
  default: values[0],
  title: name,
  about: "",
  words: values.map(String),
  rule: "",
  variant,
});
const bot = (name: string) => ({ name, title: name, about: "" });
const game: GameOut = {
  name: "lorenzo",
  title: "Lorenzo",
  seats: [1, 2, 3, 4],
  options: [
    option("advanced", [false, true], true),
    option("limit", [0, 5], true),
    option("track_caps", [true, false], false),
  ],
  bots: [bot("random"), bot("club"), bot("master")],
  rules_version: 1,
  rounds: 6,
  sources: {},
  wishes: false,
};

afterEach(() => localStorage.clear());

test("nothing chosen is three players, a club player, and everything as usual", () => {
  expect(fitting(undefined, game)).toEqual({ game: "lorenzo", seats: 3, bot: "club", options: {} });
});

test("what was played is remembered, of each game by itself", () => {
  const first = fitting({ seats: 4, bot: "master", options: { advanced: true } }, game);
  remember(first);
  const second = { ...first, game: "fief", seats: 5, options: {} };
  remember(second);
  expect(remembered()).toEqual({ last: second, games: { lorenzo: first, fief: second } });
});

test("what a game does not have is as usual", () => {
  const old = { seats: 7, bot: "gone", options: { advanced: "perhaps", limit: 5, track_caps: false, lost: 1 } };
  expect(fitting(old, game)).toEqual({ game: "lorenzo", seats: 3, bot: "club", options: { limit: 5 } });
});

test("what is kept may be anything", () => {
  for (const kept of ["", "null", "[]", "{", '{"last": 1}']) {
    localStorage.setItem("signoria-play", kept);
    expect(() => fitting(remembered().last, game)).not.toThrow();
  }
});

test("bots sit on all seats but your own", () => {
  const table = againstBots(fitting({ seats: 4, bot: "master", options: { advanced: true } }, game));
  expect(table.bots).toEqual({ 1: "master", 2: "master", 3: "master" });
  expect(table.options).toEqual({ advanced: true });
});
