// Members and cards go from where they were to where they are, so that one sees who did what.

import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

const TIME = 220;

export const [send, receive] = crossfade({
  duration: () => (settings.moving ? TIME : 0),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: settings.moving ? TIME / 2 : 0 }),
});
