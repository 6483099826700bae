// What things on the board are called, for those who hear it and for focus.

import { t } from "../../lib/words.svelte";
import type { Desk } from "./desk.svelte";

/** `white member of Ann`. */
export function memberName(desk: Desk, seat: number, member: string): string {
  return t("lorenzo-member-of", { member: t(`lorenzo-member-${member}`), name: desk.name(seat) });
}

/** A space: its name, the card on it, who stands there, and whether you can go there. */
export function spaceName(desk: Desk, space: string, card: string | null = null): string {
  const parts = [desk.title("space", space)];
  if (card) parts.push(desk.title("card", card));
  for (const { seat, member } of desk.at(space).standing) parts.push(memberName(desk, seat, member));
  const servants = desk.servants(space);
  if (servants !== null) parts.push(t("lorenzo-can-go", { servants }));
  const coins = desk.surcharge(space);
  if (coins) parts.push(t("lorenzo-surcharge", { coins }));
  return parts.join(", ");
}

/** All the words of a thing, for those who hear it. */
export function described(lines: string[]): { "aria-description": string } {
  return { "aria-description": lines.join(". ") };
}
