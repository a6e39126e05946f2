import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import {
  cmsSubscriberPaths,
  cmsSubscriberRowsSchema,
  lagosDay,
  NAMED_AT_ONCE,
  subscriberExportSchema,
  unsubscribeLink,
  type CmsSubscriberRows,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { csvStream, type Cell, type Columns } from '../../csv/csv';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import type { People } from '../../sessions/person';

type Parts = { cms: CmsClient; people: People; origin: string };
type Query = Record<string, string>;
type Row = CmsSubscriberRows['rows'][number];

const columns: Columns = [
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'subscribed', header: 'Subscribed at' },
  { key: 'unsubscribe', header: 'Unsubscribe link' },
];

/** What the parts of an export ask for: the named ones some at a time, or all that match from the newest on. */
function firstQueries(body: unknown): Query[] {
  const { ids, search } = parseBody(subscriberExportSchema, body);
  if (ids === undefined) return [{ search }];
  // The highest id first, as in the rest of the list.
  const sorted = [...new Set(ids)].toSorted((a, b) => b - a);
  return Array.from({ length: Math.ceil(sorted.length / NAMED_AT_ONCE) }, (_, part) => ({
    ids: sorted.slice(part * NAMED_AT_ONCE, (part + 1) * NAMED_AT_ONCE).join(','),
  }));
}

/**
 * Subscribers as CSV (A16), read from the CMS part by part and sent as they come: nothing of it is kept. The first part is read
 * before anything is sent, so that a CMS that does not answer is said in words; what breaks later breaks the connection, so that
 * a part never passes for the whole.
 */
export async function exportSubscribers(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<Readable> {
  const read = (query: () => Query) =>
    callForPerson(parts, request, reply, () => {
      const path = `${cmsSubscriberPaths.rows}?${new URLSearchParams(query()).toString()}`;
      return { schema: cmsSubscriberRowsSchema, method: 'GET', path };
    });
  let queries: Query[] = [];
  const first = await read(() => {
    queries = firstQueries(request.body);
    return queries[0] ?? {};
  });
  async function* rows(): AsyncGenerator<Record<string, Cell>> {
    for (const [index, query] of queries.entries()) {
      let part = index === 0 ? first : await read(() => query);
      for (;;) {
        for (const row of part.rows) yield cellsOf(row, parts.origin);
        if (part.next === null) break;
        const before = String(part.next);
        part = await read(() => ({ ...query, before }));
      }
    }
  }
  const name = `newsletter-subscribers-${lagosDay(Date.now())}.csv`;
  void reply.headers({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${name}"`,
  });
  return csvStream(columns, rows());
}

function cellsOf({ name, email, subscribed_at: subscribed, token }: Row, origin: string): Record<string, Cell> {
  return { name, email, subscribed, unsubscribe: unsubscribeLink(origin, token) };
}
