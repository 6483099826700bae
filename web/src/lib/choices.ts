// What somebody chose when they last played against bots, kept in this browser.

import type { GameOut, NewTable, OptionOut } from "$api";
import { usualBot } from "./tables";

export interface Choice {
  game: string;
  seats: number;
  bot: string;
  /** By name, those that are not as usual. */
  options: Record<string, unknown>;
}

export interface Remembered {
  /** What was played last. */
  last: Choice | null;
  /** What was chosen last of each game. */
  games: Record<string, Choice>;
}

const KEY = "signoria-play";
const USUAL_SEATS = 3;

export function remembered(): Remembered {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>;
    return { last: kept.last ?? null, games: kept.games ?? {} };
  } catch {
    return { last: null, games: {} };
  }
}

export function remember(choice: Choice): void {
  const { games } = remembered();
  try {
    localStorage.setItem(KEY, JSON.stringify({ last: choice, games: { ...games, [choice.game]: choice } }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Options that make another game of it. */
export function variantsOf(game: GameOut): OptionOut[] {
  return game.options.filter((option) => option.variant);
}

/** A choice that can be played now: what the game does not have, or has no longer, is as usual. */
export function fitting(wanted: Partial<Choice> | undefined | null, game: GameOut): Choice {
  const many = game.seats.filter((one) => one > 1);
  const usual = many.includes(USUAL_SEATS) ? USUAL_SEATS : (many[0] ?? 2);
  const options = variantsOf(game)
    .map((option) => [option, wanted?.options?.[option.name]] as const)
    .filter(([option, value]) => option.values.includes(value) && value !== option.default)
    .map(([option, value]) => [option.name, value]);
  return {
    game: game.name,
    seats: wanted?.seats && many.includes(wanted.seats) ? wanted.seats : usual,
    bot: usualBot(game.bots, wanted?.bot)?.name ?? "",
    options: Object.fromEntries(options),
  };
}

/** The table for it: bots sit everywhere but on the first seat. */
export function againstBots({ game, seats, bot, options }: Choice): NewTable {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), bot]));
  return { game, seats, options, bots, hints: true, access: "private" };
}
