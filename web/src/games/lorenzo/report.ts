// What the Church had to say at the end of a round, from what happened.

import type { Action } from "$api";
import { GRAVE } from "../../lib/news";

/** What was grave between the last two rounds: supporters of the Church, and the excommunicated. */
export function reportOf(news: readonly Action[]): Action[] {
  const now = news.findLastIndex((action) => action.level === 1);
  const earlier = news.slice(0, now);
  const before = earlier.findLastIndex((action) => action.level === 1);
  return earlier.slice(before + 1).filter((action) => action.level === 0 && action.weight === GRAVE);
}
