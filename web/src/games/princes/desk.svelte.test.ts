// A piece taken into the hand.

import { expect, test } from "vitest";
import type { Princes } from "$api";
import type { TableView } from "../../lib/view.svelte";
import { Desk } from "./desk.svelte";

const TURNS = { tower: [{ turn: 0, squares: [[0, 0] as [number, number]] }] };

/** A table at which a tower may lie on two squares of your court. */
function desk(): Desk {
  const court = { palace: [], pieces: [], closed: [], empty: 49 };
  const picture = {
    table: { step: "turn", start: 0, players: [{ seat: 0, court }], laying: null, phase: "actions" },
    mine: { places: { tower: { 0: ["c2", "d6"] } } },
  } as unknown as Princes.Picture;
  const facts = {
    rows: 7,
    columns: 7,
    turns: TURNS,
    buildings: { tower: 3 },
    landscapes: [],
  } as unknown as Princes.Facts;
  const table = {
    picture,
    facts,
    legal: [],
    seat: 0,
    update: { at: 1, seat: 0 },
    news: [],
    names: [],
    thing: () => null,
  };
  return new Desk(table as unknown as TableView, null);
}

test("it lies where it fits first, to be seen and moved, until it is laid back", () => {
  const one = desk();
  one.take("tower");
  expect(one.spot).toEqual({ row: 1, column: 2, turn: 0 });
  expect(one.isAllowed).toBe(true);
  one.hold(5.4, 3.4, "touch");
  expect(one.spot).toEqual({ row: 5, column: 3, turn: 0 });
  expect(one.middle).toEqual([5.5, 3.5]);
  one.cancelPiece();
  expect([one.piece, one.spot]).toEqual([null, null]);
});
