// Small helpers for names and sums.

const LANDSCAPES = ["forest", "lake", "park"];

/** How a piece is drawn: landscapes by their type, everything else as a building. */
export function kindOf(piece: string): string {
  return LANDSCAPES.includes(piece) || piece === "palace" ? piece : "building";
}

/** A change with its sign. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${-n}`;
}
