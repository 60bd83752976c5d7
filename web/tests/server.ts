/** The real program as a server of its own: on a free port, with a fresh folder, killed and started again at will. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const PROGRAM = process.env.ONETABLE_BIN ?? fileURLToPath(new URL("../../target/debug/onetable", import.meta.url));

/** How long a server may take to answer. */
const PATIENCE = 20_000;

export class Server {
  private process: ChildProcess | undefined;
  private complaints = "";

  private constructor(
    /** Where it is, without a slash at the end. */
    readonly url: string,
    private readonly folder?: string,
  ) {}

  /** Starts a server that knows nobody; `ONETABLE_URL` names one that runs already, such as Vite's. */
  static async open(): Promise<Server> {
    if (process.env.ONETABLE_URL) return new Server(process.env.ONETABLE_URL);
    const folder = await mkdtemp(join(tmpdir(), "onetable-"));
    const server = new Server(`http://127.0.0.1:${await freePort()}`, folder);
    await server.start();
    return server;
  }

  /** Whether it can be ended and started again. */
  get isOurs(): boolean {
    return this.folder !== undefined;
  }

  /** Starts it, over the same folder and at the same address as before. */
  async start(): Promise<void> {
    if (!this.folder) return;
    // The pages of all tests come from one address, and nobody waits for bots.
    const settings = { listen: this.url.slice("http://".length), data: this.folder, "bot-delay": "50", log: "warn" };
    const plenty = { "requests-per-minute": "100000", "messages-per-second": "10000" };
    const flags = Object.entries({ ...settings, ...plenty }).flatMap(([name, value]) => [`--${name}`, value]);
    const started = spawn(PROGRAM, ["serve", ...flags], { cwd: this.folder, stdio: ["ignore", "ignore", "pipe"] });
    this.process = started;
    started.on("error", (error) => (this.complaints += `${error}`));
    started.stderr?.on("data", (text) => (this.complaints += text));
    for (const begun = Date.now(); Date.now() - begun < PATIENCE; await sleep(30)) {
      if (started.exitCode !== null || started.signalCode !== null || started.pid === undefined) break;
      const health = await fetch(`${this.url}/healthz`).catch(() => undefined);
      if (health?.ok) return;
    }
    throw new Error(`${PROGRAM} does not serve: ${this.complaints}`);
  }

  /** Ends it as a crash does. */
  kill(): Promise<void> {
    return this.end("SIGKILL");
  }

  /** Ends it in good order. */
  stop(): Promise<void> {
    return this.end("SIGTERM");
  }

  /** Ends it and forgets everything. */
  async close(): Promise<void> {
    await this.kill();
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const ending = this.process;
    this.process = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, "exit");
    ending.kill(signal);
    await ended;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
