// Where a player finds each legal move. Every pair of step and verb has its control; what we do not know goes to a list of
// buttons, so that no decision can ever be out of reach.

import { type HasMove, sortedBy } from "../../board/controls";
import type { MoveJson } from "../../lib/types";

export type Kind =
  // on the map and in the desk beside it
  | "place" // a village that answers the question: to settle, to enter, to raise a city, to attack, a road to stand on
  | "lord" // a lord who begins to march
  | "slide" // units on a road, into a village
  | "step" // a village a group can go to
  | "group" // buttons of a group on the move
  | "loading" // who goes along
  | "buying" // steppers of a village
  | "siege" // siege engines, raised and taken down
  | "village" // buttons of a village card alone
  | "heir" // a lord of your own who receives something
  | "losses" // troops that die of the plague
  | "passage" // whether a cavalcade passes
  | "successor" // who takes a village over
  | "end" // the main button: done, no attack, stay out
  // scenes and strips
  | "marriage"
  | "candidacy"
  | "ballot"
  | "hand" // plain cards, drawing and discarding
  | "surprise" // surprise cards, powers of the pope, relics
  | "titles"
  | "ransom"
  | "battle"
  | "capture"
  | "revolt"
  | "relic"
  | "letter"
  | "write" // to whom one could write or talk
  | "talk"
  | "reaction"
  | "list";

/** By step and verb, or by the verb alone where the step says nothing more. */
const CONTROL: Record<string, Kind> = {
  done: "end",
  pass: "end",
  settle: "place",
  place: "place",
  capital: "place",
  attack: "place",
  road: "place",
  march: "lord",
  slide: "slide",
  step: "step",
  ask_leave: "step",
  cavalcade: "step",
  halt: "group",
  withdraw: "group",
  dig: "group",
  along: "loading",
  behind: "loading",
  men: "loading",
  knights: "loading",
  hire: "buying",
  mill: "buying",
  castle: "buying",
  besiege: "siege",
  lift_siege: "siege",
  pillage: "village",
  grant: "heir",
  "halving fall": "losses",
  let_pass: "passage",
  bar: "passage",
  force: "passage",
  "cavalcade go_on": "passage",
  successor: "successor",
  marry: "marriage",
  stand: "candidacy",
  "candidacy done": "candidacy",
  lay: "ballot",
  discard: "hand",
  draw: "hand",
  "discarding done": "hand",
  "drawing done": "hand",
  enter: "hand",
  declare: "hand",
  harvest: "hand",
  weather: "hand",
  land_tax: "hand",
  tithe: "hand",
  tithe_all: "hand",
  reroll: "relic",
  "relics done": "relic",
  revive: "relic",
  "saving pass": "relic",
  take_relic: "relic",
  ransom: "ransom",
  "ransoming prisoner": "ransom",
  title: "titles",
  ask_waiver: "titles",
  cardinal: "titles",
  pass_title: "titles",
  join: "battle",
  "joining pass": "battle",
  lose: "battle",
  lose_lord: "battle",
  go_on: "battle",
  stop: "battle",
  come_out: "battle",
  surrender: "battle",
  truce: "battle",
  change_sides: "battle",
  leave: "battle",
  "after_round pass": "battle",
  hold: "capture",
  let_go: "capture",
  add_revolt: "revolt",
  add_tunnel: "revolt",
  calm: "revolt",
  calm_free: "revolt",
  first_victim: "revolt",
  fall: "revolt",
  "revolt pass": "revolt",
  "calming pass": "revolt",
  accept: "letter",
  refuse: "letter",
  money: "letter",
  kind: "letter",
  village: "letter",
  prisoner: "letter",
  relic_for: "letter",
  token: "letter",
  propose: "letter",
  "offer withdraw": "letter",
  offer: "write",
  talk: "write",
  end_talk: "talk",
  "talk pass": "talk",
  "talk token": "talk",
  "window pass": "reaction",
  pass_until: "reaction",
  attend: "reaction",
  excommunicate: "surprise",
  lift: "surprise",
  ask_annulment: "surprise",
  d_arc: "surprise",
  make_cardinal: "surprise",
  revolt: "surprise",
  free: "surprise",
  tunnel: "surprise",
  assassinate: "surprise",
  justice: "surprise",
  ambush: "surprise",
};

/** Kinds whose own control is not drawn yet: their moves are listed in the desk. Whoever draws one takes it out here. */
export const LISTED: readonly Kind[] = ["letter", "list"];

export function controlOf(step: string, move: MoveJson): Kind {
  return CONTROL[`${step} ${move.verb}`] ?? CONTROL[move.verb] ?? "list";
}

/** All legal moves, each under exactly one control. */
export function controls<Move extends HasMove>(step: string, legal: readonly Move[]): Partial<Record<Kind, Move[]>> {
  return sortedBy(legal, (move) => controlOf(step, move));
}

/** Where on the map a move is about something: `village:bourg`, `fief:blaye`, `bishopric:b1`, `lord:eric`; "" nowhere. */
export function targetOf(move: MoveJson): string {
  for (const kind of ["village", "bishopric", "fief", "lord"]) if (move[kind]) return `${kind}:${String(move[kind])}`;
  return "";
}
