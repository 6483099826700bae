// A live table against a server that is not there: lost connections, stale positions, undo, several seats at one screen.

import { flushSync, untrack } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeServer, legalMove, requests, tableOut, updateOf } from "../../testing/server";
import { checkOf } from "./deltas";
import { line } from "./line";
import { TableSession } from "./session.svelte";
import { settings } from "./settings.svelte";

const MOVES = ["pass", "build"].map(legalMove);
let table: TableSession;
let isDrawn = false;

async function seated(...mine: number[]): Promise<FakeSocket> {
  const games = [{ name: "chess", title: "Chess", bots: [] }];
  fakeServer({ "/api/tables/t1": tableOut(mine), "/api/games": games, "/api/games/chess/things": { things: [] } });
  table = new TableSession("t1", "", () => isDrawn);
  await table.open();
  FakeSocket.last.open();
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(settings, { confirm: "always", curtain: true });
  isDrawn = false;
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

// ------------------------------------------------------------ coming to the table

test("what is said before the page knows its seat waits for it, and is said from there", async () => {
  const games = [{ name: "chess", title: "Chess", bots: [] }];
  fakeServer({ "/api/tables/t1": tableOut([1]), "/api/games": games, "/api/games/chess/things": { things: [] } });
  const stop = line.listen({ opened: () => {}, heard: () => {}, changed: () => {} }); // another part of the page
  FakeSocket.last.open();
  table = new TableSession("t1", "", () => isDrawn);
  table.say("Hello");
  expect(FakeSocket.last.of("say")).toEqual([]);
  await table.open();
  expect(FakeSocket.last.of("say")).toMatchObject([{ seat: 1, text: "Hello" }]);
  stop();
});

// ------------------------------------------------------------ a lost connection

test("after a lost connection one looks on from where one was, and what was not answered is sent again, once", async () => {
  const first = await seated(0);
  expect(first.of("watch")).toMatchObject([{ seat: 0, since: -1 }]);
  first.say(updateOf(0, 5, { legal: MOVES, waiting: [0] }));
  table.play("pass");
  const [move] = first.of("move");
  first.drop();
  expect(table.connection).toBe("lost");
  expect(table.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(400);

  const second = FakeSocket.last;
  expect(second).not.toBe(first);
  second.open();
  expect(table.connection).toBe("on");
  expect(second.of("watch")).toMatchObject([{ seat: 0, since: 5 }]);
  expect(second.of("move")).toEqual([move]);
  second.say({ type: "done", table: "t1", key: move!.key as string, seq: 6 });
  expect(table.busy).toBe(false);
  second.drop();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last.open();
  expect(FakeSocket.last.of("move")).toEqual([]);
});

test("a server that stays away is called again and again, ever more seldom", async () => {
  const first = await seated(0);
  first.drop();
  for (let i = 0; i < 6; i++) {
    await vi.advanceTimersByTimeAsync(10_000);
    FakeSocket.last.drop();
  }
  const calls = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(FakeSocket.all.length).toBe(calls);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(FakeSocket.all.length).toBe(calls + 1);
});

test("a line that is dead without a word is given up", async () => {
  const first = await seated(0);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(first.of("ping").length).toBe(1);
  await vi.advanceTimersByTimeAsync(6_100);
  expect(table.connection).toBe("lost");
});

test("nobody waits for ever for the answer to a question that was lost on the way", async () => {
  const first = await seated(0);
  first.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  const answer = table.foresee(["build"]);
  first.drop();
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last.open();
  expect(await answer).toBeNull();
});

// ------------------------------------------------------------ what is confirmed

/** Choose a move whose preview the server answers. */
async function previewed(free: boolean, facts: Record<string, unknown> = {}): Promise<FakeSocket> {
  const socket = await seated(0);
  const shown = { question: "", panels: [], groups: [], moves: { build: { words: "build", note: "", facts } } };
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0], ...(facts.loses ? { shown } : {}) }));
  table.choose("build");
  expect(table.confirming).toBe(settings.confirm === "always"); // nothing flashes before it is known
  const [asked] = socket.of("preview");
  const preview = { moves: ["build"], events: [], changes: [], waiting: [0] };
  socket.say({
    type: "preview",
    table: "t1",
    id: asked!.id as string,
    preview,
    sentences: [],
    free,
    loses: [],
    legal: [],
  });
  return socket;
}

test("a move that one could take back alone is played with one click, any other is confirmed", async () => {
  settings.confirm = "needed";
  expect((await previewed(true)).of("move")).toMatchObject([{ move: "build" }]);
  table.close();
  const socket = await previewed(false);
  expect([socket.of("move"), table.chosen?.text, table.confirming]).toEqual([[], "build", true]);
  table.confirm();
  expect(socket.of("move")).toMatchObject([{ move: "build" }]);
});

test.each([
  [true, "default"],
  [false, ""],
])("a preview answers by default (%s) what the move is sent with", async (byDefault, then) => {
  settings.confirm = "always";
  const socket = await seated(0);
  table.defaults = () => byDefault;
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  table.choose("build");
  table.confirm();
  expect([socket.of("preview")[0], socket.of("move")[0]]).toMatchObject([{ then }, { then }]);
});

test("what a move leads into is asked where that is wanted, in the preview and by what is sent", async () => {
  settings.confirm = "always";
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  table.choose("build", [], true);
  expect(socket.of("preview").at(-1)).toMatchObject({ move: "build", then: "" });
  table.confirm();
  expect(socket.of("move").at(-1)).toMatchObject({ move: "build", then: "" });
});

test("what a button says in full is not asked again, unless every move is", async () => {
  settings.confirm = "needed";
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  table.isPlain = (move) => move.text === "build";
  table.choose("build");
  expect(socket.of("move")).toMatchObject([{ move: "build" }]);
  table.close();
  settings.confirm = "always";
  const other = await seated(0);
  other.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  table.isPlain = () => true;
  table.choose("build");
  expect([other.of("move"), table.confirming]).toEqual([[], true]);
});

test("what loses something for certain is said before, even where it could be taken back", async () => {
  settings.confirm = "needed";
  const socket = await previewed(true, { loses: { villages: ["bourg"] } });
  expect([socket.of("move"), table.chosen?.text, table.confirming]).toEqual([[], "build", true]);
  table.confirm();
  expect(socket.of("move")).toMatchObject([{ move: "build" }]);
});

test("what others answer immediately is shown before, even where it could be taken back until then", async () => {
  settings.confirm = "needed";
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  table.isGrave = (move) => move.text === "build";
  table.choose("build");
  const id = socket.of("preview").at(-1)!.id as string;
  const preview = { moves: ["build"], changes: [] } as never;
  socket.say({ type: "preview", table: "t1", id, preview, sentences: [], free: true, loses: [], legal: [] });
  expect([socket.of("move"), table.confirming]).toEqual([[], true]);
  table.confirm();
  expect(socket.of("move")).toMatchObject([{ move: "build" }]);
});

test("who likes it so confirms every move, or none", async () => {
  settings.confirm = "always";
  expect((await previewed(true)).of("move")).toEqual([]);
  table.close();
  settings.confirm = "never";
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  table.choose("build");
  expect([socket.of("preview"), socket.of("move").length]).toEqual([[], 1]);
});

test("moves made together are shown as if all agreed, confirmed, and may lose no more than was said", async () => {
  settings.confirm = "needed";
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  table.chooseTogether(["build", "step bourg"]);
  table.confirm(); // before it is known what would be lost nothing is sent
  const [asked] = socket.of("preview");
  expect(asked).toMatchObject({ move: ["build", "step bourg"], plan: true });
  expect(socket.of("move")).toEqual([]);
  const preview = { moves: ["build", "step bourg"], events: [], changes: [], waiting: [0] };
  const told = { type: "preview" as const, table: "t1", id: asked!.id as string, preview, sentences: [], legal: [] };
  socket.say({ ...told, free: true, loses: ["sigy"] });
  expect([socket.of("move"), table.confirming]).toEqual([[], true]);
  table.confirm();
  expect(socket.of("move")).toMatchObject([{ move: ["build", "step bourg"], plan: true, loses: ["sigy"] }]);
});

test("the second click of two asks for no reason why the move just made is not legal any more", async () => {
  settings.confirm = "never";
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  table.choose("build");
  socket.say({ type: "done", table: "t1", key: socket.of("move")[0]!.key as string, seq: 2 });
  socket.say(updateOf(0, 2, { waiting: [1] }));
  table.choose("build");
  expect(socket.of("why")).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  table.choose("build");
  expect(socket.of("why").length).toBe(1);
});

// ------------------------------------------------------------ a stale position

test("a move that comes too late is left, and the table says why", async () => {
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  table.choose("build");
  expect(table.chosen?.text).toBe("build");
  expect(socket.of("move")).toEqual([]);
  table.confirm();
  const [move] = socket.of("move");
  expect(move).toMatchObject({ at: 1, move: "build" });
  const why = { code: "stale", message: "Something has happened.", reasons: [] };
  socket.say({ type: "refused", table: "t1", key: move!.key as string, ...why });
  expect(table.busy).toBe(false);
  expect(table.chosen).toBeNull();
  expect(table.refusal).toEqual(why);
});

test("what was chosen is forgotten with the position, and kept when only a clock or a chair has changed", async () => {
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  table.choose("build");
  socket.say(updateOf(0, 2, { at: 1, legal: MOVES, waiting: [0] }));
  expect(table.chosen?.text).toBe("build");
  socket.say(updateOf(0, 3, { at: 2, legal: MOVES, waiting: [0] }));
  expect(table.chosen).toBeNull();
});

test("an update that does not fit what you have is asked for whole", async () => {
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { view: { round: 1 } }));
  socket.say(updateOf(0, 3, { view: undefined, base: 2, changes: [[["round"], 3]], check: 0 }));
  expect(table.view).toEqual({ round: 1 });
  expect(socket.of("watch").at(-1)).toMatchObject({ seat: 0, since: -1 });
  socket.say(updateOf(0, 3, { view: { round: 3 } }));
  expect(table.view).toEqual({ round: 3 });
});

test("the server is told how fast the board shows what others do, so that bots wait for it", async () => {
  settings.pace = "slow";
  const socket = await seated(0);
  expect(socket.of("watch")).toMatchObject([{ speed: "slow" }]);
  settings.pace = "instant";
  table.again();
  expect(socket.of("watch").at(-1)).toMatchObject({ speed: "instant" });
  settings.pace = "normal";
});

test("a text needs no picture", async () => {
  const socket = await seated(0);
  expect(socket.of("watch")).toMatchObject([{ picture: false, view: true }]);
});

test("a picture is asked for where a board is drawn, and made whole from its changes", async () => {
  isDrawn = true;
  const socket = await seated(0);
  expect(socket.of("watch")).toMatchObject([{ picture: true, view: false }]);
  const picture = { table: { round: 1 }, mine: null };
  socket.say(updateOf(0, 1, { picture: picture as never }));
  expect(table.picture).toEqual(picture);
  const check = checkOf({ table: { round: 2 }, mine: null });
  const changes = { base: 1, picture_changes: [[["table", "round"], 2]] };
  socket.say(updateOf(0, 2, { ...changes, picture_check: check }));
  expect(table.picture).toEqual({ table: { round: 2 }, mine: null });
  socket.say(updateOf(0, 3, { ...changes, base: 2, picture_check: check + 1 }));
  expect(socket.of("watch").at(-1)).toMatchObject({ since: -1, picture: true });
});

// ------------------------------------------------------------ undo

test("an undo names what one saw last, waits for its answer, and takes the lines of the log with it", async () => {
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { sentences: ["Round 1."], events: [1] }));
  socket.say(updateOf(0, 2, { first: 1, sentences: ["You build."], events: [2], last: 2 }));
  table.undo();
  table.undo();
  const [undo, ...more] = socket.of("undo");
  expect(undo).toMatchObject({ seat: 0, last: 2 });
  expect(more).toEqual([]);
  const done = { type: "done" as const, table: "t1", key: undo!.key as string, seq: 3 };
  socket.say(updateOf(0, 3, { first: 1, sentences: ["You take it back."], events: [3], done }));
  expect(table.busy).toBe(false);
  expect(table.sentences).toEqual(["Round 1.", "You take it back."]);
});

test("actions grow with what follows, and an undo takes them with it", async () => {
  const socket = await seated(0);
  const builds = { seat: 0, level: 0, sentences: ["You build."], weight: 2, first: 1, last: 1, refs: [] };
  const round = { ...builds, seat: null, level: 1, sentences: ["Round 1."], first: 0, last: 0 };
  socket.say(updateOf(0, 1, { events: [1, 2], sentences: ["", ""], news: [round, builds] }));
  expect(table.news).toEqual([round, builds]);
  const paid = { ...builds, sentences: ["You build and pay."], last: 2 };
  socket.say(updateOf(0, 2, { first: 2, events: [3], sentences: [""], news: [paid] }));
  expect(table.news).toEqual([round, paid]);
  socket.say(updateOf(0, 3, { first: 2, events: [], sentences: [], news: [builds] }));
  expect(table.news).toEqual([round, builds]);
  socket.say(updateOf(0, 4, { first: 1, events: [], sentences: [], news: [round] }));
  expect(table.news).toEqual([round]);
});

// ------------------------------------------------------------ several seats at one screen

test("at one screen the table shows the seat that is asked, behind a curtain where they see different things", async () => {
  const socket = await seated(0, 1);
  expect(socket.of("watch").map((message) => message.seat)).toEqual([0, 1]);
  for (const seat of [0, 1]) socket.say(updateOf(seat, 1, { waiting: [0], view: { hand: seat } }));
  expect([table.seat, table.curtain]).toEqual([0, false]);
  table.play("pass");
  expect(socket.of("move")[0]).toMatchObject({ seat: 0 });
  socket.say(updateOf(0, 2, { waiting: [1], view: { hand: 0 } }));
  expect(table.seat).toBe(0); // what the other sees is still on its way
  socket.say(updateOf(1, 2, { waiting: [1], view: { hand: 1 }, legal: MOVES }));
  expect([table.seat, table.curtain]).toEqual([1, true]);
  expect(table.legal.map((move) => move.text)).toEqual(["pass", "build"]);
});

test("at a drawn board what differs is the part of the picture for each seat", async () => {
  isDrawn = true;
  const socket = await seated(0, 1);
  const told = (seq: number, hands: string[][], waiting: number[]) => {
    for (const seat of [0, 1]) {
      const picture = { table: { round: seq }, mine: { seat, hand: hands[seat] } };
      socket.say(updateOf(seat, seq, { view: undefined, picture: picture as never, waiting }));
    }
  };
  told(1, [[], []], [0]);
  told(2, [[], []], [1]);
  expect([table.seat, table.curtain]).toEqual([1, false]);
  told(3, [["santa_rita"], []], [0]);
  expect([table.seat, table.curtain]).toEqual([0, true]);
});

test("without secrets, or if you like it so, the curtain stays away", async () => {
  const socket = await seated(0, 1);
  for (const seq of [1, 2]) for (const seat of [0, 1]) socket.say(updateOf(seat, seq, { waiting: [seq - 1] }));
  expect([table.seat, table.curtain]).toEqual([1, false]);
  settings.curtain = false;
  for (const seat of [0, 1]) socket.say(updateOf(seat, 3, { waiting: [0], view: { hand: seat } }));
  expect([table.seat, table.curtain]).toEqual([0, false]);
});

// ------------------------------------------------------------ who does things

test("no command is sent from an effect", async () => {
  const socket = await seated(0);
  socket.say(updateOf(0, 1, { legal: MOVES, waiting: [0] }));
  const does: [string, () => void][] = [
    ["play", () => table.play("pass")],
    ["undo", () => table.undo()],
    ["resign", () => table.resign()],
    ["say", () => table.say("hello")],
    ["comeBack", () => void table.comeBack(0)],
  ];
  for (const [name, act] of does) {
    let again = $state(0);
    const teardowns: unknown[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        void again;
        expect(act, name).toThrow("effect");
        expect(() => untrack(act), name).toThrow("effect");
        return () => {
          try {
            act();
          } catch (error) {
            teardowns.push(error);
          }
        };
      });
    });
    flushSync();
    again++; // an effect is torn down before it runs again,
    flushSync();
    stop(); // and at its end
    expect(teardowns.map(String), name).toEqual(Array(2).fill(expect.stringContaining("effect")));
  }
  expect(socket.sent.map((message) => message.type)).toEqual(["watch"]);
  expect(requests.filter((request) => request.includes("back"))).toEqual([]);
  table.play("pass");
  expect(socket.of("move").length).toBe(1);
});

// ------------------------------------------------------------ chat

test("what the table does not let one say is kept, with the reason, and nowhere else", async () => {
  const socket = await seated();
  table.say("hello");
  const [said] = socket.of("say");
  expect(said).toMatchObject({ text: "hello", seat: null });
  socket.say({
    type: "refused",
    table: "t1",
    key: said!.id as string,
    code: "only-players-talk",
    message: "No.",
    reasons: [],
  });
  expect(table.saying).toMatchObject({ text: "hello", refusal: { code: "only-players-talk" } });
  expect(table.refusal).toBeNull();
});

test("what was said while the line was down is said when it is open again, once", async () => {
  const first = await seated(0);
  first.drop();
  table.say("hello");
  expect(table.saying).toMatchObject({ text: "hello", waits: true });
  await vi.advanceTimersByTimeAsync(400);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent.map((message) => message.type)).toEqual(["watch", "say"]);
  FakeSocket.last.say({ type: "said", table: "t1", n: 0, at: 0, name: "Ann", text: "hello", seat: 0, to: [] });
  expect(table.saying).toBeNull();
  FakeSocket.last.drop();
  await vi.advanceTimersByTimeAsync(800);
  FakeSocket.last.open();
  expect(FakeSocket.last.of("say")).toEqual([]);
});

test("whoever was invited and finds that the game has begun is not told that the table is missing", async () => {
  const socket = await seated();
  socket.say({
    type: "refused",
    table: "t1",
    key: "",
    code: "no-table",
    message: "There is no such table.",
    reasons: [],
  });
  expect(table.refusal).toBeNull();
});
