import {
  defaultEvents,
  defaultFranchiseModels,
  defaultPosts,
  defaultStations,
  defaultTeam,
  eventsAsOf,
  postsAsOf,
  type JsonObject,
} from '@apoti/contract';
import { runAs } from '../changes/author';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { toStrapi } from '../store/to-strapi';
import { SEED_AUTHOR } from './author';
import type { SeedLog } from './seed-log';

/** The examples of a site that begins at `now` (ms). */
const listsAsOf = (now: number): readonly { uid: string; entries: readonly JsonObject[] }[] => [
  { uid: 'api::team-member.team-member', entries: defaultTeam },
  { uid: 'api::post.post', entries: postsAsOf(defaultPosts, now) },
  { uid: 'api::event.event', entries: eventsAsOf(defaultEvents, now) },
  { uid: 'api::station.station', entries: defaultStations },
  { uid: 'api::franchise-model.franchise-model', entries: defaultFranchiseModels },
];

/** Puts in the first team, posts, events, stations and franchise models, each once and only where there are none. */
export async function seedEntries(strapi: Strapi, log: SeedLog): Promise<void> {
  for (const { uid, entries } of listsAsOf(Date.now())) {
    if (log.has(uid)) continue;
    const isEmpty = (await strapi.db.query(uid).count()) === 0;
    if (isEmpty) await runAs(SEED_AUTHOR, () => createAll(strapi, uid, entries));
    await log.add([uid]);
  }
}

async function createAll(strapi: Strapi, uid: string, entries: readonly JsonObject[]): Promise<void> {
  for (const entry of entries) {
    const data = toStrapi({ strapi, related: () => null }, uid, { before: undefined, after: entry, stored: undefined });
    const status = entry['status'] === 'published' ? { status: 'published' as const } : {};
    await documentsOf(strapi, uid).create({ data, ...status });
  }
}
