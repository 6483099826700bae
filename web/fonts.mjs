// EB Garamond's file of extended Latin has 57 kB for hundreds of letters. Titles need those of Central Europe: this
// makes a font of Latin Extended-A alone (the licence of EB Garamond allows it, and reserves no name).

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subset from "subset-font";

const FOLDER = fileURLToPath(new URL("src/fonts", import.meta.url));
const MADE = `${FOLDER}/eb-garamond-central.woff2`;

export async function makeFonts() {
  if (existsSync(MADE)) return;
  const whole = createRequire(import.meta.url).resolve(
    "@fontsource/eb-garamond/files/eb-garamond-latin-ext-500-normal.woff2",
  );
  const letters = Array.from({ length: 128 }, (_, i) => String.fromCodePoint(0x100 + i)).join("");
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(MADE, await subset(readFileSync(whole), letters, { targetFormat: "woff2" }));
}
