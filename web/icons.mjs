// Writes what is used of game-icons (CC BY 3.0), and nothing else: src/art/icons.ts, the signs of things, the pictures of
// Lorenzo's cards, in files that are loaded when a card of theirs is drawn, and the signs of everything in Princes.
// Run it after changing USED or a pictures.json: node icons.mjs
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

// Three signs that must be plain to be read when small are our own.
const OWN = {
  faith: "M216 24h80v112h104v80H296v272h-80V216H112v-80h104z",
  territory: "M16 432 176 128l96 176 72-112 152 240zM392 48a56 56 0 1 1-.1 0z",
  any: "M96 64h208v40H136v304H96zM176 144h240v320H176zm40 40v240h160V184z",
};

// Of Fief: the mitre of a bishop, and the hat of a cardinal with its tassels.
const OWN_FIEF = {
  mitre:
    "M256 16C330 78 392 150 392 236c0 56-14 96-24 140H144c-10-44-24-84-24-140C120 150 182 78 256 16zM238 130v62h-60v40h60v96h36v-96h60v-40h-60v-62zM140 400h232v56H140z",
  hat: "M256 72c72 0 120 46 124 112 66 10 116 32 116 60 0 22-30 40-76 52v38a30 30 0 1 1-28 0v-31c-40 7-87 11-136 11s-96-4-136-11v31a30 30 0 1 1-28 0v-38C46 284 16 266 16 244c0-28 50-50 116-60C136 118 184 72 256 72zM92 390h28v34a30 30 0 1 1-28 0zM392 390h28v34a30 30 0 1 1-28 0z",
};

const LICENCE = "Icons of game-icons.net (CC BY 3.0), named on the page about Signoria.";

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const set = read("node_modules/@iconify-json/game-icons/icons.json");
const { cards, leaders } = read("src/games/lorenzo/pictures.json");

/** The outline of an icon on a square of 512. */
function outline(name) {
  const paths = [...(set.icons[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`game-icons has no ${name}`);
  return paths.join("");
}

/** Numbers with one decimal are fine enough for pictures, and a third shorter. */
function rounded(path) {
  let end = -1; // of the number before, from which only a dot or a sign may have parted this one
  return path.replaceAll(/-?(?:\d+\.?\d*|\.\d+)/g, (number, at) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, "$1.");
    const parted = at === end && !short.startsWith("-") ? " " : "";
    end = at + number.length;
    return parted + short;
  });
}

function write(path, about, name, icons) {
  const lines = Object.entries(icons).map(([ours, [d, theirs]]) => `  ${ours}: "${d}", // ${theirs}`);
  const text = `// Written by icons.mjs: do not edit. ${LICENCE}\n// ${about}\nexport ${name} {\n${lines.join("\n")}\n}`;
  writeFileSync(new URL(path, import.meta.url), `${text} as const;\n`);
}

const signs = Object.entries(USED).map(([ours, theirs]) => [ours, [outline(theirs), theirs]]);
const own = Object.entries(OWN).map(([ours, d]) => [ours, [d, "our own"]]);
write("src/art/icons.ts", "Outlines on a square of 512.", "const ICONS =", Object.fromEntries([...signs, ...own]));
writeFileSync(new URL("src/art/icons.ts", import.meta.url), "\nexport type IconName = keyof typeof ICONS;\n", {
  flag: "a",
});

for (const [part, chosen] of Object.entries({ ...cards, leaders })) {
  const icons = Object.entries(chosen).map(([ours, theirs]) => [ours, [rounded(outline(theirs)), theirs]]);
  const about = part === "leaders" ? "Emblems of the leaders." : `Pictures of the cards of period ${part}.`;
  write(`src/games/lorenzo/woodcuts-${part}.ts`, about, "default", Object.fromEntries(icons));
}

const princes = Object.values(read("src/games/princes/pictures.json")).flatMap((signs) => Object.entries(signs));
const outlines = princes.map(([ours, theirs]) => [ours, [rounded(outline(theirs)), theirs]]);
write("src/games/princes/outlines.ts", "Signs of all things of Princes.", "default", Object.fromEntries(outlines));

const fief = Object.values(read("src/games/fief/pictures.json")).flatMap((signs) => Object.entries(signs));
const drawn = fief.map(([ours, theirs]) => [ours, [rounded(outline(theirs)), theirs]]);
const ownFief = Object.entries(OWN_FIEF).map(([ours, d]) => [ours, [d, "our own"]]);
write(
  "src/games/fief/outlines.ts",
  "Signs of all things of Fief.",
  "default",
  Object.fromEntries([...drawn, ...ownFief]),
);
