import type { Kind } from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { lockCounters, readCounters, type Counters } from './counters';

/** How often a read is tried beside everybody else's saves, before it takes its turn among them. */
const FREE_TRIES = 3;

/**
 * What `read` brings of one kind, and the counters of the same moment. It writes nothing and does not hold the counters, so that it is
 * made also where the database takes no writes, or another program keeps it from them (F1): what was read while the kind's counter stood
 * still is of that moment, for every change of the kind raises it in its own transaction. Where saves of the kind come faster than
 * the read, it takes its turn among them. Not within a transaction.
 * @throws ApiError `unavailable` when whoever asked has gone
 */
export async function atOneMoment<Data>(
  strapi: Strapi,
  kind: Kind,
  read: () => Promise<Data>,
): Promise<{ counters: Counters; data: Data }> {
  let counters = await readCounters(strapi);
  for (let tries = 0; tries < FREE_TRIES; tries += 1) {
    const data = await read();
    const after = await readCounters(strapi);
    if (after.epoch === counters.epoch && after.last[kind] === counters.last[kind]) return { counters, data };
    counters = after;
  }
  return strapi.db.transaction(async ({ trx }) => {
    const held = await lockCounters(strapi, trx);
    return { counters: held, data: await read() };
  });
}
