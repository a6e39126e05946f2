import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from './choose-encoding';
import { choose, isNotModified, type ChosenReply, type PreparedReply } from './prepared-reply';

/** Answers with a prepared reply where the hot path could not: the same bytes and headers. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: PreparedReply): FastifyReply {
  return sendChosen(request, reply, choose(prepared, encodingOf(request)));
}

/** The encoding that a request takes. */
export function encodingOf({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  return chooseEncoding(headers['accept-encoding']);
}

/** Answers with a reply in the encoding that the request takes. */
export function sendChosen(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, variant }: ChosenReply,
): FastifyReply {
  if (status === 200 && isNotModified(variant, request.headers['if-none-match'])) {
    const { 'content-length': _length, 'content-encoding': _coding, ...headers } = variant.headers;
    return reply.code(304).headers(headers).send();
  }
  return reply.code(status).headers(variant.headers).send(variant.body);
}
