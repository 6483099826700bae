// Pieces on a grid of texts: squares side by side that read the same.

const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The first square of each piece, as one reads, as `row column`. */
export function firsts(rows: string[][]): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  function visit(y: number, x: number, text: string): void {
    if (rows[y]?.[x] !== text || seen.has(`${y} ${x}`)) return;
    seen.add(`${y} ${x}`);
    for (const [down, right] of SIDES) visit(y + down, x + right, text);
  }
  rows.forEach((row, y) =>
    row.forEach((text, x) => {
      if (!text || seen.has(`${y} ${x}`)) return;
      found.add(`${y} ${x}`);
      visit(y, x, text);
    }),
  );
  return found;
}
