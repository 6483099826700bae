// Made from openapi.json by `make api`: do not edit.

/** What happened, in words for its reader: what one player did (`seat`; null: nobody or everybody), or a heading. `level` is 0 for an action, else the depth of a heading, below which all folds up to the next one of its depth or of a higher one. `first` and `last` are the numbers of its events; every event belongs to one action. `weight` is how much it matters, and how long a table lingers on it: 0 not at all, 1 briefly, 2 as usual, 3 a battle, a vote or a death. `refs` are the things it is about, as `kind:name`. A `detail` is part of something that is told with its end, such as a round of a battle: a closed heading leaves it out, however grave it is. */
export interface Action {
  detail?: boolean;
  first: number;
  last: number;
  level: number;
  refs: string[];
  seat: number | null;
  sentences: string[];
  weight: number;
}

/** The same over the WebSocket. It is answered with all letters. */
export interface AnswerLetter {
  answer: "accept" | "refuse" | "withdraw";
  id: string;
  n: number;
  seat: number;
  table: string;
  type: "answer_letter";
}

/** Ask the table to end the game as it stands. */
export interface AskEnd {
  key: string;
  seat: number;
  table: string;
  type: "ask_end";
}

/** Which letters wait, and how the last ones ended. */
export interface AskLetters {
  id: string;
  seat: number;
  table: string;
  type: "letters";
}

/** A question to the table. To end the game needs everybody's consent, also of those for whom a bot plays. So does taking a move back after which chance has decided or something hidden was shown; else it needs everybody who plays, and the owner of every seat that has moved since; or only who is to move (`of`), if nobody has moved since. To put a bot on a seat (`of`) needs all others who play, a pause all who play. */
export interface AskOut {
  agreed: number[];
  by: number;
  missing: number[];
  of: number | null;
  seq: number;
  what: "end" | "pause" | "replace" | "undo";
}

/** Ask all who play to pause the game: nobody moves and no clock runs until somebody resumes it. */
export interface AskPause {
  key: string;
  seat: number;
  table: string;
  type: "ask_pause";
}

/** What is left of a gesture. */
export interface AskPlan {
  id: string;
  seat: number;
  table: string;
  type: "plan";
}

/** Ask the others to let a bot play for an absent player, who takes the seat back on returning. */
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

/** How far to bid for a thing this round; 0 passes immediately. An empty thing means all without their own wish. */
export interface BidWish {
  given?: string;
  hundreds: number;
  thing?: string;
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
  owned: boolean;
  revealed: boolean;
  seat: number;
  seen: number | null;
}

/** The table itself changed: somebody sat down, left, came back; it started or ended. */
export interface Changed {
  table: TableOut;
  type: "table";
}

/** Sit down, with the commitment to a nonce if you want to mix one into chance: see `Reveal`. At a `hot_seat` table each seat may have a name of its own. */
export interface Claim {
  invite?: string;
  name?: string;
  nonce_commitment?: string;
  seat: number;
}

/** Seconds left of each seat, and whose clocks run. `starts_in`: for so many seconds a clock that runs still stands, as boards show what others did meanwhile. */
export interface ClockOut {
  left: number[];
  running: number[];
  starts_in: number[];
}

/** Six letters that somebody was told, in whatever case. */
export interface CodeIn {
  code: string;
}

/** The table of a code, and its invitation. */
export interface CodeOut {
  invite: string;
  table: string;
}

/** Answer what the table was asked; `ask` is the `seq` of that. If you asked, not agreeing withdraws it. */
export interface Consent {
  agree: boolean;
  ask: number;
  key: string;
  seat: number;
  table: string;
  type: "consent";
}

/** A question to the table that came to nothing: `seat` declined it, or withdrew it if it had asked (`by`). */
export interface DeclinedOut {
  by: number;
  of: number | null;
  seat: number;
  seq: number;
  what: "end" | "pause" | "replace" | "undo";
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

/** Forget what is left of a gesture. */
export interface DropPlan {
  id: string;
  seat: number;
  table: string;
  type: "drop_plan";
}

/** A new table from a position of a finished one: after a number of lines of its record. */
export interface Fork {
  access?: "private" | "public";
  line: number;
  link?: string;
}

export type FromClient = Watch | Unwatch | PlayMove | Undo | Resign | AskEnd | AskPause | Resume | AskReplace | Consent | StandingOrder | WhyNot | PreviewOf | HintFor | Say | Ping | SetWishes | SendLetter | AnswerLetter | AskLetters | AskPlan | DropPlan;

/** A game; its bots with the strongest last, and what its sources of points are called, in their order. `wishes`: whether players can wish to be answered for without being asked. */
export interface GameOut {
  bots: BotOut[];
  name: string;
  options: OptionOut[];
  rounds: number;
  rules_version: number;
  seats: number[];
  sources: Record<string, string>;
  title: string;
  wishes: boolean;
}

/** Moves that belong together, by their texts, in the order they are best read in. `note` says what they are about. `shape` is how a piece would lie with them: a text for each row of squares, `■` where it lies and `·` where it does not. What stands `aside` is no answer to the question (an offer to somebody, a prestige point sold): such groups come last, and are best kept out of the way of answers. */
export interface Group {
  aside: boolean;
  key: string;
  moves: string[];
  note: string;
  shape: string[];
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

/** How others come to a table. Where only this machine reaches the server, `address` and `qr` are empty. */
export interface InvitationOut {
  address: string;
  code: string;
  qr: string;
  size: number;
}

export interface Leave {
  seat: number;
}

/** A legal move, and its words. */
export interface LegalMove {
  move: unknown;
  text: string;
  words: string;
}

/** Accept or refuse a letter, or withdraw your own. An accepted letter is carried out immediately, if possible. */
export interface LetterAnswer {
  answer: "accept" | "refuse" | "withdraw";
  n: number;
  seat: number;
}

/** A free letter, whole: the moves that would write it, `offer` or `talk` first and `propose` last. */
export interface LetterIn {
  key: string;
  moves: string[];
  seat: number;
}

/** A letter as one seat may see it. Of a sealed one others see from whom and to whom. */
export interface LetterOut {
  at: number;
  moves?: LegalMove[];
  n: number;
  receiver: number;
  sealed: boolean;
  sender: number;
  status: "accepted" | "lapsed" | "open" | "refused" | "withdrawn";
}

/** The answer to letters on a subject, from one player or from everybody. */
export interface LetterWish {
  answer: "accept" | "refuse";
  given?: string;
  matter: string;
  seat?: number | null;
  until?: "game" | "phase" | "turn";
}

/** All letters of a table that you may see. Sent again whenever one is sent, answered, withdrawn or lapses. */
export interface LettersOut {
  id: string;
  letters: LetterOut[];
  seat: number | null;
  table: string;
  type: "letters";
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
  letters: boolean;
  name: string;
  webhook: string;
}

/** What the words of a move do not say, as a sentence for people and as facts for a board. `brief` is the move in a word, where the heading of its group says the rest: `f1` of a piece that is turned so. */
export interface MoveShown {
  brief?: string;
  facts: Record<string, unknown>;
  note: string;
}

export interface NewTable {
  access?: "private" | "public";
  bots?: Record<string, string>;
  delay?: "long" | "none" | "short";
  game: string;
  hints?: boolean;
  hot_seat?: boolean;
  options?: Record<string, unknown>;
  pace?: NoClock | PerMove | Bank;
  position?: Record<string, unknown> | null;
  seats: number;
  spectators_talk?: boolean;
}

/** What its owner will know a token by in the list of sessions. */
export interface NewToken {
  name?: string;
}

/** Nobody is pressed. */
export interface NoClock {
  kind: "none";
}

/** What I have written down for myself at a table. */
export interface Notes {
  text: string;
}

/** Instead of what stood there before; nothing deletes it. */
export interface NotesIn {
  text: string;
}

/** Where a turn is announced while nobody is connected; empty turns it off. A first letter asks whose address it is; others follow once its link was opened. */
export interface NoticesIn {
  email?: string;
  webhook?: string;
}

/** A rule players may agree on. `words` are those of the values, one for each. `variant`: it makes another game of it, as an expansion does; the others say how a rule is read. */
export interface OptionOut {
  about: string;
  default: unknown;
  name: string;
  rule: string;
  title: string;
  values: unknown[];
  variant: boolean;
  words: string[];
}

/** One of your own tables, with how far its game has come. */
export interface OwnTable {
  access: "private" | "public";
  asked: boolean;
  begins: "fork" | "position" | "start";
  chairs: ChairOut[];
  code: string;
  commitment: string;
  created: number;
  delay: "long" | "none" | "short";
  ended: number | null;
  game: string;
  grace: number;
  hints: boolean;
  host: boolean;
  hot_seat: boolean;
  id: string;
  invite: string;
  left: number | null;
  moved: number | null;
  next: string;
  options: Record<string, unknown>;
  pace: NoClock | PerMove | Bank;
  parent: string;
  result: unknown;
  reveal_by: number | null;
  round: number;
  rules_version: number;
  seats: number;
  spectators_talk: boolean;
  status: "closed" | "open" | "over" | "parked" | "playing";
  trouble: "" | "dead-end" | "other-rules" | "unreadable";
  watch: string;
}

/** Tables that wait for players or are played, then the last 50 that are over or parked. */
export interface OwnTablesOut {
  tables: OwnTable[];
}

/** A part of the table: of all (`seat` is null) or of one player. `head` is empty where columns need no titles. A grid is a picture in squares, a list is read row by row. What is under way (an auction, a battle, an offer) comes first, and is best shown across the whole width. */
export interface Panel {
  head: string[];
  key: string;
  kind: "grid" | "list";
  note: string;
  rows: Row[];
  seat: number | null;
  title: string;
  under_way: boolean;
}

/** Change the password. Every other session and every token ends, those of seats too. */
export interface PasswordIn {
  new: string;
  old: string;
}

/** A time limit in seconds for each decision. */
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
  moments?: number[];
  news?: Action[];
  picture?: Lorenzo.Picture | Princes.Picture | Fief.Picture;
  sentences: string[];
  shown?: Shown;
  view: unknown;
}

/** What is left of a gesture and waits until its seat is asked again; `dropped` is what came to nothing, and `why`: somebody refused, its phase is over, it is not legal any more, it would lose more than was said, or you forgot it. That is told to whoever comes, until the seat moves by hand or drops its plan. */
export interface PlanOut {
  dropped: string[];
  gesture: LegalMove[];
  id: string;
  moves: string[];
  seat: number;
  table: string;
  type: "plan";
  why?: "forgotten" | "illegal" | "loses" | "over" | "refused";
  words: string[];
}

/** A move, or several made with one gesture, which are one entry of the log and one undo. If one of them is illegal by what the seat knows, none is made. If a later one is illegal only because of something hidden, those before it are made, and `dropped` of the answer holds the rest. `at` is the position of the decision that is answered, `key` makes sending it twice harmless. With `plan` a gesture may go beyond where chance is drawn or somebody else decides: the server keeps the rest, for this seat alone, and plays it when the seat is asked again, if all of it is still legal then and it loses nothing but villages, lords, titles and units named in `loses`. Otherwise it is dropped with a notice. */
export interface PlayIn {
  at: number;
  key: string;
  loses?: string[];
  move: string | Record<string, string | number | boolean | null> | (string | Record<string, string | number | boolean | null>)[];
  plan?: boolean;
  seat: number;
  then?: "" | "default";
}

/** A move, or several made with one gesture, at a table: as `PlayIn` over HTTP, with the table it is about. */
export interface PlayMove {
  at: number;
  key: string;
  loses?: string[];
  move: string | Record<string, string | number | boolean | null> | (string | Record<string, string | number | boolean | null>)[];
  plan?: boolean;
  seat: number;
  table: string;
  then?: "" | "default";
  type: "move";
}

export interface Pong {
  n: number;
  type: "pong";
}

/** What a move, or several made with one gesture, would do. With `plan` the gesture may go beyond what others decide: as if all whom it asks agreed, and nobody reacted. With `letter` it is a free letter that is being written, also at a moment at which the game takes no offers. */
export interface PreviewOf {
  id: string;
  letter?: boolean;
  move: string | Record<string, string | number | boolean | null> | (string | Record<string, string | number | boolean | null>)[];
  plan?: boolean;
  seat: number;
  table: string;
  then?: "" | "default";
  type: "preview";
}

/** What would be played (`preview.moves`) and happen. `free`: one could take it back without asking anybody. Where it leads into another question of one's own, `legal` is what may follow, and `shown` that question in words. `loses` names the villages, lords, titles and units that would be lost: what a plan may lose. */
export interface PreviewOut {
  free: boolean;
  id: string;
  legal: LegalMove[];
  loses: string[];
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

/** A moment at which all of `asked` may react, whatever they hold. Nobody is told who of them has answered. */
export interface Reaction {
  asked: number[];
  moment: string;
  passing: string;
  words: string;
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

/** Go on with a game that is paused. Every player may. */
export interface Resume {
  key: string;
  seat: number;
  table: string;
  type: "resume";
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

/** Chat at the table, or, to some seats, in a private talk that the rules have opened. Where it is refused, that is told with its `id`, if it has one. Sent again with the same `id`, it is said once. */
export interface Say {
  id?: string;
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

/** A free letter. It waits with the server and stops nobody, until it is answered or its phase is over. */
export interface SendLetter {
  key: string;
  moves: string[];
  seat: number;
  table: string;
  type: "letter";
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

/** The same over the WebSocket; without `wishes` it only asks what they are. */
export interface SetWishes {
  id: string;
  seat: number;
  table: string;
  type: "automatic";
  was?: Wishes | null;
  wishes?: Wishes | null;
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

/** From now on answer with the first of these moves that is legal, up to `times` times, until one of these events. No moves takes the order back. */
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
  code: string;
  commitment: string;
  created: number;
  delay: "long" | "none" | "short";
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
  spectators_talk: boolean;
  status: "closed" | "open" | "over" | "parked" | "playing";
  trouble: "" | "dead-end" | "other-rules" | "unreadable";
  watch: string;
}

/** Who may talk at a table once its game has begun: only its players, or spectators too. */
export interface TalkIn {
  spectators: boolean;
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

export type ToClient = Welcome | Update | Changed | Saved | Refused | WhyOut | PreviewOut | HintOut | Said | Pong | WishesOut | LettersOut | PlanOut;

export interface Token {
  token: string;
}

/** Take back your last move: freely before the information barrier, else the table is asked unless it is `free`. `last` is the entry of that move; should it not be the last any more, nothing is taken back. */
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

/** The table after entry `seq`: events from the one numbered `first` on replace what one had from there. Every seat counts only the entries it is told of, so that numbers tell nothing of what others do in secret. Who asked for `deltas` is sent `changes` of the `view` that came with the update before, and `check`, the check value of what that gives; and what they did themselves is acknowledged by `done` in the update it led to. Of a `picture` they are sent `picture_changes` and `picture_check` in the same way. */
export interface Update {
  ask: AskOut | null;
  at: number;
  base?: number;
  changes?: unknown[][];
  check?: number;
  clock: ClockOut | null;
  declined: DeclinedOut | null;
  done?: Saved;
  events: unknown[];
  first: number;
  last: number | null;
  legal: LegalMove[];
  news?: Action[];
  optional: number[];
  order: string[];
  over: boolean;
  paused: boolean;
  picture?: Lorenzo.Picture | Princes.Picture | Fief.Picture;
  picture_changes?: unknown[][];
  picture_check?: number;
  reaction?: Reaction;
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
  unasked: boolean;
  view?: unknown;
  waiting: number[];
}

/** Watch from your own seat or as a spectator. `since` is the last entry you have seen: nothing is sent twice. With `deltas` the first update holds the whole view, and each later one only what has changed. To have it whole again, for instance when its check value differs, one asks to look on again. With `picture` every update carries what a board draws, with deltas in the same way; who draws from that alone needs no `view`. */
export interface Watch {
  deltas?: boolean;
  lang?: "cs" | "de" | "en" | "pl";
  link?: string;
  picture?: boolean;
  seat?: number | null;
  shown?: "" | "panels" | "words";
  since?: number;
  speed?: "instant" | "normal" | "slow";
  table: string;
  type: "watch";
  view?: boolean;
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

/** Something you can have a wish about, and its name. */
export interface Wishable {
  name: string;
  words: string;
}

/** All that one player wants answered at one table. What is not named is as usual. `quiet`: no reactions at all for the rest of this battle, phase or turn; or in this phase as long as just the same can be played. */
export interface Wishes {
  bids?: BidWish[];
  letters?: LetterWish[];
  moments?: Record<string, "always" | "battles" | "never" | "usual">;
  quiet?: "" | "battle" | "phase" | "same" | "turn";
  quiet_since?: string;
  reactions?: Record<string, "always" | "battles" | "never" | "playable">;
}

/** What I want answered without being asked, instead of what I wanted before. With `was`, what I thought that I wanted before, only what differs from that is changed. */
export interface WishesIn {
  was?: Wishes | null;
  wishes: Wishes;
}

/** What is answered for you without asking, and what you can have wishes about in this game. It is also sent, without an `id`, when another device of yours has changed it, or some of it has ended. */
export interface WishesOut {
  bids: Wishable[];
  id: string;
  matters: Wishable[];
  moments: Wishable[];
  reactions: Wishable[];
  seat: number;
  table: string;
  type: "automatic";
  wishes: Wishes;
}

export declare namespace Fief {
  /** A player's own markers while they are face down. */
  export interface Ballot {
    decoy: string | null;
    vote: string | null;
  }

  /** A battle; `quiet` are rounds in a row without losses. */
  export interface Battle {
    fort: string | null;
    is_cavalcade: boolean;
    quiet: number;
    round: number;
    rounds: Fief.Round[];
    sides: Fief.Side[];
    to_lose: Fief.ToLose | null;
    village: string;
  }

  export interface Bishopric {
    bishop: string | null;
    calamities: string[];
    fine_weather: boolean;
    good_harvest: boolean;
  }

  export interface BishopricFacts {
    border: [number, number][][];
    capital: string;
    mitre_at: [number, number];
    outline: [number, number][];
    villages: string[];
  }

  export interface BishopricView {
    bishop?: string;
    calamities?: string[];
    fine_weather?: boolean;
    good_harvest?: boolean;
  }

  export interface Board {
    height: number;
    width: number;
  }

  /** Where a road crosses the river, and by how many degrees the bridge is turned. */
  export interface Bridge {
    at: [number, number];
    turned: number;
  }

  export interface CalamityFacts {
    copies: number;
  }

  export interface Candidate {
    lord: string;
    markers: Fief.Laid[];
    seat: number;
  }

  /** How many there are of a card, and whether it can be played at any calm moment. */
  export interface CardFacts {
    copies: number;
    is_surprise: boolean;
  }

  /** Who holds the offices of the realm. A queen who reigns alone is regent. */
  export interface Crown {
    cardinals: string[];
    dauphin: string | null;
    excommunicated: string | null;
    is_regent: boolean;
    king: string | null;
    pope: string | null;
    queen: string | null;
  }

  /** A fief title that lacks nothing but the money. */
  export interface DearTitle {
    fief: string;
    price: number;
  }

  /** How many cards are left; the back of the top event card; calamities on the track; sizes of the discard piles. */
  export interface Decks {
    characters: number;
    discarded: number;
    events: number;
    face_down: number;
    top: string;
  }

  export interface DecksView {
    calamities: number;
    characters: number;
    discarded_calamities: Record<string, number>;
    discarded_unseen: number;
    events: number;
    face_down: number;
    top: string;
  }

  /** An election. `clergy_needed` is what the votes for a king need among them; `next` are elections to come. `stage` is candidacy until all have said who stands, then ballots. */
  export interface Election {
    candidates: Fief.Candidate[];
    clergy_needed: number;
    next: string[];
    office: string;
    stage: "ballots" | "candidacy" | "count" | "sealed_ballots";
    votes: Fief.Votes[];
  }

  export interface EngineView {
    at: string;
    dice: number;
    fresh?: boolean;
  }

  /** Everything that never changes, by name; money in deniers, places in units of the board. `gates` are the places at the ends of roads, by `village/neighbour`, as stands are called. Outlines are closed. Money in a letter is put together from `sums`. */
  export interface Facts {
    bishoprics: Record<string, Fief.BishopricFacts>;
    board: Fief.Board;
    calamities: Record<string, Fief.CalamityFacts>;
    cards: Record<string, Fief.CardFacts>;
    fiefs: Record<string, Fief.FiefFacts>;
    game: string;
    gates: Record<string, [number, number]>;
    limits: Fief.Limits;
    lords: Record<string, Fief.LordFacts>;
    offices: string[];
    phases: string[];
    prices: Fief.Prices;
    relics: string[];
    river: [number, number][][];
    roads: Fief.Road[];
    rules_version: number;
    stands: string[];
    sums: number[];
    victory: Fief.Victory;
    villages: Record<string, Fief.VillageFacts>;
  }

  export interface FiefFacts {
    label_at: [number, number];
    outline: [number, number][];
    price: number;
    rank: string;
    villages: string[];
  }

  export interface FiefView {
    estate_of?: number;
    estate_spouse?: string;
    holder?: string;
  }

  /** What a family has in a battle. */
  export interface Fighter {
    knights: number;
    lords: string[];
    men: number;
    seat: number;
  }

  /** What one seat has at one stand of a village, the centre or a gate. `tokens` are men-at-arms and knights together. In the fog which they are is null, and `knights_between` tells how many knights there are at least and at most by what everybody has seen. `engine` are the dice of a siege engine. */
  export interface Force {
    engine: number;
    gate: string | null;
    knights: number | null;
    knights_between: [number, number] | null;
    lords: string[];
    men: number | null;
    prisoners: string[];
    seat: number;
    stand: string;
    tokens: number;
  }

  /** What goes one way in an offer; null is what the viewer may not see, for cards `cards_hidden`. */
  export interface Goods {
    cards: string[];
    cards_hidden: boolean;
    money: number | null;
    prisoners: string[];
    relic: string | null;
    relic_to: string | null;
    villages: string[];
  }

  export interface InHand {
    card: string;
    is_surprise: boolean;
  }

  /** A card that one knows one of these seats to hold. */
  export interface KnownCard {
    card: string;
    held_by: number[];
  }

  /** Where a name is written, and which end of it is there. */
  export interface Label {
    anchor: "end" | "middle" | "start";
    at: [number, number];
    side: "above" | "below" | "left" | "right";
  }

  /** A marker on a candidate; which one it is is null until the count. */
  export interface Laid {
    marker: "decoy" | "for" | null;
    seat: number;
  }

  /** What those who take part know of an offer that others may not see. */
  export interface Letter {
    about: Fief.Subject;
    i_get: Fief.Goods;
    i_give: Fief.Goods;
    is_sealed: boolean;
  }

  /** A battle ends after so many `quiet_rounds` in a row, without losses. */
  export interface Limits {
    calamities_face_down: number;
    engines: number;
    family: number;
    hand: number;
    knights: number;
    men_at_arms: number;
    mills_per_village: number;
    quiet_rounds: number;
  }

  /** Who goes along with the next step so far. Numbers are null before they are said, and where they are secret. */
  export interface Loading {
    knights: number | null;
    lords: string[];
    men: number | null;
    to: string;
  }

  /** A lord in play: place, titles and relics, and for a prisoner the captor and the ransom. */
  export interface Lord {
    bishop_of: string | null;
    captor: number | null;
    is_assassin: boolean;
    is_cardinal: boolean;
    is_d_arc: boolean;
    ransom: number | null;
    relics: string[];
    seat: number;
    spouse: string | null;
    stand: string | null;
    titles: string[];
    village: string | null;
  }

  export interface LordFacts {
    is_woman: boolean;
  }

  export interface LordView {
    at: string | null;
    captor?: number;
    cardinal?: string;
    exposed?: boolean;
    seat: number;
    spouse?: string;
    steps?: number;
  }

  export interface Loss {
    n: number;
    seat: number;
    unit: string;
  }

  /** A group on the move: its leader, those who came with the last step, and how far it can still go. */
  export interface March {
    came_from: string | null;
    leader: string;
    loading: Fief.Loading | null;
    lords: string[];
    seat: number;
    stand: string;
    steps_left: number;
    village: string;
  }

  /** What only one player knows. `counted` is everybody's money where it is hidden, the own and that of others as far as one can count it; `troops` and `in_supply` tell what one has in the fog; `too_dear` are titles one could buy just now with more money. */
  export interface Mine {
    ballot: Fief.Ballot | null;
    counted: (number | null)[] | null;
    hand: Fief.InHand[];
    in_supply: Fief.Supply | null;
    known_cards: Fief.KnownCard[];
    letter: Fief.Letter | null;
    passes_until: string | null;
    seat: number;
    too_dear: Fief.DearTitle[];
    troops: Record<string, Fief.Troops>;
  }

  /** What changes the dice of a side; `n` is null where it shows only when they fall. */
  export interface Modifier {
    n: number | null;
    name: string;
  }

  /** Somebody offers somebody something. `gives` and `asks` are null for those who may not see what is in it. */
  export interface Offer {
    asks: Fief.Goods | null;
    giver: number;
    gives: Fief.Goods | null;
    is_private: boolean;
    matter: string;
    stage: "accepted" | "composed" | "made";
    subject: Fief.Subject;
    taker: number;
  }

  /** A moment of the game for a board: what everybody knows, and what one seat knows besides. */
  export interface Picture {
    mine: Fief.Mine | null;
    table: Fief.Table;
  }

  /** A family. `money` is null where it is hidden, `supply` in the fog. `votes` are those it would have by office. `missing` are the victory points it needs to win, alone or with its ally. `income` is what the next income would bring if nothing changed. */
  export interface Player {
    ally: number | null;
    cards: number;
    income: number;
    lords: string[];
    missing: number;
    money: number | null;
    points: number;
    points_by: Record<string, number>;
    seat: number;
    supply: Fief.Supply | null;
    tokens: number;
    villages: string[];
    votes: Record<string, number>;
  }

  /** A player; money is null where it is not known, and a card in hand that may not be seen. */
  export interface PlayerView {
    engines?: (Fief.EngineView | null)[];
    fog?: Record<string, [number, number]>;
    hand: (string | null)[];
    knights?: number;
    money: number | null;
    offers?: Record<string, number[]>;
    passes_until?: string;
    tokens: number;
    troops: Record<string, Fief.TroopsView[] | Fief.TroopsView>;
  }

  export interface Prices {
    cardinal: number;
    castle: number;
    knight: number;
    man_at_arms: number;
    mill: number;
  }

  /** Where a relic is: with a lord, or in a village. */
  export interface Relic {
    lord: string | null;
    village: string | null;
  }

  export interface RelicView {
    church?: string;
    keeper?: number | null;
    lies_in?: string;
    lord?: string;
  }

  /** A revolt: how many cards stand, damage still to be taken, and the churchman who tries to calm it. */
  export interface Revolt {
    by: number;
    calming: string | null;
    cards: number;
    damage: number;
    has_tunnel: boolean;
    victim: number | null;
    village: string;
  }

  /** A road between two villages: a curve with one control point, and a bridge where it crosses the river. */
  export interface Road {
    bridge: Fief.Bridge | null;
    control: [number, number];
    ends: [string, string];
  }

  export interface Roll {
    damage: number | null;
    dice: number[];
    seat: number;
  }

  /** A round: the dice of the two leaders, and what was lost. `surrendered` is who gave up instead. */
  export interface Round {
    dead: string[];
    losses: Fief.Loss[];
    rolls: Fief.Roll[];
    round: number;
    surrendered: number | null;
  }

  /** A side of a battle, its leader first among the fighters. */
  export interface Side {
    dice: number;
    fighters: Fief.Fighter[];
    modifiers: Fief.Modifier[];
    points: number;
    side: "attack" | "defence";
  }

  /** What an offer is about besides its goods, by the matter. */
  export interface Subject {
    fief: string | null;
    lord: string | null;
    relic: string | null;
    side: "attack" | "defence" | null;
    spouse: string | null;
    village: string | null;
  }

  export interface Supply {
    knights: number;
    men: number;
  }

  /** What everybody sees. `winning` are those who would win if the turn ended now. What is under way is null where there is none of it. */
  export interface Table {
    battle: Fief.Battle | null;
    bishoprics: Record<string, Fief.Bishopric>;
    crown: Fief.Crown;
    decks: Fief.Decks;
    election: Fief.Election | null;
    fiefs: Record<string, string | null>;
    first: number;
    last_turn: number | null;
    lords: Record<string, Fief.Lord>;
    march: Fief.March | null;
    offer: Fief.Offer | null;
    order: number[];
    over: boolean;
    phase: string;
    players: Fief.Player[];
    relics: Record<string, Fief.Relic>;
    revolt: Fief.Revolt | null;
    step: string;
    talk: Fief.Talk | null;
    taxes: Fief.Tax[];
    turn: number;
    villages: Record<string, Fief.Village>;
    waiting: number[];
    window: Fief.Window | null;
    winning: number[];
  }

  /** A private talk. */
  export interface Talk {
    guests: number[];
    host: number;
    speaker: number;
  }

  /** A tax that is laid and not yet collected: who gets it, by which right, and on which fief or bishoprics. */
  export interface Tax {
    lord: string;
    on: string[];
    seat: number;
    way: string;
  }

  export interface TaxView {
    lord: string;
    on: string | string[];
    seat: number;
    way: string;
  }

  export interface ToLose {
    damage: number;
    side: "attack" | "defence";
  }

  export interface Troops {
    knights: number;
    men: number;
  }

  /** Tokens at a stand; in the fog of others only how many. */
  export interface TroopsView {
    exposed?: boolean;
    knights?: number;
    men?: number;
    steps?: number;
    tokens?: number;
  }

  /** Victory points that win alone, and together, which allies do from so many players on. */
  export interface Victory {
    allied: number;
    alone: number;
    pairs_from: number;
  }

  /** Steps under way come lowest first, each with its `step` and its numbers by name. */
  export interface View {
    agreed?: boolean;
    assassins?: string[];
    bishoprics: Record<string, Fief.BishopricView>;
    d_arc?: string;
    dauphin?: string;
    decks: Fief.DecksView;
    discards: Record<string, number>;
    excommunicated?: string;
    fiefs: Record<string, Fief.FiefView>;
    first: number;
    game: string;
    heir_born?: boolean;
    king?: string;
    knowledge: Record<string, unknown>;
    lords: Record<string, Fief.LordView>;
    new_bishops?: string[];
    optional: number[];
    options: Record<string, unknown>;
    over: boolean;
    phase: number;
    players: Fief.PlayerView[];
    pope?: string;
    pope_has_struck?: boolean;
    queen?: string;
    regent?: boolean;
    relics?: Record<string, Fief.RelicView>;
    rules_version: number;
    seats: number;
    steps: Record<string, unknown>[];
    taxes: Fief.TaxView[];
    turn: number;
    viewer: number;
    villages: Record<string, Fief.VillageView>;
    waiting: number[];
    winners?: number[];
  }

  /** A village. `income` is what it would bring whoever controls it now, taxes not counted. */
  export interface Village {
    admitted: number[];
    besiegers: number[];
    controller: number | null;
    forces: Fief.Force[];
    fort: string | null;
    income: number;
    mills: number;
  }

  export interface VillageFacts {
    at: [number, number];
    bishopric: string;
    fief: string;
    label: Fief.Label;
  }

  export interface VillageView {
    admitted?: number[];
    came_by?: Record<string, string[]>;
    controller?: number | null;
    fort?: string;
    mills?: number;
    new_units?: number;
    present?: number[];
  }

  /** The votes of a family: those of its villages and those of these lords; `clergy` is towards what a king needs. */
  export interface Votes {
    by_lords: Record<string, number>;
    by_villages: number;
    clergy: number;
    seat: number;
    votes: number;
  }

  /** A moment at which surprise cards are asked for: those who could have one by public knowledge are asked. */
  export interface Window {
    asked: number[];
    point: string;
  }
}

export declare namespace Lorenzo {
  export interface Arrow {
    gain: Record<string, number>;
    pay: Record<string, number>;
  }

  export interface BonusTileFacts {
    harvest: Record<string, number>;
    production: Record<string, number>;
  }

  /** A building of a production that is still to be decided: its exchanges, and the move that does without. */
  export interface Building {
    card: string;
    exchanges: Lorenzo.Exchange[];
    skip: string;
  }

  /** A card as it is printed. [L-0.1.1] */
  export interface CardFacts {
    activation: number;
    costs: Lorenzo.Cost[];
    end_victory: number;
    immediate: Lorenzo.EffectFacts[];
    period: number;
    permanent: Lorenzo.EffectFacts | null;
    type: "building" | "character" | "territory" | "venture";
  }

  /** What is paid, and the military that must be owned when paying. */
  export interface Cost {
    need: number;
    pay: Record<string, number>;
  }

  export interface Dice {
    black: number;
    orange: number;
    white: number;
  }

  /** An effect of a card; which fields it has depends on its kind. [L-15.1] One of `discounts` is taken off; at most one of `arrows` is used. */
  export interface EffectFacts {
    arrows?: Lorenzo.Arrow[];
    discounts?: Record<string, number>[];
    goods?: Record<string, number>;
    kind: string;
    type?: string;
    value?: number;
    work?: string;
  }

  /** One exchange of a building: the move that chooses it, what it pays and, less what tiles take, brings. */
  export interface Exchange {
    gains: Record<string, number>;
    move: string;
    pays: Record<string, number>;
  }

  /** Everything that never changes, by name. */
  export interface Facts {
    bonus_tiles: Record<string, Lorenzo.BonusTileFacts>;
    cards: Record<string, Lorenzo.CardFacts>;
    dice: ("black" | "orange" | "white")[];
    game: string;
    goods: ("coin" | "faith" | "military" | "servant" | "stone" | "victory" | "wood")[];
    large_space_penalty: number;
    leaders: Record<string, Lorenzo.LeaderFacts>;
    leaders_each: number;
    members: ("black" | "neutral" | "orange" | "white")[];
    privileges: Record<string, Record<string, number>>;
    rounds: number;
    row_limit: number;
    rules_version: number;
    sources: string[];
    spaces: Record<string, Lorenzo.SpaceFacts>;
    surcharge: number;
    tiles: Record<string, Lorenzo.TileFacts>;
    tracks: Lorenzo.Tracks;
    types: ("building" | "character" | "territory" | "venture")[];
    works: ("harvest" | "production")[];
  }

  export interface Goods {
    coin: number;
    faith: number;
    military: number;
    servant: number;
    stone: number;
    victory: number;
    wood: number;
  }

  /** A leader in hand, and whether what it asks for is owned now. */
  export interface InHand {
    is_met: boolean;
    leader: string;
  }

  /** What must be owned, how often the ability works, and what it gives where that is plain goods. [L-13] */
  export interface LeaderFacts {
    cards: Record<string, number>;
    gains: Record<string, number>;
    goods: Record<string, number>;
    once_per_round: boolean;
    same_type: number;
  }

  /** Leaders of a player that all may see: how many are in hand, which are played, which are discarded. */
  export interface Leaders {
    discarded: string[];
    in_hand: number;
    named: "black" | "neutral" | "orange" | "white" | null;
    played: Lorenzo.Played[];
  }

  /** Where a member stands (null: at home) and what it is worth; no value before the dice are rolled. */
  export interface Member {
    space: string | null;
    value: number | null;
  }

  export interface Members {
    black: Lorenzo.Member;
    neutral: Lorenzo.Member;
    orange: Lorenzo.Member;
    white: Lorenzo.Member;
  }

  /** The space each member stands on, null at home. */
  export interface MembersView {
    black: string | null;
    neutral: string | null;
    orange: string | null;
    white: string | null;
  }

  /** What only one player knows: leaders in hand, and while they are drafted, those to choose from. `production` is the own one while its exchanges are decided. */
  export interface Mine {
    draft: string[];
    hand: Lorenzo.InHand[];
    production: Lorenzo.Production | null;
    seat: number;
  }

  /** A moment of the game for a board: what everybody knows, and what one seat knows besides. */
  export interface Picture {
    mine: Lorenzo.Mine | null;
    table: Lorenzo.Table;
  }

  /** A leader on the table, whether it was used in this round, and whom it copies, as Lorenzo de' Medici does. */
  export interface Played {
    copies: string | null;
    is_used: boolean;
    leader: string;
  }

  /** A player. `next_territory` is the military still needed for the next territory, 0 for none, null for no room. `score` is what the player would have if the game ended now, by sources; `total` is the sum of it. */
  export interface Player {
    bonus_tile: string | null;
    cards: Lorenzo.Rows;
    excommunicated: number[];
    goods: Lorenzo.Goods;
    leaders: Lorenzo.Leaders | null;
    members: Lorenzo.Members;
    next_territory: number | null;
    score: Record<string, number>;
    seat: number;
    total: number;
  }

  /** A player. What belongs to the advanced game is left out of the basic one; null is what may not be seen. */
  export interface PlayerView {
    bonus_tile: string | null;
    buildings: string[];
    characters: string[];
    coin: number;
    copy?: string | null;
    discarded?: string[];
    excommunicated: number[];
    faith: number;
    hand?: string[] | null;
    hand_size?: number;
    members: Lorenzo.MembersView;
    military: number;
    named?: string | null;
    played?: string[];
    points: Record<string, number>;
    seen?: (string[] | null)[];
    servant: number;
    stone: number;
    territories: string[];
    used?: string[];
    ventures: string[];
    victory: number;
    wood: number;
  }

  /** A production under way. `promised` is what the exchanges already chosen pay; `brings` comes whatever is chosen. All is paid before anything is gained. [L-6.2.2] */
  export interface Production {
    brings: Record<string, number>;
    buildings: Lorenzo.Building[];
    promised: Record<string, number>;
  }

  /** The cards of a player by type, in the order they were taken. */
  export interface Rows {
    building: string[];
    character: string[];
    territory: string[];
    venture: string[];
  }

  /** A space: the card that lies there, who stands there (in the council from left to right), whether it is shut. */
  export interface Space {
    card: string | null;
    closed: boolean;
    standing: Lorenzo.Standing[];
  }

  /** Where a space is, the value it needs, what it gives, and with how many players it is open. */
  export interface SpaceFacts {
    area: string;
    floor?: number;
    gain?: Record<string, number>;
    penalty?: number;
    seats: number[];
    tower?: "building" | "character" | "territory" | "venture";
    value: number;
  }

  /** A member on a space. */
  export interface Standing {
    member: "black" | "neutral" | "orange" | "white";
    seat: number;
  }

  /** What everybody sees. `next_order` is how the next round would be played if this one ended now. `to_come` are the cards of this period that have not been seen, by type. */
  export interface Table {
    church: Lorenzo.Tile[];
    dice: Lorenzo.Dice | null;
    next_order: number[];
    order: number[];
    over: boolean;
    period: number;
    players: Lorenzo.Player[];
    round: number;
    spaces: Record<string, Lorenzo.Space>;
    step: string;
    to_come: Record<string, string[]>;
    waiting: number[];
  }

  /** An excommunication tile, null before it is drawn, and who suffers by it. */
  export interface Tile {
    suffers: number[];
    tile: string | null;
  }

  /** What an excommunication does; which fields it has depends on its kind. [L-14] A source brings `amount` less of one of `goods`; a value is `amount` lower; each +1 takes `amount` servants. A point is lost for every `amount` of `goods`, all kinds together, or of those in the costs of cards of a `type`. */
  export interface TileEffect {
    amount?: number;
    goods?: ("coin" | "faith" | "military" | "servant" | "stone" | "victory" | "wood")[];
    kind: "costly_servants" | "fewer_goods" | "lose_points" | "market_ban" | "no_score" | "skip_first_turn" | "weaker_members" | "weaker_taking" | "weaker_work";
    type?: "building" | "character" | "territory" | "venture";
    work?: "harvest" | "production";
  }

  export interface TileFacts {
    effect: Lorenzo.TileEffect;
    faith: number;
    period: number;
  }

  /** The cards of each tower, the lowest floor first. */
  export interface Towers {
    building: (string | null)[];
    character: (string | null)[];
    territory: (string | null)[];
    venture: (string | null)[];
  }

  /** Points by faith, what the Church asks, military needed for territories, and points by cards at the end. */
  export interface Tracks {
    character_points: number[];
    church: number[];
    faith_end: number;
    faith_points: number[];
    military_end: number;
    territory_military: number[];
    territory_points: number[];
  }

  /** Steps under way come lowest first, each with its `step` and its numbers by name. */
  export interface View {
    council: string[];
    dice: Lorenzo.Dice;
    game: string;
    optional: number[];
    options: Record<string, unknown>;
    order: number[];
    over: boolean;
    players: Lorenzo.PlayerView[];
    revealed: string[];
    round: number;
    rules_version: number;
    seats: number;
    steps: Record<string, unknown>[];
    tiles: (string | null)[];
    towers: Lorenzo.Towers;
    viewer: number;
    waiting: number[];
  }
}

export declare namespace Princes {
  export interface Bid {
    florins: number;
    seat: number;
  }

  /** The object that is being auctioned. `next` is the next bid, `asked` who says now whether to make it. `bids` are the last bids of each player in the order they were made. `out` are those who take part no more in this round. */
  export interface Bidding {
    asked: number | null;
    bids: Princes.Bid[];
    florins: number;
    leader: number | null;
    may_raise: number[];
    next: number;
    object: string | null;
    out: number[];
    passed: number[];
  }

  /** What a bonus card would add to a work now. */
  export interface BonusCard {
    card: string;
    worth: number;
  }

  export interface BonusFacts {
    each: number;
  }

  export interface BuildingFacts {
    size: string;
  }

  /** A character of the expansion: the bid on it, or whose it is. [P-10.2] */
  export interface Character {
    bid: Princes.Bid | null;
    character: string;
    owner: number | null;
  }

  /** The lowest and the highest bid on a character, in hundreds of florins. [P-10.2.4] */
  export interface CharacterFacts {
    highest: number;
    lowest: number;
  }

  /** A principality: its pieces, how many squares are empty, and those a building put up alone may not cover. */
  export interface Court {
    closed: string[];
    empty: number;
    palace: string[];
    pieces: Princes.Piece[];
  }

  /** Everything that never changes, by name; money in hundreds of florins. */
  export interface Facts {
    bonus: Record<string, Princes.BonusFacts>;
    buildings: Record<string, Princes.BuildingFacts>;
    characters: Record<string, Princes.CharacterFacts>;
    columns: number;
    freedoms: string[];
    game: string;
    landscapes: string[];
    minimum: number[];
    objects: string[];
    palace: [number, number][];
    palace_reverse: [number, number][];
    pieces: Record<string, string[]>;
    points: Record<string, number>;
    prestige: Record<string, Princes.PrestigeFacts>;
    prices: Princes.Prices;
    professions: Record<string, Princes.ProfessionFacts>;
    rounds: number;
    rows: number;
    rules_version: number;
    stock: Princes.Stock;
    turns: Record<string, Princes.Turned[]>;
    worth: Record<string, number>;
  }

  export interface JointBuilding {
    cells: string[];
    partner: number;
  }

  export interface LandscapeView {
    cells: string[];
    type: string;
  }

  /** Somebody is laying a piece. */
  export interface Laying {
    piece: string;
    seat: number;
  }

  /** Somebody looks at cards and keeps one. */
  export interface Looking {
    deck: string;
    is_kept: boolean;
    seat: number;
  }

  /** An object of the auction: how many are left, and all sales of it in this game. */
  export interface Lot {
    left: number;
    object: string;
    sales: Princes.Sale[];
  }

  /** What only one player knows. `purse` is the player's florins where money is hidden from others, else null. `places` holds every place of each of the 13 pieces on the own court: by turns, the squares of its upper left corner. `wanted` says of things which professions in hand want them, `room` which landscapes still fit. `under` are the cards that the player knows under the stacks, the next ones of each deck first. */
  export interface Mine {
    bonus: Princes.BonusCard[];
    hand: Princes.Work[];
    looked_at: string[];
    most_bid: number;
    pack: Princes.Work[];
    places: Record<string, Record<string, string[]>>;
    prestige: Princes.PrestigeCard[];
    princess: number | null;
    purse: number | null;
    room: string[];
    seat: number;
    under: string[];
    wanted: Record<string, string[]>;
  }

  /** Where a building put up together would lie, by seats, and what the partner would pay. */
  export interface Offer {
    covers: Record<string, string[]>;
    florins: number | null;
  }

  /** What a work is worth, part by part. [P-5.2.2] */
  export interface Parts {
    building: number;
    cards: number;
    freedom: number;
    jesters: number;
    landscape: number;
    muse: number;
  }

  /** Florins for a work that may be changed into prestige points. */
  export interface Payment {
    florins: number;
    seat: number;
  }

  /** A moment of the game for a board: what everybody knows, and what one seat knows besides. */
  export interface Picture {
    mine: Princes.Mine | null;
    table: Princes.Table;
  }

  /** A building or landscape in a court; a building across the border names the partner. */
  export interface Piece {
    cells: string[];
    partner: number | null;
    piece: string;
  }

  /** A player. `florins` are null where money is hidden; cards in hand are numbers. `score` is prestige by sources. `recruits` are professions in hand that everybody knows, for they were recruited. */
  export interface Player {
    architects: number;
    best_work: number;
    bonus_cards: number;
    building_price: number;
    character: string | null;
    court: Princes.Court;
    florins: number | null;
    freedoms: string[];
    jesters: number;
    left: number | null;
    prestige: number;
    prestige_cards: number;
    professions: number;
    recruited_works: number;
    recruiting_cards: number;
    recruits: string[];
    revealed: string[];
    right: number | null;
    score: Record<string, number>;
    seat: number;
    works: string[];
  }

  /** A player; money in florins, null where it is hidden. A null among the cards is one that may not be seen. */
  export interface PlayerView {
    architects: number;
    best_work: number;
    bonus: (string | null)[];
    buildings: Record<string, string[] | Princes.JointBuilding>;
    character?: string | null;
    freedoms: string[];
    jesters: number;
    landscapes: Princes.LandscapeView[];
    looking?: Record<string, (string | null)[]>;
    money: number | null;
    pack?: (string | null)[];
    points: Record<string, number>;
    prestige: number;
    prestige_cards: (string | null)[];
    professions: (string | null)[];
    recruiting_cards: number;
    recruiting_on_table: number;
    revealed: string[];
    table: string[];
  }

  /** What a prestige card would bring if the game ended now, and the most it can. */
  export interface PrestigeCard {
    card: string;
    most: number;
    now: number;
  }

  /** How a prestige card counts: `most`, `fewest` or `at_least` a number scores, less if `tied`. */
  export interface PrestigeFacts {
    kind: string;
    points: number;
    tied: number;
  }

  /** In hundreds of florins; `building` by the number of architects. */
  export interface Prices {
    building: number[];
    card: number;
    opening_bid: number;
    opening_bid_two: number;
    prestige_point: number;
    start: number;
    start_two: number;
  }

  /** What a profession wants. */
  export interface ProfessionFacts {
    building: string;
    freedom: string;
    landscape: string;
  }

  /** Somebody proposes to build together; `before` is what a counter-proposal answers. [P-11.2] */
  export interface Proposal {
    before: Princes.Offer | null;
    building: string;
    offer: Princes.Offer | null;
    partner: number;
    proposer: number;
    side: "left" | "right";
    stage: "answering" | "counter_answering" | "counter_placing" | "counter_pricing" | "placing" | "pricing";
  }

  /** Who has bought an object in a round, and for how many florins. */
  export interface Sale {
    florins: number;
    round: number;
    seat: number;
  }

  /** How many cards lie shuffled, and those put under them, the upper ones first; null is unknown to the viewer. */
  export interface StackView {
    shuffled: number;
    under: (string | null)[];
  }

  /** How many there are of everything, with landscapes, buildings and freedoms of each kind. */
  export interface Stock {
    architects: number;
    buildings: number;
    freedoms: number;
    jesters: number;
    landscapes: number;
    recruiting_cards: number;
  }

  /** What is still available; the cards of each stack. */
  export interface Supply {
    buildings: Record<string, number>;
    cards: Record<string, number>;
    freedoms: Record<string, number>;
  }

  export interface SupplyView {
    architects: number;
    buildings: Record<string, number>;
    forest: number;
    freedoms: Record<string, number>;
    jesters: number;
    lake: number;
    park: number;
    recruiting_cards: number;
  }

  /** What everybody sees; money in florins. */
  export interface Table {
    bidding: Princes.Bidding | null;
    characters: Princes.Character[];
    laying: Princes.Laying | null;
    looking: Princes.Looking | null;
    lots: Princes.Lot[];
    minimum: number;
    opening_bid: number;
    over: boolean;
    payment: Princes.Payment | null;
    phase: "actions" | "auction" | "characters" | "end" | "setup";
    players: Princes.Player[];
    pot: number;
    proposal: Princes.Proposal | null;
    round: number;
    start: number;
    step: string;
    supply: Princes.Supply;
    turn: Princes.Turn | null;
    waiting: number[];
    work: Princes.WorkUnderWay | null;
  }

  /** Whose turn it is, and how many actions are left. */
  export interface Turn {
    actions: number;
    seat: number;
  }

  /** A piece as it looks after a turn, by the squares it covers from its upper left corner; those that look the same as another are left out. */
  export interface Turned {
    squares: [number, number][];
    turn: number;
  }

  /** Steps under way come lowest first, each with its `step` and its numbers by name. */
  export interface View {
    game: string;
    knowledge: Record<string, unknown>;
    optional: number[];
    options: Record<string, unknown>;
    out: (string | null)[];
    over: boolean;
    players: Princes.PlayerView[];
    pot?: number;
    round: number;
    rules_version: number;
    seats: number;
    stacks: Record<string, Princes.StackView>;
    start: number;
    steps: Record<string, unknown>[];
    supply: Princes.SupplyView;
    viewer: number;
    waiting: number[];
  }

  /** A profession and its work as it would be now: alone, with all bonus cards, and whether that is enough. */
  export interface Work {
    best: number;
    card: string;
    is_enough: boolean;
    parts: Princes.Parts;
    value: number;
  }

  /** A work that is being completed: its profession (null: the Princess), its value so far, bonus cards played. */
  export interface WorkUnderWay {
    bonus_cards: string[];
    profession: string | null;
    seat: number;
    value: number;
  }
}

export interface Paths {
  "POST /api/accounts": { parameters: {}; body: SignUp; answer: Me; };
  "POST /api/codes": { parameters: {}; body: CodeIn; answer: CodeOut; };
  "GET /api/games": { parameters: { lang?: "en" | "pl" | "de" | "cs"; }; body: undefined; answer: GameOut[]; };
  "GET /api/games/{game}/facts": { parameters: { game: string; }; body: undefined; answer: Lorenzo.Facts | Princes.Facts | Fief.Facts; };
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
  "GET /api/me/tables": { parameters: {}; body: undefined; answer: OwnTablesOut; };
  "GET /api/tables": { parameters: {}; body: undefined; answer: LobbyOut; };
  "POST /api/tables": { parameters: {}; body: NewTable; answer: TableOut; };
  "GET /api/tables/{table}": { parameters: { table: string; link?: string; }; body: undefined; answer: TableOut; };
  "POST /api/tables/{table}/back": { parameters: { table: string; }; body: Leave; answer: TableOut; };
  "POST /api/tables/{table}/bots": { parameters: { table: string; }; body: SeatBot; answer: TableOut; };
  "POST /api/tables/{table}/claim": { parameters: { table: string; }; body: Claim; answer: TableOut; };
  "POST /api/tables/{table}/close": { parameters: { table: string; }; body: undefined; answer: TableOut; };
  "POST /api/tables/{table}/fork": { parameters: { table: string; }; body: Fork; answer: TableOut; };
  "GET /api/tables/{table}/invitation": { parameters: { table: string; origin?: string; }; body: undefined; answer: InvitationOut; };
  "POST /api/tables/{table}/leave": { parameters: { table: string; }; body: Leave; answer: TableOut; };
  "POST /api/tables/{table}/letters": { parameters: { table: string; lang?: "en" | "pl" | "de" | "cs"; }; body: LetterIn; answer: LettersOut; };
  "POST /api/tables/{table}/letters/answers": { parameters: { table: string; lang?: "en" | "pl" | "de" | "cs"; }; body: LetterAnswer; answer: LettersOut; };
  "POST /api/tables/{table}/moves": { parameters: { table: string; lang?: "en" | "pl" | "de" | "cs"; }; body: PlayIn; answer: Done; };
  "GET /api/tables/{table}/notes": { parameters: { table: string; }; body: undefined; answer: Notes; };
  "PUT /api/tables/{table}/notes": { parameters: { table: string; }; body: NotesIn; answer: undefined; };
  "GET /api/tables/{table}/record": { parameters: { table: string; link?: string; }; body: undefined; answer: string; };
  "POST /api/tables/{table}/rematch": { parameters: { table: string; }; body: undefined; answer: TableOut; };
  "GET /api/tables/{table}/replay": { parameters: { table: string; line: number; seat?: number | null; link?: string; lang?: "en" | "pl" | "de" | "cs"; shown?: "" | "words" | "panels"; }; body: undefined; answer: PlaceOut; };
  "POST /api/tables/{table}/reveal": { parameters: { table: string; }; body: Reveal; answer: TableOut; };
  "GET /api/tables/{table}/seats/{seat}/automatic": { parameters: { table: string; seat: number; lang?: "en" | "pl" | "de" | "cs"; }; body: undefined; answer: WishesOut; };
  "PUT /api/tables/{table}/seats/{seat}/automatic": { parameters: { table: string; seat: number; lang?: "en" | "pl" | "de" | "cs"; }; body: WishesIn; answer: WishesOut; };
  "GET /api/tables/{table}/seats/{seat}/letters": { parameters: { table: string; seat: number; lang?: "en" | "pl" | "de" | "cs"; }; body: undefined; answer: LettersOut; };
  "POST /api/tables/{table}/seats/{seat}/token": { parameters: { table: string; seat: number; }; body: undefined; answer: Token; };
  "POST /api/tables/{table}/talk": { parameters: { table: string; }; body: TalkIn; answer: TableOut; };
  "GET /api/tables/{table}/thoughts": { parameters: { table: string; link?: string; lang?: "en" | "pl" | "de" | "cs"; }; body: undefined; answer: ThoughtsOut; };
  "GET /api/tables/{table}/update": { parameters: { table: string; seat?: number | null; since?: number; link?: string; lang?: "en" | "pl" | "de" | "cs"; shown?: "" | "words" | "panels"; picture?: boolean; }; body: undefined; answer: Update; };
  "POST /api/tokens": { parameters: {}; body: NewToken | null; answer: Token; };
  "GET /health": { parameters: {}; body: undefined; answer: Record<string, string>; };
  "GET /ready": { parameters: {}; body: undefined; answer: Record<string, string>; };
}
