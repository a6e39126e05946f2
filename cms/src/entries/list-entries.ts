import type { JsonObject, Revisions } from '@apoti/contract';
import { atOneMoment } from '../changes/at-one-moment';
import { toRevisions } from '../changes/counters';
import { fromStrapi } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import type { EntryKind } from './kinds';

/** An entry in the contract's shape, with the ISO time of its last change. */
export type ListedEntry = { entry: JsonObject; updatedAt: string };

/** Every entry of a content type without drafts, and the revisions of the same moment. */
export async function listEntries(
  strapi: Strapi,
  { uid, kind }: Pick<EntryKind, 'uid' | 'kind'>,
): Promise<{ revisions: Revisions; entries: ListedEntry[] }> {
  const { counters, data } = await atOneMoment(strapi, kind, () => findRows(strapi, uid));
  const entries = data.map((row) => ({
    entry: fromStrapi(strapi, uid, row),
    updatedAt: new Date(String(row['updatedAt'])).toISOString(),
  }));
  return { revisions: toRevisions(counters), entries };
}
