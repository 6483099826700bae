import { expect, test } from "vitest";
import { concerns, type Happened, momentsOf } from "./moments";

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

test("who is put to death is told with the card, who played it, and the marriage that ends with it", () => {
  const found = momentsOf([
    { event: "justice", seat: 2, lord: "arthur" },
    { event: "died", seat: 0, lord: "arthur", village: "blaye" },
    { event: "widowed", lord: "arthur", spouse: "blanche" },
  ]);
  expect(found).toEqual([
    {
      kind: "deaths",
      dead: [{ lord: "arthur", seat: 0 }],
      cause: "justice",
      by: 2,
      widows: [{ lord: "arthur", spouse: "blanche" }],
    },
  ]);
  const seats: Record<string, number> = { blanche: 3 };
  expect([0, 1, 3].map((own) => concerns(found[0]!, own, (lord) => seats[lord]))).toEqual([true, false, true]);
});

test("the dead of a plague and of a battle are told apart", () => {
  const found = momentsOf([
    { event: "plague-die", lord: "jeanne", die: 1 },
    { event: "died", seat: 1, lord: "jeanne" },
    { event: "damage", seat: 0, damage: 4 },
    { event: "died", seat: 0, lord: "henri" },
  ]);
  expect(found.map((moment) => moment.kind === "deaths" && moment.cause)).toEqual(["plague", "battle"]);
});

test("a refused proposal is told to whoever made it, a freed prisoner once", () => {
  const events = [
    { event: "refused", seat: 1, of: 0, matter: "marriage" },
    { event: "refused", seat: 1, of: 0, matter: "trade" },
    { event: "tunnel-frees", seat: 2, lord: "jeanne" },
    { event: "freed", seat: 1, lord: "jeanne" },
  ];
  const freed = { kind: "freed", lord: "jeanne", by: 2 };
  expect(momentsOf(events, 0)).toEqual([{ kind: "refused", seat: 1, of: 0 }, freed]);
  expect(momentsOf(events, 2)).toEqual([freed]);
});

test("a bishop who is excommunicated loses the bishopric in the same scene", () => {
  const found = momentsOf([
    { event: "excommunicated", lord: "francois" },
    { event: "bishop-no-more", lord: "francois", bishopric: "b2" },
  ]);
  expect(found).toEqual([{ kind: "excommunication", lord: "francois", bishopric: "b2" }]);
});
