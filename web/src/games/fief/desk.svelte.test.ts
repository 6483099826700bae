// What a click on the map means where nothing there can be chosen.

import { beforeEach, expect, test } from "vitest";
import { legalMove } from "../../../testing/server";
import { FakeTable } from "../../../testing/table.svelte";
import type { LegalMove, MoveJson } from "../../lib/types";
import { Desk } from "./desk.svelte";

class County extends FakeTable {
  picture: unknown;
  facts = { lords: {}, villages: {} };
  prompt = "";
  isGrave: (move: LegalMove) => boolean = () => false;
  get refusal() {
    return null;
  }
  refuse(message: string) {
    this.done.push(`refuse ${message}`);
  }
  async foresee() {
    return null;
  }
}

let table: County;
let desk: Desk;

function move(verb: string, more: Partial<MoveJson> = {}): LegalMove {
  return { ...legalMove([verb, ...Object.values(more)].join(" ")), move: { verb, ...more }, facts: {} } as never;
}

/** A table at a step of Fief, with these moves; Arthur and Henri are Ann's. */
function at(step: string, legal: LegalMove[], more: object = {}): void {
  table = new County();
  table.legal = legal;
  const lords = { arthur: { seat: 0, village: "blaye" }, henri: { seat: 0, village: "sigy" } };
  const villages = { blaye: { controller: 0 }, sigy: { controller: 0 }, bourg: { controller: 1 } };
  table.picture = { table: { step, lords, villages, march: null, ...more }, mine: null };
  desk = new Desk(table as never, table as never);
}

beforeEach(() => void (table = new County()));

test("while a group is asked where it goes, another village shows its card and why it cannot be reached", () => {
  at("group", [move("halt")], { march: { leader: "arthur" } });
  desk.click("village:bourg");
  expect([desk.village, table.done.at(-1)]).toEqual(["bourg", 'why {"verb":"step","village":"bourg"}']);
});

test("while a group is asked where it goes, another lord says that it comes first", () => {
  at("group", [move("halt")], { march: { leader: "arthur" } });
  desk.click("lord:henri");
  expect(table.done.at(-1)).toContain("refuse");
});

test("a lord who cannot march says why", () => {
  at("moving", [move("done")]);
  desk.click("lord:henri");
  expect(table.done.at(-1)).toBe('why {"verb":"march","lord":"henri"}');
});

test("mills that can be pillaged are lit, and a click opens the card of their village", () => {
  at("pillaging", [move("pillage", { village: "bourg" }), move("done")]);
  expect([...desk.lit.keys()]).toEqual(["village:bourg"]);
  desk.click("village:bourg");
  expect([desk.village, table.done]).toEqual(["bourg", ["cancel"]]);
});

test("a village where an army of yours stands and cannot attack says why", () => {
  const forces = [
    { seat: 0, lords: ["henri"] },
    { seat: 1, lords: [] },
  ];
  at("fighting", [move("done")], { villages: { bourg: { forces } } });
  desk.click("village:bourg");
  expect([desk.village, table.done.at(-1)]).toEqual(["bourg", 'why {"verb":"attack","village":"bourg","seat":1}']);
});

test("an attack is shown before it is made", () => {
  at("fighting", []);
  expect(["attack", "surrender", "hire"].map((verb) => table.isGrave(move(verb)))).toEqual([true, true, false]);
});
