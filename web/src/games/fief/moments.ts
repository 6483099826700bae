// What is worth a scene of its own among what has happened: counts, deaths, titles, calamities, crowns, the end.

/** An event of the log, as the server sends it. */
export interface Happened {
  event: string;
  [name: string]: unknown;
}

export interface Laid {
  seat: number;
  vote: string;
  decoy: string;
  votes: number;
}

/** A marriage that has ended. */
export interface Pair {
  lord: string;
  spouse: string;
}

export type Moment =
  | { kind: "count"; office: string; ballots: Laid[]; sums: { lord: string; votes: number }[]; winner: string }
  | { kind: "deaths"; dead: { lord: string; seat: number }[]; cause: string; by: number | null; widows: Pair[] }
  | { kind: "title"; lord: string; fief: string }
  | { kind: "dignity"; lord: string; sign: string }
  | { kind: "marriage"; lord: string; spouse: string }
  | { kind: "calamity"; struck: { calamity: string; bishopric: string }[] }
  | { kind: "excommunication"; lord: string; bishopric: string }
  | { kind: "freed"; lord: string; by: number | null }
  | { kind: "refused"; seat: number; of: number }
  | { kind: "card"; card: string; lord: string; seat: number }
  | { kind: "battle"; seat: number; village: string; captured: string[] }
  | { kind: "end"; seats: number[]; points: number };

const NOBODY = "nobody";
const DIGNITIES: Record<string, string> = {
  queen: "queen",
  "dauphin-crowned": "king",
  cardinal: "hat",
  dauphin: "dauphin",
};
const CARDS: Record<string, string> = {
  assassinated: "assassination",
  justice: "justice",
  ambushed: "ambush",
  "d-arc": "d_arc",
};
const DEADLY = ["assassination", "justice", "ambush"];
/** Events that say of what those die who die next. */
const CAUSES: Record<string, string> = {
  "plague-die": "plague",
  "revolt-strikes": "revolt",
  "calmer-dies": "revolt",
  rolled: "battle",
  damage: "battle",
};
const WINNERS = ["bishop", "pope", "king"];

/** Scenes of what has happened, in its order. A refusal is one for whoever had asked. */
export function momentsOf(events: readonly Happened[], own: number | null = null): Moment[] {
  const found: Moment[] = [];
  let office = "";
  let cause = "";
  const said = (event: Happened, name: string): string => String(event[name] ?? "");
  for (const event of events) {
    const last = found.at(-1);
    const lord = said(event, "lord");
    const { event: name } = event;
    cause = CAUSES[name] ?? cause;
    if (name === "election") office = said(event, "office");
    else if (name === "ballot") {
      const ballot = {
        seat: Number(event.seat),
        vote: plain(said(event, "for")),
        decoy: plain(said(event, "against")),
        votes: Number(event.votes ?? 0),
      };
      if (last?.kind === "count" && last.office === office && !last.winner) last.ballots.push(ballot);
      else found.push({ kind: "count", office, ballots: [ballot], sums: [], winner: "" });
    } else if (name === "counted" && last?.kind === "count") last.sums.push({ lord, votes: Number(event.votes) });
    else if (WINNERS.includes(name) && last?.kind === "count") {
      last.winner = lord;
      last.office ||= name === "bishop" ? said(event, "bishopric") : name; // of a game that began in mid-election
    } else if (name === "died") {
      const dead = { lord, seat: Number(event.seat) };
      // Who dies of a card dies in its scene.
      const card = last?.kind === "card" && last.lord === lord && DEADLY.includes(last.card) ? last : null;
      if (card) found.splice(-1, 1, { kind: "deaths", dead: [dead], cause: card.card, by: card.seat, widows: [] });
      else if (last?.kind === "deaths" && (last.cause === cause || last.by !== null)) last.dead.push(dead);
      else found.push({ kind: "deaths", dead: [dead], cause, by: null, widows: [] });
    } else if (name === "widowed" && last?.kind === "deaths") last.widows.push({ lord, spouse: said(event, "spouse") });
    else if (name === "tunnel-frees") found.push({ kind: "freed", lord, by: Number(event.seat) });
    else if (name === "freed") {
      if (last?.kind !== "freed" || last.lord !== lord) found.push({ kind: "freed", lord, by: null });
    } else if (name === "refused" && event.matter === "marriage") {
      if (own !== null && event.of === own) found.push({ kind: "refused", seat: Number(event.seat), of: own });
    } else if (name === "bishop-no-more" && last?.kind === "excommunication" && last.lord === lord)
      last.bishopric = said(event, "bishopric");
    else if (name === "struck") {
      const struck = { calamity: said(event, "calamity"), bishopric: said(event, "bishopric") };
      if (last?.kind === "calamity") last.struck.push(struck);
      else found.push({ kind: "calamity", struck: [struck] });
    } else if (name === "title-given" || name === "title-gained")
      found.push({ kind: "title", lord, fief: said(event, "fief") });
    else if (name in DIGNITIES) found.push({ kind: "dignity", lord, sign: DIGNITIES[name]! });
    else if (name in CARDS) found.push({ kind: "card", card: CARDS[name]!, lord, seat: Number(event.seat) });
    else if (name === "married") found.push({ kind: "marriage", lord, spouse: said(event, "spouse") });
    else if (name === "excommunicated") found.push({ kind: "excommunication", lord, bishopric: "" });
    else if (name === "battle-won")
      found.push({ kind: "battle", seat: Number(event.seat), village: said(event, "village"), captured: [] });
    else if (name === "captured" && last?.kind === "battle") last.captured.push(lord);
    else if (name === "won") found.push({ kind: "end", seats: [Number(event.seat)], points: Number(event.points) });
    else if (name === "won-together")
      found.push({ kind: "end", seats: [Number(event.seat), Number(event.ally)], points: Number(event.points) });
  }
  return found;
}

function plain(lord: string): string {
  return lord === NOBODY ? "" : lord;
}

/** Whether a scene tells of lords of a family, or of what it had asked for: that is shown for longer. */
export function concerns(moment: Moment, own: number | null, seatOf: (lord: string) => number | undefined): boolean {
  if (own === null) return false;
  if (moment.kind === "refused") return true;
  if (moment.kind === "deaths")
    return moment.dead.some(({ seat }) => seat === own) || moment.widows.some(({ spouse }) => seatOf(spouse) === own);
  if (moment.kind === "marriage") return seatOf(moment.lord) === own || seatOf(moment.spouse) === own;
  return (moment.kind === "excommunication" || moment.kind === "freed") && seatOf(moment.lord) === own;
}
