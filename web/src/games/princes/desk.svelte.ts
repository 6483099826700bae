// What a player is about to do at this board: the piece in hand and where it is held, the work that is put together.

import type { Princes } from "$api";
import { MediaQuery } from "svelte/reactivity";
import { BoardState, setBoard, useBoard } from "../../board/board.svelte";
import { Chain } from "../../board/chain.svelte";
import { argument } from "../../board/controls";
import { Held } from "../../board/held.svelte";
import type { TableSession } from "../../lib/session.svelte";
import type { LegalMove, MoveJson } from "../../lib/types";
import type { TableView } from "../../lib/view.svelte";
import { t } from "../../lib/words.svelte";
import { Bench } from "./bench.svelte";
import { controls, type Kind } from "./controls";
import {
  boxOf,
  cellOf,
  flipped,
  laid,
  nearestCorner,
  quarter,
  type Spot,
  type Square,
  squareOf,
  squaresOf,
} from "./geometry";

export type Face = "auction" | "market";
/** How a piece came to where it is held: what follows the pointer cannot be clicked itself. */
export type By = "mouse" | "touch" | "keys";

export class Desk extends BoardState {
  /** A building or landscape taken into the hand, to be built or only to be tried. */
  #taken = $state<string | null>(null);
  /** Where the piece is held: its upper left corner, over the court or beside it. */
  spot = $state.raw<Spot | null>(null);
  by = $state<By>("mouse");
  /** Whether the mouse drags a piece from the market: it is laid where it is let go. */
  isDragged = false;
  #turn = $state(0);
  /** Pieces tried on your own court in pencil, for you only. */
  #pencils = $state.raw<Readonly<Record<number, Readonly<Record<string, Spot>>>>>({});
  /** The face of the market somebody has turned to, for as long as the phase lasts. */
  #shownFace = $state.raw<{ face: Face; phase: string } | null>(null);
  /** Whether all cards and the score are shown. */
  isOverview = $state(false);
  readonly #neighbour: Held<string>;
  readonly #isNarrow = new MediaQuery("max-width: 860px");
  /** The work that is put together. */
  readonly bench: Bench;
  /** A proposal to build together, put together move by move; none in a replay. */
  readonly proposal: Chain | null;

  #whole = $derived.by(() => this.table.picture as Princes.Picture | null);
  /** What everybody sees. It is drawn only where it is there. */
  picture = $derived.by(() => this.#whole?.table as Princes.Table);
  /** What only the player knows who looks at the board; null for a spectator. */
  mine = $derived.by(() => this.#whole?.mine ?? null);
  facts = $derived.by(() => this.table.facts as Princes.Facts);
  sorted: Partial<Record<Kind, LegalMove[]>> = $derived.by(() => controls(this.picture.step, this.table.legal));
  /** The seat whose court is yours; a spectator looks at the start player. */
  own = $derived.by(() => this.table.seat ?? this.picture.start);

  constructor(table: TableView, session: TableSession | null) {
    super(table, session);
    this.#neighbour = new Held(table, "");
    this.bench = new Bench(table, session);
    this.proposal = session ? new Chain(session) : null;
  }

  player(seat: number): Princes.Player {
    return this.picture.players[seat]!;
  }

  get me(): Princes.Player {
    return this.player(this.own);
  }

  /** Own florins, also where nobody else may know them. */
  get florins(): number | null {
    return this.mine?.purse ?? this.me.florins;
  }

  /** The legal moves of a verb. */
  moves(verb: string): LegalMove[] {
    return this.table.legal.filter((move) => move.move.verb === verb);
  }

  /** The one legal move of a verb with an argument. */
  move(verb: string, name = "", value = ""): LegalMove | undefined {
    return this.table.legal.find(({ move }) => move.verb === verb && (!name || argument(move, name) === value));
  }

  /** What refuses all lots, or all recruits: it stands beside them where the stage is out of sight, as on a phone. */
  refusals(verb = ""): LegalMove[] {
    const verbs = verb ? [verb] : ["refuse", "hold"];
    return this.#isNarrow.current ? (this.sorted.button ?? []).filter(({ move }) => verbs.includes(move.verb)) : [];
  }

  // ------------------------------------------------------------ the market

  get face(): Face {
    const { phase } = this.picture;
    if (this.#shownFace?.phase === phase) return this.#shownFace.face;
    return phase === "actions" ? "market" : "auction";
  }
  set face(face: Face) {
    this.#shownFace = { face, phase: this.picture.phase };
  }

  /** The side on which a neighbour would build along; "" alone. It is forgotten with the decision. */
  get neighbour(): string {
    return this.#neighbour.value;
  }
  set neighbour(side: string) {
    this.#neighbour.value = side;
  }

  /** Whether frames around all that can be chosen would light nothing. */
  get isCrowded(): boolean {
    return this.picture.step === "turn" || this.picture.step === "choose" || this.picture.step === "last_buyer";
  }

  /** Whether nothing but the use of your own character is asked. */
  get hasToUse(): boolean {
    const uses = this.sorted.own_character?.length ?? 0;
    return uses > 0 && uses === this.table.legal.length - (this.sorted.purse?.length ?? 0);
  }

  // ------------------------------------------------------------ a piece in hand

  /** Whether the table asks for a place of a piece. */
  get isPutting(): boolean {
    return this.sorted.court !== undefined && this.picture.laying !== null;
  }

  /** The piece that is held now. */
  get piece(): string | null {
    return this.isPutting
      ? this.picture.laying!.piece
      : this.#taken && !this.#isBuilt(this.#taken)
        ? this.#taken
        : null;
  }

  /** A building is there once only: what was in hand is not any more. */
  #isBuilt(piece: string): boolean {
    return piece in this.facts.buildings && this.me.court.pieces.some((one) => one.piece === piece);
  }

  /** The move by which the piece in hand would be built now. */
  get building(): LegalMove | undefined {
    return this.piece && !this.isPutting ? this.move("build", "building", this.piece) : undefined;
  }

  /** By seat: at one screen, several seats may be yours. */
  get pencil(): Readonly<Record<string, Spot>> {
    return this.#pencils[this.own] ?? {};
  }
  set pencil(pieces: Readonly<Record<string, Spot>>) {
    this.#pencils = { ...this.#pencils, [this.own]: pieces };
  }

  get turns(): Princes.Turned[] {
    return this.facts.turns[this.piece ?? "tower"]!;
  }

  /** How the piece in hand is turned. */
  get turn(): number {
    return this.turns.some((one) => one.turn === this.#turn) ? this.#turn : this.turns[0]!.turn;
  }

  get squares(): readonly Square[] {
    return squaresOf(this.turns, this.turn);
  }

  /** Where a piece may lie, turned as it is. */
  corners(piece: string, turn: number): Square[] {
    if (this.isPutting) {
      return (this.sorted.court ?? [])
        .filter(({ move }) => Number(move.turn) === turn)
        .map(({ move }) => squareOf(argument(move, "cell")));
    }
    return (this.mine?.places[piece]?.[String(turn)] ?? []).map(squareOf);
  }

  /** How many places a piece has in any turn. */
  fits(piece: string): number {
    return Object.values(this.mine?.places[piece] ?? {}).reduce((sum, cells) => sum + cells.length, 0);
  }

  /** Take a piece into the hand, or lay it back. */
  take(piece: string): void {
    this.session?.cancel();
    const isSame = this.#taken === piece;
    this.#taken = isSame ? null : piece;
    this.spot = null;
    // As it fits, where it fits only turned.
    const turns = this.facts.turns[piece]!;
    this.#turn = (turns.find(({ turn }) => this.corners(piece, turn).length) ?? turns[0]!).turn;
    if (isSame) this.#say();
    else this.show();
  }

  layBack(): void {
    this.#taken = null;
    this.spot = null;
    this.#say();
  }

  /** Lay it back, and do not build it. */
  cancelPiece(): void {
    this.session?.cancel();
    this.layBack();
  }

  /** Let the piece in hand lie on the court where it fits first, to be seen and moved. */
  show(): void {
    this.spot = null;
    this.shift(0, 0);
  }

  /** Say where the piece in hand may go, or why it may not lie where it is held. Beside a pointer that is said already. */
  #say(): void {
    const { piece } = this;
    const why = this.by === "mouse" ? "" : this.whyNot;
    this.prompt = piece && !this.isPutting ? why || t("princes-place-it", { piece: this.pieceTitle(piece) }) : why;
  }

  pieceTitle(piece: string): string {
    return this.title(piece in this.facts.buildings ? "building" : "landscape", piece);
  }

  /** How a piece is drawn: landscapes by their type, everything else as a building. */
  kindOf(piece: string): string {
    return this.facts.landscapes.includes(piece) || piece === "palace" ? piece : "building";
  }

  /** Hold the piece with the middle of its box over a point of the court, in squares; it is drawn to a legal place. */
  hold(row: number, column: number, by: By): void {
    if (!this.piece || this.chosen) return;
    const { rows, columns } = boxOf(this.squares);
    const at = [row - rows / 2, column - columns / 2] as const;
    const near = nearestCorner(this.corners(this.piece, this.turn), at[0], at[1], 0.75);
    const corner = near ?? [
      clamp(Math.round(at[0]), this.facts.rows - rows),
      clamp(Math.round(at[1]), this.facts.columns - columns),
    ];
    this.spot = { row: corner[0], column: corner[1], turn: this.turn };
    this.by = by;
    this.#say();
  }

  /** Move it by squares. */
  shift(rows: number, columns: number): void {
    if (!this.piece || this.chosen) return;
    const box = boxOf(this.squares);
    const from = this.spot ?? this.firstSpot() ?? { row: 2, column: 2, turn: this.turn };
    const isNew = this.spot === null;
    this.spot = {
      row: clamp(from.row + (isNew ? 0 : rows), this.facts.rows - box.rows),
      column: clamp(from.column + (isNew ? 0 : columns), this.facts.columns - box.columns),
      turn: this.turn,
    };
    this.by = "keys";
    this.#say();
  }

  /** The middle of its box, in squares. */
  get middle(): Square {
    const { rows, columns } = boxOf(this.squares);
    return [(this.spot?.row ?? 0) + rows / 2, (this.spot?.column ?? 0) + columns / 2];
  }

  firstSpot(): Spot | null {
    const corner = this.piece ? this.corners(this.piece, this.turn)[0] : undefined;
    return corner ? { row: corner[0], column: corner[1], turn: this.turn } : null;
  }

  /** Go to the next legal place, through all turns. */
  next(by = 1): void {
    const piece = this.piece;
    if (!piece || this.chosen) return;
    const all = this.turns.flatMap(({ turn }) =>
      this.corners(piece, turn).map(([row, column]) => ({ row, column, turn })),
    );
    if (!all.length) return;
    const { row, column } = this.spot ?? { row: -1, column: -1 };
    const at = all.findIndex((one) => one.row === row && one.column === column && one.turn === this.turn);
    const spot = all[(at < 0 && by < 0 ? all.length + by : at + by + all.length) % all.length]!;
    this.#turn = spot.turn;
    this.spot = spot;
    this.by = "keys";
    this.#say();
  }

  rotate(by = 1): void {
    this.#turnTo(quarter(this.turns, this.turn, by));
  }

  flip(): void {
    this.#turnTo(flipped(this.turns, this.turn));
  }

  /** Turn it where it is held: about the middle of its box. */
  #turnTo(turn: number): void {
    if (!this.piece) return;
    this.session?.cancel();
    const { middle } = this;
    this.#turn = turn;
    if (this.spot) this.hold(...middle, this.by);
  }

  /** The squares it covers where it is held. */
  get covered(): Square[] {
    return this.spot && this.piece ? laid(squaresOf(this.turns, this.spot.turn), this.spot) : [];
  }

  /** Whether it may lie where it is held. */
  get isAllowed(): boolean {
    const { spot, piece } = this;
    if (!spot || !piece) return false;
    return this.corners(piece, spot.turn).some(([row, column]) => row === spot.row && column === spot.column);
  }

  /** Squares that the piece in hand may not cover. */
  get closed(): readonly string[] {
    const { court } = this.me;
    return this.piece && this.piece in this.facts.buildings ? court.closed : [];
  }

  /** Why it may not lie there, in words. */
  get whyNot(): string {
    if (!this.spot || !this.piece || this.isAllowed) return "";
    const { court } = this.me;
    const taken = new Set([...court.palace, ...court.pieces.flatMap(({ cells }) => cells)]);
    const cells = this.covered.map(([row, column]) => cellOf(row, column));
    if (cells.some((cell) => taken.has(cell))) return t("princes-not-free");
    const closed = this.covered.filter(([row, column]) => this.closed.includes(cellOf(row, column)));
    if (closed.length) return t(closed.some((square) => this.#touches(square)) ? "princes-touches" : this.#border);
    return t("princes-no-place");
  }

  /** Whether a square has an edge on your own palace or a building of yours. */
  #touches([row, column]: Square): boolean {
    const { palace, pieces } = this.me.court;
    const built = pieces.filter(({ piece }) => piece in this.facts.buildings).flatMap(({ cells }) => cells);
    return [...palace, ...built].map(squareOf).some(([r, c]) => Math.abs(r - row) + Math.abs(c - column) === 1);
  }

  /** Why a building may not lie at the border of a neighbour: without an architect never. [P-11.3.2] */
  get #border(): string {
    return this.me.architects ? "princes-touches-across" : "princes-at-border";
  }

  /** Put it where it is held: for good if that is asked and possible, else in pencil. */
  lay(): void {
    const { spot, piece } = this;
    if (!spot || !piece) return;
    if (this.chosen) return this.session?.confirm();
    if (!this.isAllowed) return;
    const cell = cellOf(spot.row, spot.column);
    if (this.isPutting) {
      const move = this.sorted.court?.find(
        (one) => argument(one.move, "cell") === cell && Number(one.move.turn) === spot.turn,
      );
      if (move) this.choose(move.text);
    } else if (this.building) this.session?.choose(this.building.text, [putAt(spot)]);
    else {
      this.pencil = { ...this.pencil, [piece]: spot };
      this.layBack();
    }
  }

  /** What a click on a pencilled piece does: it is built or laid there if that is possible now, else it is taken up. */
  inPencil(piece: string): void {
    const spot = this.pencil[piece];
    if (!spot) return;
    const build = this.move("build", "building", piece);
    const isPlaced = this.isPutting && this.piece === piece;
    if (isPlaced || (build && this.isStillFree(piece))) {
      if (!isPlaced) this.#taken = piece;
      this.#turn = spot.turn;
      this.spot = spot;
      this.by = "keys";
      this.lay();
    } else {
      this.erase(piece);
      this.take(piece);
    }
  }

  isStillFree(piece: string): boolean {
    const spot = this.pencil[piece];
    const cells = spot && this.mine?.places[piece]?.[String(spot.turn)];
    return Boolean(spot && cells?.includes(cellOf(spot.row, spot.column)));
  }

  erase(piece: string): void {
    this.pencil = Object.fromEntries(Object.entries(this.pencil).filter(([name]) => name !== piece));
  }

  // ------------------------------------------------------------ works and proposals

  /** The work that is being put together, "" if none. */
  get work(): string {
    return this.bench.card;
  }

  begin(card: string): void {
    this.session?.cancel();
    this.layBack();
    this.bench.begin(card);
  }

  /** Begin a proposal: nobody learns of it before it is whole. */
  propose(move: LegalMove): void {
    this.session?.cancel();
    this.layBack();
    this.proposal?.leave();
    void this.proposal?.add(move);
  }

  /** Whether a proposal is being made or answered by anybody. */
  get isAtBorder(): boolean {
    return this.picture.proposal !== null || (this.proposal?.moves.length ?? 0) > 0;
  }

  // ------------------------------------------------------------ the rest

  override leave(): void {
    const hadChosen = this.chosen !== null;
    super.leave();
    this.prompt = "";
    if (!hadChosen) {
      this.layBack();
      this.bench.leave();
      this.proposal?.leave();
    }
    this.neighbour = "";
  }

  override hintedAt(): string[] {
    const move = this.hint?.move;
    const places = ["object", "building", "freedom", "card", "character"].filter(
      (name) => move && argument(move, name),
    );
    return [...super.hintedAt(), ...places.map((name) => `[data-${name}="${argument(move!, name)}"]`)];
  }

  /** How much the chosen move would add to a number of a seat. */
  delta(seat: number, field: string): number {
    return this.difference(`players[${seat}].${field}`);
  }
}

export function putAt(spot: Spot): MoveJson {
  return { verb: "put", cell: cellOf(spot.row, spot.column), turn: spot.turn };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

export function setDesk(table: TableView, session: TableSession | null): Desk {
  return setBoard(new Desk(table, session));
}

export function useDesk(): Desk {
  return useBoard<Desk>();
}
