import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';

/**
 * Leaves unread what a HEAD asks about: Fastify would read a stream to its end, at full speed and for nobody, be it an archive of gigabytes
 * or every subscriber (F4).
 */
export function useHeads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.method !== 'HEAD' || !(payload instanceof Readable)) return payload;
    payload.destroy();
    return Readable.from([]);
  });
}
