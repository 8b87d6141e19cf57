// Written from the messages of server/wire.py: python -m roadstead.server.wire_types
// Change that file, then write this one anew; a test compares the two.

export const PROTOCOL = 1;

/** Yes or no to another seat's wish to take a move back. */
export interface Agree {
  kind: "agree";
  id: string;
  seat: number;
  yes: boolean;
}

/** The answer to Why: the clause, with what its text takes. */
export interface Because {
  kind: "because";
  id: string;
  seat: number;
  move: string;
  legal: boolean;
  clause: string;
  args: Record<string, string | number | boolean | Array<string | number>>;
}

/** Who sits where; a person's name may be empty, the texts have a usual one. */
export interface Chair {
  seat: number;
  sitter: "computer" | "open" | "person";
  player: string;
  name: string;
  here: boolean;
  away_since: number | null;
  may_decide: boolean;
  promised: boolean;
  nonce_given: boolean;
}

/** A legal move: its word, its text's name (`<game>-move-<name>`) with facts, its clause. */
export interface Choice {
  move: string;
  name: string;
  facts: Record<string, string | number | boolean | Array<string | number>>;
  clause: string;
}

/** Hold a seat on this device, too, by the key that another device was given. */
export interface Claim {
  kind: "claim";
  id: string;
  seat: number;
  key: string;
}

/** A seat's Sailors of one nation. */
export interface Crew {
  nation: string;
  cards: Array<string>;
  strength: number;
  points: number;
}

/** What becomes of the seat `about`, whose person has been away for long. */
export interface Decide {
  kind: "decide";
  id: string;
  seat: number;
  about: number;
  choice: "computer" | "end";
}

/** The command `id` is committed; whatever it changed came before as News, or comes now. */
export interface Done {
  kind: "done";
  id: string;
  seq: number;
}

/** The game is over; the seed is told, so chance can be checked. */
export interface Ended {
  kind: "ended";
  seq: number;
  at: number;
  result: Result;
  seed: string;
}

/** What there is to check chance by; the seed is told when the game is over. */
export interface Fairness {
  commitment: string;
  promises: Record<string, string>;
  nonces: Record<string, string>;
  seed: string | null;
}

/** A game on the first screen. */
export interface GameOffered {
  game: string;
  version: number;
  seats: number;
  playable: boolean;
  players: Array<string>;
  options: Array<OptionOffered>;
}

/** The answer to `GET /api/games`. */
export interface Games {
  games: Array<GameOffered>;
}

/** The computer plays on for a seat. */
export interface HandedOver {
  kind: "handed-over";
  seq: number;
  at: number;
  seat: number;
  player: string;
  why: "away" | "resigned";
}

/** The first message of a socket; the answer is Welcome. */
export interface Hello {
  kind: "hello";
  protocol: number;
}

/** How did the table look after the entry `seq`? */
export interface Look {
  kind: "look";
  id: string;
  seq: number;
}

/** The game as one seat sees it after the entry `seq`; `seat` is null for a spectator. */
export interface Moment {
  seat: number | null;
  seq: number;
  view: string;
  scene: ShanghaienScene | null;
  to_move: Array<number>;
  moves: Array<Choice>;
  score: Array<number>;
}

/** A move, or an answer of chance (`seat` -1). What a seat may not know is left empty. */
export interface Moved {
  kind: "moved";
  seq: number;
  at: number;
  seat: number;
  move: string;
  clause: string;
  events: Array<Told>;
}

/** The body of `POST /api/tables`. */
export interface NewTable {
  game: string;
  seats: Array<SeatWanted>;
  options?: Record<string, string | boolean | number | Array<string>>;
}

/** What changed; entries are those not told before. */
export interface News {
  kind: "news";
  seq: number;
  you: Array<number>;
  keys: Record<string, string>;
  setting: Setting;
  entries: Array<Moved | TakenBack | Sat | HandedOver | Ended>;
  moments: Array<Moment>;
}

/** The 32 bytes that were promised; once all are in, the game begins. */
export interface Nonce {
  kind: "nonce";
  id: string;
  seat: number;
  nonce: string;
}

/** An option of a game: its texts are `<game>-option-<name>` and `...-<value>`. */
export interface OptionOffered {
  name: string;
  default: string;
  values: Array<string>;
  shape: "flag" | "list" | "number" | "one" | "set";
}

/** A move; `seq` is the one of the moment the player looks at. */
export interface Play {
  kind: "play";
  id: string;
  seat: number;
  move: string;
  seq: number;
}

/** The SHA-256 of a person's nonce, given before any nonce is opened. */
export interface Promise {
  kind: "promise";
  id: string;
  seat: number;
  hash: string;
}

/** Nothing changed. The text is `error-<code>`; an illegal move names its clause instead. */
export interface Refusal {
  kind: "refusal";
  id: string | null;
  code: string;
  args: Record<string, string | number | boolean | Array<string | number>>;
  clause: string | null;
}

/** The body of every refused request. */
export interface RefusedRequest {
  code: string;
  args: Record<string, string | number | boolean | Array<string | number>>;
}

/** Wish for another game at a new table, with the seats turned. */
export interface Rematch {
  kind: "rematch";
  id: string;
  seat: number;
}

/** Give the game up. */
export interface Resign {
  kind: "resign";
  id: string;
  seat: number;
}

/** How the game ended; `winners` may be several, or none for a draw. */
export interface Result {
  winners: Array<number>;
  score: Array<number>;
  why: string;
}

/** A person took a seat, or came back to it. */
export interface Sat {
  kind: "sat";
  seq: number;
  at: number;
  seat: number;
  name: string;
}

/** Who is to sit: I (perhaps several seats on one screen), anybody with the link, a player. */
export interface SeatWanted {
  sitter: "computer" | "me" | "open";
  player?: string;
  name?: string;
}

/** The answer to Look. */
export interface Seen {
  kind: "seen";
  id: string;
  moments: Array<Moment>;
}

/** All of a table that is not the game's position. */
export interface Setting {
  status: "nonces" | "over" | "playing" | "seats";
  chairs: Array<Chair>;
  fairness: Fairness;
  wish: Wish | null;
  result: Result | null;
  rematch: Array<number>;
  next_room: string | null;
}

/** The table of Shanghaien as it is to be drawn. */
export interface ShanghaienScene {
  kind: "shanghaien";
  round: number;
  phase: string;
  starter: number | null;
  turn: number | null;
  row: "left" | "open" | "right";
  slots: Array<Slot>;
  sides: Array<Side>;
  roll: Array<number>;
  together: Array<number>;
  pending: string | null;
  captain: number | null;
  shanghai_barred: boolean;
  sharks: boolean;
  doubles_in_middle: boolean;
  gone: Array<string> | null;
  deck: number;
}

/** What lies in front of a seat. */
export interface Side {
  seat: number;
  supply: number;
  crews: Array<Crew>;
  tricks: Array<string>;
  trick_used: boolean;
  points: number;
}

/** Take a free seat, or come back to one's own that the computer keeps. */
export interface Sit {
  kind: "sit";
  id: string;
  seat: number;
  name?: string;
}

/** A place in the Tavern, in the row from the starter's left. */
export interface Slot {
  card: string | null;
  pips: number | null;
  face_down: boolean;
  dice: Array<number>;
  taker: number | null;
}

/** The answer to `POST /api/tables`. */
export interface TableOpened {
  room: string;
  path: string;
  socket: string;
}

/** The answer to `GET /api/tables/{room}`: what a link leads to. */
export interface TableSeen {
  room: string;
  game: string;
  header: string;
  options: Record<string, string>;
  setting: Setting;
  you: Array<number>;
}

/** Take back one's last move; past chance only against the computer, and confirmed. */
export interface TakeBack {
  kind: "take-back";
  id: string;
  seat: number;
  confirmed?: boolean;
}

/** The moves from the entry `to` on were taken back; they stay in the log. */
export interface TakenBack {
  kind: "taken-back";
  seq: number;
  at: number;
  seat: number;
  to: number;
}

/** An event: its text is `<game>-event-<name>`. */
export interface Told {
  name: string;
  facts: Record<string, string | number | boolean | Array<string | number>>;
}

/** The whole table; the answer to Hello. */
export interface Welcome {
  kind: "welcome";
  protocol: number;
  room: string;
  game: string;
  header: string;
  options: Record<string, string>;
  you: Array<number>;
  keys: Record<string, string>;
  seq: number;
  setting: Setting;
  entries: Array<Moved | TakenBack | Sat | HandedOver | Ended>;
  moments: Array<Moment>;
}

/** Which clause allows or forbids a move? Nothing is played. */
export interface Why {
  kind: "why";
  id: string;
  seat: number;
  move: string;
}

/** A seat wants to take moves back to before the entry `to`; who still has to agree. */
export interface Wish {
  seat: number;
  to: number;
  waits_for: Array<number>;
}
export type FromBrowser = Hello | Sit | Claim | Promise | Nonce | Play | Why | Look | TakeBack | Agree | Resign | Rematch | Decide;
export type FromServer = Welcome | News | Done | Refusal | Because | Seen;
export type AnyEntry = Moved | TakenBack | Sat | HandedOver | Ended;
