// Shapes of pieces in the words of things: lines of squares, which belong together and are drawn.

const DRAWN = /^[■· ]+$/;

export function isDrawn(line: string): boolean {
  return DRAWN.test(line);
}

/** Lines of words as they are, and those of a drawing together. */
export function parted(lines: string[]): (string | string[])[] {
  const parts: (string | string[])[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (!isDrawn(line)) parts.push(line);
    else if (Array.isArray(last)) last.push(line);
    else parts.push([line]);
  }
  return parts;
}
