// What a player is about to do at this board: the card or lord in hand, the village looked at, the march that is planned.

import type { Fief } from "$api";
import { BoardState, setBoard, useBoard } from "../../board/board.svelte";
import { argument } from "../../board/controls";
import { Held } from "../../board/held.svelte";
import type { TableSession } from "../../lib/session.svelte";
import type { LegalMove } from "../../lib/types";
import type { TableView } from "../../lib/view.svelte";
import { t } from "../../lib/words.svelte";
import { Buying } from "./buying.svelte";
import { controls, type Kind, LISTED, targetOf } from "./controls";
import { Draft } from "./letters/draft.svelte";
import { Marching } from "./marching.svelte";

/** Moves that are being aimed: what they are about lights up on the map, and a click there makes the move. */
export interface Aim {
  moves: readonly LegalMove[];
  /** What the sentence of the page asks meanwhile. */
  prompt: string;
  /** What was picked: a card, a lord. */
  of: string;
}

/** Something that needs the consent of another, and what is offered for it. */
export interface Terms {
  /** What consent is needed for; null where the table asks for the terms already. */
  move: LegalMove | null;
  draft: Draft;
}

/** A part of the table that a phone shows below the map. */
export type Sheet = "desk" | "hand" | "families";

/** Kinds of moves whose places are lit without picking anything. */
const ON_MAP: Kind[] = ["place", "slide", "step", "buying"];

/** Where to begin, and what begins or ends a battle: others go on immediately, so it is shown before it is done. */
const GRAVE = ["settle", "attack", "surrender"];

/** Moves that may need the consent of another: what one offers for it is said first, and sent with them. */
const ASKING = ["marry", "ask_waiver", "ask_annulment", "cardinal", "make_cardinal", "take_relic", "ransom"];

export class Desk extends BoardState {
  readonly #aim: Held<Aim | null>;
  readonly #village: Held<string>;
  /** The village, fief or bishopric a card of which is shown for good, not only while it is pointed at. */
  readonly #card: Held<string>;
  /** The march that is being planned; none in a replay. */
  readonly marching: Marching | null;
  /** What is being bought for a village; none in a replay. */
  readonly buying: Buying | null;
  readonly #sheet: Held<Sheet | null>;
  readonly #terms: Held<Terms | null>;
  /** The village the pointer or the focus rests on. */
  glance = $state("");

  #whole = $derived.by(() => this.table.picture as Fief.Picture | null);
  /** What everybody sees. It is drawn only where it is there. */
  picture = $derived.by(() => this.#whole?.table as Fief.Table);
  /** What only the player knows who looks at the board; null for a spectator. */
  mine = $derived.by(() => this.#whole?.mine ?? null);
  facts = $derived.by(() => this.table.facts as Fief.Facts);
  sorted: Partial<Record<Kind, LegalMove[]>> = $derived.by(() => controls(this.picture.step, this.table.legal));
  /** The seat whose family is yours; a spectator looks at the first player. */
  own = $derived.by(() => this.table.seat ?? this.picture.first);
  /** What can be chosen on the map, with the moves it stands for: those that are aimed, else what is asked. */
  lit: Map<string, LegalMove[]> = $derived.by(() => this.#lit());

  constructor(table: TableView, session: TableSession | null) {
    super(table, session);
    this.#aim = new Held<Aim | null>(table, null);
    this.#village = new Held(table, "");
    this.#card = new Held(table, "");
    this.#sheet = new Held<Sheet | null>(table, null);
    this.#terms = new Held<Terms | null>(table, null);
    this.marching = session ? new Marching(session) : null;
    this.buying = session ? new Buying(session, () => this.village) : null;
    if (session) session.isGrave = ({ move }) => GRAVE.includes(move.verb);
  }

  /** What a phone shows below the map: where one answers, unless something else was chosen for this decision. */
  get sheet(): Sheet {
    return this.#sheet.value ?? (this.sorted.hand && this.picture.step !== "drawing" ? "hand" : "desk");
  }
  set sheet(sheet: Sheet) {
    this.#sheet.value = sheet;
  }

  player(seat: number): Fief.Player {
    return this.picture.players[seat]!;
  }

  get me(): Fief.Player {
    return this.player(this.own);
  }

  /** Money of a family, where you may know or have counted it. */
  money(seat: number): number | null {
    return this.player(seat).money ?? this.mine?.counted?.[seat] ?? null;
  }

  /** The men and knights of a force; in the fog your own. Null where they are not known. */
  troops(force: Fief.Force): { men: number; knights: number } | null {
    if (force.men !== null && force.knights !== null) return { men: force.men, knights: force.knights };
    const own = force.seat === this.mine?.seat ? this.mine.troops[force.stand] : undefined;
    return own ?? null;
  }

  // ------------------------------------------------------------ moves

  /** The legal moves of a verb. */
  moves(verb: string): LegalMove[] {
    return this.table.legal.filter((move) => move.move.verb === verb);
  }

  /** The one legal move of a verb with an argument. */
  move(verb: string, name = "", value = ""): LegalMove | undefined {
    return this.table.legal.find(({ move }) => move.verb === verb && (!name || argument(move, name) === value));
  }

  /** What ends the step; not while purchases are chosen: those are made, or left, first. */
  get ends(): readonly LegalMove[] {
    return this.buying?.isEmpty === false ? [] : (this.sorted.end ?? []);
  }

  /** Legal moves that no control of their own is drawn for. */
  get listed(): LegalMove[] {
    return LISTED.flatMap((kind) => this.sorted[kind] ?? []).filter((move) => !move.aside);
  }

  // ------------------------------------------------------------ aiming

  get aim(): Aim | null {
    return this.#aim.value;
  }

  /** Pick something whose moves are about places or lords: those light up. Picked again, it is laid back. */
  takeAim(of: string, moves: readonly LegalMove[], prompt: string): void {
    const isSame = this.aim?.of === of;
    this.session?.cancel();
    this.marching?.leave();
    this.#aim.value = isSame ? null : { of, moves, prompt };
    if (isSame) return;
    this.prompt = prompt;
    this.sheet = "desk"; // where it is asked which
  }

  #lit(): Map<string, LegalMove[]> {
    const { marching } = this;
    if (this.aim) return byTarget(this.aim.moves);
    const { lord = [], heir = [], siege = [] } = this.sorted;
    if (marching?.isPlanning) return byTarget([...marching.next, ...lord]);
    const placed = ON_MAP.flatMap((kind) => this.sorted[kind] ?? []);
    const { step } = this.picture;
    const sieges = step === "sieges" ? siege : []; // at other moments one takes them down from the card
    const mills = step === "pillaging" ? this.moves("pillage") : [];
    return byTarget([...placed, ...sieges, ...mills, ...lord, ...heir]);
  }

  /** Something on the map was clicked: it is chosen if it can be, and looked at else. */
  click(target: string): void {
    if (this.marching?.isBusy) return this.marching.whenReady(() => this.click(target));
    const moves = this.lit.get(target) ?? [];
    const [kind = "", name = ""] = target.split(":");
    const [first] = moves;
    const isMarch =
      first && (first.move.verb === "march" || ["step", "ask_leave", "cavalcade"].includes(first.move.verb));
    if (this.marching?.goal === target) this.marching.send();
    else if (isMarch && this.marching && !this.aim) this.#march(moves);
    else if (first && this.#isBought(first)) this.open(name);
    else if (first?.move.verb === "attack")
      this.#card.value = target; // what it would begin with is read first
    else if (moves.length === 1) this.choose(first!.text);
    else if (moves.length > 1) this.#card.value = target;
    else if (kind === "village" && this.marching?.isPlanning && !this.aim) this.#whyNotTo(name);
    else if (kind === "village") this.#lookAt(name);
    else if (kind === "lord") this.#lookAtLord(name);
    else this.#card.value = this.card === target ? "" : target;
  }

  /** Make a move nobody is asked to confirm, unless it loses something for certain: that is said first. */
  answer(move: LegalMove): void {
    const losses = Object.values((move.facts?.loses ?? {}) as Record<string, readonly string[]>);
    if (losses.some((names) => names.length > 0)) this.choose(move.text);
    else this.play(move.text);
  }

  #isBought(move: LegalMove): boolean {
    return ["hire", "mill", "castle", "pillage"].includes(move.move.verb);
  }

  #march(moves: readonly LegalMove[]): void {
    this.session?.cancel();
    this.open("");
    this.#card.value = "";
    // Leave is asked only where one cannot go without; a cavalcade only where it is the one way.
    const order = ["march", "step", "cavalcade", "ask_leave"];
    const best = [...moves].sort((a, b) => order.indexOf(a.move.verb) - order.indexOf(b.move.verb))[0]!;
    this.prompt = t(best.move.verb === "march" ? "fief-where-to" : "fief-where-next");
    void this.marching?.add(best);
  }

  /** Why the march that is planned cannot go on to a village. */
  #whyNotTo(village: string): void {
    const moves = this.marching!.moves.map(({ text }) => text);
    this.session?.why([...moves, { verb: "step", village }]);
  }

  /** A village shows its card; where a group is asked where it goes, or an army whom it attacks, also why not there. */
  #lookAt(village: string): void {
    this.open(village);
    if (!this.village || !this.asked) return;
    const { forces = [] } = this.picture.villages[village] ?? {};
    const isHere = forces.some(({ seat, lords }) => seat === this.table.seat && lords.length);
    const rival = forces.find(({ seat }) => seat !== this.table.seat);
    if (this.sorted.group) this.session?.why({ verb: "step", village });
    else if (this.picture.step === "fighting" && isHere && rival)
      this.session?.why({ verb: "attack", village, seat: rival.seat });
  }

  /** A lord shows his village; one of your own who should march says why he cannot. */
  #lookAtLord(name: string): void {
    const { seat, village } = this.picture.lords[name] ?? {};
    const leader = this.picture.march?.leader ?? "";
    if (this.sorted.group && seat === this.table.seat && name !== leader) {
      this.session?.cancel();
      this.session?.refuse(t("fief-group-first", { lord: this.title("lord", leader) }));
    } else if (this.picture.step === "moving" && this.asked && seat === this.table.seat) {
      this.why({ verb: "march", lord: name });
    } else if (village) this.open(village);
  }

  // ------------------------------------------------------------ what needs consent

  /** What the table itself asks: the terms of something that was chosen before. */
  #open: Terms | null = $derived.by(() =>
    this.session && this.table.legal.some(({ move }) => move.verb === "propose" || move.way)
      ? { move: null, draft: new Draft(this.session, []) }
      : null,
  );

  get terms(): Terms | null {
    return this.#terms.value ?? this.#open;
  }

  override isChosen(text: string): boolean {
    return this.#terms.value?.move?.text === text || super.isChosen(text);
  }

  override choose(text: string): void {
    const move = this.table.legal.find((one) => one.text === text);
    if (this.session && move && ASKING.includes(move.move.verb)) void this.#askFor(move);
    else super.choose(text);
  }

  /** Say what is offered for a move, if it needs consent. */
  async #askFor(move: LegalMove): Promise<void> {
    if (this.#terms.value?.move?.text === move.text) return this.propose();
    const draft = new Draft(this.session!, [move.text]);
    await draft.begin();
    if (!this.table.legal.includes(move)) return; // something has happened meanwhile
    this.session!.cancel();
    if (!draft.canPropose) return super.choose(move.text);
    this.#aim.value = null;
    this.#terms.value = { move, draft };
    this.sheet = "desk";
  }

  /** Ask for consent on these terms. */
  propose(): void {
    const draft = this.terms?.draft;
    if (draft?.canPropose && !draft.isWaiting) this.play(draft.moves);
  }

  // ------------------------------------------------------------ cards

  /** The village whose card is shown. */
  get village(): string {
    return this.#village.value;
  }

  /** Look at a village, or, once more, at none; while purchases are chosen it stays. */
  open(village: string): void {
    this.session?.cancel();
    this.#card.value = "";
    const isAgain = this.village === village && this.buying?.isEmpty !== false;
    this.#village.value = isAgain ? "" : village;
    if (!this.village) this.buying?.leave();
  }

  /** What is shown with several moves to choose from: `fief:blaye`, `bishopric:b1`, `village:bourg`. */
  get card(): string {
    return this.#card.value;
  }

  /** Everything that is possible about a village, whichever control it has elsewhere. */
  here(village: string): LegalMove[] {
    const moves = this.marching?.isPlanning ? this.marching.next : this.table.legal;
    return moves.filter(({ move, aside }) => !aside && argument(move, "village") === village);
  }

  // ------------------------------------------------------------ the rest

  override leave(): void {
    const hadChosen = this.chosen !== null || this.#terms.value !== null;
    super.leave();
    this.prompt = "";
    this.#terms.value = null;
    if (hadChosen) return;
    this.#sheet.value = null;
    this.#aim.value = null;
    if (this.marching?.isPlanning) this.marching.back();
    else this.open("");
    this.#card.value = "";
  }

  override hintedAt(): string[] {
    const target = this.hint ? targetOf(this.hint.move) : "";
    return target ? [...super.hintedAt(), `[data-target="${target}"]`] : super.hintedAt();
  }
}

function byTarget(moves: readonly LegalMove[]): Map<string, LegalMove[]> {
  const found = new Map<string, LegalMove[]>();
  for (const move of moves) {
    const target = targetOf(move.move);
    if (target) found.set(target, [...(found.get(target) ?? []), move]);
  }
  return found;
}

export function setDesk(table: TableView, session: TableSession | null): Desk {
  return setBoard(new Desk(table, session));
}

export function useDesk(): Desk {
  return useBoard<Desk>();
}
