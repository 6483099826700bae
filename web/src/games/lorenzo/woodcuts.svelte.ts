// Pictures of cards and emblems of leaders, from pictures.json by icons.mjs. They are loaded a period at a time, when a
// card of it is drawn for the first time; until then its place is empty.

import { SvelteMap } from "svelte/reactivity";

const PARTS = {
  1: () => import("./woodcuts-1"),
  2: () => import("./woodcuts-2"),
  3: () => import("./woodcuts-3"),
  leaders: () => import("./woodcuts-leaders"),
};
export type Part = keyof typeof PARTS;

const outlines = new SvelteMap<string, string>();
const asked = new Set<Part>();

async function load(part: Part): Promise<void> {
  asked.add(part);
  try {
    for (const [name, outline] of Object.entries((await PARTS[part]()).default)) outlines.set(name, outline);
  } catch {
    asked.delete(part); // it may be asked for again
  }
}

/** The outline of a card or leader on a square of 512, once it is there. */
export function woodcutOf(part: Part, name: string): string | undefined {
  if (!asked.has(part)) void load(part);
  return outlines.get(name);
}
