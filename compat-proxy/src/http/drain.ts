import type { FastifyInstance } from 'fastify';
import { Server as NetServer, type Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ending } from '../limits';

const LOOK_MS = 25;

/** Lets in and reads what has come so far: this turn of the event loop may have looked before it came, the next one has not. */
async function arrived(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/**
 * Lets in everybody who stands at the door: a turn lets in one, and who still waits when the door closes is cut off by the system, also
 * one who has sent his save by then (which a balancer rightly sends to nobody else). Over with a turn that let in nobody and was so
 * short that hardly anybody came after its look.
 */
async function letInAll(
  server: Server,
  { longestMs, momentMs }: { longestMs: number; momentMs: number },
): Promise<void> {
  let latest = 0;
  const note = () => (latest = performance.now());
  server.on('connection', note);
  await arrived();
  const start = performance.now();
  for (let turn = start, isOver = false; !isOver;) {
    await nextTurn();
    const now = performance.now();
    isOver = (latest < turn && now - turn < momentMs) || now - start > longestMs;
    turn = now;
  }
  server.off('connection', note);
}

/**
 * Lets go of every client without breaking a request (F5). Nobody new is let in; each answer closes its connection; connections that
 * stay silent are closed after `farewellMs`.
 */
export class Drain {
  private begun = false;

  constructor(private readonly farewellMs = ending.farewellMs) {}

  isDraining(): boolean {
    return this.begun;
  }

  /** Hooks into the server's closing. */
  use(app: FastifyInstance): void {
    app.addHook('preClose', async () => {
      const { server } = app;
      if (!server.listening) {
        this.begun = true;
        return;
      }
      const told = performance.now();
      const connections = promisify(server.getConnections.bind(server));
      // Who keeps a connection is told to leave it when the door is closed, not sooner: he would stand before it with a new one.
      await letInAll(server, { longestMs: ending.doorMs, momentMs: ending.momentMs });
      // The http server's own `close` would also cut idle connections, on which a request may be arriving.
      NetServer.prototype.close.call(server);
      this.begun = true;
      const closed = performance.now();
      while ((await connections()) > 0) {
        // What has come while this process was held up is read first: a connection is only idle if nothing waits on it.
        await arrived();
        const now = performance.now();
        if (now - closed > this.farewellMs) server.closeIdleConnections();
        if (now - told > ending.finishMs) server.closeAllConnections();
        await pause(LOOK_MS);
      }
    });
  }
}
