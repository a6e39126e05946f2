import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listening } from '../limits';

/**
 * Lets the rest of a body come that was refused before it was read, and drops it, for no longer than `ms`: a connection that is closed
 * while the client still sends is reset, and with it the answer that says why may be lost (RFC 9112 §9.6).
 */
function dropRest({ raw }: FastifyRequest, ms: number): void {
  if (raw.complete || raw.destroyed) return;
  const timer = setTimeout(() => raw.destroy(), ms).unref();
  raw.once('close', () => clearTimeout(timer)).resume();
}

/** Whoever is refused for what he sends gets to read it. Fastify closes at once after a body that is too large (C19). */
export function useDroppedRests(app: FastifyInstance, ms = listening.restMs): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 413 && !request.raw.complete) reply.removeHeader('connection');
  });
  app.addHook('onResponse', async (request) => dropRest(request, ms));
}
