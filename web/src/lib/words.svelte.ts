// Words in four languages. Each language is loaded when it is first wanted; `t` reads state, so whatever calls it is
// drawn again when the language changes.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Refusal } from "./api";
import { type Language, settings } from "./settings.svelte";

const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../words/en.ftl?raw"),
  pl: () => import("../words/pl.ftl?raw"),
  de: () => import("../words/de.ftl?raw"),
  cs: () => import("../words/cs.ftl?raw"),
};

const loaded = new Map<Language, FluentBundle>();
let bundle = $state.raw<FluentBundle | null>(null);

/** Load a language and use it. */
export async function speak(language: Language): Promise<void> {
  let found = loaded.get(language);
  if (!found) {
    const { default: text } = await files[language]();
    found = new FluentBundle(language, { useIsolating: false });
    found.addResource(new FluentResource(text));
    loaded.set(language, found);
  }
  if (settings.language === language || !bundle) bundle = found;
}

/** Whether the first language is there. */
export function ready(): boolean {
  return bundle !== null;
}

/** Words for a key. A key that is missing shows itself: a test finds it before a player does. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return bundle ? key : "";
  return bundle.formatPattern(message.value, args ?? null);
}

/** Names as the language joins them: a, b and c. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

/** What was refused, in the user's language where its code has words there, else as the server says it. */
export function problemWords(code: string, message: string): string {
  return bundle?.hasMessage(`problem-${code}`) ? t(`problem-${code}`) : message;
}

/** An error of the server, or of anything else, as it is told. */
export function said(error: unknown): string {
  return error instanceof Refusal ? problemWords(error.code, error.message) : String(error);
}

/** Follow the setting, as long as the page lives. */
export function followLanguage(): void {
  $effect(() => {
    void speak(settings.language);
  });
}
