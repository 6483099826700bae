// The sentence: who must do what now. What is asked, and what others are doing, comes from the server.

import { listed, t } from "./words.svelte";
import type { TableSession } from "./session.svelte";
import type { TableView } from "./view.svelte";

export function sentenceOf(table: TableSession): string {
  if (!table.update) return table.info ? t("not-begun") : "";
  if (table.over) return t("over");
  if (table.update.paused) return t("game-paused");
  if (table.chosen) return table.chosen.words;
  if (table.prompt) return table.prompt; // also in others' turns, about what one tries meanwhile
  if (table.asked) return table.question || t("your-turn");
  const others = table.waiting.map((seat) => table.names[seat] ?? "").filter(Boolean);
  return (others.length && table.question) || t("waiting-for", { names: listed(others), n: others.length });
}

/** The round or turn, as far as the game counts them; nothing before the first. */
export function statusOf(table: TableView): string {
  const now = (table.picture?.table ?? table.view) as { round?: number; turn?: unknown } | null;
  const rounds = table.facts && "rounds" in table.facts ? table.facts.rounds : 0;
  if (now?.round) {
    return rounds ? t("round-of", { n: now.round, all: rounds }) : t("round", { n: now.round });
  }
  if (typeof now?.turn === "number" && now.turn) return t("turn", { n: now.turn });
  return "";
}
