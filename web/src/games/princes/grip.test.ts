import { expect, test } from "vitest";
import { Grip } from "./grip";

test("a finger moves a piece by as much as it moves itself", () => {
  const grip = new Grip([5, 2], [1.5, 3]);
  expect(grip.to([5.1, 2])).toEqual([1.5, 3]); // a tap may slip
  expect(grip.to([6, 1])).toEqual([2.5, 2]);
  expect(grip.end([5, 2])).toEqual([1.5, 3]);
});

test("a tap calls the piece there", () => {
  expect(new Grip([5, 2], [1.5, 3]).end([5.1, 2.2])).toEqual([5.1, 2.2]);
});
