import type { FastifyInstance } from 'fastify';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ending } from '../limits';

const LOOK_MS = 25;

/**
 * Lets go of every client without breaking a request. At once nobody new is let in; each answer closes its connection;
 * connections that stay silent are closed after `farewellMs`.
 */
export class Drain {
  private begun = false;

  isDraining(): boolean {
    return this.begun;
  }

  /** Hooks into the server's closing. */
  use(app: FastifyInstance): void {
    app.addHook('preClose', async () => {
      this.begun = true;
      const { server } = app;
      if (!server.listening) return;
      const start = performance.now();
      const connections = promisify(server.getConnections.bind(server));
      // The http server's own `close` would also cut idle connections, on which a request may be arriving.
      NetServer.prototype.close.call(server);
      while ((await connections()) > 0) {
        const age = performance.now() - start;
        if (age > ending.farewellMs) server.closeIdleConnections();
        if (age > ending.finishMs) server.closeAllConnections();
        await pause(LOOK_MS);
      }
    });
  }
}
