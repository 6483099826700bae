// Names for what the server sends, as the client uses it.

import type { Fief, Group, LegalMove as Legal, Lorenzo, Panel, Princes, Reason, Row, Shown, ThingOut } from "$api";

/** A move as data: `{"verb": "place", "member": "white", "space": "territory.3"}`. */
export interface MoveJson {
  verb: string;
  [argument: string]: string | number | boolean | null;
}

/** Moves as data. */
export function typed(moves: readonly Legal[]): MoveJson[] {
  return moves.map(({ move }) => move as MoveJson);
}

/** A legal move with what the server shows besides its words. Its text is a name: what it says is in `move`. */
export interface LegalMove extends Legal {
  move: MoveJson;
  /** The key of its group. */
  group: string;
  /** What the words do not say: cost, servants needed. */
  note: string;
  facts: Record<string, unknown>;
  /** It in a word, where the heading of its group says the rest; else nothing. */
  brief: string;
  /** Whether it is not an answer to the question. */
  aside: boolean;
}

/** Tables of facts and views are documents of the engine, different for each game. */
export type Facts = Lorenzo.Facts | Princes.Facts | Fief.Facts;
export type View = Lorenzo.View | Princes.View | Fief.View;

export type Thing = ThingOut;
export type { Group, Panel, Reason, Row, Shown };

/** Why something is not possible; `message` without a rule to name. */
export interface NotAllowed {
  reasons: Reason[];
  message: string;
  code: string;
}

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

/** What a move would do; `moves` is what would be played, with the default answers that follow it. */
export interface Preview {
  preview: { moves: string[]; events: unknown[]; changes: Change[]; waiting: number[] };
  sentences: string[];
  /** Whether one could take it back without asking anybody. */
  free?: boolean;
  /** Villages, lords, titles and units that would be lost. */
  loses?: string[];
}

export type Connection = "on" | "off" | "lost";
