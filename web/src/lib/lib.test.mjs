// The parts of the client that only reckon.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test, vi } from "vitest";
import { graceLeft, mayBeReplaced } from "./absence";
import { call } from "./api";
import { completed, completions } from "./completion";
import { checks, commitmentOf, heard, isBroken, nonceCommitment, verifyCommand } from "./fair";
import { partsOf } from "./prose";
import { sha256 } from "./sha256";
import { grouped, hintsOf, shownMoves } from "./shown";
import { Slots } from "./slots";

const TEXTS = ["place white market 1", "place white market 2", "place white council", "pass"];

test("what is typed is completed as far as all moves agree", () => {
  assert.equal(completed("pl", TEXTS), "place white ");
  assert.equal(completed("place  white m", TEXTS), "place white market ");
  assert.equal(completed("pa", TEXTS), "pass");
  assert.equal(completed("p", ["place black market.1", "place black market.2"]), "place black ");
  assert.equal(completed("p", ["pass", "pass until"]), "pass ");
});

test("where moves part, or none fits, nothing is added", () => {
  assert.equal(completed("place white market ", TEXTS), "place white market ");
  assert.equal(completed("p", TEXTS), "p");
  assert.equal(completed("x", TEXTS), "x");
  assert.deepEqual(completions("", TEXTS), TEXTS);
});

test("marks in rules become parts", () => {
  assert.deepEqual(partsOf("With `relics` *lords* [F-7.6]."), [
    { kind: "plain", text: "With " },
    { kind: "code", text: "relics" },
    { kind: "plain", text: " " },
    { kind: "note", text: "lords" },
    { kind: "plain", text: " " },
    { kind: "rule", text: "F-7.6" },
    { kind: "plain", text: "." },
  ]);
});

function update(seat, seq, first, sentences, waiting = [], shared = seq) {
  return { seat, seq, shared, first, events: sentences, sentences, waiting };
}

test("an undo takes events back", () => {
  const slots = new Slots();
  slots.take(update(0, 1, 0, ["a", "b", "c"]));
  slots.take(update(0, 2, 1, ["taken back"]));
  assert.deepEqual(slots.get(0).sentences, ["a", "taken back"]);
  assert.equal(slots.seq(0), 2);
  assert.equal(slots.seq(1), -1);
});

test("with several seats one looks from the seat that is asked, whose news may still be on its way", () => {
  const slots = new Slots();
  slots.take(update(0, 1, 0, [], [1]));
  assert.equal(slots.following(slots.get(0).update, 0, [0, 1]), 1);
  assert.equal(slots.seq(1), -1);
  slots.take(update(1, 1, 0, [], [1]));
  assert.equal(slots.following(slots.get(1).update, 0, [0, 1]), 1);
  assert.equal(slots.following(slots.get(1).update, 0, [0]), 0);
});

test("with several seats one looks from a seat that has not answered a sealed question yet", () => {
  const slots = new Slots();
  for (const seat of [0, 1, 2]) slots.take(update(seat, 4, 0, [], [0, 1, 2]));
  slots.take(update(1, 5, 0, [], [0, 2], 4));
  assert.equal(slots.following(slots.get(1).update, 1, [0, 1]), 0);
  slots.take(update(0, 5, 0, [], [1, 2], 4)); // seat 0 is not told that seat 1 has answered
  assert.equal(slots.following(slots.get(0).update, 0, [0, 1]), 0, "nobody of mine is asked any more");
  slots.take(update(1, 6, 0, [], [1], 5)); // the last answer has come, and seat 1 is asked something else
  assert.equal(slots.following(slots.get(1).update, 0, [0, 1]), 1);
  assert.deepEqual(
    [0, 1].map((seat) => slots.shared(seat)),
    [4, 5],
  );
});

test("moves that nobody has grouped are grouped by their verbs", () => {
  const legal = ["white", "black"].map((member) => ({
    text: `place ${member} council`,
    move: { verb: "place", member },
    words: "",
  }));
  assert.deepEqual(
    shownMoves({ legal }).map((move) => [move.group, move.move.member, move.note]),
    [
      ["place", "white", ""],
      ["place", "black", ""],
    ],
  );
  const moves = ["place white council", "place black council"];
  assert.deepEqual(grouped({ legal }), [{ key: "place", title: "place", moves, note: "", shape: [], aside: false }]);
  const shown = {
    groups: [{ key: "placing", title: "", moves: ["place white council"] }],
    moves: { "place white council": { note: "+1", facts: { servants: 1 } } },
  };
  const [white] = shownMoves({ legal, shown });
  assert.deepEqual([white.group, white.note, white.facts.servants], ["placing", "+1", 1]);
});

test("a hint is told in the words of the table, without what may no longer be played", () => {
  const legal = new Map([
    ["pass", { text: "pass", move: {}, words: "Pass", group: "pass", note: "", facts: {} }],
    ["place", { text: "place", move: {}, words: "Place it", group: "place", note: "1 servant", facts: {} }],
  ]);
  const weighed = (text) => ({ text, words: text, worth: 1, unit: "points", worth_words: "+1", reasons: ["coins +1"] });
  const hint = { move: { text: "place", move: {}, words: "place" }, best: ["place", "gone", "pass"].map(weighed) };
  assert.deepEqual(
    hintsOf(hint, legal).map((one) => [one.text, one.words, one.reasons.length]),
    [
      ["place", "Place it (1 servant)", 1],
      ["pass", "Pass", 1],
    ],
  );
  assert.deepEqual(
    hintsOf({ ...hint, best: [weighed("place")] }, legal).map((one) => [one.text, one.reasons.length]),
    [["place", 1]],
  );
  assert.deepEqual(
    hintsOf({ ...hint, best: [] }, legal).map((one) => [one.words, one.worth_words]),
    [["Place it (1 servant)", ""]],
  );
});

test("a bot can be asked for once the table has waited, unseen, for the time of grace", () => {
  const table = { waiting: [1], update: { since: [100] }, info: { grace: 120, chairs: [] } };
  assert.equal(graceLeft(table, { seat: 1, seen: null }, 100), 120);
  assert.equal(graceLeft(table, { seat: 1, seen: 150 }, 200), 70, "seen after the turn began");
  assert.equal(graceLeft(table, { seat: 1, seen: 50 }, 220), 0, "seen before it began");
});

test("whoever is here is replaced only where several must agree", () => {
  const person = (seat, more) => ({ kind: "person", seat, mine: seat === 0, here: false, ...more });
  const at = (...chairs) => ({ waiting: [1], info: { chairs } });
  assert.ok(mayBeReplaced(at(person(0), person(1)), person(1)));
  assert.ok(!mayBeReplaced(at(person(0), person(1, { here: true })), person(1, { here: true })));
  assert.ok(mayBeReplaced(at(person(0), person(1, { here: true }), person(2)), person(1, { here: true })));
  assert.ok(!mayBeReplaced(at(person(0), person(1), person(2)), person(2)), "nobody waits for them");
});

test("a question that the server is too busy to answer is asked again, a command is not", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const busy = () =>
    new Response('{"code": "too-many", "message": "Wait."}', { status: 429, headers: { "Retry-After": "2" } });
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return asked % 2 ? busy() : Response.json({ name: "Ann" });
  });
  const answer = call("GET /api/me", {});
  await vi.advanceTimersByTimeAsync(1900);
  assert.equal(asked, 1);
  await vi.advanceTimersByTimeAsync(200);
  assert.equal((await answer).name, "Ann");
  assert.equal(asked, 2);
  await assert.rejects(call("POST /api/guests", {}, { name: "Ann" }), { code: "too-many" });
  assert.equal(asked, 3);
  vi.useRealTimers();
});

const hashed = (...parts) =>
  createHash("sha256")
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest("hex");

test("hashes are those of everybody else, at every length around a block", () => {
  for (let n = 0; n < 200; n++) {
    const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 37 + n * 11) % 256);
    assert.equal(sha256(bytes), hashed(bytes));
  }
  const long = new Uint8Array(100_000).fill(200);
  assert.equal(sha256(long), hashed(long));
});

const SECRET = "0f".repeat(32);
const NONCES = ["salt", "pepper", ""];
const COMMITMENT = hashed("signoria commitment\n", Buffer.from(SECRET, "hex"));
const PROMISES = [hashed("signoria nonce\nsalt"), hashed("signoria nonce\npepper"), ""];

function record({ secret = SECRET, commitment = COMMITMENT, nonces = NONCES, promises = PROMISES, late = [] } = {}) {
  const head = ["signoria record 1", "game: lorenzo", `commitment: ${commitment}`, `nonces: ${JSON.stringify(nonces)}`];
  if (promises) head.push(`nonce_commitments: ${JSON.stringify(promises)}`);
  return [
    ...head,
    "",
    "chance seat_next 1",
    ...late.map((seat) => `! unrevealed ${seat}`),
    "",
    `secret: ${secret}`,
    "",
  ].join("\n");
}

const promised = { commitment: COMMITMENT, nonces: { 0: "salt" }, shown: PROMISES, revealed: [0] };
const results = (...given) => checks(...given).map((check) => `${check.what} ${check.result}`);

test("commitments are made as the page about records says", () => {
  assert.equal(commitmentOf(SECRET), COMMITMENT);
  assert.deepEqual(NONCES.map(nonceCommitment), PROMISES);
});

test("a record that is what was promised passes every check", () => {
  assert.deepEqual(results(record(), promised, [0]), ["commitment yes", "nonce yes", "nonces yes"]);
  assert.match(
    verifyCommand("x.record", promised, [0]),
    new RegExp(`^signoria verify x.record --commitment ${COMMITMENT} --nonce 0=salt$`),
  );
});

test("a swapped secret is found, whether or not the commitment was swapped with it", () => {
  const secret = "11".repeat(32);
  assert.equal(results(record({ secret }), promised, [0])[0], "commitment no");
  assert.equal(results(record({ secret, commitment: commitmentOf(secret) }), promised, [0])[0], "commitment no");
  assert.equal(results(record({ secret }), null, [])[0], "commitment no");
});

test("a swapped nonce is found, one's own and that of another", () => {
  const mine = record({ nonces: ["sugar", "pepper", ""], promises: [nonceCommitment("sugar"), ...PROMISES.slice(1)] });
  assert.deepEqual(results(mine, promised, [0]), ["commitment yes", "nonce no", "nonces no"]);
  const other = record({ nonces: ["salt", "ground", ""], promises: [PROMISES[0], nonceCommitment("ground"), ""] });
  assert.deepEqual(results(other, promised, [0]), ["commitment yes", "nonce yes", "nonces no"]);
  assert.equal(results(record({ nonces: ["salt", "ground", ""] }), null, [])[1], "nonces no");
});

test("a nonce that came too late is told from one that was lost on purpose", () => {
  const late = record({ nonces: [PROMISES[0], "pepper", ""], late: [0] });
  assert.equal(results(late, { ...promised, revealed: [] }, [0])[1], "nonce late");
  assert.equal(results(late, promised, [0])[1], "nonce no");
});

test("what cannot be compared is not called right", () => {
  assert.deepEqual(results(record({ promises: null }), null, [1]), ["commitment open", "nonce open", "nonces open"]);
  assert.deepEqual(results(record(), null, []), ["commitment open", "nonces yes"]);
});

test("a table that shows another promise than before is broken; people who still come and go break nothing", () => {
  const chairs = PROMISES.map((nonce_commitment, seat) => ({ seat, mine: seat === 0, nonce_commitment }));
  const info = { commitment: COMMITMENT, status: "open", reveal_by: 1, chairs };
  assert.equal(isBroken(info, promised), false);
  assert.equal(isBroken({ ...info, commitment: "0" }, promised), true);
  const swapped = chairs.map((chair) => ({ ...chair, nonce_commitment: "0" }));
  assert.equal(isBroken({ ...info, chairs: swapped }, promised), true);
  assert.equal(isBroken({ ...info, chairs: swapped, reveal_by: null }, promised), false);
});

test("a seat that is said not to be one's own any more is checked all the same", () => {
  const chairs = PROMISES.map((nonce_commitment, seat) => ({
    seat,
    mine: seat === 0,
    revealed: false,
    nonce_commitment,
  }));
  const info = { commitment: COMMITMENT, status: "playing", reveal_by: null, chairs };
  const lie = { ...info, chairs: chairs.map((chair) => ({ ...chair, mine: false })) };
  const sat = { commitment: COMMITMENT, nonces: { 0: "salt" }, shown: null, revealed: [] };
  const known = heard(lie, heard(info, sat));
  assert.deepEqual(known.seats, [0]);
  const swapped = { ...lie, chairs: lie.chairs.map((chair) => ({ ...chair, nonce_commitment: "0" })) };
  assert.equal(isBroken(swapped, known), true);
  const house = ["house", "pepper", ""];
  const forged = record({ nonces: house, promises: house.map(nonceCommitment) });
  assert.equal(results(forged, known, [])[1], "nonce no");
  assert.match(verifyCommand("x.record", known, []), / --nonce 0=salt$/);
  assert.equal(
    results(forged, promised, [])[1],
    "nonce no",
    "noted by an earlier version, which knew only what was revealed",
  );
});

test("a seat that the host has freed before everybody sat is not checked", () => {
  const chairs = PROMISES.map((nonce_commitment, seat) => ({ seat, mine: false, revealed: true, nonce_commitment }));
  const info = { commitment: COMMITMENT, status: "open", reveal_by: null, chairs };
  const sat = { commitment: COMMITMENT, nonces: { 0: "mine" }, shown: null, revealed: [] };
  const mine = chairs.map((chair) => ({ ...chair, mine: chair.seat === 0, revealed: false }));
  const known = heard({ ...info, reveal_by: 1 }, heard({ ...info, chairs: mine }, sat));
  assert.deepEqual(known, sat);
  assert.equal(isBroken({ ...info, reveal_by: 1 }, known), false);
  assert.deepEqual(results(record(), known, []), ["commitment yes", "nonces yes"]);
});

test("what has arrived is noted, of one's own seats alone", () => {
  const chairs = PROMISES.map((nonce_commitment, seat) => ({
    seat,
    mine: seat === 0,
    revealed: true,
    nonce_commitment,
  }));
  const sat = { commitment: COMMITMENT, nonces: { 0: "salt", 1: "left" }, shown: null, revealed: [] };
  const known = heard({ commitment: COMMITMENT, status: "open", reveal_by: 1, chairs }, sat);
  assert.deepEqual([known.seats, known.revealed], [[0], [0]]);
});
