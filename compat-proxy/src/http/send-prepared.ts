import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, pickEncoding, type Prepared } from './encodings';

/** Answers from prepared buffers: picks the encoding, answers 304 where the client has it. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
  { status = 200, vary }: { status?: number; vary: string },
): FastifyReply {
  const encoding = pickEncoding(request.headers['accept-encoding']);
  const etag = prepared.etag[encoding];
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', vary);
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(prepared.body[encoding]);
}
