import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** One answer that went over the line: the bytes of its head and body, and whether the site's service worker asked for it by itself. */
export type Sent = { method: string; path: string; status: number; bytes: number; byWorker: boolean };

/** How long nothing may be on the line before everything has been there, in ms. */
const QUIET_MS = 3_000;
const GIVE_UP_MS = 120_000;
/** The script of the service worker; what it asks for by itself, it asks for from there. */
const WORKER = '/service-worker.js';

const portSchema = z.object({ port: z.number() });

function isOfWorker({ url, headers }: IncomingMessage): boolean {
  const { referer, 'service-worker': script } = headers;
  return script !== undefined || url === WORKER || (referer ?? '').endsWith(WORKER);
}

/** The way from a browser to the site: it passes everything on as it is, and counts what comes back, whichever part of the browser asked. */
export class CountedLine {
  private sent: Sent[] = [];
  private open = 0;
  private last = performance.now();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;

  private constructor(private readonly site: URL) {
    this.server = createServer((asked, answer) => this.pass(asked, answer));
  }

  /** Begins to listen on a free port of loopback. @param site origin of what is behind the line */
  static async to(site: string): Promise<CountedLine> {
    const line = new CountedLine(new URL(site));
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get origin(): string {
    return `http://127.0.0.1:${portSchema.parse(this.server.address()).port}`;
  }

  /** What has come since the last time that this was asked. */
  take(): Sent[] {
    const sent = this.sent;
    this.sent = [];
    return sent;
  }

  /** Ends when nothing has been on the line for a while. @throws where that does not come to be */
  async quiet(): Promise<void> {
    const begin = (this.last = performance.now());
    while (this.open > 0 || performance.now() - this.last < QUIET_MS) {
      if (performance.now() - begin > GIVE_UP_MS) throw new Error('The line never becomes quiet');
      await pause(QUIET_MS / 10);
    }
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    this.agent.destroy();
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const { socket, method = 'GET', headers, url = '/' } = asked;
    const before = socket.bytesWritten;
    this.open += 1;
    // What the site says is sent as the site says it, its head too.
    answer.sendDate = false;
    const { hostname, port } = this.site;
    const passed = ask({ agent: this.agent, hostname, port, path: url, method, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.statusMessage, told.rawHeaders);
      told.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
    answer.on('close', () => {
      this.open -= 1;
      this.last = performance.now();
      const bytes = socket.bytesWritten - before;
      this.sent.push({ method, path: url, status: answer.statusCode, bytes, byWorker: isOfWorker(asked) });
    });
  }
}
