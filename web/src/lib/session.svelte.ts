// A live table: what you can do there, over the line to the server. What the server sends is kept as it is; nothing here
// knows a rule.

import type { FromClient, HintMove, PlayMove, PreviewOut, Said, TableOut, ToClient, Update } from "$api";
import { call, Refusal } from "./api";
import { OneFrameEach } from "./drawn";
import { isBroken } from "./fair";
import { freshKey, line, type Listener } from "./line";
import { Mailbox } from "./mailbox.svelte";
import { fromAPerson } from "./person.svelte";
import { OwnPlan } from "./plan.svelte";
import { type Command, Post } from "./post";
import * as promises from "./promises";
import { settings } from "./settings.svelte";
import { hintsOf, shownMoves } from "./shown";
import { Slots } from "./slots";
import type { Connection, LegalMove, MoveJson, NotAllowed, Preview, Reason } from "./types";
import { BaseView, type Moment } from "./view.svelte";
import { OwnWishes } from "./wishes.svelte";

/** A move, by its text or its fields, or several that are made together. */
export type Gesture = string | (string | MoveJson)[];

const TWICE = 500; // milliseconds in which a click may be the second of two
/** A line of chat on its way. */
export interface Saying {
  id: string;
  text: string;
  to: number[];
  /** It could not be sent yet: it will be when the line is open and it is known from which seat it is said. */
  waits: boolean;
  refusal: NotAllowed | null;
}

const LATER = ["too-many", "try-later"]; // codes of what is worth trying again

export class TableSession extends BaseView implements Listener {
  readonly live = true;
  readonly #isDrawn: (game: string) => boolean;

  chat = $state.raw<Said[]>([]);
  /** What you have said and what is not there yet, or why it is not. It is nowhere lost: who said it has it still. */
  saying = $state.raw<Saying | null>(null);

  chosen = $state.raw<LegalMove | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** What is done together with the chosen move: it is one gesture. */
  rest = $state.raw<readonly (string | MoveJson)[]>([]);
  /** Whether others may come in between: then the server keeps what follows. */
  #isPlanned = false;
  /** Whether what the chosen move leads into is asked, although it could be answered by default. */
  #asks = false;
  /** Where the chosen move leads into a question that is answered by default: all its answers, to be given with it. */
  answers = $state.raw<LegalMove[]>([]);
  /** The one of them that is given with it. */
  answer = $state.raw<LegalMove | null>(null);
  refusal = $state.raw<NotAllowed | null>(null);
  /** Why the table refused the last moves of a gesture, the others of which stand. */
  dropped = $state.raw<Reason[]>([]);
  /** What a bot would do, and what else it has weighed. */
  hinted = $state.raw<HintMove[]>([]);
  /** Whether nothing of what was hinted looks better than to wait. */
  betterWait = $state(false);
  /** What was declined and has been read: the entry. */
  read = $state(-1);
  /** A command is on its way. */
  busy = $state(false);
  thinking = $state(false);
  /** At one screen: whose curtain was lifted to react; else nobody's, whatever is asked of whom. */
  lifted = $state<number | null>(null);
  /** At one screen: somebody else is to sit down before it, and what only they may see is hidden until then. */
  curtain = $state(false);
  connection = $state<Connection>("off");
  /** The table no longer shows what it promised about chance. */
  broken = $state(false);
  /** Whether questions that a move of a verb leads into are answered by default where that can be. */
  defaults: (verb: string) => boolean = () => false;
  /** Whether one wants to be asked them all the same, until the next decision. */
  asksAll = $state(false);
  /** What you want answered without being asked; free letters; what is left of your last gesture. */
  readonly wishes = new OwnWishes(this);
  readonly mailbox = new Mailbox(this);
  readonly plan = new OwnPlan(this);
  readonly #private = [this.wishes, this.mailbox, this.plan];
  /** Told every moment in turn, also where several come together. */
  onmoment: ((moment: Moment) => void) | null = null;

  /** Whether a board is drawn, which it is from pictures. */
  pictured = $derived.by(() => this.#isDrawn(this.game));
  mine = $derived(this.info?.chairs.filter((chair) => chair.mine).map((chair) => chair.seat) ?? []);
  /** Seats of your own that a bot plays until they are taken back. */
  lent = $derived(
    this.over ? [] : (this.info?.chairs.filter((chair) => chair.mine && chair.owned).map((chair) => chair.seat) ?? []),
  );
  /** A question to the table that came to nothing, for those who play and have not read of it. */
  declined = $derived.by(() => {
    const found = this.update?.declined ?? null;
    return found && this.mine.length && !this.mine.includes(found.seat) && found.seq > this.read ? found : null;
  });
  standing: string[] = $derived(this.update?.order ?? []);
  #byText = $derived(new Map(this.legal.map((move) => [move.text, move])));

  /** Whether one was here when the game ended. */
  sawTheEnd = false;
  /** What is asked next after something was picked on a board; forgotten with the position. */
  prompt = $state("");
  /** Moves that a drawn board leaves to the page: buttons beside the sentence. */
  beside: () => LegalMove[] = $state.raw(() => []);
  /** Moves whose words say all that they do: they are asked for once, unless every move is. */
  isPlain: (move: LegalMove) => boolean = () => false;
  /** Moves that others answer immediately: hardly ever one can take them back alone, so they are shown first. */
  isGrave: (move: LegalMove) => boolean = () => false;
  #slots = new Slots();
  #post = new Post();
  #frames = new OneFrameEach((message) => this.#gone || this.#hear(message));
  /** Who awaits the answer to a preview, by its id. */
  #foreseeing = new Map<string, (answer: PreviewOut | null) => void>();
  /** The questions about the chosen move whose answers are awaited, by their ids. */
  #previewing = "";
  #answering = "";
  #usual = "";
  #played = 0; // when one moved last
  #watched = "";
  #stop: (() => void) | null = null;
  #poll: ReturnType<typeof setTimeout> | undefined;
  #gone = false;
  #revealing = false;

  constructor(id: string, link = "", isDrawn: (game: string) => boolean = () => false) {
    super(id, link);
    this.#isDrawn = isDrawn;
  }

  // ------------------------------------------------------------ coming and going

  async open(): Promise<void> {
    try {
      const info = await call("GET /api/tables/{table}", { table: this.id, link: this.link });
      if (this.#gone) return;
      this.#know(info);
    } catch (error) {
      if (error instanceof Refusal) this.trouble = error;
      return;
    }
    this.#stop ??= line.listen(this);
  }

  close(): void {
    this.#gone = true;
    this.#forgetPreviews();
    clearTimeout(this.#poll);
    line.send({ type: "unwatch", table: this.id });
    this.#stop?.();
    this.#stop = null;
  }

  opened(): void {
    this.#forgetPreviews();
    this.#watched = "";
    this.#watch(true);
    this.#post.again();
    for (const part of this.#private) part.again();
    if (this.saying?.waits) this.#speak(this.saying);
  }

  changed(connection: Connection): void {
    this.connection = connection;
  }

  again(): void {
    this.#watched = "";
    this.#watch(false);
  }

  #know(info: TableOut): void {
    this.info = info;
    const promised = promises.note(info);
    if (promised && isBroken(info, promised)) this.broken = true;
    else if (info.reveal_by != null) void this.#reveal(info);
    if (this.seat !== null && !this.mine.includes(this.seat)) this.seat = null;
    this.seat ??= this.mine[0] ?? null;
    void this.learn(info.game);
    this.#watch(false);
  }

  /** Everybody sits: show the nonces that were promised from here. What did not arrive is sent again. */
  async #reveal(info: TableOut): Promise<void> {
    if (this.#revealing) return;
    this.#revealing = true;
    try {
      await promises.reveal(info);
    } catch {
      if (!this.#gone) this.#poll = setTimeout(() => void this.open(), 2000);
    } finally {
      this.#revealing = false;
    }
  }

  /** Watch every seat of mine, or as a spectator; `resume` asks only for what was missed. */
  #watch(resume: boolean): void {
    const seats: (number | null)[] = this.mine.length ? this.mine : [null];
    const shown = this.panelled ? "panels" : "words";
    const lang = settings.language;
    const wanted = `${seats.join()} ${shown} ${lang} ${this.pictured} ${settings.pace}`;
    if (wanted === this.#watched || line.connection !== "on") return;
    if (this.#watched) line.send({ type: "unwatch", table: this.id });
    this.#watched = wanted;
    for (const seat of seats) this.#ask(seat, resume ? this.#slots.seq(seat) : -1);
  }

  /** Look on from a seat: the whole view or picture, and what happened since an entry. */
  #ask(seat: number | null, since: number): void {
    const shown = this.panelled ? "panels" : "words";
    line.send({
      type: "watch",
      table: this.id,
      seat,
      since,
      lang: settings.language,
      shown,
      link: this.link,
      deltas: true,
      picture: this.pictured,
      view: !this.pictured,
      speed: settings.pace,
    });
  }

  // ------------------------------------------------------------ what the server says

  heard(message: ToClient): void {
    this.#frames.heard(message);
  }

  #hear(message: ToClient): void {
    if (message.type === "table") {
      if (message.table.id === this.id) this.#know({ ...message.table });
    } else if (!("table" in message) || message.table !== this.id) {
      return;
    } else if (message.type === "update") {
      this.#take(message);
    } else if (message.type === "said") {
      // What was said while the line was slow may come after what was said later.
      if (!this.chat.some((one) => one.n === message.n)) this.chat = [...this.chat, message].sort((a, b) => a.n - b.n);
      if (this.saying?.text === message.text && message.seat === this.seat) this.saying = null;
    } else if (message.type === "done") {
      this.#done(message);
    } else if (message.type === "refused") {
      this.#refused(message);
    } else if (message.type === "automatic") {
      this.wishes.heard(message);
    } else if (message.type === "letters") {
      this.mailbox.heard(message);
    } else if (message.type === "plan") {
      this.plan.heard(message);
    } else if (message.type === "preview") {
      this.#foreseen(message.id, message);
      this.#previewed(message);
    } else if (message.type === "why") {
      this.refusal = message.reasons.length ? { reasons: message.reasons, message: "", code: "" } : null;
    } else if (message.type === "hint") {
      this.thinking = false;
      this.hinted = hintsOf(message, this.#byText);
      this.betterWait = message.wait ?? false;
    }
  }

  /** What you have done is saved; where the table refused the rest of a gesture, it says why. */
  #done(saved: Extract<ToClient, { type: "done" }>): void {
    this.#answered(saved.key);
    if (saved.dropped) this.dropped = saved.why ?? [];
  }

  #take(told: Update): void {
    if (told.done) this.#done(told.done);
    if (!this.#slots.take(told)) {
      this.#ask(told.seat, -1); // something was lost on the way: have it whole again
      return;
    }
    const update = this.#slots.get(told.seat)!.update;
    if (!update.reaction) this.lifted = null;
    const next = this.#isShared(update) ? this.seat : this.#slots.following(update, this.seat, this.mine);
    // What they see is on its way: drawn once, not twice, and compared as of one moment.
    const isLate = [next, this.seat].some((seat) => this.#slots.shared(seat) < update.shared);
    if (this.update && isLate) return;
    if (next !== this.seat) {
      this.curtain = settings.curtain && !update.over && this.#slots.differ(this.seat, next);
      this.look(next);
    } else if (update.seat === this.seat) this.#show();
  }

  #show(): void {
    const slot = this.#slots.get(this.seat);
    if (!slot) return;
    const before = this.update;
    this.sawTheEnd ||= before !== null && !before.over && slot.update.over;
    this.update = this.#isShared(slot.update) && this.lifted !== this.seat ? unasked(slot.update) : slot.update;
    this.came = performance.now();
    this.events = slot.events;
    this.sentences = slot.sentences;
    this.news = slot.news;
    const chosen = this.chosen && this.#byText.get(this.chosen.text);
    if (before?.seat !== slot.update.seat || before.at !== slot.update.at) {
      this.#clear();
      this.asksAll = false;
    } else if (chosen) this.chosen = chosen;
    else this.#leave();
    const { update, events, sentences, news } = this;
    this.onmoment?.({ update, events, sentences, news });
  }

  /** Whether all who sit at this screen are asked together whether they react: nobody is called for what they hold. */
  #isShared(update: Update): boolean {
    return settings.curtain && this.mine.length > 1 && update.reaction !== undefined;
  }

  #clear(): void {
    this.#leave();
    this.refusal = null;
    this.hinted = [];
  }

  #leave(): void {
    this.prompt = "";
    this.chosen = null;
    this.rest = [];
    this.#isPlanned = false;
    this.#asks = false;
    this.preview = null;
    this.answers = [];
    this.answer = null;
    this.#previewing = this.#answering = this.#usual = "";
  }

  #answered(key: string): void {
    this.#post.answered(key);
    this.busy = this.#post.waits;
  }

  #refused(message: Extract<ToClient, { type: "refused" }>): void {
    this.#answered(message.key);
    this.#foreseen(message.key, null);
    const refusal = { reasons: message.reasons, message: message.message, code: message.code };
    if (message.key && this.#private.some((part) => part.refused(message.key, refusal))) return;
    if (this.saying && message.key === this.saying.id) {
      this.saying = { ...this.saying, refusal };
      return;
    }
    // Whoever was invited and has not sat down is not shown the game: the table has said that it has begun.
    if (!message.key && message.code === "no-table" && this.seat === null) return;
    this.thinking = false;
    this.preview = null;
    if (message.code === "stale") this.#leave();
    this.refusal = refusal;
    if (!message.key && LATER.includes(message.code)) this.#watchLater();
  }

  /** Looking on may be what the server was too busy for. */
  #watchLater(): void {
    clearTimeout(this.#poll);
    this.#poll = setTimeout(() => {
      this.#watched = "";
      this.#watch(true);
    }, 2000);
  }

  // ------------------------------------------------------------ what you can do

  /** Look from another seat of your own. */
  look(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    this.#show();
  }

  /**
   * Show what a legal move would do, or do it if you like it so: immediately, or as soon as the server says that one could
   * take it back alone. What is not legal says why. With `asks`, what it leads into is asked in any case.
   */
  choose(text: string, rest: readonly MoveJson[] = [], asks = false): void {
    if (this.busy) return;
    const move = this.#byText.get(text);
    if (!move) return this.why(text);
    this.refusal = null;
    this.#leave();
    this.chosen = move;
    this.rest = rest;
    this.#asks = asks || this.asksAll;
    if (settings.confirm === "never" || (settings.confirm === "needed" && this.isPlain(move))) return this.confirm();
    this.#preview();
  }

  /** Show what several moves would do that are made together, as if all whom they ask agreed, and nobody reacted. */
  chooseTogether(texts: readonly string[]): void {
    const [first = "", ...rest] = texts;
    if (this.busy) return;
    const move = this.#byText.get(first);
    if (!move) return this.why(first);
    this.refusal = null;
    this.#leave();
    this.chosen = move;
    this.rest = rest;
    this.#isPlanned = true;
    this.#preview();
  }

  /** Give another answer with the chosen move. */
  answerWith(answer: LegalMove): void {
    this.answer = answer;
    this.#preview();
  }

  /** What is chosen: a move, and what is done with it, or an answer to what it leads into unless that is the default one. */
  get #gesture(): Gesture {
    const move = this.chosen?.text ?? "";
    if (this.rest.length) return [move, ...this.rest];
    return this.answer && this.answer.text !== this.#usual ? [move, this.answer.text] : move;
  }

  #preview(): void {
    const move = this.#gesture;
    // What is not played by default is not shown either: a preview promised a title to a lord who was then asked for.
    const then = !this.#asks && this.#isByDefault(move) ? ("default" as const) : ("" as const);
    const how = this.#isPlanned ? { plan: true } : { then };
    this.#previewing = this.#question((id, seat) => ({ type: "preview", table: this.id, id, seat, move, ...how }));
  }

  /** What the chosen move would do, and then, if a question would be answered by default, what else could be answered. */
  #previewed(message: PreviewOut): void {
    if (message.id === this.#previewing) {
      this.preview = message as unknown as Preview;
      const [move, usual] = this.preview.preview.moves;
      if (this.#usual) return;
      // By default you answer what is best whatever you want: nobody is asked twice about what can be taken back.
      const isFree = settings.confirm === "needed" && this.preview.free && !this.#isCostly;
      if (isFree || settings.confirm === "never") return this.confirm();
      if (!move || !usual || !this.#isByDefault(move) || this.rest.length) return;
      this.#usual = usual;
      this.#answering = this.#question((id, seat) => ({ type: "preview", table: this.id, id, seat, move }));
    } else if (message.id === this.#answering) {
      this.answers = shownMoves(message);
      this.answer = this.answers.find((one) => one.text === this.#usual) ?? null;
    }
  }

  /** Whether the chosen move loses something for certain, or is grave: that is said before, even where it is free. */
  get #isCostly(): boolean {
    if (this.chosen && this.isGrave(this.chosen)) return true;
    if (this.#isPlanned) return !!this.preview?.loses?.length;
    const losses = Object.values((this.chosen?.facts?.loses ?? {}) as Record<string, readonly string[]>);
    return losses.some((names) => names.length > 0);
  }

  /** Whether you are asked to confirm what is chosen: not before it is known that it cannot be taken back. */
  get confirming(): boolean {
    if (!this.chosen || settings.confirm === "always") return this.chosen !== null;
    return this.refusal !== null || this.preview?.free === false || (this.#isCostly && this.preview !== null);
  }

  confirm(): void {
    if (!this.chosen) return;
    if (!this.#isPlanned) this.play(this.#gesture, this.#asks);
    else if (this.preview) this.playPlanned(this.#gesture, this.preview.loses); // it may lose no more than was said
  }

  cancel(): void {
    this.#clear();
  }

  /** Those at this screen who may react now, as everybody knows: whether they have answered nobody is told. */
  get reacting(): number[] {
    return this.update?.reaction?.asked.filter((seat) => this.mine.includes(seat)) ?? [];
  }

  /** React as one of those who sit at this screen. */
  lift(seat: number): void {
    this.lifted = seat;
    this.curtain = settings.curtain && seat !== this.seat;
    if (seat === this.seat) this.#show();
    else this.look(seat);
  }

  /** Let the moment pass: for the seat that has lifted its curtain, else for all at this screen. */
  letPass(): void {
    const move = this.update?.reaction?.passing;
    if (this.busy || !move) return;
    for (const seat of this.lifted === null ? this.mine : [this.lifted]) {
      const own = this.#slots.get(seat)?.update;
      if (!own?.waiting.includes(seat) || !own.legal.some((one) => one.text === move)) continue;
      fromAPerson();
      this.busy = true;
      this.#post.command((key) => ({ type: "move", table: this.id, key, seat, at: own.at, move }));
    }
    this.lifted = null;
    this.#show();
  }

  /** Make moves with one gesture: one command, one entry of the log, one undo. What follows may be asked all the same. */
  play(move: Gesture, asks = false): void {
    this.#play(move, { then: !asks && this.#isByDefault(move) ? "default" : "" });
  }

  #isByDefault(move: Gesture): boolean {
    const first = typeof move === "string" ? move : move[0];
    const fields = typeof first === "string" ? this.#byText.get(first)?.move : first;
    return this.defaults(fields?.verb ?? "");
  }

  /**
   * The same, where chance or somebody else may come in between: the rest stays with the server as one's plan, and is
   * made when you are asked again, unless it would lose more than the villages, lords, titles and units named here.
   */
  playPlanned(moves: Gesture, loses: string[] = []): void {
    this.#play(moves, { plan: true, loses });
  }

  #play(move: Gesture, how: Pick<PlayMove, "then" | "plan" | "loses">): void {
    if (this.busy) return;
    this.acted = this.sentences.length;
    this.#played = Date.now();
    this.#command((key, seat) => ({ type: "move", table: this.id, key, seat, at: this.at, move, ...how }));
  }

  /**
   * What moves made with one gesture would do, and what may follow them before it is done; null if nobody can say. A
   * plan may go beyond what others decide: as if they agreed. A letter is written also while the game takes no offers.
   */
  foresee(moves: (string | MoveJson)[], plan = false, letter = false): Promise<PreviewOut | null> {
    return new Promise((answer) => {
      const asked = { type: "preview", table: this.id, move: moves, plan, letter } as const;
      const id = this.#question((id, seat) => ({ ...asked, id, seat }));
      if (id) this.#foreseeing.set(id, answer);
      else answer(null);
    });
  }

  #foreseen(id: string, found: PreviewOut | null): void {
    this.#foreseeing.get(id)?.(found);
    this.#foreseeing.delete(id);
  }

  /** Questions are not sent again after a lost connection. */
  #forgetPreviews(): void {
    for (const id of [...this.#foreseeing.keys()]) this.#foreseen(id, null);
  }

  /** Say that something is not possible now, where the board knows why. */
  refuse(message: string): void {
    this.refusal = { reasons: [], message, code: "" };
  }

  /** Why a move, or several, or anything about a thing, is not possible now. */
  why(what: Gesture | MoveJson): void {
    if (this.busy || Date.now() < this.#played + TWICE) return; // the second click of two that meant to play
    this.#question((id, seat) => ({ type: "why", table: this.id, id, seat, what }));
  }

  hint(): void {
    this.thinking = this.#question((id, seat) => ({ type: "hint", table: this.id, id, seat })) !== "";
  }

  /** Take back what one did last, as one sees it. */
  undo(): void {
    if (this.busy) return;
    const last = this.update?.last ?? null;
    this.#command((key, seat) => ({ type: "undo", table: this.id, key, seat, last }));
  }

  resign(): void {
    this.#command((key, seat) => ({ type: "resign", table: this.id, key, seat }));
  }

  /** Ask the others to let a bot play for who stays away. */
  askReplace(of: number): void {
    this.#command((key, seat) => ({ type: "ask_replace", table: this.id, key, seat, of }));
  }

  askEnd(): void {
    this.#command((key, seat) => ({ type: "ask_end", table: this.id, key, seat }));
  }

  /** Ask all who play for a pause; alone with bots it begins immediately. */
  askPause(): void {
    this.#command((key, seat) => ({ type: "ask_pause", table: this.id, key, seat }));
  }

  resume(): void {
    this.#command((key, seat) => ({ type: "resume", table: this.id, key, seat }));
  }

  /** Take a seat of your own back from the bot that plays it. */
  comeBack(seat: number): Promise<void> {
    fromAPerson();
    return this.#comeBack(seat);
  }

  async #comeBack(seat: number): Promise<void> {
    try {
      await call("POST /api/tables/{table}/back", { table: this.id }, { seat });
    } catch (error) {
      if (error instanceof Refusal) this.refusal = { reasons: [], message: error.message, code: error.code };
    }
  }

  consent(agree: boolean, seat = this.seat): void {
    const ask = this.ask?.seq ?? 0;
    this.#command((key) => ({ type: "consent", table: this.id, key, seat: seat ?? 0, ask, agree }));
  }

  /** Leave a standing order; no moves takes it back. */
  order(moves: string[], until: string[] = [], times = 100): void {
    this.#command((key, seat) => ({ type: "order", table: this.id, key, seat, moves, until, times }));
  }

  say(text: string, to: number[] = []): void {
    fromAPerson();
    this.#speak({ id: freshKey(), text, to, waits: false, refusal: null });
  }

  #speak(saying: Saying): void {
    const { id, text, to } = saying;
    const isSent = this.info !== null && line.send({ type: "say", table: this.id, seat: this.seat, text, to, id });
    this.saying = { ...saying, waits: !isSent };
  }

  #command(make: (key: string, seat: number) => Command): void {
    fromAPerson();
    const seat = this.seat;
    if (seat === null) return;
    this.refusal = null;
    this.dropped = [];
    this.busy = true;
    this.#post.command((key) => make(key, seat));
  }

  #question(make: (id: string, seat: number) => FromClient): string {
    const seat = this.seat;
    return seat === null ? "" : this.#post.question((id) => make(id, seat));
  }
}

/** What is seen while nobody at this screen has lifted the curtain: nothing is asked of the seat looked from. */
function unasked(update: Update): Update {
  const shown = update.shown && { ...update.shown, groups: [], moves: {}, question: "" };
  return { ...update, legal: [], shown };
}
