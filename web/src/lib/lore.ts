// What is always so in a game: its title and options, the words of its things, its rules, its tables of facts.
// Each is asked for once in a language and kept.

import type { GameOut, RuleOut } from "$api";
import { call } from "./api";
import type { Language } from "./settings.svelte";
import type { Facts, Thing } from "./types";

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = ask();
    kept.set(key, found);
    found.catch(() => kept.delete(key)); // what failed may be asked for again
  }
  return found;
}

export function games(lang: Language): Promise<GameOut[]> {
  return once(`games ${lang}`, () => call("GET /api/games", { lang }));
}

export function things(game: string, lang: Language): Promise<Record<string, Thing>> {
  return once(`things ${game} ${lang}`, async () => {
    const found = await call("GET /api/games/{game}/things", { game, lang });
    return Object.fromEntries(found.things.map((thing) => [`${thing.kind}:${thing.name}`, thing]));
  });
}

export function rules(game: string, lang: Language): Promise<RuleOut[]> {
  return once(`rules ${game} ${lang}`, async () => (await call("GET /api/games/{game}/rules", { game, lang })).rules);
}

export function facts(game: string): Promise<Facts> {
  return once(`facts ${game}`, () => call("GET /api/games/{game}/facts", { game }));
}

/** As much as can be known now; what cannot be asked for is left out. */
export async function all(game: string, lang: Language) {
  const [list, words, tables] = await Promise.allSettled([games(lang), things(game, lang), facts(game)]);
  return {
    about: list.status === "fulfilled" ? (list.value.find((one) => one.name === game) ?? null) : null,
    things: words.status === "fulfilled" ? words.value : {},
    facts: tables.status === "fulfilled" ? tables.value : null,
  };
}
