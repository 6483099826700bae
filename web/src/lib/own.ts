// Your own tables in words: how far each game has come, and how it ended.

import type { GameOut, OwnTable } from "$api";
import { nameOf, namesOf } from "./names";
import { listed, t } from "./words.svelte";

export interface Result {
  points: number[];
  ranks: number[];
  winners: number[];
}

/** Seats by their ranks; of those who share one, whoever has more points stands above. */
export function byRank(seats: number, result: Pick<Result, "points" | "ranks"> | null): number[] {
  const { ranks = [], points = [] } = result ?? {};
  const of = (numbers: number[], seat: number): number => numbers[seat] ?? 0;
  return Array.from({ length: seats }, (_, seat) => seat).sort(
    (one, other) => of(ranks, one) - of(ranks, other) || of(points, other) - of(points, one),
  );
}

export function isGoing(table: OwnTable): boolean {
  return table.status === "open" || table.status === "playing";
}

export function hasEnded(table: OwnTable): boolean {
  return table.status === "over" || table.status === "parked";
}

export function titleOf(table: OwnTable, games: GameOut[]): string {
  return games.find((game) => game.name === table.game)?.title ?? table.game;
}

/** The round or turn; nothing before the first. */
export function roundOf(table: OwnTable, games: GameOut[]): string {
  const all = games.find((game) => game.name === table.game)?.rounds ?? 0;
  if (!table.round) return "";
  return all ? t("round-of", { n: table.round, all }) : t("turn", { n: table.round });
}

/** Everybody but oneself. */
export function others(table: OwnTable): string {
  const names = table.chairs.filter((chair) => !chair.mine && chair.kind !== "free").map(nameOf);
  return names.length ? t("with", { names: listed(names) }) : "";
}

/** How a game ended for oneself; for whoever played several seats, or none, who won. */
export function outcome(table: OwnTable): string {
  if (table.status === "parked") return t("problem-parked");
  const result = table.result as Result | null;
  if (!result) return "";
  const mine = table.chairs.filter((chair) => chair.mine).map((chair) => chair.seat);
  const [seat = 0] = mine;
  const points = t("points", { n: result.points[seat] ?? 0 });
  if (mine.length !== 1) {
    const names = namesOf(table);
    const winners = result.winners.map((seat) => names[seat] ?? "");
    return t("won-by", { names: listed(winners), n: winners.length });
  }
  if (result.winners.includes(seat)) return `${t("you-won")} · ${points}`;
  return `${t("your-place", { rank: result.ranks[seat] ?? 0, n: table.seats })} · ${points}`;
}
