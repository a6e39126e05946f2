import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** What can be wrong with the way to the CMS, or with what comes from it. */
export const faults = [
  /** Nobody listens. */
  'refuse',
  /** Connections are let in and reset. */
  'reset',
  /** Requests are let in and never answered, not even when all is well again. */
  'hang',
  /** Answers come byte by byte. */
  'slow',
  /** Every answer is a 500. */
  'error',
  /** Every answer is a page of somebody else's. */
  'garbage',
  /** Answers end in the middle, without an end. */
  'cut',
  /** Answers are whole, and half of what the CMS said. */
  'half',
  /** The CMS does what it is asked for, and its answer is lost. */
  'drop',
] as const;
export type Fault = (typeof faults)[number];

const BYTE_MS = 20;

/** Stands between the proxy and the CMS and passes everything on, until it is told what is wrong. */
export class FaultyUpstream {
  private fault: Fault | null = null;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;

  private constructor(
    readonly port: number,
    private readonly target: number,
  ) {
    this.server = createServer((request, response) => this.answer(request, response));
  }

  /** Begins to listen on `port` and passes on to `target`, both on loopback. */
  static async start(port: number, target: number): Promise<FaultyUpstream> {
    const upstream = new FaultyUpstream(port, target);
    await upstream.listen();
    return upstream;
  }

  /** From now on: what is wrong, or null for nothing. */
  async turn(fault: Fault | null): Promise<void> {
    this.fault = fault;
    if (fault === 'refuse') await this.close();
    else if (!this.server.listening) await this.listen();
  }

  async stop(): Promise<void> {
    await this.close();
    this.agent.destroy();
  }

  private listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(this.port, '127.0.0.1', resolve);
    });
  }

  private close(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { fault, agent, target: port } = this;
    if (fault === 'hang') return;
    if (fault === 'reset') return void request.socket.resetAndDestroy();
    if (fault === 'error') return void response.writeHead(500).end('{"error":"Something went wrong"}');
    if (fault === 'garbage') return void response.writeHead(200).end('<!doctype html><h1>It works!</h1>');
    const { method, url: path, headers } = request;
    const sent = ask({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      passOn(answer, response, fault).catch(() => request.socket.destroy());
    });
    sent.on('error', () => request.socket.destroy());
    request.pipe(sent);
  }
}

async function passOn(answer: IncomingMessage, response: ServerResponse, fault: Fault | null): Promise<void> {
  const { statusCode = 502, headers } = answer;
  if (fault === null) {
    answer.pipe(response.writeHead(statusCode, headers));
    return;
  }
  const body = await buffer(answer);
  const half = body.subarray(0, body.length / 2);
  if (fault === 'drop') response.destroy();
  else if (fault === 'half') response.writeHead(statusCode, { ...headers, 'content-length': half.length }).end(half);
  else if (fault === 'cut') response.writeHead(statusCode, headers).write(half, () => response.destroy());
  else {
    response.writeHead(statusCode, headers);
    for (const byte of body) {
      if (response.destroyed) return;
      response.write(Buffer.of(byte));
      await pause(BYTE_MS);
    }
    response.end();
  }
}
