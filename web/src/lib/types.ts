// Names for what the server sends, as the client uses it.

import type { Group, LegalMove as Legal, Panel, Reason, Shown, ThingOut } from "$api";

/** A legal move with what the server shows besides its words. */
export interface LegalMove extends Legal {
  /** The key of its group. */
  group: string;
  /** What the words do not say: cost, servants needed. */
  note: string;
  facts: Record<string, unknown>;
}

export type Thing = ThingOut;
export type { Group, Panel, Reason, Shown };

/** Why something cannot be done; `message` where there is no rule to name. */
export interface NotAllowed {
  what: string;
  reasons: Reason[];
  message: string;
  code: string;
}

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

/** What a move would do. */
export interface Preview {
  preview: { events: unknown[]; changes: Change[]; waiting: number[] };
  sentences: string[];
}

export type Connection = "on" | "off" | "lost";
