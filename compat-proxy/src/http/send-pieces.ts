import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { jsonPieces } from './json-pieces';

/**
 * Answers one person with a list that may be of thousands as JSON, written while it is sent: at once it would hold up every visitor, and
 * stand in memory for as long as a slow line takes (S9). Whoever changes the list meanwhile must make another one. For a HEAD nothing is
 * written: Fastify would read all of it, at full speed and for nobody.
 */
export function sendPieces(reply: FastifyReply, data: object): FastifyReply {
  const pieces = reply.request.method === 'HEAD' ? [] : jsonPieces(data);
  return reply.type('application/json; charset=utf-8').send(Readable.from(pieces, { objectMode: false }));
}
