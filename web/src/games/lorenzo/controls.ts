// Where a player finds each legal move. Every verb of the game has its control; one we do not know goes to a list of
// buttons, so that no decision can ever be out of reach.

import type { Lorenzo } from "$api";
import { argument, type HasMove, sortedBy } from "../../board/controls";
import type { MoveJson } from "../../lib/types";

/** Kinds of controls: spaces of the board, leaders on their cards, plain buttons, and small dialogs. */
export type Kind =
  | "space" // a member picked and a space of the board
  | "floor" // a card taken as a bonus action
  | "leader" // a button on a leader's card
  | "button" // pass, end, decline: beside the sentence
  | "tiles"
  | "draft"
  | "servants"
  | "pay"
  | "effects"
  | "privilege"
  | "loss"
  | "exchange"
  | "copy"
  | "name"
  | "church"
  | "list";

const CONTROL: Record<string, Kind> = {
  place: "space",
  take: "floor",
  play: "leader",
  activate: "leader",
  discard: "leader",
  pass: "button",
  end: "button",
  decline: "button",
  choose_tile: "tiles",
  keep: "draft",
  servants: "servants",
  pay: "pay",
  resolve: "effects",
  privilege: "privilege",
  lose: "loss",
  exchange: "exchange",
  skip: "exchange",
  copy: "copy",
  name: "name",
  support: "church",
  refuse: "church",
};

/** Kinds that are asked in a dialog, in the order in which they would be shown together. */
export const DIALOGS: Kind[] = [
  "tiles",
  "draft",
  "servants",
  "pay",
  "effects",
  "privilege",
  "loss",
  "exchange",
  "copy",
  "name",
  "church",
  "list",
];

/** What is drawn: the members and spaces of the facts. */
export type Drawn = Pick<Lorenzo.Facts, "members" | "spaces">;

/** The one control of a move. A placement on a space that is not drawn falls back to the list. */
export function controlOf(move: MoveJson, { members, spaces }: Drawn): Kind {
  const kind = CONTROL[move.verb] ?? "list";
  if (kind === "space" && !members.some((member) => member === argument(move, "member"))) return "list";
  if ((kind === "space" || kind === "floor") && !(argument(move, "space") in spaces)) return "list";
  return kind;
}

/** All legal moves, each under exactly one control. */
export function controls<Move extends HasMove>(legal: readonly Move[], drawn: Drawn): Partial<Record<Kind, Move[]>> {
  return sortedBy(legal, (move) => controlOf(move, drawn));
}
