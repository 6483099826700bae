// Where a player finds each legal move. Every pair of step and verb has its control; what we do not know goes to a list of
// buttons, so that no decision can ever be out of reach.

import { type HasMove, sortedBy } from "../../board/controls";
import type { MoveJson } from "../../lib/types";

export type Kind =
  | "lot" // an object of the market column
  | "bidding" // buttons of the stage: raise, pass
  | "button" // other buttons of the stage
  | "purse" // selling a prestige point
  | "court" // a place for a piece
  | "building" // a building of the market column, alone
  | "together" // a building of the market column, with a neighbour
  | "freedom"
  | "deck"
  | "work" // a ticket in hand, with bonus cards and payment
  | "bonus"
  | "payment"
  | "fan" // cards to keep, to give back, or to put under a stack
  | "recruit" // a work that lies before somebody else
  | "character" // six tickets
  | "own_character" // the ticket of your own character
  | "border" // across the border of two courts
  | "list";

/** By step and verb, or by the verb alone where the step says nothing more. */
const CONTROL: Record<string, Kind> = {
  return: "fan",
  name: "lot",
  buy: "lot",
  pick: "button",
  raise: "bidding",
  "bid pass": "bidding",
  "characters pass": "character",
  bid: "character",
  refuse: "button",
  done: "button",
  hold: "button",
  cash: "purse",
  "put put": "court",
  "proposal put": "border",
  sum: "border",
  withdraw: "border",
  accept: "border",
  reject: "border",
  counter: "border",
  keep: "fan",
  under: "fan",
  recruit: "recruit",
  merchant: "own_character",
  professor: "own_character",
  decline: "own_character",
  give_back: "own_character",
  change_all: "own_character",
  keep_money: "own_character",
  work: "work",
  princess: "work",
  bonus: "bonus",
  finish: "bonus",
  change: "payment",
  build: "building",
  propose: "together",
  learn: "deck",
  buy_bonus: "deck",
  introduce: "freedom",
};

export function controlOf(step: string, move: MoveJson): Kind {
  return CONTROL[`${step} ${move.verb}`] ?? CONTROL[move.verb] ?? "list";
}

/** All legal moves, each under exactly one control. */
export function controls<Move extends HasMove>(step: string, legal: readonly Move[]): Partial<Record<Kind, Move[]>> {
  return sortedBy(legal, (move) => controlOf(step, move));
}
