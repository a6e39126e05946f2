import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { cmsPaths, cmsSubscribersSchema, type CmsSubscribers } from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import type { People } from '../../sessions/person';

type Parts = { cms: CmsClient; people: People };

/**
 * The whole list in one answer, as the frozen wire has it (C13): read from the CMS part by part and sent as it comes, so that
 * neither of them ever holds all of it. The first part is read before anything is sent, so that a CMS that does not answer is
 * said in words; what breaks later breaks the connection.
 */
export async function allSubscribers(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
  const read = (next: CmsSubscribers['next']) =>
    callForPerson(parts, request, reply, () => {
      const query = next === null ? '' : `?${new URLSearchParams({ at: next.at, id: String(next.id) }).toString()}`;
      return { schema: cmsSubscribersSchema, method: 'GET', path: `${cmsPaths.subscribers}${query}` };
    });
  const first = await read(null);
  async function* text(): AsyncGenerator<string> {
    let part = first;
    let before = '[';
    for (;;) {
      if (part.subscribers.length > 0) {
        yield `${before}${JSON.stringify(part.subscribers).slice(1, -1)}`;
        before = ',';
      }
      if (part.next === null) break;
      part = await read(part.next);
    }
    yield before === '[' ? '[]' : ']';
  }
  void reply.type('application/json; charset=utf-8');
  return Readable.from(text(), { objectMode: false });
}
