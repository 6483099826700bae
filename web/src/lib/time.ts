// Times as people read them.

import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** The language of the page, as it is written where the browser is at home. */
function locale(): string {
  return navigator.languages.find((one) => one.startsWith(settings.language)) ?? settings.language;
}

/** A moment in seconds since 1970, as the language writes it. */
export function moment(seconds: number): string {
  const form = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
  return form.format(seconds * 1000);
}

/** The same in brief: of today the hour, else the day. */
export function briefly(seconds: number, now = Date.now()): string {
  const at = new Date(seconds * 1000);
  const isToday = at.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(locale(), isToday ? { timeStyle: "short" } : { dateStyle: "medium" }).format(at);
}

/** Seconds as a clock shows them: 2:00, 23:59:00, 3 days. */
export function digits(seconds: number): string {
  const whole = Math.ceil(seconds);
  const hours = Math.floor(whole / 3600);
  if (hours >= 48) return t("days", { n: Math.floor(hours / 24) });
  const rest = `${String(Math.floor((whole % 3600) / 60)).padStart(hours ? 2 : 1, "0")}:${String(whole % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}
