import { expect, test, vi } from "vitest";
import type { PreviewOut } from "$api";
import type { LegalMove, MoveJson } from "../../lib/types";
import type { TableView } from "../../lib/view.svelte";
import { Bench } from "./bench.svelte";

const legal = (move: MoveJson, facts: Record<string, unknown> = {}) => ({
  text: Object.values(move).join(" "),
  move,
  words: "",
  facts,
});

/** A server that asks for bonus cards, then for the payment. */
function server() {
  const bonus = [
    legal({ verb: "bonus", card: "each_lake" }, { adds: 2 }),
    legal({ verb: "bonus", card: "each_park" }, { adds: 4 }),
  ];
  const sent: unknown[] = [];
  const answer = (moves: (string | MoveJson)[]): unknown[] => {
    const verbs = moves.map((move) => (typeof move === "string" ? move : move.verb));
    if (verbs.includes("finish"))
      return [0, 1, 2].map((number) => legal({ verb: "change", number }, { kept: 14 - 2 * number, points: number }));
    const played = moves
      .filter((move) => typeof move !== "string" && move.verb === "bonus")
      .map((move) => (move as MoveJson).card);
    const rest = bonus.filter((one) => !played.includes(one.move.card));
    return played.length ? [...rest, legal({ verb: "finish" }, { value: 14 })] : rest;
  };
  const shown = (moves: unknown[]) => ({
    legal: moves,
    shown: {
      groups: [],
      moves: Object.fromEntries((moves as LegalMove[]).map((one) => [one.text, { facts: one.facts }])),
    },
  });
  const session = {
    foresee: vi.fn((moves: (string | MoveJson)[]) => Promise.resolve(shown(answer(moves)) as unknown as PreviewOut)),
    play: (moves: (string | MoveJson)[]) => void sent.push(moves),
  };
  return { session, sent };
}

const table = (moves: unknown[] = []) => ({ legal: moves, update: { at: 1, seat: 0 } }) as unknown as TableView;

test("a work with a bonus card and its payment is one command", async () => {
  const { session, sent } = server();
  const bench = new Bench(table(), session);
  bench.begin("poet");
  expect(bench.isReady).toBe(false);
  await vi.waitFor(() => expect(bench.laid?.isWaiting).toBe(false));
  expect(bench.bonuses).toHaveLength(2);
  expect(bench.isReady).toBe(false); // it is not enough without a bonus card
  bench.toggle("each_park");
  await vi.waitFor(() => expect(bench.isReady).toBe(true));
  expect(bench.finish?.facts?.value).toBe(14);
  bench.pay(2);
  expect(bench.payment?.facts).toEqual({ kept: 10, points: 2 });
  bench.send();
  expect(sent).toEqual([
    [{ verb: "work", card: "poet" }, { verb: "bonus", card: "each_park" }, { verb: "finish" }, "change 2"],
  ]);
  expect(bench.laid).toBeNull();
});

test("a bonus card that is taken back is not played, and never shown twice", async () => {
  const { session } = server();
  const bench = new Bench(table(), session);
  bench.begin("poet");
  await vi.waitFor(() => expect(bench.laid?.isWaiting).toBe(false));
  bench.toggle("each_park");
  expect(bench.bonuses.map(({ move }) => move.card)).toEqual(["each_lake"]);
  await vi.waitFor(() => expect(bench.laid?.isWaiting).toBe(false));
  bench.toggle("each_park");
  await vi.waitFor(() => expect(bench.laid?.isWaiting).toBe(false));
  expect(bench.laid?.bonus).toEqual([]);
  expect(bench.isReady).toBe(false);
});

test("what the table asks about a work it has begun is answered here too", () => {
  const { session, sent } = server();
  const bench = new Bench(table([legal({ verb: "change", number: 0 }, { kept: 9, points: 0 })]), session);
  expect(bench.isReady).toBe(true);
  bench.send();
  expect(sent).toEqual([["change 0"]]);
});

test("the same work clicked again is left", async () => {
  const { session } = server();
  const bench = new Bench(table(), session);
  bench.begin("poet");
  await vi.waitFor(() => expect(bench.laid?.isWaiting).toBe(false));
  bench.begin("poet");
  expect(bench.laid).toBeNull();
});
