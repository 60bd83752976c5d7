/** The socket of a page, which comes back by itself. */
import type { FromClient, FromServer } from "../../../protocol/protocol";

/** How the connection is: on its way, there, or lost and tried again at a time. */
export type Link = "connecting" | "open" | "lost";

/** The version of the protocol that this client speaks. */
const VERSION = 1;

/** How long to wait before the first new try, and at most, in milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** A server that is silent for so long is taken for lost, in milliseconds; heartbeats come every 15 s. */
const SILENCE = 40_000;

export interface Listener {
  /** The connection is there, or there again: what is to be said first. */
  greet(): FromClient[];
  hear(message: FromServer): void;
  link(link: Link): void;
}

export class Connection {
  /** By how much the server's clock is ahead of ours, in milliseconds. */
  skew = 0;
  private socket: WebSocket | undefined;
  private isWelcome = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly client = name();
  private readonly wake = () => this.hurry();
  // A socket without a network may seem open for a long time.
  private readonly lose = () => this.retry();

  constructor(
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  /** Sends, if there is somebody to hear it; what counts is sent again by `greet`. */
  send(message: FromClient): void {
    if (this.isWelcome) this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  /** Says hello anew, as after a change of name: the server knows people by what they were called then. */
  reopen(): void {
    this.open();
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = undefined;
    this.isWelcome = false;
    socket?.close();
  }

  private open(): void {
    this.drop();
    this.listener.link("connecting");
    const url = new URL("/ws", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      const hello: FromClient = { type: "hello", version: VERSION, token: this.token, client: this.client };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.retry();
    };
    this.listen();
  }

  private hear(message: FromServer): void {
    this.listen();
    if (message.type === "welcome" || message.type === "heartbeat") this.skew = message.now - Date.now();
    if (message.type === "welcome") {
      this.isWelcome = true;
      this.wait = FIRST_WAIT;
      this.listener.link("open");
      for (const first of this.listener.greet()) this.send(first);
    } else if (message.type === "bye") {
      this.wait = Math.max(FIRST_WAIT, message.retry);
    } else {
      this.listener.hear(message);
    }
  }

  /** Takes the server for lost if nothing is heard for too long. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.open(), SILENCE);
  }

  private retry(): void {
    this.drop();
    this.listener.link("lost");
    // Not everybody at the same moment.
    this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** The network or the page is back: no reason to wait. */
  private hurry(): void {
    if (!this.socket && document.visibilityState === "visible") this.open();
  }
}

/** A random name for this page, under which its unanswered commands are known. */
function name(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
