// Boards that are drawn. A game without one is played through the textual twin.

import type { Component } from "svelte";
import type { TableSession } from "../lib/session.svelte";
import type { TableView } from "../lib/view.svelte";

export interface BoardProps {
  /** What is drawn. */
  table: TableView;
  /** What one can do there; none in a replay. */
  session?: TableSession | null;
}

export const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  lorenzo: () => import("./lorenzo/Board.svelte"),
};

/** The games whose boards draw from pictures, which are sent only where they are wanted. */
export const pictured: string[] = [];
