// What one seat keeps to itself at a table: wishes, letters and a plan, against a server that is not there.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LetterOut, Wishes, WishesOut } from "$api";
import { FakeSocket, fakeServer, legalMove, tableOut, updateOf } from "../../testing/server";
import { TableSession } from "./session.svelte";
import { settings } from "./settings.svelte";

let table: TableSession;

async function seated(...mine: number[]): Promise<FakeSocket> {
  fakeServer({ "/api/tables/t1": tableOut(mine), "/api/games": [], "/api/games/chess/things": { things: [] } });
  table = new TableSession("t1");
  await table.open();
  FakeSocket.last.open();
  for (const seat of mine) FakeSocket.last.say(updateOf(seat, 1, { legal: [legalMove("pass")], waiting: [0] }));
  return FakeSocket.last;
}

function wishesOut(id: string, wishes: Wishes, seat = 0): WishesOut {
  const named = (...names: string[]) => names.map((name) => ({ name, words: name.toUpperCase() }));
  const can = { reactions: named("revolt", "ambush"), moments: named("before_income"), matters: named("trade") };
  return { type: "automatic", table: "t1", seat, id, wishes, ...can, bids: [] };
}

function letter(n: number, sender: number, more: Partial<LetterOut> = {}): LetterOut {
  return { n, at: 0, sender, receiver: 1 - sender, sealed: false, status: "open", moves: [], ...more };
}

function tellLetters(socket: FakeSocket, letters: LetterOut[], id = ""): void {
  socket.say({ type: "letters", table: "t1", seat: 0, letters, id });
}

async function reconnect(): Promise<FakeSocket> {
  FakeSocket.last.drop();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last.open();
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(settings, { confirm: "always", curtain: true });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

// ------------------------------------------------------------ wishes

test("wishes are asked for once, and what is not named is as usual", async () => {
  const socket = await seated(0);
  table.wishes.need();
  const [asked] = socket.of("automatic");
  expect(asked).toMatchObject({ seat: 0 });
  expect(asked).not.toHaveProperty("wishes");
  socket.say(wishesOut(String(asked!.id), { reactions: { revolt: "never" } }));
  table.wishes.need();
  expect(socket.of("automatic").length).toBe(1);
  expect([table.wishes.when("revolt"), table.wishes.when("ambush")]).toEqual(["never", "playable"]);
  expect(table.wishes.reactions.map(({ words }) => words)).toEqual(["REVOLT", "AMBUSH"]);
});

test("wishes are as the server says when some have ended, and are asked for anew after a lost connection", async () => {
  const socket = await seated(0);
  table.wishes.need();
  socket.say(wishesOut(String(socket.of("automatic")[0]!.id), { bids: [{ thing: "jester", hundreds: 9 }] }));
  expect(table.wishes.limit("jester")).toBe(9);
  socket.say(wishesOut("", {}));
  expect(table.wishes.limit("jester")).toBeNull();
  const second = await reconnect();
  expect(second.of("automatic"), "what was told meanwhile was not heard").toMatchObject([{ seat: 0 }]);
});

test("two wishes given quickly one after the other are both kept", async () => {
  const socket = await seated(0);
  table.wishes.setWhen("revolt", "battles");
  table.wishes.setAskAt("before_income", "always");
  table.wishes.setLetter("trade", 1, "refuse", "turn");
  const sent = socket.of("automatic");
  expect(sent[2]!.wishes).toEqual({
    reactions: { revolt: "battles" },
    moments: { before_income: "always" },
    letters: [{ matter: "trade", seat: 1, answer: "refuse", until: "turn" }],
  });
  socket.say(wishesOut(String(sent[0]!.id), sent[0]!.wishes as Wishes));
  expect(table.wishes.askAt("before_income"), "the answer to the first forgets nothing").toBe("always");
  for (const one of sent.slice(1)) socket.say(wishesOut(String(one.id), one.wishes as Wishes));
  table.wishes.setWhen("revolt", "playable");
  table.wishes.setLetter("trade", 1, "");
  expect(socket.of("automatic").at(-1)!.wishes).toEqual({
    reactions: {},
    moments: { before_income: "always" },
    letters: [],
  });
});

test("a wish is sent with what one knew of, and another device is heard", async () => {
  const socket = await seated(0);
  table.wishes.setWhen("revolt", "never");
  const [first] = socket.of("automatic");
  expect(first, "nothing is known yet: whatever else stands is left").toMatchObject({ was: {} });
  table.wishes.setWhen("ambush", "never");
  expect(socket.of("automatic")[1]!.was).toEqual({ reactions: { revolt: "never" } });
  const stands: Wishes = { reactions: { revolt: "never", ambush: "never" }, quiet: "phase" };
  for (const one of socket.of("automatic")) socket.say(wishesOut(String(one.id), stands));
  expect(table.wishes.quiet).toBe("phase");
  socket.say(wishesOut("", { reactions: {} }));
  expect([table.wishes.quiet, table.wishes.when("revolt")]).toEqual(["", "playable"]);
  table.wishes.setAskAt("before_income", "always");
  expect(socket.of("automatic").at(-1)).toMatchObject({ was: { reactions: {} } });
});

test("every chance is a wish about all kinds, and smart leaves what was wished about each", async () => {
  const socket = await seated(0);
  table.wishes.load();
  socket.say(wishesOut("x", { reactions: { ambush: "never" }, quiet: "turn" }));
  table.wishes.setMode("every");
  expect(socket.of("automatic").at(-1)!.wishes).toEqual({
    reactions: { revolt: "always", ambush: "always" },
    quiet: "",
  });
  expect(table.wishes.mode).toBe("every");
  table.wishes.setMode("smart");
  expect([table.wishes.mode, table.wishes.when("revolt")]).toEqual(["smart", "playable"]);
});

test("a wish is sent again after a lost connection, and one that is refused stands no more", async () => {
  await seated(0);
  table.wishes.setLimit("", 8);
  const second = await reconnect();
  const [again] = second.of("automatic");
  expect(again!.wishes).toEqual({ bids: [{ thing: "", hundreds: 8 }] });
  expect(table.wishes.limit("")).toBe(8);
  const key = String(again!.id);
  second.say({ type: "refused", table: "t1", key, code: "bad-wish", message: "No.", reasons: [] });
  expect([table.wishes.limit(""), table.wishes.refusal?.code, table.refusal]).toEqual([null, "bad-wish", null]);
});

test("at one screen each seat has wishes of its own", async () => {
  const socket = await seated(0, 1);
  socket.say(wishesOut("", { reactions: { revolt: "never" } }, 0));
  table.look(1);
  expect([table.wishes.known, table.wishes.when("revolt")]).toEqual([false, "playable"]);
});

// ------------------------------------------------------------ letters

test("a letter is sent whole, and the table is not busy meanwhile", async () => {
  const socket = await seated(0);
  table.mailbox.send(["offer 1", "money give 2", "propose"]);
  const [sent] = socket.of("letter");
  expect(sent).toMatchObject({ seat: 0, moves: ["offer 1", "money give 2", "propose"] });
  expect([table.busy, table.mailbox.busy]).toEqual([false, true]);
  tellLetters(socket, [letter(1, 0)], String(sent!.key));
  expect([table.mailbox.busy, table.mailbox.outgoing.map(({ n }) => n)]).toEqual([false, [1]]);
  table.mailbox.withdraw(1);
  expect(socket.of("answer_letter")).toMatchObject([{ n: 1, answer: "withdraw", seat: 0 }]);
});

test("letters to you and ends of your own are counted until you have read of them", async () => {
  const socket = await seated(0);
  tellLetters(socket, [letter(1, 0, { status: "refused" })]);
  expect(table.mailbox.badge, "what had ended before you came is not news").toBe(0);
  tellLetters(socket, [letter(1, 0, { status: "refused" }), letter(2, 1), letter(3, 0)]);
  expect(table.mailbox.badge).toBe(1);
  const answered = [letter(2, 1), letter(3, 0, { status: "accepted" }), letter(4, 0, { status: "withdrawn" })];
  tellLetters(socket, answered);
  expect([table.mailbox.badge, table.mailbox.ended.map(({ n }) => n)]).toEqual([2, [3]]);
  table.mailbox.read();
  expect(table.mailbox.badge).toBe(1);
  expect(table.mailbox.thread(1).map(({ n }) => n)).toEqual([2, 3, 4]);
});

test("a refused letter says why in the mailbox and not at the table, and no letter goes twice", async () => {
  const socket = await seated(0);
  table.mailbox.send(["offer 1", "propose"]);
  const key = String(socket.of("letter")[0]!.key);
  socket.say({ type: "refused", table: "t1", key, code: "illegal", message: "", reasons: [] });
  expect([table.mailbox.refusal?.code, table.refusal]).toEqual(["illegal", null]);
  const second = await reconnect();
  expect(second.of("letter")).toEqual([]);
  table.mailbox.accept(7);
  expect((await reconnect()).of("answer_letter")).toMatchObject([{ n: 7, answer: "accept" }]);
});

// ------------------------------------------------------------ plans

test("a gesture that may be interrupted is sent as a plan, and what became of it is told", async () => {
  const socket = await seated(0);
  table.playPlanned(["march eric", "propose", "men 1"], ["bourg"]);
  expect(socket.of("move")).toMatchObject([{ plan: true, loses: ["bourg"] }]);
  const moves = [{ verb: "march", lord: "eric" }, { verb: "propose" }, { verb: "men", n: 1 }];
  const gesture = moves.map((move) => ({ text: move.verb, move, words: move.verb }));
  socket.say({ type: "plan", table: "t1", seat: 0, id: "", moves: ["men 1"], gesture, dropped: [], words: ["1 man"] });
  expect([table.plan.moves, table.plan.dropped]).toEqual([["men 1"], []]);
  expect([table.plan.gesture, table.plan.words]).toEqual([moves, ["1 man"]]);
  socket.say({
    type: "plan",
    table: "t1",
    seat: 0,
    id: "",
    moves: [],
    gesture: [],
    dropped: ["men 1"],
    words: ["1 man"],
    why: "refused",
  });
  expect([table.plan.moves, table.plan.dropped, table.plan.droppedWords]).toEqual([[], ["men 1"], ["1 man"]]);
  expect([table.plan.why, table.plan.gesture]).toEqual(["refused", []]);
  table.plan.read();
  expect(table.plan.dropped).toEqual([]);
  expect(socket.of("drop_plan"), "else it would be told anew with each connection").toMatchObject([{ seat: 0 }]);
});

test("a notice that was read elsewhere, or whose seat has moved since, goes", async () => {
  const socket = await seated(0);
  const plan = { type: "plan" as const, table: "t1", seat: 0, id: "", moves: [], gesture: [] };
  socket.say({ ...plan, dropped: ["men 1"], words: ["1 man"], why: "refused" });
  expect(table.plan.dropped).toEqual(["men 1"]);
  socket.say({ ...plan, dropped: [], words: [] });
  expect(table.plan.dropped).toEqual([]);
});

test("a plan is dropped by its player, once", async () => {
  const socket = await seated(0);
  table.plan.drop();
  const [sent] = socket.of("drop_plan");
  socket.say({
    type: "plan",
    table: "t1",
    seat: 0,
    id: String(sent!.id),
    moves: [],
    gesture: [],
    dropped: [],
    words: [],
  });
  expect((await reconnect()).of("drop_plan")).toEqual([]);
});

// ------------------------------------------------------------ reacting at one screen

test("at one screen nobody is called to react, and one key lets the moment pass for all", async () => {
  const socket = await seated(0, 1);
  const reaction = { moment: "m", words: "Before the income", asked: [0, 1], passing: "pass" };
  const asked = (seat: number, waiting: number[], seq = 2) =>
    socket.say(updateOf(seat, seq, { legal: [legalMove("pass"), legalMove("revolt")], waiting, reaction }));
  asked(0, [0, 1]);
  asked(1, [0, 1]);
  expect([table.seat, table.curtain, table.legal, table.reacting]).toEqual([0, false, [], [0, 1]]);
  table.lift(1);
  expect([table.seat, table.curtain, table.legal.length]).toEqual([1, true, 2]);
  table.lift(0);
  table.lifted = null;
  table.letPass();
  expect(socket.of("move").map(({ seat, move }) => [seat, move])).toEqual([
    [0, "pass"],
    [1, "pass"],
  ]);
});

test("none of it is sent from an effect", async () => {
  const socket = await seated(0);
  const does = [() => table.mailbox.accept(1), () => table.wishes.setQuiet("turn"), () => table.plan.drop()];
  const end = $effect.root(() => {
    $effect(() => {
      for (const act of does) expect(act).toThrow("No command is sent from an effect");
    });
  });
  flushSync();
  end();
  expect(socket.sent.filter(({ type }) => ["answer_letter", "automatic", "drop_plan"].includes(type))).toEqual([]);
});
