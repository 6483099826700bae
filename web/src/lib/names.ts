// What people are called.

import type { ChairOut, TableOut } from "$api";
import { t } from "./words.svelte";

export function nameOf(chair: ChairOut): string {
  return chair.deleted ? t("deleted-player") : chair.name;
}

/** What players are called, as in the log. */
export function namesOf(info: TableOut | null): string[] {
  return info?.chairs.map(nameOf) ?? [];
}
