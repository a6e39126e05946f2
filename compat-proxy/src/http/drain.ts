import type { FastifyInstance } from 'fastify';
import type { RequestListener, ServerResponse } from 'node:http';
import { Server as NetServer, type Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ending } from '../limits';
import { OwnTime } from './own-time';

const LOOK_MS = 25;
const QUIET_LOOK_MS = 5;
/** Of the time from look to look no more counts: who was held up longer has not given his clients that time. */
const COUNTED_MS = 2 * LOOK_MS;
/** With this header a balancer says that it asks another proxy when this one answers 502. */
const ANOTHER = 'x-another';

/** Lets in and reads what has come so far: this turn of the event loop may have looked before it came, the next one has not. */
async function arrived(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/**
 * Lets in everybody who stands at the door: a turn lets in one, and who still waits when the door closes is cut off by the system, also
 * one who has sent his save by then (which a balancer rightly sends to nobody else). Over with a turn that let in nobody and was so
 * short that hardly anybody came after its look; before that nobody has to have come for `quietMs`.
 */
async function letInAll(
  server: Server,
  times: { quietMs: number; longestMs: number; momentMs: number },
): Promise<void> {
  const start = performance.now();
  let latest = start;
  const note = () => (latest = performance.now());
  server.on('connection', note);
  const isTooLong = () => performance.now() - start > times.longestMs;
  while (performance.now() - latest < times.quietMs && !isTooLong()) await pause(QUIET_LOOK_MS);
  await arrived();
  for (let turn = performance.now(), isOver = false; !isOver;) {
    await nextTurn();
    const now = performance.now();
    isOver = (latest < turn && now - turn < times.momentMs) || isTooLong();
    turn = now;
  }
  server.off('connection', note);
}

/**
 * A turn of the event loop reads what has come on each connection; true if it was so short that hardly anything came after its look. In
 * a longer one, such as one that makes a page, somebody may have asked on a connection that still seems idle.
 */
async function hasJustRead(): Promise<boolean> {
  const before = performance.now();
  await nextTurn();
  return performance.now() - before < ending.momentMs;
}

/** How clients are let go of, in ms: see `ending` in limits.ts. */
type Farewell = { farewellMs: number; quietMs: number; finishMs: number; longestMs: number };

/**
 * Lets go of every client without breaking a request (F5). A balancer that can ask another proxy is sent on to it with each read, so
 * that it comes no more; then nobody new is let in; each answer closes its connection; connections that stay silent are closed after
 * `farewellMs`, and what is not done after `finishMs`, or `longestMs` by the clock, is cut off, which the log tells.
 */
export class Drain {
  private draining = false;
  private readonly underWay = new Set<ServerResponse>();

  constructor(private readonly farewell: Farewell) {}

  /** True from the signal on, also while the door is still open: who asks whether this proxy is ready is told that it is not. */
  isDraining(): boolean {
    return this.draining;
  }

  /**
   * From the signal on a read that a balancer may ask of another proxy is left to that one: the balancer then sends nothing to this
   * one for a second, so that its door can be closed while nobody comes.
   */
  before(handler: RequestListener): RequestListener {
    return (request, response) => {
      const { method, headers } = request;
      const isForAnother = headers[ANOTHER] !== undefined && (method === 'GET' || method === 'HEAD');
      if (this.draining && isForAnother) response.writeHead(502, { 'content-length': 0 }).end();
      else {
        this.underWay.add(response);
        response.once('close', () => this.underWay.delete(response));
        handler(request, response);
      }
    };
  }

  /**
   * Fastify tells who asks from the signal on; who had asked before is told here, with the answer that he still waits for. Where that has
   * begun, `later` is called at its end: its client knows nothing of the farewell until then.
   */
  private tellThoseUnderWay(later: () => void): void {
    for (const response of this.underWay) {
      if (response.headersSent) response.once('close', later);
      else response.shouldKeepAlive = false;
    }
  }

  /** Hooks into the server's closing. */
  use(app: FastifyInstance): void {
    app.addHook('preClose', async () => {
      const { server } = app;
      this.draining = true;
      if (!server.listening) return;
      const told = performance.now();
      const { farewellMs, quietMs, finishMs, longestMs } = this.farewell;
      const connections = promisify(server.getConnections.bind(server));
      // Who keeps a connection is told to leave it when the door is closed, not sooner: he would stand before it with a new one.
      await letInAll(server, { quietMs, longestMs: ending.doorMs, momentMs: ending.momentMs });
      // The http server's own `close` would also cut idle connections, on which a request may be arriving.
      NetServer.prototype.close.call(server);
      const doorMs = performance.now() - told;
      const ownTime = new OwnTime(COUNTED_MS);
      let untoldMs = 0;
      this.tellThoseUnderWay(() => (untoldMs = ownTime.look()));
      for (let left = await connections(), isCut = false; left > 0; left = await connections()) {
        const ranMs = ownTime.look();
        if (ranMs - untoldMs > farewellMs && (await hasJustRead())) server.closeIdleConnections();
        const afterMs = Math.round(performance.now() - told);
        if ((doorMs + ranMs > finishMs || afterMs >= longestMs) && !isCut) {
          app.log.warn({ connections: left, afterMs }, 'clients cut off at the end');
          server.closeAllConnections();
          isCut = true;
        }
        await pause(LOOK_MS);
      }
    });
  }
}
