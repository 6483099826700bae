import { expect, test } from "vitest";
import { type Happened, momentsOf } from "./moments";

test("a count is one scene: every ballot, the sums, and the winner", () => {
  const events: Happened[] = [
    { event: "election", office: "b2" },
    { event: "stands", seat: 3, lord: "eric", office: "b2" },
    { event: "lays-one", seat: 3, lord: "eric" },
    { event: "ballot", seat: 3, for: "eric", against: "nobody", votes: 2 },
    { event: "ballot", seat: 1, for: "henri", against: "eric", votes: 1 },
    { event: "counted", lord: "eric", votes: 2 },
    { event: "counted", lord: "henri", votes: 1 },
    { event: "bishop", lord: "eric", bishopric: "b2" },
  ];
  expect(momentsOf(events)).toEqual([
    {
      kind: "count",
      office: "b2",
      ballots: [
        { seat: 3, vote: "eric", decoy: "", votes: 2 },
        { seat: 1, vote: "henri", decoy: "eric", votes: 1 },
      ],
      sums: [
        { lord: "eric", votes: 2 },
        { lord: "henri", votes: 1 },
      ],
      winner: "eric",
    },
  ]);
});

test("nobody wins a tie, and the next election is a count of its own", () => {
  const ballot = { event: "ballot", seat: 0, for: "eric", against: "nobody", votes: 1 };
  const found = momentsOf([
    { event: "election", office: "b1" },
    ballot,
    { event: "even-votes", office: "b1", votes: 1 },
    { event: "election", office: "b3" },
    ballot,
    { event: "bishop", lord: "eric", bishopric: "b3" },
  ]);
  expect(found.map((moment) => moment.kind === "count" && [moment.office, moment.winner])).toEqual([
    ["b1", ""],
    ["b3", "eric"],
  ]);
});

test("of a game that began in the middle of an election the winner tells the office", () => {
  const [count] = momentsOf([
    { event: "ballot", seat: 0, for: "eric", against: "nobody", votes: 1 },
    { event: "bishop", lord: "eric", bishopric: "b3" },
  ]);
  expect(count).toMatchObject({ office: "b3", winner: "eric" });
});

test("those who die together are mourned together, and calamities of a turn strike immediately", () => {
  const found = momentsOf([
    { event: "struck", calamity: "plague", bishopric: "b1" },
    { event: "struck", calamity: "famine", bishopric: "b4" },
    { event: "died", seat: 0, lord: "quentin" },
    { event: "died", seat: 2, lord: "jeanne" },
  ]);
  expect(found.map(({ kind }) => kind)).toEqual(["calamity", "deaths"]);
});

test("the prisoners of a battle are led away in its scene, allies win together", () => {
  expect(
    momentsOf([
      { event: "battle-won", seat: 3, village: "mazilles" },
      { event: "captured", seat: 3, lord: "jeanne" },
      { event: "won-together", seat: 2, ally: 3, points: 4 },
    ]),
  ).toEqual([
    { kind: "battle", seat: 3, village: "mazilles", captured: ["jeanne"] },
    { kind: "end", seats: [2, 3], points: 4 },
  ]);
});
