// After a placement the rules ask how many servants are paid. Where more servants bring nothing, the board answers with
// the least, or with what the player added, so that placing is one choice; and taking it back is one choice too.

import { untrack } from "svelte";
import type { Desk } from "./desk.svelte";
import { topStep } from "./view";

interface Moment {
  at: number;
  /** The entry of one's own last move: a later one was made, an earlier one means that it was taken back. */
  last: number;
  seat: number | null;
  /** Whether members could be placed or cards taken. */
  placing: boolean;
}

export function followServants(desk: Desk): void {
  let before: Moment | null = null;
  $effect(() => {
    const { table } = desk;
    const last = table.update?.last ?? -1;
    const now = { at: table.at, last, seat: table.seat, placing: Boolean(desk.sorted.space ?? desk.sorted.floor) };
    const counts = (desk.sorted.servants ?? []).map((move) => Number(move.text.split(" ")[1]));
    const step = desk.view ? topStep(desk.view) : { step: "" };
    const busy = table.busy;
    untrack(() => {
      if (before?.at !== now.at) {
        desk.member = null;
        desk.space = "";
        desk.looked = null;
      }
      const isHere = before !== null && now.seat === before.seat && counts.length > 0 && step.step === "action";
      if (before && isHere && !isWork(String(step.space))) {
        if (busy) return; // the last move is not acknowledged yet; this runs again when it is
        const wanted = Math.min(...counts) + desk.extra;
        if (before.placing && now.last > before.last) table.play(`servants ${counts.includes(wanted) ? wanted : Math.min(...counts)}`);
        else if (now.last < before.last) table.undo(true);
      }
      before = now;
    });
  });
}

function isWork(space: string): boolean {
  return space.startsWith("harvest") || space.startsWith("production");
}
