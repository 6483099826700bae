// What ESLint finds: commands that are sent from an effect.

import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint();

/** Whether a command is found in a piece of a module. */
async function isFound(code) {
  const [{ messages }] = await eslint.lintText(`${code}\n`, { filePath: "src/lib/example.svelte.ts" });
  return messages.some(({ ruleId, message }) => ruleId === "no-restricted-syntax" && message.includes("command"));
}

test.each([
  ["$effect(() => table.play('pass'));", true],
  ["$effect.pre(() => void table.undo());", true],
  ["$effect(() => untrack(() => table.play('pass')));", true],
  ["$effect(() => { if (on) { untrack(() => { for (const one of moves) session.table.say(one); }); } });", true],
  ["$effect(() => untrack(() => table.open()));", false],
  ["const onclick = () => table.play('pass');", false],
])("%s", { timeout: 60_000 }, async (code, found) => {
  expect(await isFound(code)).toBe(found);
});
