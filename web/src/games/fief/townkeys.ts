// Keys on the map: one stop for Tab, arrows go along a road to the neighbour that lies most in their direction; where no
// road leads that way, to the nearest thing there.

import type { Fief } from "$api";
import { rovingFocus } from "../../board/roving";
import { neighbours } from "./geometry";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const AHEAD = 0.5; // the cosine within which a road leads in a direction

/** The neighbour by road that lies most in a direction; "" if no road leads there. */
export function neighbourTowards(facts: Fief.Facts, from: string, [dx, dy]: readonly [number, number]): string {
  const { at } = facts.villages[from]!;
  let [best, most] = ["", AHEAD];
  for (const name of neighbours(facts)[from] ?? []) {
    const to = facts.villages[name]!.at;
    const [x, y] = [to[0] - at[0], to[1] - at[1]];
    const ahead = (x * dx + y * dy) / Math.hypot(x, y);
    if (ahead > most) [best, most] = [name, ahead];
  }
  return best;
}

export function townKeys(facts: Fief.Facts): (map: HTMLElement) => () => void {
  return (map) => {
    /** N goes to the next thing that can be chosen, Shift+N to the one before. */
    const toLit = (by: number) => {
      const all = [...map.querySelectorAll<HTMLElement>("[data-lit]")].filter((one) => one.checkVisibility());
      const at = all.indexOf(document.activeElement as HTMLElement);
      all[(at < 0 && by < 0 ? all.length - 1 : at + by + all.length) % all.length]?.focus();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "n" && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        return toLit(event.shiftKey ? -1 : 1);
      }
      const way = WAYS[event.key];
      const here = (event.target as HTMLElement).dataset.village;
      if (!way || !here || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = neighbourTowards(facts, here, way);
      const button = next && map.querySelector<HTMLElement>(`[data-village="${next}"]`);
      if (!button) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      button.focus();
    };
    map.addEventListener("keydown", pressed);
    const leave = rovingFocus(map);
    return () => {
      map.removeEventListener("keydown", pressed);
      leave();
    };
  };
}
