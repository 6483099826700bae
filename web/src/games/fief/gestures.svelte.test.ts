// Marches and purchases are put together while the server still answers.

import type { PreviewOut } from "$api";
import { beforeEach, expect, test } from "vitest";
import { updateOf } from "../../../testing/server";
import type { ChainTable } from "../../board/chain.svelte";
import type { LegalMove, MoveJson } from "../../lib/types";
import { Buying } from "./buying.svelte";
import { Marching } from "./marching.svelte";

let asked: { moves: string[]; answer: (told: PreviewOut | null) => void }[];
let played: unknown[];

/** A move; what is written after an exclamation mark is lost by it. */
function move(words: string): LegalMove {
  const [text = "", lost] = words.split("!");
  const [verb, ...rest] = text.split(" ");
  const named: Record<string, Partial<MoveJson>> = {
    march: { lord: rest[0] },
    step: { village: rest[0] },
    men: { number: Number(rest[0]) },
    hire: { unit: rest[0], village: rest[1] },
  };
  return {
    text,
    words: text,
    note: "",
    aside: false,
    facts: lost ? { loses: { villages: [lost] } } : { price: 1 },
    group: "",
    brief: "",
    move: { verb: verb!, ...named[verb!] },
  };
}

function tableOf(legal: string[]): ChainTable {
  return {
    update: updateOf(0, 1),
    legal: legal.map(move),
    question: "",
    foresee: (moves: string[]) => new Promise((answer) => asked.push({ moves, answer })),
    play: (moves: unknown) => void played.push(moves),
  } as unknown as ChainTable;
}

/** Wait until only the answer of the server is missing. */
async function settled(): Promise<void> {
  for (let i = 0; i < 12; i++) await Promise.resolve();
}

/** The server answers what was asked last: these moves may follow. */
async function answer(next: string[]): Promise<void> {
  await settled();
  const legal = next.map(move);
  const shown = {
    question: "",
    groups: [],
    moves: Object.fromEntries(legal.map((one) => [one.text, one])),
    panels: [],
  };
  asked.at(-1)!.answer({ type: "preview", legal, sentences: [], free: true, shown, preview: {} } as never);
  await settled();
}

beforeEach(() => void ([asked, played] = [[], []]));

test("while a march is put together again, it can go on where it could, and a click waits for the answer", async () => {
  const marching = new Marching(tableOf(["march eric"]));
  const villages = () => marching.next.map((one) => one.text);
  void marching.add(move("march eric"));
  await answer(["step bourg"]);
  void marching.add(marching.next[0]!);
  await answer(["men 2", "men 1"]);
  await answer(["step blaye"]);
  expect([villages(), marching.isBusy]).toEqual([["step blaye"], false]);

  const [men] = marching.loads;
  void marching.answer(
    men!,
    men!.options.find((one) => one.text === "men 1")!,
  );
  let clicked = "";
  marching.whenReady(() => (clicked = villages().join()));
  await settled();
  expect([villages(), marching.canSend, clicked]).toEqual([["step blaye"], false, ""]);
  await answer(["step sigy"]);
  expect([clicked, marching.canSend]).toEqual(["step sigy", true]);
});

test("one is left where the first village would be lost, and the march goes on as it was planned", async () => {
  const marching = new Marching(tableOf(["march eric"]));
  void marching.add(move("march eric"));
  await answer(["step bourg"]);
  void marching.add(marching.next[0]!);
  await answer(["men 2!sigy", "men 1"]);
  await answer(["step blaye"]);
  void marching.add(marching.next[0]!);
  await answer(["men 2", "men 1"]);
  await answer([]);
  expect([marching.losses, marching.leavingOne?.move.text]).toEqual([{ villages: ["sigy"] }, "men 1"]);

  void marching.leaveOne();
  await answer(["step blaye"]);
  await answer(["men 1"]);
  await answer([]);
  expect(asked.at(-1)!.moves).toEqual(["march eric", "step bourg", "men 1", "step blaye", "men 1"]);
  expect([marching.losses, marching.leavingOne, marching.canSend]).toEqual([{}, null, true]);
});

test("whoever cannot buy one more asks why after all that is chosen", async () => {
  const buying = new Buying(tableOf(["hire knight bourg"]), () => "bourg");
  void buying.add("knight");
  await answer([]);
  expect(buying.more("knight")).toBeUndefined();
  expect(buying.attempt("knight")).toEqual(["hire knight bourg", { verb: "hire", unit: "knight", village: "bourg" }]);
});

test("what was chosen in one village stays chosen while another is looked at, and all is bought together", async () => {
  const legal = ["hire knight bourg", "hire knight sigy"];
  let village = "bourg";
  const buying = new Buying(tableOf(legal), () => village);
  void buying.add("knight");
  await answer(legal);
  village = "sigy";
  expect(buying.count("knight")).toBe(0);
  expect(buying.elsewhere).toEqual([{ village: "bourg", wares: ["knight"] }]);
  void buying.add("knight");
  await answer([]);
  expect([buying.count("knight"), buying.sum]).toEqual([1, 2]);
  buying.send();
  expect(played).toEqual([legal]);
  expect(buying.isEmpty).toBe(true);
});
