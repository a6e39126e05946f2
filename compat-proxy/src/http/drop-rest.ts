import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { listening } from '../limits';

/** Whether some of the body is still to come. */
const isUnderWay = (raw: IncomingMessage) => raw.complete === false && !raw.destroyed;

/** Whether the connection ends with this answer: the client wants it, knows no other way (HTTP/1.0), or this process is ending. */
function endsConnection({ headers, httpVersion }: IncomingMessage, reply: FastifyReply): boolean {
  const asked = (headers.connection ?? (httpVersion === '1.0' ? 'close' : '')).toLowerCase();
  return asked.includes('close') || reply.getHeader('connection') === 'close' || !reply.raw.shouldKeepAlive;
}

/** Who sends nothing for so long has nothing under way that could end his connection; in ms. */
const QUIET_MS = 300;

/** Drops what comes until all has come, nothing comes any more, or `ms` are over. */
function dropRest(raw: IncomingMessage, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(longest);
      clearTimeout(quiet);
      raw.off('data', came);
      resolve();
    };
    const longest = setTimeout(over, ms);
    const quiet = setTimeout(over, QUIET_MS);
    const came = () => void quiet.refresh();
    finished(raw.on('data', came).resume(), { writable: false }, over);
  });
}

/**
 * Whoever is refused for what he sends gets to read it (C19): a connection that is closed while the client still sends is reset, and
 * with it the answer that says why may be lost (RFC 9112 §9.6). The rest is read and dropped: after the answer, or before it where the
 * connection ends with it.
 */
export function useDroppedRests(app: FastifyInstance, ms = listening.restMs): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (isUnderWay(raw) && endsConnection(raw, reply)) await dropRest(raw, ms);
  });
  // For no longer than any request may take (`requestMs`).
  app.addHook('onResponse', async ({ raw }) => {
    if (isUnderWay(raw)) raw.resume();
  });
}
