// Made from the Rust types of the crate `protocol`: cargo run -p protocol --example typescript > protocol/protocol.ts.

export type Person = { id: string, name: string, };

export type SeatWish = "me" | "open" | { "bot": string };

export type Spectators = "none" | "public" | { "hands": { delay: number, } };

export type Clock = "none" | { "bank": { seconds: number, increment: number, } } | { "decision": { seconds: number, } } | { "days": { days: number, } };

export type Windows = { "strict": { seconds: number, } } | "natural" | "instant";

export type Phase = "waiting" | "sealing" | "opening" | "playing" | "over" | "closed";

export type Holder = "open" | { "person": Person } | { "bot": string };

export type SeatInfo = { holder: Holder, 
/**
 * Ready to begin.
 */
ready?: boolean, 
/**
 * Whether the person is connected.
 */
here?: boolean, 
/**
 * Whether a bot plays for the person until he is back.
 */
stand_in?: boolean, conceded?: boolean, 
/**
 * What is left in the bank, in milliseconds, when the seat was last asked.
 */
bank?: number, 
/**
 * How often the seat can still ask for more time.
 */
more_time?: number, };

export type UndoRequest = { seat: number, agreed: number[], };

export type SealPart = { 
/**
 * The seat's promise: SHA-256 of its value.
 */
promise?: string, 
/**
 * Its value, opened after all had promised; none counts as zeros.
 */
value?: string, };

export type Seal = { 
/**
 * The server's promise: SHA-256 of its secret, the room and the rules. In hex, like all here.
 */
promise: string, 
/**
 * What each seat has brought, in seat order.
 */
parts: Array<SealPart>, 
/**
 * The secret itself, once the match is over.
 */
secret?: string, };

export type Orders = { 
/**
 * Pass in every window until the turn ends.
 */
pass_turn: boolean, 
/**
 * Pass in windows that these cards brought up, while this turn lasts.
 */
pass_cards: Array<string>, 
/**
 * Do not ask about my own cards.
 */
not_my_own: boolean, 
/**
 * Ask only when I am the target.
 */
only_as_target: boolean, 
/**
 * Ask me everything, also where only one answer is possible; goes before all others.
 */
hold: boolean, };

export type Room = { game: string, options: unknown, phase: Phase, host: string, seats: Array<SeatInfo>, listed: boolean, 
/**
 * Whether one must say a password.
 */
locked: boolean, spectators: Spectators, clock: Clock, windows: Windows, 
/**
 * When the time of those who are asked is up, in milliseconds since 1970.
 */
deadline?: number, 
/**
 * Who wants to take something back, and who has agreed.
 */
undo?: UndoRequest, seal: Seal, 
/**
 * How it ended.
 */
outcome?: { reason: string, standings: { place: number, score: number, parts?: [string, number][] }[] }, 
/**
 * Where those who play again meet.
 */
rematch?: string, 
/**
 * How many watch.
 */
watching: number, 
/**
 * Whether only the computer that the server runs on can come here.
 */
only_here?: boolean, 
/**
 * Whether it is a first game that begins in the middle, for somebody who learns.
 */
lesson?: boolean, };

export type Mine = { seat: number, 
/**
 * The number of the decision that is asked for, to be sent with the answer.
 */
decision: number, 
/**
 * The answer that was given and takes effect when the window closes.
 */
laid?: unknown[], orders: Orders, muted: string[], };

export type Sight = { view: unknown, 
/**
 * Whom the game waits for, as far as this client may know.
 */
asked: number[], question?: unknown, choices?: { action: unknown, quote?: { code: string, figures?: Record<string, unknown> }[] }[], outcome?: unknown, };

export type Document = { room: Room, 
/**
 * The seat of this client, and what only it may know.
 */
me?: Mine, 
/**
 * The game, once it is dealt.
 */
game?: Sight, };

export type UndoneFrom = { from: number, };

export type Event = { event: unknown, } | { undone: UndoneFrom, };

export type ChatLine = { from: Person, text: string, 
/**
 * In milliseconds since 1970.
 */
at: number, };

export type Beat = { room: string, 
/**
 * How many events this client has been told.
 */
number: number, 
/**
 * See `delta::checksum`.
 */
checksum: string, };

export type Command = { "play": { decision: number, actions: unknown[], } } | "undo" | { "agree": { yes: boolean, } } | "concede" | { "sit": { seat?: number, } } | "stand" | { "ready": { ready: boolean, } } | "start" | { "kick": { seat: number, } } | { "place": { seat: number, bot?: string, } } | "close" | { "promise": { promise?: string, } } | { "reveal": { value: string, } } | { "say": { text: string, } } | { "mute": { person: string, muted: boolean, } } | { "order": { orders: Orders, } } | "more_time" | { "stand_in": { seat: number, } } | "back" | "rematch";

export type FromClient = { "type": "hello", version: number, token: string, client: string, } | { "type": "join", room: string, password?: string, 
/**
 * The number of the first event that is wanted.
 */
since?: number, 
/**
 * Through whose eyes, for spectators who see every hand.
 */
through?: number, } | { "type": "leave", room: string, } | { "type": "do", room: string, cseq: number, command: Command, } | { "type": "preview", room: string, decision: number, actions: unknown[], 
/**
 * Comes back with the answer.
 */
id?: number, } | { "type": "ping", };

export type Snapshot = { room: string, 
/**
 * The number of the first event told here.
 */
number: number, 
/**
 * Each `{"event": …}`, or `{"undone": {"from": n}}`: what was told from that number on did not happen.
 */
events: Array<Event>, document: Document, chat: Array<ChatLine>, };

export type Update = { room: string, 
/**
 * The number of the first event told here.
 */
number?: number, events?: Array<Event>, 
/**
 * How the document changes.
 */
delta?: unknown, chat?: ChatLine, };

export type FromServer = { "type": "welcome", person: Person, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, 
/**
 * How often a heartbeat comes, in seconds.
 */
heartbeat: number, } | { "type": "snapshot" } & Snapshot | { "type": "update" } & Update | { "type": "done", room: string, cseq: number, } | { "type": "refused", room?: string, cseq?: number, 
/**
 * Of the preview that it answers.
 */
id?: number, reason: { code: string, figures?: Record<string, unknown> }, } | { "type": "preview", room: string, id: number, 
/**
 * Whether the batch is complete; then nothing follows.
 */
complete: boolean, question?: unknown, choices?: unknown[], } | { "type": "heartbeat", now: number, rooms: Array<Beat>, } | { "type": "left", room: string, reason: string, } | { "type": "bye", retry: number, } | { "type": "pong", };

export type NewRoom = { game: string, 
/**
 * The options of the game, by the schema that the catalog gives; left out: as usual.
 */
options: unknown, 
/**
 * Who is to sit where, in seat order.
 */
seats: Array<SeatWish>, 
/**
 * Whether strangers find it in the lobby; else only who has the link.
 */
listed: boolean, 
/**
 * What one must say to sit down or to watch.
 */
password: string | null, spectators: Spectators, clock: Clock, 
/**
 * Left out: `instant` where one person plays with bots, `natural` else.
 */
windows: Windows | null, };

export type RoomSummary = { room: string, game: string, phase: Phase, seats: Array<Holder>, listed: boolean, locked: boolean, spectators: Spectators, clock: Clock, 
/**
 * Whom the game waits for, by what everybody may know.
 */
asked: number[], 
/**
 * In milliseconds since 1970.
 */
changed_at: number, };

export type Session = { token: string, me: Me, };

export type Me = { person: Person, 
/**
 * The name of the account, for those who have one.
 */
account?: string, };

export type NewName = { name: string, };

export type Account = { name: string, password: string, };

export type Lobby = { 
/**
 * Only of this game.
 */
game?: string, 
/**
 * Only rooms in which one can sit down.
 */
open: boolean, 
/**
 * Only rooms that one may watch.
 */
watch: boolean, };

export type RoomList = { rooms: Array<RoomSummary>, };

export type Opened = { room: string, 
/**
 * What to send to those who are to come.
 */
link: string, 
/**
 * Whether only this computer can open the link.
 */
only_here: boolean, };

export type PlayBot = { game: string, 
/**
 * Left out: normal.
 */
level?: string, 
/**
 * Left out: the fewest that the game takes.
 */
seats?: number, options: unknown, };

export type Kept = { 
/**
 * Options name the module by it.
 */
hash: string, 
/**
 * What its author should know of it.
 */
report: unknown, };

export type BoardAs = { 
/**
 * A tag such as `zh-CN`; left out: English.
 */
lang?: string, 
/**
 * Through those of this seat, for spectators who see every hand.
 */
through?: number, };

export type Board = { 
/**
 * How the game stands.
 */
summary: string, pages: Array<BoardPage>, 
/**
 * What you are asked; left out if you are not.
 */
asked?: string, 
/**
 * What you can do, in the order of the `choices` of the document; empty if you are not asked.
 */
choices: Array<string>, };

export type BoardPage = { title: string, lines: Array<string>, };

export type ReplayAs = { 
/**
 * This seat; left out: what everybody knows.
 */
seat?: number, };

export type Did = "play" | "undo" | "concede";

export type FilmStep = { seat: number, did: Did, 
/**
 * Whether it was taken back later.
 */
undone?: boolean, events?: Array<Event>, 
/**
 * How the sight changed.
 */
delta?: unknown, };

export type Film = { 
/**
 * What was to be seen before the first step.
 */
sight: Sight, 
/**
 * What was told before the first step, numbered from 0 like all that follows.
 */
events?: Array<Event>, 
/**
 * In their order, so that the first is step 1 of `Continue`.
 */
steps: Array<FilmStep>, };

export type Continue = { 
/**
 * After how many steps of the replay.
 */
step: number, 
/**
 * The seat one takes.
 */
seat: number, 
/**
 * The bots in the other seats. Left out: normal.
 */
level?: string, };

export type Health = { ok: boolean, version: string, 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * Whether only the computer it runs on can reach it.
 */
only_here: boolean, };
