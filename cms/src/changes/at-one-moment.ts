import { isDeepStrictEqual } from 'node:util';
import type { Strapi } from '../store/strapi';
import { lockCounters, readCounters, type Counters } from './counters';

/** How often a read is tried beside everybody else's saves, before it takes its turn among them. */
const FREE_TRIES = 3;

/**
 * What `read` brings, and the counters of the same moment. Reading holds nobody up and waits for nobody, also where another program
 * holds the database or it takes no writes (F1): what was read between two equal counters is of their moment, for every change raises
 * them in its own transaction. Where saves come faster than the read, it takes its turn among them. Not within a transaction.
 * @throws ApiError `unavailable` when whoever asked has gone
 */
export async function atOneMoment<Data>(
  strapi: Strapi,
  read: () => Promise<Data>,
): Promise<{ counters: Counters; data: Data }> {
  let counters = await readCounters(strapi);
  for (let tries = 0; tries < FREE_TRIES; tries += 1) {
    const data = await read();
    const after = await readCounters(strapi);
    if (isDeepStrictEqual(after, counters)) return { counters, data };
    counters = after;
  }
  return strapi.db.transaction(async ({ trx }) => {
    const held = await lockCounters(strapi, trx);
    return { counters: held, data: await read() };
  });
}
