// What is read from the picture.

import { expect, test } from "vitest";
import type { Desk } from "./desk.svelte";
import { missingFor } from "./reading";

function desk(bishop: string | null): Desk {
  return {
    facts: { villages: { bourg: { bishopric: "b4" }, marcamps: { bishopric: "b4" }, sigy: { bishopric: "b5" } } },
    picture: {
      bishoprics: { b4: { bishop } },
      villages: { bourg: { controller: 1 }, marcamps: { controller: null }, sigy: { controller: null } },
    },
    title: (_: string, name: string) => name.toUpperCase(),
  } as never;
}

test("a bishopric without a bishop waits for the villages that nobody controls", () => {
  expect(missingFor(desk(null), "b4")).toEqual(["MARCAMPS"]);
  expect(missingFor(desk("charles"), "b4")).toEqual([]);
});
