// The view document of a seat, as far as the board reads it.

export const TYPES = ["territory", "character", "building", "venture"] as const;
export type CardType = (typeof TYPES)[number];

export const GOODS = ["wood", "stone", "servant", "coin", "military", "faith", "victory"] as const;
export type Good = (typeof GOODS)[number];

export const MEMBERS = ["black", "white", "orange", "neutral"] as const;
export type Member = (typeof MEMBERS)[number];

/** The rows of a player's board, in the order of the towers. */
export const ROWS = ["territories", "characters", "buildings", "ventures"] as const;
export type Row = (typeof ROWS)[number];

export type Player = Record<Good, number> &
  Record<Row, string[]> & {
    bonus_tile: string | null;
    members: Record<Member, string | null>;
    excommunicated: number[];
    /** Of the advanced game; null where it may not be seen. */
    hand?: string[] | null;
    hand_size?: number;
    played?: string[];
    used?: string[];
    copy?: string | null;
    discarded?: string[];
    named?: Member | null;
  };

export interface Step {
  step: string;
  [field: string]: unknown;
}

export interface View {
  seats: number;
  options: Record<string, unknown>;
  round: number;
  order: number[];
  dice: Record<"black" | "white" | "orange", number>;
  tiles: (string | null)[];
  towers: Record<CardType, (string | null)[]>;
  council: string[];
  players: Player[];
  steps: Step[];
  waiting: number[];
  over: boolean;
}

/** A member somewhere on the board. */
export interface Standing {
  seat: number;
  member: Member;
}

/** Who stands on a space; in the council from left to right. */
export function standing(view: View, space: string): Standing[] {
  if (space === "council") {
    return view.council.map((who) => {
      const [seat, member] = who.split(".");
      return { seat: Number(seat), member: member as Member };
    });
  }
  return view.players.flatMap((player, seat) =>
    MEMBERS.filter((member) => player.members[member] === space).map((member) => ({ seat, member })),
  );
}

/** The value printed on a member: its die, nothing for the neutral one, 6 for the one that a leader has named. */
export function pips(view: View, seat: number, member: Member): number {
  if (member === "neutral") return 0;
  return view.players[seat]?.named === member ? 6 : view.dice[member];
}

/** What is asked now: the step on top. */
export function topStep(view: View): Step {
  return view.steps.at(-1) ?? { step: "" };
}

export function period(view: View): number {
  return Math.max(1, Math.ceil(view.round / 2));
}
