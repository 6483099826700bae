// What a player is about to do at this board: the member picked, the card looked at.

import type { Lorenzo } from "$api";
import { BoardState, setBoard, useBoard } from "../../board/board.svelte";
import { argument } from "../../board/controls";
import { Held } from "../../board/held.svelte";
import { controls, DIALOGS, type Kind } from "./controls";
import type { TableSession } from "../../lib/session.svelte";
import type { TableView } from "../../lib/view.svelte";
import type { LegalMove, MoveJson } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { type Changed, type Penalty, penalty, struckBy } from "./penalties";
import type { Good, Member } from "./pieces";

/** Moves without a place on the board; where a dialog is open, they stand among its answers. The page asks, which may
    outlive this board: so nothing that belongs to it is read here. */
function besideSentence(table: TableView): LegalMove[] {
  const facts = table.facts as Lorenzo.Facts | null;
  if (!facts || !table.picture) return [];
  const sorted = controls(table.legal, facts);
  return DIALOGS.some((kind) => sorted[kind]?.length) ? [] : (sorted.button ?? []);
}

export class Desk extends BoardState {
  readonly #member: Held<Member | null>;
  readonly #space: Held<string>;
  /** Whether points, cards to come and the next order are shown. */
  isOverview = $state(false);

  #whole = $derived.by(() => this.table.picture as Lorenzo.Picture | null);
  /** What everybody sees. It is drawn only where it is there. */
  picture = $derived.by(() => this.#whole?.table as Lorenzo.Table);
  /** What only the player knows who looks at the board; null for a spectator. */
  mine = $derived.by(() => this.#whole?.mine ?? null);
  facts = $derived.by(() => this.table.facts as Lorenzo.Facts);
  sorted: Partial<Record<Kind, LegalMove[]>> = $derived.by(() => controls(this.table.legal, this.facts));
  /** The seat whose board is yours; a spectator looks at the first. */
  own = $derived.by(() => this.table.seat ?? this.picture.order[0] ?? 0);

  #struck: string[] = $derived.by(() => struckBy(this.player(this.own), this.picture.church));
  /** Own cards that the harvest or production one looks at, or has chosen, would activate. */
  firing: Set<string> = $derived.by(() => new Set(this.activated(this.target || this.#looked)));

  #bySpace: Map<string, LegalMove[]> = $derived.by(() => {
    const found = new Map<string, LegalMove[]>();
    const add = (space: string, move: LegalMove) => void found.set(space, [...(found.get(space) ?? []), move]);
    for (const move of this.sorted.floor ?? []) add(argument(move.move, "space"), move);
    for (const move of this.sorted.space ?? []) {
      if (this.member === null || move.move.member === this.member) add(argument(move.move, "space"), move);
    }
    return found;
  });

  constructor(table: TableView, session: TableSession | null) {
    super(table, session);
    this.#member = new Held<Member | null>(table, null);
    this.#space = new Held(table, "");
    if (session) session.beside = () => besideSentence(table);
  }

  get member(): Member | null {
    return this.#member.value;
  }
  set member(member: Member | null) {
    this.#member.value = member;
    const value = member && this.player(this.own).members[member].value;
    this.prompt = member ? t(`lorenzo-go-${member}`, { value: value ?? 0 }) : "";
  }

  /** A space for which a member is still to be chosen. */
  get space(): string {
    return this.#space.value;
  }
  set space(space: string) {
    this.#space.value = space;
    this.prompt = space ? this.whichMember(space) : "";
  }

  /** Where a member of the seat stands: what is done with a leader leaves the mark, and a new round takes it away. */
  override isPlace(ref: string, seat: number): boolean {
    const [kind, name] = ref.split(/:(.*)/);
    return kind === "space" && !!this.picture?.spaces[name!]?.standing.some((one) => one.seat === seat);
  }

  player(seat: number): Lorenzo.Player {
    return this.picture.players[seat]!;
  }

  /** The space of a name, with what lies and who stands there. */
  at(space: string): Lorenzo.Space {
    return this.picture.spaces[space]!;
  }

  /** Members of your own seat that can still go somewhere. */
  get movable(): Member[] {
    const found = new Set((this.sorted.space ?? []).map((move) => move.move.member));
    return this.facts.members.filter((member) => found.has(member));
  }

  /** Whether so much of the board can be chosen that frames around it would light nothing. */
  get isCrowded(): boolean {
    return this.#bySpace.size > Object.keys(this.facts.spaces).length / 3;
  }

  /** Legal moves that lead to a space: with the member picked, or with any. */
  moves(space: string): LegalMove[] {
    return this.#bySpace.get(space) ?? [];
  }

  /** The least servants that a move onto a space needs; null where nobody can go. */
  servants(space: string): number | null {
    const needs = this.moves(space).map((move) => Number(move.facts?.servants ?? 0));
    return needs.length ? Math.min(...needs) : null;
  }

  /** The question which member goes to a space, which is known by the card that lies there. */
  whichMember(space: string): string {
    const { card } = this.at(space);
    return card
      ? t("lorenzo-which-member-card", { card: this.title("card", card) })
      : t("lorenzo-which-member", { space: this.title("space", space) });
  }

  /** Own cards that going to a space would activate with the servants it needs: by the member picked, or by the best. */
  activated(space: string): string[] {
    const each = this.moves(space).map((move) => (move.facts?.cards ?? []) as string[]);
    return each.reduce((best, cards) => (cards.length > best.length ? cards : best), []);
  }

  /** How many own cards a harvest or production could activate. */
  cardsFor(work: string): number {
    return Object.values(this.player(this.own).cards)
      .flat()
      .filter((card) => {
        const { activation, type } = this.facts.cards[card] ?? {};
        return activation && type === (work === "harvest" ? "territory" : "building");
      }).length;
  }

  get #looked(): string {
    return this.details?.kind === "space" ? this.details.name : "";
  }

  /** The excommunication of your own seat that changes a number. */
  penalty(changed: Changed): Penalty | null {
    return penalty(this.#struck, this.facts, changed);
  }

  /** The excommunication that makes going to a space take more servants. */
  servantsLess(space: string): Penalty | null {
    const { area, tower } = this.facts.spaces[space]!;
    const [work] = this.facts.works.filter((one) => one === area);
    const lowered = tower
      ? this.penalty({ of: "taking", type: tower })
      : work
        ? this.penalty({ of: "work", work })
        : null;
    return lowered ?? this.penalty({ of: "servants" }) ?? this.penalty({ of: "members" });
  }

  /** The value that the only move to a space has without servants; null where there are several, or none. */
  value(space: string): number | null {
    const moves = this.moves(space);
    return moves.length === 1 ? Number(moves[0]!.facts?.value ?? 0) : null;
  }

  /** What taking a card from an occupied tower costs on top. */
  surcharge(space: string): number {
    return Math.max(0, ...this.moves(space).map((move) => Number(move.facts?.surcharge ?? 0)));
  }

  /** The space that the chosen move leads to. */
  get target(): string {
    const move = this.chosen?.move;
    return move?.verb === "place" || move?.verb === "take" ? argument(move, "space") : "";
  }

  pick(member: Member): void {
    if (!this.movable.includes(member)) {
      this.why({ verb: "place", member, space: "council" });
      return;
    }
    this.session?.cancel();
    this.#space.value = "";
    this.member = this.member === member ? null : member;
  }

  /** A click on a space: go there, say which member goes there, or say why nobody can. */
  go(space: string): void {
    const moves = this.moves(space);
    if (moves.length === 1) this.choose(moves[0]!.text);
    else if (moves.length > 1) {
      const chosen = moves.find((move) => this.isChosen(move.text));
      if (chosen) this.session?.confirm();
      else this.space = space;
    } else this.why(this.asking(space));
  }

  /** The move to ask about where none is legal: that of the member picked, or of the best one at home. */
  asking(space: string): string | MoveJson {
    if (this.picture.step !== "turn" || this.table.seat === null) return space;
    if (this.member) return { verb: "place", member: this.member, space };
    const { members } = this.player(this.own);
    const home = this.facts.members.filter((member) => members[member].space === null);
    const best = home.sort((a, b) => (members[b].value ?? 0) - (members[a].value ?? 0))[0];
    return best ? { verb: "place", member: best, space } : space;
  }

  override leave(): void {
    super.leave();
    this.#space.value = "";
    this.member = null;
  }

  override hintedAt(): string[] {
    const move = this.hint?.move;
    const places = (["space", "member"] as const).filter((name) => move && argument(move, name));
    return [...super.hintedAt(), ...places.map((name) => `[data-${name}="${argument(move!, name)}"]`)];
  }

  /** How much the chosen move would add to a good of a seat. */
  delta(seat: number, good: Good): number {
    return this.difference(`players[${seat}].${good}`);
  }
}

/** What a card needs to be drawn: it is shown on pages without a table too. */
export type Cards = Pick<Desk, "facts" | "title"> & Partial<Pick<Desk, "penalty">>;

export function setCards(cards: Cards): void {
  setBoard(cards as Desk);
}

export function useCards(): Cards {
  return useBoard<Desk>();
}

export function setDesk(table: TableView, session: TableSession | null): Desk {
  return setBoard(new Desk(table, session));
}

export function useDesk(): Desk {
  return useBoard<Desk>();
}
