// Completion of what is typed in the terminal's notation, from the texts of the legal moves.

/** Texts that go on from what is typed; typed spaces count once. */
export function completions(typed: string, texts: string[]): string[] {
  const begun = tidy(typed);
  return begun ? texts.filter((text) => text.startsWith(begun)) : texts;
}

/** What is typed, made longer as far as all that may follow agrees, word by word. */
export function completed(typed: string, texts: string[]): string {
  const found = completions(typed, texts);
  const [one] = found;
  if (one === undefined) return typed;
  if (found.length === 1) return one;
  let same = 0;
  while (same <= one.length && found.every((text) => `${text} `[same] === `${one} `[same])) same++;
  const longer = `${one} `.slice(0, same).replace(/[^ ]*$/, ""); // whole words only
  return longer.length > tidy(typed).length ? longer : typed;
}

export function tidy(typed: string): string {
  return typed.replace(/\s+/g, " ").trimStart();
}
