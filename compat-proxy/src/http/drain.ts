import type { FastifyInstance } from 'fastify';
import { Server as NetServer } from 'node:net';
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
      this.begun = true;
      const { server } = app;
      if (!server.listening) return;
      // The end may be heard before those who have just connected: they are let in before the door closes.
      await arrived();
      const connections = promisify(server.getConnections.bind(server));
      // The http server's own `close` would also cut idle connections, on which a request may be arriving.
      NetServer.prototype.close.call(server);
      const start = performance.now();
      while ((await connections()) > 0) {
        // What has come while this process was held up is read first: a connection is only idle if nothing waits on it.
        await arrived();
        const age = performance.now() - start;
        if (age > this.farewellMs) server.closeIdleConnections();
        if (age > ending.finishMs) server.closeAllConnections();
        await pause(LOOK_MS);
      }
    });
  }
}
