// Which names are written where there is no room for all.

import { expect, test } from "vitest";
import type { Desk } from "./desk.svelte";
import { overlap } from "./geometry";
import { labels } from "./placing";
import { labelBox } from "./rows";

const at = (x: number, y: number, bishopric: string) => ({
  at: [x, y] as const,
  bishopric,
  label: { at: [x, y + 40] as const, anchor: "middle" as const },
});

function desk(own: string[]): Desk {
  const villages = {
    sigy: at(300, 300, "b1"),
    blaye: at(345, 310, "b1"),
    bourg: at(390, 300, "b1"),
    far: at(700, 600, "b2"),
  };
  return {
    facts: {
      board: { width: 1000, height: 760 },
      villages,
      bishoprics: { b1: { capital: "bourg" }, b2: { capital: "far" } },
    },
    picture: { lords: {} },
    table: { seat: 0 },
    me: { villages: own },
    village: "",
    title: (_: string, name: string) => name.padEnd(10, "x"),
  } as never;
}

test("where there is room all names are written at their places", () => {
  const found = labels(desk([]), 1.4, true);
  expect(Object.keys(found)).toHaveLength(4);
  expect(found.sigy).toMatchObject({ at: [300, 340], size: 13 * 1.4 });
});

test("on the whole map of a phone your own villages and capitals are named first, over nothing else", () => {
  const found = labels(desk(["blaye"]), 2.6, false);
  expect(Object.keys(found)).toEqual(expect.arrayContaining(["blaye", "far"]));
  const boxes = Object.entries(found).map(([name, label]) => labelBox({ label }, name.padEnd(10, "x"), label.size));
  for (const [i, one] of boxes.entries()) for (const other of boxes.slice(i + 1)) expect(overlap(one, other)).toBe(0);
});
