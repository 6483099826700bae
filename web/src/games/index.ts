// Boards that are drawn, from pictures. Games that have no board are played through the textual twin.

import type { LetterOut, Lorenzo } from "$api";
import type { Component } from "svelte";
import type { IconName } from "../art/icons";
import { settings } from "../lib/settings.svelte";
import type { TableSession } from "../lib/session.svelte";
import type { MoveJson } from "../lib/types";
import type { TableView } from "../lib/view.svelte";
import { t } from "../lib/words.svelte";

export interface BoardProps {
  /** What is drawn. */
  table: TableView;
  /** What you can do there; none in a replay. */
  session?: TableSession | null;
}

export const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  lorenzo: () => import("./lorenzo/Board.svelte"),
  princes: () => import("./princes/Board.svelte"),
  fief: () => import("./fief/Board.svelte"),
};

/** Games in which a gesture is never completed by default: whoever marches is asked where to go next. */
export const asksAll: readonly string[] = ["fief"];

/** Verbs of moves whose words say all that they do, and which nobody weighs twice. */
export const plain: Record<string, readonly string[]> = {
  lorenzo: ["end"],
  princes: ["raise"],
  fief: ["money", "kind", "village", "prisoner", "relic_for"], // what an offer holds, until it is sent
};

/** Verbs after which the textual table answers by default too, with what somebody says who would rather be asked. */
export const byDefault: Record<string, Readonly<Record<string, string>>> = {
  princes: { keep: "princes-choose-order" },
};

/** A piece of the table of each game, for its name on the first page. */
export const pictures: Record<string, () => Promise<{ default: Component }>> = {
  lorenzo: () => import("./lorenzo/HomePicture.svelte"),
  princes: () => import("./princes/HomePicture.svelte"),
  fief: () => import("./fief/HomePicture.svelte"),
};

/** How a game with free letters shows and writes them. */
export interface LetterKit {
  /** The contents of a letter. */
  Contents: Component<{ table: TableSession; letter: LetterOut }>;
  /** A letter to another player, beginning with these moves. */
  Composer: Component<{ table: TableSession; to: number; moves: MoveJson[]; onclose: () => void }>;
  /** The moves of a letter, seen from the other side. */
  answering: (moves: MoveJson[]) => MoveJson[];
}

export const letterKits: Record<string, () => Promise<LetterKit>> = {
  fief: () => import("./fief/letters"),
};

/** What the goods of a game are called in its log, in all forms, by their signs: words called `<game>-sign-<good>`. */
export function signForms({ game, facts }: Pick<TableView, "game" | "facts">): Record<string, string[]> {
  const { goods = [], privileges } = (facts ?? {}) as Partial<Lorenzo.Facts>;
  const signs: IconName[] = [...goods, ...(privileges ? (["privilege"] as const) : [])];
  return Object.fromEntries(signs.map((sign) => [sign, t(`${game}-sign-${sign}`).split("|")]));
}

/** Whether tables of a game are shown as a board and not as text. */
export function isDrawn(game: string): boolean {
  return game in boards && !settings.twin;
}
