// A march is five moves and one gesture.

import type { PreviewOut } from "$api";
import { beforeEach, expect, test } from "vitest";
import { legalMove, updateOf } from "../../testing/server";
import { shownMoves } from "../lib/shown";
import type { TableView } from "../lib/view.svelte";
import { Chain, type ChainTable } from "./chain.svelte";

/** What the server answers after each beginning of a gesture: the moves that may follow. */
const NEXT: Record<string, string[]> = {
  march: ["north", "south"],
  "march north": ["two men", "no men"],
  "march north,two men": [],
};

let at: number;
let played: unknown[];
let asked: { moves: string[]; answer: (told: PreviewOut | null) => void }[];
let table: ChainTable;
let chain: Chain;

function preview(next: string[]): PreviewOut {
  const shown = { question: next.length ? "And then?" : "", groups: [], moves: {}, panels: [] };
  const told = { legal: next.map(legalMove), sentences: ["They march."], free: true, loses: [], shown };
  return { type: "preview", table: "t1", id: "", preview: {}, ...told };
}

const move = (text: string) => shownMoves(preview([text]))[0]!;

/** The server answers what was asked last. */
async function answer(next: string[] | null): Promise<void> {
  asked.at(-1)!.answer(next && preview(next));
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => {
  [at, played, asked] = [1, [], []];
  table = {
    get update() {
      return updateOf(0, at);
    },
    legal: [move("march"), move("pass")],
    question: "Your turn.",
    foresee: (moves: string[]) => new Promise((answer) => asked.push({ moves, answer })),
    play: (moves: unknown) => void played.push(moves),
  } as Partial<TableView> as ChainTable;
  chain = new Chain(table);
});

test("each move is chosen from what the server says may follow, and all are sent together", async () => {
  expect([chain.question, chain.legal.map((one) => one.text)]).toEqual(["Your turn.", ["march", "pass"]]);
  void chain.add(move("march"));
  expect(chain.isWaiting).toBe(true);
  expect(chain.legal).toEqual([]);
  await answer(NEXT.march!);
  expect([chain.question, chain.legal.map((one) => one.text)]).toEqual(["And then?", ["north", "south"]]);
  void chain.add(move("north"));
  expect(asked.at(-1)!.moves).toEqual(["march", "north"]);
  await answer(NEXT["march north"]!);
  expect(chain.isWhole).toBe(false);
  void chain.add(move("two men"));
  await answer(NEXT["march north,two men"]!);
  expect(chain.isWhole).toBe(true);
  expect([chain.sentences, chain.isFree]).toEqual([["They march."], true]);
  expect(played).toEqual([]);
  chain.send();
  expect(played).toEqual([["march", "north", "two men"]]);
  expect(chain.moves).toEqual([]);
});

test("one step back needs no question: what was said of it is still known", async () => {
  void chain.add(move("march"));
  await answer(["north"]);
  void chain.add(move("north"));
  await answer(["two men"]);
  chain.back();
  expect(chain.legal.map((one) => one.text)).toEqual(["north"]);
  expect(asked.length).toBe(2);
  chain.back(0);
  expect(chain.question).toBe("Your turn.");
  chain.back();
  expect(chain.moves).toEqual([]);
});

test("what may not follow is not even asked for", async () => {
  await chain.add(move("fly"));
  expect(asked).toEqual([]);
  void chain.add(move("march"));
  await chain.add(move("north")); // the answer to the first is not there yet
  expect(asked.length).toBe(1);
});

test("a move that the server refuses is left, and the rest stays", async () => {
  void chain.add(move("march"));
  await answer(["north"]);
  void chain.add(move("north"));
  await answer(null);
  expect(chain.moves.map((one) => one.text)).toEqual(["march"]);
  expect(chain.legal.map((one) => one.text)).toEqual(["north"]);
});

test("it is forgotten with the position, and so is an answer that comes too late", async () => {
  void chain.add(move("march"));
  at = 2;
  await answer(["north"]);
  expect(chain.moves).toEqual([]);
  chain.send();
  expect(played).toEqual([]);
});

test("an answer to what was left meanwhile is not mistaken for another", async () => {
  void chain.add(move("march"));
  const first = asked[0]!;
  chain.leave();
  void chain.add(move("pass"));
  first.answer(preview(["north"]));
  await Promise.resolve();
  await Promise.resolve();
  expect(chain.isWaiting).toBe(true);
  await answer([]);
  expect(chain.isWhole).toBe(true);
  expect(chain.moves.map((one) => one.text)).toEqual(["pass"]);
});

test("nothing is sent before the server has said what it would do", () => {
  chain.send();
  void chain.add(move("march"));
  chain.send();
  expect(played).toEqual([]);
});
