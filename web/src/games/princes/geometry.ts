// Pieces on the squares of a court: nothing here knows a shape or a rule, all of it comes from the facts and the picture.

import type { Princes } from "$api";

/** A square by row and column from 0, with columns beyond the court on the other side of a border. */
export type Square = readonly [row: number, column: number];

/** Where a piece lies: the square of the upper left corner of its box, and how it is turned. */
export interface Spot {
  row: number;
  column: number;
  turn: number;
}

export function squareOf(cell: string): Square {
  return [Number(cell.slice(1)) - 1, cell.charCodeAt(0) - 97];
}

export function cellOf(row: number, column: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** A square `turned` as the rest of the game turns pieces: flipped from 4 on, then by quarters, its box in the corner. */
export function turned(squares: readonly Square[], turn: number): Square[] {
  let found: Square[] = turn >= 4 ? squares.map(([row, column]) => [row, -column]) : [...squares];
  for (let quarter = 0; quarter < turn % 4; quarter++) found = found.map(([row, column]) => [column, -row]);
  const top = Math.min(...found.map(([row]) => row));
  const left = Math.min(...found.map(([, column]) => column));
  return found.map(([row, column]) => [row - top, column - left] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

const key = (squares: readonly Square[]) => squares.map(([row, column]) => `${row}.${column}`).join(" ");

/** Of the turns of a piece that look different, the one that looks as `turn` does. */
export function sameLook(turns: readonly Princes.Turned[], turn: number): number {
  const first = turns[0]!;
  const wanted = key(turned(first.squares, turn));
  return turns.find((one) => key(one.squares) === wanted)?.turn ?? first.turn;
}

/** A quarter to the right: of a flipped piece as well. */
export function quarter(turns: readonly Princes.Turned[], turn: number, by = 1): number {
  return sameLook(turns, (turn >= 4 ? 4 : 0) + (((((turn % 4) + by) % 4) + 4) % 4));
}

/** The mirror image from left to right, as it lies. */
export function flipped(turns: readonly Princes.Turned[], turn: number): number {
  const squares = squaresOf(turns, turn);
  const right = Math.max(...squares.map(([, column]) => column));
  const wanted = key(
    squares.map(([row, column]) => [row, right - column] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
  );
  return turns.find((one) => key(one.squares) === wanted)?.turn ?? turn;
}

/** The squares of a turned piece, from the upper left corner of its box. */
export function squaresOf(turns: readonly Princes.Turned[], turn: number): readonly Square[] {
  return (turns.find((one) => one.turn === turn) ?? turns[0])!.squares;
}

export function boxOf(squares: readonly Square[]): { rows: number; columns: number } {
  return {
    rows: Math.max(...squares.map(([row]) => row)) + 1,
    columns: Math.max(...squares.map(([, column]) => column)) + 1,
  };
}

export function laid(squares: readonly Square[], { row, column }: Spot): Square[] {
  return squares.map(([r, c]) => [r + row, c + column]);
}

/** The nearest of some corners to a point, if it is at most so far away. */
export function nearestCorner(corners: Iterable<Square>, row: number, column: number, most: number): Square | null {
  let best: Square | null = null;
  let least = most;
  for (const corner of corners) {
    const far = Math.hypot(corner[0] - row, corner[1] - column);
    if (far <= least) {
      least = far;
      best = corner;
    }
  }
  return best;
}

/** One line around a piece: the sides of its squares that no other square of it shares, as a path. */
export function outline(squares: readonly Square[], size: number): string {
  const has = new Set(squares.map(([row, column]) => `${row}.${column}`));
  const sides: string[] = [];
  for (const [row, column] of squares) {
    const [y, x] = [row * size, column * size];
    if (!has.has(`${row - 1}.${column}`)) sides.push(`M${x} ${y}h${size}`);
    if (!has.has(`${row + 1}.${column}`)) sides.push(`M${x} ${y + size}h${size}`);
    if (!has.has(`${row}.${column - 1}`)) sides.push(`M${x} ${y}v${size}`);
    if (!has.has(`${row}.${column + 1}`)) sides.push(`M${x + size} ${y}v${size}`);
  }
  return sides.join("");
}

/** The squares of a piece as one filled path. */
export function area(squares: readonly Square[], size: number): string {
  return squares.map(([row, column]) => `M${column * size} ${row * size}h${size}v${size}h${-size}z`).join("");
}

/** The square on which the sign of a piece stands: the one nearest to its middle. */
export function heart(squares: readonly Square[]): Square {
  const mean = (axis: 0 | 1) => squares.reduce((sum, square) => sum + square[axis], 0) / squares.length;
  const [row, column] = [mean(0), mean(1)];
  return nearestCorner(squares, row, column, Infinity)!;
}
