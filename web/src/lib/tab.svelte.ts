// What the tab of the browser says, so that one sees from elsewhere whose turn it is: its title and its sign.

import logo from "../shell/logo.svg";
import marked from "../shell/logo-turn.svg";
import { t } from "./words.svelte";

class Tab {
  /** What the page is about, beside its name. */
  about = $state("");
  /** The game in which it is one's turn, or how many. */
  turn = $state("");
}

export const tab = new Tab();

export function titleOf(page: string): string {
  if (tab.turn) return `● ${t("your-turn-tab")} · ${tab.turn}`;
  const about = tab.about || page;
  return about ? `${about} · Signoria` : "Signoria";
}

/** Show it in the browser. */
export function showTab(page: string): void {
  const title = titleOf(page);
  if (document.title !== title) document.title = title; // to say it again costs a millisecond
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = tab.turn ? marked : logo;
  if (sign && sign.getAttribute("href") !== wanted) sign.href = wanted;
}
