// Boards that are drawn. A game without one is played through the textual twin.

import type { Component } from "svelte";
import type { TableState } from "../lib/table.svelte";

export interface BoardProps {
  table: TableState;
}

export const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  lorenzo: () => import("./lorenzo/Board.svelte"),
};
