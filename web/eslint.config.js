// What a reader cannot see at a glance: unused and unsafe code, and effects that do more than follow the state.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Whatever tells the server to do something. Asking for a preview is among it: the answer to it is a choice.
const COMMANDS = [
  "play|playPlanned|letPass|choose|chooseTogether|answerWith|confirm|undo|resign|askReplace|askEnd|askPause|resume",
  "comeBack|consent|order|say|command|send|sendPlanned|accept|refuse|withdraw|drop",
  "setWhen|setAskAt|setMode|setQuiet|setLetter|setLimit",
].join("|");
const FROM_AN_EFFECT = `CallExpression[callee.name='$effect'], CallExpression[callee.object.name='$effect']`;

export default defineConfig(
  { ignores: ["node_modules", "src/fonts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // the compiler knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Documents of the server are kept raw and never changed: what is made from them is made anew.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check warns where one is missing, and each says in brackets why it is there.
      "svelte/no-unused-svelte-ignore": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: `:matches(${FROM_AN_EFFECT}) CallExpression[callee.property.name=/^(${COMMANDS})$/]`,
          message: "No command is sent from an effect: a person does it, with an event.",
        },
      ],
    },
  },
);
