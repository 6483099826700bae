// Made from openapi.json by `make api`: do not edit.

/** Ask the table to end the game as it stands. */
export interface AskEnd {
  key: string;
  seat: number;
  table: string;
  type: "ask_end";
}

/** A question to the table. To end the game needs everybody's consent, also of those for whom a bot plays. So does taking a move back after which chance has decided or something hidden was shown; else it needs everybody who plays, and the owner of every seat that has moved since; or only who is to move (`of`), if nobody has moved since. To put a bot on a seat (`of`) needs all others who play. */
export interface AskOut {
  agreed: number[];
  by: number;
  missing: number[];
  of: number | null;
  seq: number;
  what: "end" | "replace" | "undo";
}

/** Ask the others to let a bot play for somebody who stays away. He takes his seat back when he comes. */
export interface AskReplace {
  key: string;
  of: number;
  seat: number;
  table: string;
  type: "ask_replace";
}

/** A bank of seconds for the game, and an increment after each decision. */
export interface Bank {
  increment?: number;
  kind: "bank";
  out?: "bot" | "default" | "resign";
  seconds: number;
}

export interface BotOut {
  about: string;
  name: string;
  title: string;
}

export interface ChairOut {
  bot: string;
  deleted: boolean;
  here: boolean;
  kind: "bot" | "free" | "person";
  mine: boolean;
  name: string;
  nonce_commitment: string;
  revealed: boolean;
  seat: number;
  seen: number | null;
}

/** The table itself changed: somebody sat down, left, came back; it started or ended. */
export interface Changed {
  table: TableOut;
  type: "table";
}

/** Sit down, with the commitment of a nonce if one wants to mix one into chance: see `Reveal`. At a `hot_seat` table each seat may have a name of its own. */
export interface Claim {
  invite?: string;
  name?: string;
  nonce_commitment?: string;
  seat: number;
}

/** Seconds left of each seat, and whose clocks run. */
export interface ClockOut {
  left: number[];
  running: number[];
}

/** Answer what the table was asked; `ask` is the `seq` of that. Who has asked withdraws it by not agreeing. */
export interface Consent {
  agree: boolean;
  ask: number;
  key: string;
  seat: number;
  table: string;
  type: "consent";
}

/** Delete the account. `password` proves who asks; a guest has none. */
export interface DeleteIn {
  password?: string;
}

/** What was asked is saved: as entry `seq`, as the updates of this seat count them. `dropped` and `why` are there only if the table refused the last moves of a gesture because of something hidden. */
export interface Done {
  dropped?: string[];
  seq: number;
  why?: Reason[];
}

/** A new table from a position of a finished one: after so many lines of its record. */
export interface Fork {
  access?: "private" | "public";
  line: number;
  link?: string;
}

export type FromClient = Watch | Unwatch | PlayMove | Undo | Resign | AskEnd | AskReplace | Consent | StandingOrder | WhyNot | PreviewOf | HintFor | Say | Ping;

/** A game; its bots with the strongest last. */
export interface GameOut {
  bots: BotOut[];
  name: string;
  options: OptionOut[];
  rules_version: number;
  seats: number[];
  title: string;
}

/** Moves that belong together, by their texts, in the order they are best read in. */
export interface Group {
  key: string;
  moves: string[];
  title: string;
}

export interface GuestIn {
  name: string;
}

/** Ask what a bot would do, and why; without its name, the strongest of the game. */
export interface HintFor {
  bot?: string;
  id: string;
  seat: number;
  table: string;
  type: "hint";
}

/** A move as a bot has weighed it: what it is worth, and why. `unit` says in what the worth is counted. */
export interface HintMove {
  reasons: string[];
  text: string;
  unit: "points" | "share";
  words: string;
  worth: number;
  worth_words: string;
}

/** What a bot would do. `best` has up to three moves that it weighed, its own first; none if it weighed nothing. `wait`: the seat may act out of turn, and nothing that it could do looks better than to wait. */
export interface HintOut {
  best: HintMove[];
  bot: string;
  id: string;
  move: LegalMove;
  table: string;
  type: "hint";
  wait: boolean;
}

export interface Leave {
  seat: number;
}

/** A move one may make, and what it says. */
export interface LegalMove {
  move: unknown;
  text: string;
  words: string;
}

export interface LobbyOut {
  tables: TableOut[];
}

export interface LogIn {
  name: string;
  password: string;
}

/** Who a client is. `csrf` goes into the X-CSRF-Token header of everything that changes something. */
export interface Me {
  csrf: string;
  email: string;
  email_confirmed: boolean;
  guest: boolean;
  id: string;
  name: string;
  webhook: string;
}

/** What the words of a move do not say, as a sentence for people and as facts for a board. */
export interface MoveShown {
  facts: Record<string, unknown>;
  note: string;
}

export interface NewTable {
  access?: "private" | "public";
  bots?: Record<string, string>;
  game: string;
  hints?: boolean;
  hot_seat?: boolean;
  options?: Record<string, unknown>;
  pace?: NoClock | PerMove | Bank;
  position?: Record<string, unknown> | null;
  seats: number;
}

/** What its owner will know a token by in the list of sessions. */
export interface NewToken {
  name?: string;
}

/** Nobody is pressed. */
export interface NoClock {
  kind: "none";
}

/** Where a turn is announced while nobody is connected; empty turns it off. A first letter asks whose address it is; others follow once its link was opened. */
export interface NoticesIn {
  email?: string;
  webhook?: string;
}

/** A rule players may agree on. `words` are those of the values, one for each. */
export interface OptionOut {
  about: string;
  default: unknown;
  name: string;
  rule: string;
  title: string;
  values: unknown[];
  words: string[];
}

/** A part of the table: of all (`seat` is null) or of one player. `head` is empty where columns need no titles. A grid is a picture in squares, a list is read row by row. */
export interface Panel {
  head: string[];
  key: string;
  kind: "grid" | "list";
  note: string;
  rows: Row[];
  seat: number | null;
  title: string;
}

/** Change the password. Every other session and every token ends, those of seats too. */
export interface PasswordIn {
  new: string;
  old: string;
}

/** So many seconds for each decision. */
export interface PerMove {
  kind: "move";
  out?: "bot" | "default" | "resign";
  seconds: number;
}

export interface Ping {
  n?: number;
  type: "ping";
}

/** A moment of a finished game as one seat, or a spectator, saw it. */
export interface PlaceOut {
  events: unknown[];
  line: number;
  lines: number;
  sentences: string[];
  shown?: Shown;
  view: unknown;
}

/** A move, or several made with one gesture: all of them or none, one entry of the log and one undo. `at` is the position of the decision that is answered, `key` makes sending it twice harmless. */
export interface PlayIn {
  at: number;
  key: string;
  move: string | Record<string, string | number | boolean | null> | (string | Record<string, string | number | boolean | null>)[];
  seat: number;
  then?: "" | "default";
}

/** What is played over HTTP, at a table. */
export interface PlayMove {
  at: number;
  key: string;
  move: string | Record<string, string | number | boolean | null> | (string | Record<string, string | number | boolean | null>)[];
  seat: number;
  table: string;
  then?: "" | "default";
  type: "move";
}

export interface Pong {
  n: number;
  type: "pong";
}

/** What a move, or several made with one gesture, would do. */
export interface PreviewOf {
  id: string;
  move: string | Record<string, string | number | boolean | null> | (string | Record<string, string | number | boolean | null>)[];
  seat: number;
  table: string;
  then?: "" | "default";
  type: "preview";
}

/** What would be played (`preview.moves`) and happen. `free`: one could take it back without asking anybody. Where it leads into another question of one's own, `legal` is what may follow, and `shown` that question in words. */
export interface PreviewOut {
  free: boolean;
  id: string;
  legal: LegalMove[];
  preview: unknown;
  sentences: string[];
  shown?: Shown;
  table: string;
  type: "preview";
}

/** An HTTP error: `code` for programs, `message` says what to do. */
export interface Problem {
  code: string;
  message: string;
  reasons: Reason[];
}

/** Why not: the rule, its numbers, and the sentence. */
export interface Reason {
  key: string;
  numbers: Record<string, unknown>;
  rule: string;
  sentence: string;
}

/** What came with `key` or `id` changed nothing. `code` says why to programs, `message` to people. */
export interface Refused {
  code: string;
  key: string;
  message: string;
  reasons: Reason[];
  table: string;
  type: "refused";
}

export interface Resign {
  key: string;
  seat: number;
  table: string;
  type: "resign";
}

/** The nonce whose commitment one sat down with; to be sent once the table shows `reveal_by`. */
export interface Reveal {
  nonce: string;
  seat: number;
}

/** Texts side by side, and for each the thing it names as `kind:name`. `mark` sets the row apart, in a word. */
export interface Row {
  cells: string[];
  key: string;
  mark: string;
  things: (string | null)[];
}

/** A block of the rules. `kind` is `heading` where it only heads those below it. */
export interface RuleOut {
  id: string;
  kind: string;
  ruling: string;
  source: string;
  text: string;
  title: string;
}

export interface RulesOut {
  rules: RuleOut[];
}

export interface Said {
  at: number;
  n: number;
  name: string;
  seat: number | null;
  table: string;
  text: string;
  to: number[];
  type: "said";
}

/** What came with `key` is saved as entry `seq`, as updates count. Sent again, it gets the same number. `dropped` and `why` are there only if the table refused the last moves of a gesture because of something hidden. */
export interface Saved {
  dropped?: string[];
  key: string;
  seq: number;
  table: string;
  type: "done";
  why?: Reason[];
}

/** Chat at the table, or, to some seats, in a private talk that the rules have opened. */
export interface Say {
  seat?: number | null;
  table: string;
  text: string;
  to?: number[];
  type: "say";
}

export interface SeatBot {
  bot: string;
  seat: number;
}

/** A browser that is logged in, or a token of a program. Times are in seconds since 1970; 0 is not known. That of a seat opens only this one; it lasts until it is replaced or ended. */
export interface SessionOut {
  created: number;
  current: boolean;
  expires: number;
  id: string;
  kind: "seat" | "session" | "token";
  name: string;
  seat: number | null;
  table: string;
  used: number;
}

export interface SessionsOut {
  sessions: SessionOut[];
}

/** A table in words, as far as one asked for it. `moves` holds every legal move by its text. */
export interface Shown {
  groups: Group[];
  moves: Record<string, MoveShown>;
  panels: Panel[];
  question: string;
}

export interface SignUp {
  email?: string;
  name: string;
  password: string;
}

/** From now on answer with the first of these moves that is legal, so many times, until one of these events. No moves takes the order back. */
export interface StandingOrder {
  key: string;
  moves: string[];
  seat: number;
  table: string;
  times?: number;
  type: "order";
  until?: string[];
}

/** What anybody who may look at a table knows about it. */
export interface TableOut {
  access: "private" | "public";
  begins: "fork" | "position" | "start";
  chairs: ChairOut[];
  commitment: string;
  created: number;
  game: string;
  grace: number;
  hints: boolean;
  host: boolean;
  hot_seat: boolean;
  id: string;
  invite: string;
  next: string;
  options: Record<string, unknown>;
  pace: NoClock | PerMove | Bank;
  parent: string;
  result: unknown;
  reveal_by: number | null;
  rules_version: number;
  seats: number;
  status: "closed" | "open" | "over" | "parked" | "playing";
  trouble: "" | "dead-end" | "other-rules" | "unreadable";
  watch: string;
}

/** A card, piece or space: `kind:name` is what panels call it. The first line is not repeated from the title. */
export interface ThingOut {
  kind: string;
  lines: string[];
  name: string;
  rule: string;
  title: string;
}

export interface ThingsOut {
  things: ThingOut[];
}

/** What a bot thought before its move, which is line `line` of the record; that move stands first in `best`. */
export interface ThoughtOut {
  best: HintMove[];
  bot: string;
  line: number;
  move: string;
  question: string;
  seat: number;
}

export interface ThoughtsOut {
  thoughts: ThoughtOut[];
}

export type ToClient = Welcome | Update | Changed | Saved | Refused | WhyOut | PreviewOut | HintOut | Said | Pong;

export interface Token {
  token: string;
}

/** Take back one's last move: at once before the information barrier, else the table is asked unless it is `free`. `last` is the entry of that move; should it not be the last any more, nothing is taken back. */
export interface Undo {
  free?: boolean;
  key: string;
  last?: number | null;
  seat: number;
  table: string;
  type: "undo";
}

export interface Unwatch {
  table: string;
  type: "unwatch";
}

/** The table after entry `seq`: events from the one numbered `first` on replace what one had from there. Every seat counts only the entries it is told of, so that numbers tell nothing of what others do in secret. Who asked for `deltas` is sent `changes` of the `view` that came with the update before, and `check`, the check value of what that gives; and what they did themselves is acknowledged by `done` in the update it led to. */
export interface Update {
  ask: AskOut | null;
  at: number;
  base?: number;
  changes?: unknown[][];
  check?: number;
  clock: ClockOut | null;
  done?: Saved;
  events: unknown[];
  first: number;
  last: number | null;
  legal: LegalMove[];
  optional: number[];
  order: string[];
  over: boolean;
  result: unknown;
  scores?: Record<string, number>[];
  seat: number | null;
  sentences: string[];
  seq: number;
  shared: number;
  shown?: Shown;
  since: number[];
  sources?: Record<string, string>;
  table: string;
  type: "update";
  view?: unknown;
  waiting: number[];
}

/** Look on: at one's own seat, or as a spectator. `since` is the last entry one has seen: nothing is sent twice. With `deltas` the first update holds the whole view, and each later one only what has changed. To have it whole again, for instance when its check value differs, one asks to look on again. */
export interface Watch {
  deltas?: boolean;
  lang?: "cs" | "de" | "en" | "pl";
  link?: string;
  seat?: number | null;
  shown?: "" | "panels" | "words";
  since?: number;
  table: string;
  type: "watch";
}

/** `now` is the time on the server's clock. All times are in seconds since 1970. */
export interface Welcome {
  name: string;
  now: number;
  type: "welcome";
  version: string;
}

/** Why a move, several made with one gesture, or anything about a thing is not possible now. */
export interface WhyNot {
  id: string;
  seat: number;
  table: string;
  type: "why";
  what: string | Record<string, string | number | boolean | null> | (string | Record<string, string | number | boolean | null>)[];
}

export interface WhyOut {
  id: string;
  reasons: Reason[];
  table: string;
  type: "why";
}

export interface Paths {
  "POST /api/accounts": { parameters: {}; body: SignUp; answer: Me; };
  "GET /api/games": { parameters: { lang?: "en" | "pl" | "de" | "cs"; }; body: undefined; answer: GameOut[]; };
  "GET /api/games/{game}/facts": { parameters: { game: string; }; body: undefined; answer: Record<string, unknown>; };
  "GET /api/games/{game}/rules": { parameters: { game: string; lang?: "en" | "pl" | "de" | "cs"; }; body: undefined; answer: RulesOut; };
  "GET /api/games/{game}/things": { parameters: { game: string; lang?: "en" | "pl" | "de" | "cs"; }; body: undefined; answer: ThingsOut; };
  "POST /api/guests": { parameters: {}; body: GuestIn; answer: Me; };
  "POST /api/login": { parameters: {}; body: LogIn; answer: Me; };
  "POST /api/logout": { parameters: {}; body: undefined; answer: null; };
  "GET /api/me": { parameters: {}; body: undefined; answer: Me; };
  "POST /api/me/delete": { parameters: {}; body: DeleteIn; answer: null; };
  "PUT /api/me/notices": { parameters: {}; body: NoticesIn; answer: Me; };
  "PUT /api/me/password": { parameters: {}; body: PasswordIn; answer: undefined; };
  "GET /api/me/sessions": { parameters: {}; body: undefined; answer: SessionsOut; };
  "DELETE /api/me/sessions": { parameters: {}; body: undefined; answer: undefined; };
  "DELETE /api/me/sessions/{session}": { parameters: { session: string; }; body: undefined; answer: undefined; };
  "GET /api/me/tables": { parameters: {}; body: undefined; answer: LobbyOut; };
  "GET /api/tables": { parameters: {}; body: undefined; answer: LobbyOut; };
  "POST /api/tables": { parameters: {}; body: NewTable; answer: TableOut; };
  "GET /api/tables/{table}": { parameters: { table: string; link?: string; }; body: undefined; answer: TableOut; };
  "POST /api/tables/{table}/back": { parameters: { table: string; }; body: Leave; answer: TableOut; };
  "POST /api/tables/{table}/bots": { parameters: { table: string; }; body: SeatBot; answer: TableOut; };
  "POST /api/tables/{table}/claim": { parameters: { table: string; }; body: Claim; answer: TableOut; };
  "POST /api/tables/{table}/close": { parameters: { table: string; }; body: undefined; answer: TableOut; };
  "POST /api/tables/{table}/fork": { parameters: { table: string; }; body: Fork; answer: TableOut; };
  "POST /api/tables/{table}/leave": { parameters: { table: string; }; body: Leave; answer: TableOut; };
  "POST /api/tables/{table}/moves": { parameters: { table: string; lang?: "en" | "pl" | "de" | "cs"; }; body: PlayIn; answer: Done; };
  "GET /api/tables/{table}/record": { parameters: { table: string; link?: string; }; body: undefined; answer: string; };
  "POST /api/tables/{table}/rematch": { parameters: { table: string; }; body: undefined; answer: TableOut; };
  "GET /api/tables/{table}/replay": { parameters: { table: string; line: number; seat?: number | null; link?: string; lang?: "en" | "pl" | "de" | "cs"; shown?: "" | "words" | "panels"; }; body: undefined; answer: PlaceOut; };
  "POST /api/tables/{table}/reveal": { parameters: { table: string; }; body: Reveal; answer: TableOut; };
  "POST /api/tables/{table}/seats/{seat}/token": { parameters: { table: string; seat: number; }; body: undefined; answer: Token; };
  "GET /api/tables/{table}/thoughts": { parameters: { table: string; link?: string; lang?: "en" | "pl" | "de" | "cs"; }; body: undefined; answer: ThoughtsOut; };
  "GET /api/tables/{table}/update": { parameters: { table: string; seat?: number | null; since?: number; link?: string; lang?: "en" | "pl" | "de" | "cs"; shown?: "" | "words" | "panels"; }; body: undefined; answer: Update; };
  "POST /api/tokens": { parameters: {}; body: NewToken | null; answer: Token; };
  "GET /health": { parameters: {}; body: undefined; answer: Record<string, string>; };
  "GET /ready": { parameters: {}; body: undefined; answer: Record<string, string>; };
}
