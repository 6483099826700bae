// A letter as its moves: `offer 1`, `token`, what is given and taken, `propose`.

export type Way = "give" | "take";

/** What a letter says, from the side of who has written it. */
export interface Read {
  /** A private talk is asked for, and nothing else. */
  isTalk: boolean;
  money: Record<Way, number>;
  /** All else, by which way it goes: the places of the moves in the letter. */
  goods: Record<Way, number[]>;
}

const SUMS = [10, 5, 2, 1]; // as they can be put together

export function read(moves: readonly string[]): Read {
  const found: Read = { isTalk: false, money: { give: 0, take: 0 }, goods: { give: [], take: [] } };
  moves.forEach((text, i) => {
    const [verb, way, what] = text.split(" ");
    if (verb === "talk") found.isTalk = true;
    if (way !== "give" && way !== "take") return;
    if (verb === "money") found.money[way] += Number(what);
    else found.goods[way].push(i);
  });
  return found;
}

/** A sum, put together from as few parts as there can be. */
export function sums(way: Way, total: number): string[] {
  const parts: string[] = [];
  let left = total;
  for (const part of SUMS) for (; left >= part; left -= part) parts.push(`money ${way} ${part}`);
  return parts;
}

/** What an answer to a letter begins with: the same goods, seen from the other side. */
export function answering(moves: readonly string[]): string[] {
  const turned: Record<string, string> = { give: "take", take: "give" };
  return moves
    .filter((text) => / (give|take) /.test(text))
    .map((text) => text.replace(/ (give|take) /, (_, way: string) => ` ${turned[way]} `));
}
