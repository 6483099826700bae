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

export type Moment =
  | { kind: "count"; office: string; ballots: Laid[]; sums: { lord: string; votes: number }[]; winner: string }
  | { kind: "deaths"; dead: { lord: string; seat: number }[] }
  | { kind: "title"; lord: string; fief: string }
  | { kind: "dignity"; lord: string; sign: string }
  | { kind: "marriage"; lord: string; spouse: string }
  | { kind: "calamity"; struck: { calamity: string; bishopric: string }[] }
  | { kind: "excommunication"; lord: string }
  | { kind: "card"; card: string; lord: string }
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
const WINNERS = ["bishop", "pope", "king"];

/** Scenes of what has happened, in its order. */
export function momentsOf(events: readonly Happened[]): Moment[] {
  const found: Moment[] = [];
  let office = "";
  const said = (event: Happened, name: string): string => String(event[name] ?? "");
  for (const event of events) {
    const last = found.at(-1);
    const lord = said(event, "lord");
    const { event: name } = event;
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
      if (last?.kind === "deaths") last.dead.push(dead);
      else found.push({ kind: "deaths", dead: [dead] });
    } else if (name === "struck") {
      const struck = { calamity: said(event, "calamity"), bishopric: said(event, "bishopric") };
      if (last?.kind === "calamity") last.struck.push(struck);
      else found.push({ kind: "calamity", struck: [struck] });
    } else if (name === "title-given" || name === "title-gained")
      found.push({ kind: "title", lord, fief: said(event, "fief") });
    else if (name in DIGNITIES) found.push({ kind: "dignity", lord, sign: DIGNITIES[name]! });
    else if (name in CARDS) found.push({ kind: "card", card: CARDS[name]!, lord });
    else if (name === "married") found.push({ kind: "marriage", lord, spouse: said(event, "spouse") });
    else if (name === "excommunicated") found.push({ kind: "excommunication", lord });
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
