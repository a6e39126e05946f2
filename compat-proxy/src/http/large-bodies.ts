import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_FORM_BYTES, MAX_JSON_BYTES } from '@apoti/contract';
import type { People } from '../sessions/person';
import { useJsonBodies } from './json-body';

/** How calls for everybody are registered: what strangers send is no larger than a form. */
export const forEverybody = { bodyLimit: MAX_FORM_BYTES };

/**
 * Whether a request may bring more than a form does, and not more than anybody may: that is refused at once, before much of it is on
 * its way to a connection that closes. Of one without a length nobody knows.
 */
function mayBeLarge({ headers }: FastifyRequest): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return headers['transfer-encoding'] !== undefined || (length > MAX_FORM_BYTES && length <= MAX_JSON_BYTES);
}

/**
 * Lets the calls of one scope take bodies of {@link MAX_JSON_BYTES}, from who is signed in: a stranger's is refused before it is
 * read, for it would lie in memory until all of it has come. Calls {@link forEverybody} read what a form may have.
 */
export function useLargeBodies(api: FastifyInstance, people: People): void {
  useJsonBodies(api, MAX_JSON_BYTES);
  api.addHook('onRequest', async (request, reply) => {
    const isForEverybody = request.routeOptions.bodyLimit <= MAX_FORM_BYTES;
    if (request.method === 'GET' || request.method === 'HEAD' || isForEverybody || !mayBeLarge(request)) return;
    await people.require(request, reply);
  });
}
