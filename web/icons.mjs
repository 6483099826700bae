// Writes src/art/icons.ts: the outlines of the icons that are used, and no others, from game-icons (CC BY 3.0).
// Run it after changing the list: node icons.mjs
import { readFileSync, writeFileSync } from "node:fs";

const USED = {
  wood: "log",
  stone: "stone-block",
  servant: "character",
  coin: "two-coins",
  military: "crossed-swords",
  victory: "laurels",
  privilege: "scroll-unfurled",
  character: "queen-crown",
  building: "house",
  venture: "knight-banner",
  harvest: "sickle",
  production: "cog",
  once: "power-lightning",
  always: "infinity",
  end: "hourglass",
  none: "cancel",
  closed: "padlock",
  council: "greek-temple",
  leader: "stone-bust",
  market: "scales",
  round: "cycle",
};

// Two signs that must be plain to be read when small are our own.
const OWN = {
  faith: "M216 24h80v112h104v80H296v272h-80V216H112v-80h104z",
  territory: "M16 432 176 128l96 176 72-112 152 240zM392 48a56 56 0 1 1-.1 0z",
  any: "M96 64h208v40H136v304H96zM176 144h240v320H176zm40 40v240h160V184z",
};

const set = JSON.parse(
  readFileSync(new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
);
const lines = Object.entries(USED).map(([ours, theirs]) => {
  const paths = [...set.icons[theirs].body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`game-icons has no ${theirs}`);
  return `  ${ours}: "${paths.join("")}", // ${theirs}`;
});
for (const [name, path] of Object.entries(OWN)) lines.push(`  ${name}: "${path}", // our own`);

writeFileSync(
  new URL("src/art/icons.ts", import.meta.url),
  `// Written by icons.mjs: do not edit. Icons of game-icons.net (CC BY 3.0), named on the page about Signoria.
// Outlines on a square of 512.
export const ICONS = {
${lines.join("\n")}
} as const;

export type IconName = keyof typeof ICONS;
`,
);
