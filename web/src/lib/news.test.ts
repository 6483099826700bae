// What happened, as actions: updates, folding, names of things.

import type { Action } from "$api";
import { expect, test, vi } from "vitest";
import examples from "../../../tests/table/folding.json";
import { grown, held, isSame, lastPlaces, piecesOf, rowsOf, signsIn, sinceOwn, withTails } from "./news";

function action(first: number, last: number, more: Partial<Action> = {}): Action {
  return { seat: null, level: 0, sentences: [`${first} to ${last}`], weight: 2, refs: [], ...more, first, last };
}

const spans = (news: Action[]) => news.map(({ first, last }) => [first, last]);

test("an action that has grown replaces itself, and what was taken back is gone", () => {
  let news = grown([], { first: 0, news: [action(0, 1), action(2, 2)] });
  news = grown(news, { first: 3, news: [action(2, 4), action(5, 5)] });
  expect(spans(news)).toEqual([[0, 1], [2, 4], [5, 5]]); // prettier-ignore
  news = grown(news, { first: 4, news: [action(2, 3)] });
  expect(spans(news)).toEqual([[0, 1], [2, 3]]); // prettier-ignore
  expect(grown(news, { first: 4, news: [] })).toEqual(news);
  expect(grown(news, { first: 0, news: [] })).toEqual([]);
});

test("what is new begins after your own last move", () => {
  const news = [action(0, 0, { level: 1 }), action(1, 2, { seat: 0 }), action(3, 3, { seat: 1 }), action(4, 4)];
  expect(sinceOwn(news, 0, 0)).toBe(3);
  expect(sinceOwn(news, 0, 1)).toBe(3);
  expect(sinceOwn(news.slice(0, 2), 0, 1)).toBe(3);
  expect(sinceOwn(news, 2, 0)).toBe(0);
  expect(sinceOwn(news, null, 0)).toBe(0);
});

// ------------------------------------------------------------ folding

const GAME = [
  action(0, 0),
  action(1, 1, { level: 1 }),
  action(2, 2, { level: 2 }),
  action(3, 3),
  action(4, 4, { level: 2 }),
  action(5, 5),
  action(6, 6, { level: 1 }),
  action(7, 7, { level: 2 }),
  action(8, 8),
  action(9, 9, { level: 2 }),
  action(10, 10),
];

const shown = (since: number, turned: [number, boolean][] = []) =>
  rowsOf(GAME, since, new Map(turned)).map(({ action, depth, open }) => `${action.first}${open ? "+" : ""}/${depth}`);

test("earlier headings are closed, and only the last ones are open", () => {
  expect(shown(11)).toEqual(["0/0", "1/0", "6+/0", "7/1", "9+/1", "10/2"]);
});

test("what happened since your own move is not folded away", () => {
  expect(shown(8)).toEqual(["0/0", "1/0", "6+/0", "7+/1", "8/2", "9+/1", "10/2"]);
});

test("a closed heading can be opened, what is below it still folded, and an open one closed", () => {
  expect(shown(11, [[1, true], [6, false]])).toEqual(["0/0", "1+/0", "2/1", "4/1", "6/0"]); // prettier-ignore
});

// ------------------------------------------------------------ where others acted

test("of each other player the last action since your own is marked, by what it is about", () => {
  const news = [
    action(0, 0, { seat: 1, refs: ["space:council"] }),
    action(1, 1, { seat: 0, refs: ["space:market.1"] }),
    action(2, 2, { seat: 1, refs: ["space:tower.1"] }),
    action(3, 3, { seat: 1, refs: ["space:tower.2", "card:forest"] }),
    action(4, 4, { seat: 2, refs: ["space:market.2"] }),
    action(5, 5, { seat: 2 }),
  ];
  expect([...lastPlaces(news, 0)]).toEqual([
    ["space:tower.2", 1],
    ["card:forest", 1],
    ["space:market.2", 2],
  ]);
  expect([...lastPlaces([...news, action(6, 6, { seat: 0 })], 0)]).toEqual([]);
});

test("a value that names no place leaves the mark where it is", () => {
  const news = [
    action(0, 0, { seat: 1, refs: ["space:council"] }),
    action(1, 1, { seat: 1, refs: ["leader:sigismondo_malatesta"] }),
  ];
  expect([...lastPlaces(news, 0, (ref) => ref.startsWith("space:"))]).toEqual([["space:council", 1]]);
  expect([...lastPlaces(news, 0)]).toEqual([["leader:sigismondo_malatesta", 1]]);
});

// The same examples hold `folded` of the server: what is closed here down to a level is what is folded there.
test.each(examples)("folded as the server folds: $about", ({ actions, level, lines }) => {
  const turned = new Map(actions.filter((one) => one.level).map((one) => [one.first, one.level < level]));
  const told = rowsOf(actions, Infinity, turned).map(({ action: { sentences, weight, last, refs }, folded }) => ({
    text: sentences.join(" "),
    folded,
    weight,
    last,
    refs,
  }));
  expect(told).toEqual(lines);
});

test("a closed heading is the same line until something is added below it", () => {
  const [closed, again] = [1, 2].map(() => rowsOf(GAME, 11, new Map())[1]!);
  expect(isSame(closed!, again!)).toBe(true);
  const [grave] = rowsOf([GAME[1]!, action(2, 2, { weight: 3 })], 11, new Map([[1, false]]));
  expect(isSame(closed!, grave!)).toBe(false);
});

// ------------------------------------------------------------ names

test("the names of things in a sentence are found, the longest first, as whole words", () => {
  const thing = (title: string) => ({ kind: "card", name: title, title, lines: [], rule: "" });
  const things = { "card:mill": thing("Mill"), "card:old_mill": thing("Old mill"), "card:forest": thing("Forest") };
  const refs = Object.keys(things);
  expect(piecesOf("Ann takes old mill (a Mill).", refs, things)).toEqual([
    { text: "Ann takes ", ref: null },
    { text: "old mill", ref: "card:old_mill" },
    { text: " (a ", ref: null },
    { text: "Mill", ref: "card:mill" },
    { text: ").", ref: null },
  ]);
  expect(piecesOf("Miller.", refs, things)).toEqual([{ text: "Miller.", ref: null }]);
  expect(piecesOf("Forest.", ["card:unknown"], things)).toEqual([{ text: "Forest.", ref: null }]);
});

test("a name of several words is found in another case too", () => {
  const thing = (title: string) => ({ kind: "deck", name: "", title, lines: [], rule: "" });
  const named = (sentence: string, title: string) =>
    piecesOf(sentence, ["deck:bonus"], { "deck:bonus": thing(title) }).find((piece) => piece.ref)?.text;
  expect(named("Gracz 3 kupuje kartę Wolnego Zawodu (300 florenów).", "karta Wolnego Zawodu")).toBe(
    "kartę Wolnego Zawodu",
  );
  expect(named("Kupuješ bonusovou kartu (300 florinů).", "bonusová karta")).toBe("bonusovou kartu");
  expect(named("Kupuješ bonusovou kartu: bonusová karta.", "bonusová karta")).toBe("bonusová karta");
  expect(named("Hráč 1 kupuje kartu osobnosti.", "bonusová karta")).toBeUndefined();
});

test("no pattern is made for what a sentence does not name, which takes long where many things are dealt", () => {
  const titles = ["Old Mill", "Forest", "Territory tower, floor 1", "Market"];
  const things = Object.fromEntries(
    titles.map((title) => [`any:${title}`, { kind: "any", name: title, title, lines: [], rule: "" }]),
  );
  const match = vi.spyOn(String.prototype, "matchAll");
  const found = piecesOf("Territories: Forest, Old Mill.", Object.keys(things), things);
  expect(match).not.toHaveBeenCalled();
  match.mockRestore();
  expect(found.flatMap(({ ref }) => ref ?? [])).toEqual(["any:Forest", "any:Old Mill"]);
});

test("punctuation stays with the name before it", () => {
  const pieces = [
    { text: "You take ", ref: null },
    { text: "Mill", ref: "card:mill" },
    { text: ", then ", ref: null },
    { text: "Forest", ref: "card:forest" },
    { text: ".", ref: null },
  ];
  expect(withTails(pieces)).toEqual([
    { text: "You take ", ref: null, tail: "" },
    { text: "Mill", ref: "card:mill", tail: "," },
    { text: " then ", ref: null, tail: "" },
    { text: "Forest", ref: "card:forest", tail: "." },
  ]);
});

test("so many of a good is found, in every form of its words, and nothing else", () => {
  const forms = { coin: ["coin", "coins"], victory: ["victory point", "victory points"] };
  expect(signsIn("You gain 13 coins and 1 victory point (coins).", forms)).toEqual([
    { text: "You gain ", sign: "", n: "" },
    { text: " coins", sign: "coin", n: "13" },
    { text: " and ", sign: "", n: "" },
    { text: " victory point", sign: "victory", n: "1" },
    { text: " (coins).", sign: "", n: "" },
  ]);
  const signs = held(signsIn("3 coins. You gain 1 coin, 2 coins", forms));
  expect(signs.map(({ n, text, tail }) => (n ? n + tail : text))).toEqual(["3.", " You gain ", "1,", " ", "2"]);
  expect(signsIn("3 coinsmiths", forms)).toEqual([{ text: "3 coinsmiths", sign: "", n: "" }]);
  expect(signsIn("3 coins", {})).toEqual([{ text: "3 coins", sign: "", n: "" }]);
});
