// What is asked in the desk, with signs: an heir, a dauphin, who comes back to life, a cavalcade, a ransom, a marriage, and
// whom to attack, what to besiege or to pillage: a village that is lit says that it can be chosen, and not what for.

import type { LegalMove, MoveJson } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import type { Kind } from "./controls";
import type { Desk } from "./desk.svelte";

const KINDS: Kind[] = ["heir", "relic", "losses", "passage", "successor", "ransom"];

/** Verbs that are asked in the desk at one step, and stand elsewhere at others. */
const OF_STEP: Record<string, string[]> = {
  marriages: ["marry"],
  fighting: ["attack"],
  sieges: ["besiege", "lift_siege"],
  pillaging: ["pillage"],
};

/** What was picked in the hand or among the powers; what is picked on the map is asked there. */
export function picked({ aim }: Desk): readonly LegalMove[] {
  return aim && /^(card|power):/.test(aim.of) ? aim.moves : [];
}

/** What was picked, by its name. */
export function pickedName(desk: Desk): string {
  const [kind = "", name = ""] = (desk.aim?.of ?? "").split(":");
  return kind === "card" ? desk.title("kind", name) : "";
}

/** Hardly anybody pillages a mill of their own: that is in the card of its village only. */
function isOwnMill(desk: Desk, { verb, village }: MoveJson): boolean {
  return verb === "pillage" && desk.picture.villages[String(village)]?.controller === desk.own;
}

export function asked(desk: Desk): LegalMove[] {
  const { step, battle, revolt, election } = desk.picture;
  const kinds = [...KINDS];
  // Should something be asked whose scene is not there, it is asked here.
  if (!battle) kinds.push("battle", "capture");
  if (!revolt) kinds.push("revolt");
  if (!election) kinds.push("ballot", "candidacy");
  const found = kinds.flatMap((kind) => desk.sorted[kind] ?? []).filter(({ move }) => move.verb !== "take_relic");
  const here = (OF_STEP[step] ?? []).flatMap((verb) => desk.moves(verb)).filter(({ move }) => !isOwnMill(desk, move));
  return [...found, ...here, ...desk.moves("declare")];
}

/** Steps whose end has a name of its own: what the server says is "Done". */
const NAMED = ["marriages", "playing", "parley", "ransoming", "buying", "moving", "fighting", "sieges", "pillaging"];

export function endWords(step: string, move: LegalMove): string {
  return NAMED.includes(step) ? t(`fief-end-${step}`) : move.words;
}
