import { expect, test } from "vitest";
import {
  boxOf,
  cellOf,
  flipped,
  heart,
  laid,
  nearestCorner,
  outline,
  quarter,
  sameLook,
  type Square,
  squareOf,
  squaresOf,
  turned,
} from "./geometry";

const ELL: Square[] = [
  [0, 0],
  [1, 0],
  [1, 1],
];
const look = (squares: readonly Square[]) => squares.map(([row, column]) => `${row}${column}`).join(" ");

/** Turns that look different, as the facts of the game list them. */
function turnsOf(squares: Square[]): { turn: number; squares: [number, number][] }[] {
  const found: { turn: number; squares: [number, number][] }[] = [];
  for (let turn = 0; turn < 8; turn++) {
    const one = turned(squares, turn);
    if (!found.some((other) => look(other.squares) === look(one)))
      found.push({ turn, squares: one.map(([row, column]) => [row, column]) });
  }
  return found;
}

test("cells and squares are the same by two names", () => {
  expect(squareOf("a1")).toEqual([0, 0]);
  expect(squareOf("g7")).toEqual([6, 6]);
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 7; column++) expect(squareOf(cellOf(row, column))).toEqual([row, column]);
});

test("four quarters lead back, through looks that differ", () => {
  const turns = turnsOf(ELL);
  expect(turns).toHaveLength(4); // flipped, it looks as it does turned
  let turn = 0;
  const seen = new Set<number>();
  for (let i = 0; i < 4; i++) {
    seen.add(turn);
    turn = quarter(turns, turn);
  }
  expect(turn).toBe(0);
  expect(seen.size).toBe(4);
  expect(quarter(turns, quarter(turns, 0), -1)).toBe(0);
});

test("a flip mirrors what lies there, and twice is nothing", () => {
  const zigzag: Square[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
  ];
  const turns = turnsOf(zigzag);
  for (const { turn } of turns) {
    const other = flipped(turns, turn);
    expect(flipped(turns, other)).toBe(turn);
    const { columns } = boxOf(squaresOf(turns, turn));
    const mirrored = squaresOf(turns, turn).map(([row, column]) => [row, columns - 1 - column] as const);
    expect(look(squaresOf(turns, other))).toBe(look([...mirrored].sort((a, b) => a[0] - b[0] || a[1] - b[1])));
  }
});

test("a turn that looks as another is that other", () => {
  const square = turnsOf([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  expect(square).toHaveLength(1);
  for (let turn = 0; turn < 8; turn++) expect(sameLook(square, turn)).toBe(0);
});

test("a corner is found only where it is near enough", () => {
  const corners: Square[] = [
    [0, 0],
    [2, 3],
  ];
  expect(nearestCorner(corners, 1.6, 2.8, 0.75)).toEqual([2, 3]);
  expect(nearestCorner(corners, 1, 1.5, 0.75)).toBeNull();
});

test("one line goes around a whole piece and nowhere through it", () => {
  expect(outline([[0, 0]], 10).match(/M/g)).toHaveLength(4);
  expect(
    outline(
      [
        [0, 0],
        [0, 1],
      ],
      10,
    ).match(/M/g),
  ).toHaveLength(6);
});

test("the sign is on a square of the piece", () => {
  const arch: Square[] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
  ];
  expect(arch).toContainEqual(heart(arch));
  expect(laid(arch, { row: 2, column: 3, turn: 0 })[0]).toEqual([2, 3]);
});
