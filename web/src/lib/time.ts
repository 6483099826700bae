// Times as people read them.

import { t } from "./words.svelte";

/** Seconds as a clock shows them: 2:00, 23:59:00, 3 days. */
export function digits(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  if (hours >= 48) return t("days", { n: Math.floor(hours / 24) });
  const rest = `${String(Math.floor((whole % 3600) / 60)).padStart(hours ? 2 : 1, "0")}:${String(whole % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}
