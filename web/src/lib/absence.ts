// Who stays away, and when the others can ask for a bot in their place. The server decides; this is what it will say.

import type { ChairOut } from "$api";
import type { TableView } from "./view.svelte";

/** Whether the table waits for somebody who is not here. Where several must agree, being here is not enough. */
export function mayBeReplaced(table: TableView, chair: ChairOut): boolean {
  const people = table.info?.chairs.filter((one) => one.kind === "person") ?? [];
  const several = people.filter((one) => !one.mine).length > 1;
  return chair.kind === "person" && !chair.mine && table.waiting.includes(chair.seat) && (several || !chair.here);
}

/** Seconds until a bot can be asked for; `now` is the time on the server's clock. */
export function graceLeft(table: TableView, chair: ChairOut, now: number): number {
  const since = table.update?.since?.[table.waiting.indexOf(chair.seat)] ?? now;
  return Math.max(since, chair.seen ?? 0) + (table.info?.grace ?? 0) - now;
}
