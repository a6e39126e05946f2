import type { FastifyInstance } from 'fastify';
import { Readable, pipeline } from 'node:stream';
import { compressOnce, compressingOnce } from './prepared-reply';
import { encodingOf } from './send-prepared';

/**
 * Compresses JSON that is made for one person: the list of a thousand locations has 700 KB of text. What another site's page makes a
 * browser ask for comes without the session (SameSite), so that lengths tell nobody what is in it (BREACH).
 */
export function useCompressedReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const isStream = payload instanceof Readable;
    if ((typeof payload !== 'string' && !isStream) || !type.startsWith('application/json')) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    const coding = encodingOf(request);
    // Of a stream a HEAD gets what its GET would say, and nobody gets the bytes.
    if (isStream && request.method === 'HEAD') {
      if (coding !== 'identity') reply.header('content-encoding', coding);
      return payload;
    }
    const body = isStream ? compressed(payload, compressingOnce(coding)) : await compressOnce(payload, coding);
    if (typeof body === 'string' || body === payload) return body;
    reply.header('content-encoding', coding).removeHeader('content-length');
    return body;
  });
}

/** A stream through another one; whichever of them ends early ends both, as when the client goes away. */
function compressed(payload: Readable, through: ReturnType<typeof compressingOnce>): Readable {
  if (through === null) return payload;
  return pipeline(payload, through, () => undefined);
}

function withEncoding(vary: number | string | string[] | undefined): string {
  if (vary === undefined) return 'Accept-Encoding';
  const named = Array.isArray(vary) ? vary.join(', ') : String(vary);
  return named.toLowerCase().includes('accept-encoding') ? named : `${named}, Accept-Encoding`;
}
