import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './choose-encoding';
import { isNotModified, type PreparedReply } from './prepared-reply';

/** Answers with a prepared reply where the hot path could not: the same bytes and headers. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: PreparedReply): FastifyReply {
  const variant = prepared.variants[chooseEncoding(request.headers['accept-encoding'])];
  if (prepared.status === 200 && isNotModified(variant, request.headers['if-none-match'])) {
    const { 'content-length': _length, 'content-encoding': _coding, ...headers } = variant.headers;
    return reply.code(304).headers(headers).send();
  }
  return reply.code(prepared.status).headers(variant.headers).send(variant.body);
}
