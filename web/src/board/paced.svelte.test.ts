// A board that shows a live table one action at a time.

import type { Action } from "$api";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakeServer, legalMove, tableOut, updateOf } from "../../testing/server";
import { TableSession } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { catchesUp } from "./catching-up";
import { PacedView } from "./paced.svelte";

let table: TableSession;
let paced: PacedView;
let events: number;

/** Every event is an action here, as if each sentence were one. */
function newsOf(first: number, sentences: string[]): Action[] {
  const more = { seat: 1, level: 0, weight: 2, refs: [] };
  return sentences.map((sentence, n) => ({ ...more, sentences: [sentence], first: first + n, last: first + n }));
}

/** Somebody does something, and the server tells it. */
function happens(sentence: string, more: object = {}): void {
  const told = {
    first: events,
    events: [sentence],
    sentences: [sentence],
    news: newsOf(events, [sentence]),
    view: { now: sentence },
  };
  events++;
  FakeSocket.last.say(updateOf(0, events, { ...told, ...more }));
}

async function seated(mine: number[]): Promise<void> {
  fakeServer({ "/api/tables/t1": tableOut(mine), "/api/games": [], "/api/games/chess/things": { things: [] } });
  table = new TableSession("t1");
  paced = new PacedView(table, { speed: () => "normal" });
  await table.open();
  FakeSocket.last.open();
}

const now = () => (paced.view as { now?: string } | null)?.now;

beforeEach(async () => {
  vi.useFakeTimers();
  settings.curtain = false;
  events = 0;
  await seated([0]);
  happens("Round 1.");
});
afterEach(() => {
  paced.close();
  table.close();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("the board follows action by action, and lights nothing before it is at the present", async () => {
  expect(now()).toBe("Round 1.");
  happens("Ben builds.");
  happens("Ben passes.");
  happens("It is your turn.", { waiting: [0], legal: [legalMove("pass")] });
  expect([now(), paced.action?.sentences, paced.isBehind]).toEqual(["Ben builds.", ["Ben builds."], true]);
  expect(table.view).toEqual({ now: "It is your turn." });
  expect([paced.asked, paced.legal.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(500);
  expect(now()).toBe("Ben passes.");
  expect(paced.sentences).toEqual(["Round 1.", "Ben builds.", "Ben passes."]);
  await vi.advanceTimersByTimeAsync(500);
  expect([now(), paced.isBehind]).toEqual(["It is your turn.", false]);
  expect([paced.asked, paced.legal.map((move) => move.text)]).toEqual([true, ["pass"]]);
});

test("a click while the board is behind brings it to the present and plays nothing", () => {
  const board = document.createElement("div");
  const button = document.createElement("button");
  board.append(button);
  document.body.append(board);
  const stop = catchesUp(paced)(board);
  button.addEventListener("click", () => table.play("pass"));
  happens("Ben builds.");
  happens("It is your turn.", { waiting: [0], legal: [legalMove("pass")] });
  expect(paced.isBehind).toBe(true);
  button.click();
  expect([now(), paced.isBehind]).toEqual(["It is your turn.", false]);
  expect(FakeSocket.last.of("move")).toEqual([]);
  button.click();
  expect(FakeSocket.last.of("move").length).toBe(1);
  stop?.();
});

test("the space bar skips, except where one writes", () => {
  const board = document.createElement("div");
  const field = document.createElement("input");
  document.body.append(board, field);
  const stop = catchesUp(paced)(board);
  happens("Ben builds.");
  happens("Ben passes.");
  const press = (node: Element, at = 1000) => {
    const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: at });
    return node.dispatchEvent(event);
  };
  expect(press(field)).toBe(true);
  expect(paced.isBehind).toBe(true);
  expect(press(document.body)).toBe(false);
  expect([now(), paced.isBehind]).toEqual(["Ben passes.", false]);
  expect(press(document.body, 1200)).toBe(false); // it still means to skip, and presses nothing
  expect(press(field, 1200)).toBe(true);
  expect(press(document.body, 1500)).toBe(true);
  stop?.();
});

test("what you have seen is not told again in another language, nor after something was lost", async () => {
  happens("Ben builds.");
  await vi.advanceTimersByTimeAsync(5_000);
  const all = ["Runde 1.", "Ben baut."];
  FakeSocket.last.say(
    updateOf(0, 2, { events: all, sentences: all, news: newsOf(0, all), view: { now: "Ben baut." } }),
  );
  expect([now(), paced.action]).toEqual(["Ben baut.", null]);
  const more = [...all, "Ben passt."];
  FakeSocket.last.say(
    updateOf(0, 4, { events: more, sentences: more, news: newsOf(0, more), view: { now: "Ben passt." } }),
  );
  expect([now(), paced.action?.sentences]).toEqual(["Ben passt.", ["Ben passt."]]);
});

test("an undo is shown instead of what it has taken back", async () => {
  happens("Ben builds.");
  happens("Ben passes.");
  const undone = ["Ben takes it back."];
  FakeSocket.last.say(
    updateOf(0, 4, { first: 2, events: ["undo"], sentences: undone, news: newsOf(2, undone), view: {} }),
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(paced.action?.sentences).toEqual(["Ben takes it back."]);
  expect(paced.sentences).toEqual(["Round 1.", "Ben builds.", "Ben takes it back."]);
});

test("with another seat's eyes one looks at the present", async () => {
  paced.close();
  table.close();
  events = 0;
  await seated([0, 1]);
  for (const seq of [1, 2]) {
    for (const seat of [0, 1]) {
      const said = [`${seq} to ${seat}`];
      const told = { waiting: [seq - 1], first: seq - 1, events: said, sentences: said, view: { now: said[0] } };
      FakeSocket.last.say(updateOf(seat, seq, told));
    }
  }
  expect([paced.seat, now(), paced.isBehind]).toEqual([1, "2 to 1", false]);
});

/** At one screen: what is told of a moment to both who sit there, each by their own seat. */
function bothSee(seq: number, next: number, ...news: Action[]): void {
  const said = news.map((action) => action.sentences[0]!);
  for (const seat of [0, 1]) {
    const told = { waiting: [next], first: news[0]!.first, events: said, sentences: said, news };
    FakeSocket.last.say(updateOf(seat, seq, { ...told, view: { now: `${said.at(-1)} (${seat})` } }));
  }
}

const does = (seat: number, at: number, sentence: string) => ({ ...newsOf(at, [sentence])[0]!, seat });

async function atOneScreen(): Promise<void> {
  paced.close();
  table.close();
  await seated([0, 1]);
  bothSee(1, 0, does(2, 0, "Round 1."));
}

test("at one screen whoever is next is told what others did meanwhile, and waits for nothing done here", async () => {
  await atOneScreen();
  bothSee(2, 1, does(0, 1, "Ann builds."));
  expect([paced.seat, now(), paced.isBehind]).toEqual([1, "Ann builds. (1)", false]);
  bothSee(3, 2, does(1, 2, "Ben builds."));
  expect(paced.isBehind).toBe(false);
  bothSee(4, 0, does(2, 3, "Carla builds."), does(2, 4, "Carla passes."));
  expect([paced.seat, paced.action?.sentences, paced.isBehind]).toEqual([1, ["Carla builds."], true]);
  await vi.advanceTimersByTimeAsync(500);
  expect([paced.seat, paced.action?.sentences, now()]).toEqual([0, ["Carla passes."], "Carla passes. (0)"]);
});

test("looking from another seat tells nothing again, and behind a curtain nothing is told", async () => {
  await atOneScreen();
  bothSee(2, 2, does(0, 1, "Ann builds."));
  bothSee(3, 0, does(2, 2, "Carla builds."));
  await vi.advanceTimersByTimeAsync(5_000);
  table.look(1);
  expect([paced.seat, paced.action, paced.isBehind]).toEqual([1, null, false]);
  table.look(0);
  settings.curtain = true;
  bothSee(4, 1, does(2, 3, "Carla builds."), does(2, 4, "Carla passes."));
  expect([table.curtain, paced.seat, paced.isBehind]).toEqual([true, 1, false]);
});

test("what has happened since your own move can be told again", async () => {
  table.acted = 1;
  happens("Ben builds.");
  happens("Ben passes.");
  await vi.advanceTimersByTimeAsync(5_000);
  paced.again();
  const told: (string | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    told.push(paced.action?.sentences[0]);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(told).toEqual(["Ben builds.", "Ben passes.", undefined]);
  expect([now(), paced.isBehind]).toEqual(["Ben passes.", false]);
});

/** A story: after R the board showed one's own move 6 seconds later, since all had to be told again first. */
test("your own move is on the board at once, whatever is told again", async () => {
  table.acted = 1;
  for (const sentence of ["Ben builds.", "Ben attacks.", "Ben wins."]) happens(sentence);
  happens("It is your turn.", { waiting: [0], legal: [legalMove("pass")] });
  await vi.advanceTimersByTimeAsync(5_000);
  paced.again();
  expect([paced.action?.sentences, paced.isBehind]).toEqual([["Ben builds."], false]);
  table.play("pass");
  happens("You pass.", { news: [{ ...newsOf(events, ["You pass."])[0]!, seat: 0 }] });
  expect([now(), paced.action]).toEqual(["You pass.", null]);
});

test("a board is drawn again only for what it shows", async () => {
  let drawn = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      void paced.view;
      drawn++;
    });
  });
  flushSync();
  happens("Ben builds.");
  happens("Ben passes.");
  flushSync();
  expect(drawn).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  flushSync();
  expect(drawn).toBe(3);
  stop();
});

test("nobody waits for what you have done oneself", () => {
  const own = (sentence: string) => ({ ...newsOf(events, [sentence])[0]!, seat: 0 });
  happens("You build.", { news: [own("You build.")] });
  happens("Ben builds.");
  expect([now(), paced.isBehind, paced.hasNews]).toEqual(["Ben builds.", false, true]);
});
