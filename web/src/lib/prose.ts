// The few marks in the text of rules: *a word to note*, `an option`, [F-7.6] another rule.

export interface Part {
  kind: "plain" | "note" | "code" | "rule";
  text: string;
}

const MARKS = /\*([^*\n]+)\*|`([^`\n]+)`|\[([A-Z]-[\w.]+)\]/g;

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) parts.push({ kind: "plain", text: text.slice(from, found.index) });
    const [whole, note, code, rule] = found;
    parts.push({ kind: note ? "note" : code ? "code" : "rule", text: note ?? code ?? rule ?? whole });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: "plain", text: text.slice(from) });
  return parts;
}
