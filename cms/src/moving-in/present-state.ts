import type { Json, Kind, MovedKind } from '@apoti/contract';
import { lockCounters, type Counters } from '../changes/counters';
import { contentWithin } from '../content/current-content';
import { groupByDocument, stateOf } from '../posts/find-post';
import { toWirePost } from '../posts/post-state';
import { POST_UID } from '../posts/write-post';
import { isRecord } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi, TransactionParams, Trx } from '../store/strapi';
import { SUBSCRIBER_UID } from '../subscribers/complete-subscriber';
import { readTeam } from '../team/team-watch';
import { revisionOf } from './refuse-moved';

const POSTS_AT_ONCE = 500;

/** Which part of a kind: what comes after this id. */
type Reader = (strapi: Strapi, counters: Counters, params: TransactionParams, after: number) => Promise<Part>;
type Part = { state: Json; next?: number | null };

const readers: Record<MovedKind, Reader> = {
  content: async (strapi, counters, params) => ({ state: await contentWithin(strapi, counters, params) }),
  team: async (strapi) => ({ state: await readTeam(strapi) }),
  posts: (strapi, _, { trx }, after) => somePosts(strapi, trx, after),
  subscribers: async (strapi) => ({ state: await readAddresses(strapi) }),
};

/** What is here of a kind, and the revision and the epoch of the same moment. */
export async function presentState(
  strapi: Strapi,
  kind: MovedKind,
  after: number,
): Promise<Part & { epoch: string; revision: string }> {
  return strapi.db.transaction(async (params) => {
    const counters = await lockCounters(strapi, params.trx);
    const part = await readers[kind](strapi, counters, params, after);
    return { epoch: counters.epoch, revision: revisionOf(counters, kind satisfies Kind), ...part };
  });
}

/** Some posts: all of them at once would take as much memory as they are large. */
async function somePosts(strapi: Strapi, trx: Trx, after: number): Promise<Part> {
  const { tableName } = strapi.db.metadata.get(POST_UID);
  const query = strapi.db.getConnection(tableName).transacting(trx).distinct('wire_id').where('wire_id', '>', after);
  const found: unknown = await query.orderBy('wire_id').limit(POSTS_AT_ONCE);
  const ids = (Array.isArray(found) ? found.filter(isRecord) : []).map((row) => Number(row['wire_id']));
  const last = ids.at(-1);
  if (last === undefined) return { state: [], next: null };
  const documents = groupByDocument(await findRows(strapi, POST_UID, { wireId: { $gt: after, $lte: last } }));
  const state = [...documents.values()].map((rows) => toWirePost(stateOf(strapi, rows)));
  return { state, next: ids.length < POSTS_AT_ONCE ? null : last };
}

async function readAddresses(strapi: Strapi): Promise<string[]> {
  const found: unknown = await strapi.db.query(SUBSCRIBER_UID).findMany({ select: ['addressKey', 'email'] });
  const rows = Array.isArray(found) ? found.filter(isRecord) : [];
  return rows.map(({ addressKey, email }) => String(addressKey ?? email ?? '').toLowerCase());
}
