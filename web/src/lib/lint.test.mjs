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
  ["$effect(() => () => table.resign());", true],
  ["$effect(() => untrack(() => table.wishes.need()));", false],
  ["$effect(() => { element.setAttribute('lang', lang); });", false],
])("%s", { timeout: 60_000 }, async (code, found) => {
  expect(await isFound(code)).toBe(found);
});

test("every command is found", { timeout: 60_000 }, async () => {
  const commands = `play playPlanned letPass choose chooseTogether answerWith confirm undo resign askReplace askEnd
    askPause resume comeBack consent order say send sendPlanned accept refuse withdraw drop
    setWhen setAskAt setMode setQuiet setLetter setLimit`;
  const missed = [];
  for (const command of commands.split(/\s+/)) {
    if (!(await isFound(`$effect(() => untrack(() => table.${command}(one)));`))) missed.push(command);
  }
  expect(missed).toEqual([]);
});
