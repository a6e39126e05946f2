import type { Json, Kind, MovedKind } from '@apoti/contract';
import { lockCounters, type Counters } from '../changes/counters';
import { contentWithin } from '../content/current-content';
import { readPosts } from '../posts/find-post';
import { isRecord } from '../store/from-strapi';
import type { Strapi, TransactionParams } from '../store/strapi';
import { SUBSCRIBER_UID } from '../subscribers/complete-subscriber';
import { readTeam } from '../team/team-watch';
import { revisionOf } from './refuse-moved';

type Reader = (strapi: Strapi, counters: Counters, params: TransactionParams) => Promise<Json>;

const readers: Record<MovedKind, Reader> = {
  content: contentWithin,
  team: (strapi) => readTeam(strapi),
  posts: async (strapi) => (await readPosts(strapi)).posts,
  subscribers: readAddresses,
};

/** What is here of a kind, and the revision and the epoch of the same moment. */
export async function presentState(
  strapi: Strapi,
  kind: MovedKind,
): Promise<{ epoch: string; revision: string; state: Json }> {
  return strapi.db.transaction(async (params) => {
    const counters = await lockCounters(strapi, params.trx);
    const state = await readers[kind](strapi, counters, params);
    return { epoch: counters.epoch, revision: revisionOf(counters, kind satisfies Kind), state };
  });
}

async function readAddresses(strapi: Strapi): Promise<string[]> {
  const found: unknown = await strapi.db.query(SUBSCRIBER_UID).findMany({ select: ['addressKey', 'email'] });
  const rows = Array.isArray(found) ? found.filter(isRecord) : [];
  return rows.map(({ addressKey, email }) => String(addressKey ?? email ?? '').toLowerCase());
}
