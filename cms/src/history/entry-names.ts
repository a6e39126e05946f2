import { isObject, type Json } from '@apoti/contract';
import type { EntryKind } from '../entries/kinds';
import { fromStrapi, isRecord } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { parseChanges } from './logged-saves';

/** An entry as people know it: what it is called, or was when it was deleted, and whether it is there. */
export type NamedEntry = { name: string; isThere: boolean };

/** The entries that these runs are of, by their ids. */
export async function entriesNamed(
  strapi: Strapi,
  entry: EntryKind,
  ids: readonly string[],
): Promise<Map<string, NamedEntry>> {
  const known = new Map<string, NamedEntry>();
  for (const row of await findRows(strapi, entry.uid, { wireId: { $in: [...new Set(ids)] } })) {
    known.set(String(row['wireId']), { name: nameIn(fromStrapi(strapi, entry.uid, row)), isThere: true });
  }
  for (const id of ids) {
    if (!known.has(id)) known.set(id, { name: await lastName(strapi, entry.kind, id), isThere: false });
  }
  return known;
}

/** What an entry that is gone was called last: its deletion has all of it. */
async function lastName(strapi: Strapi, kind: EntryKind['kind'], subject: string): Promise<string> {
  const rows: unknown = await strapi.db
    .query('api::change.change')
    .findMany({ where: { kind, subject }, orderBy: { number: 'desc' }, limit: 1, select: ['changes'] });
  const [row] = (Array.isArray(rows) ? rows : []).filter(isRecord);
  return nameIn(parseChanges(row).find(({ path }) => path.length === 0)?.old);
}

/** What a state of an entry or an item is called; empty when it has no name. */
export function nameIn(state: Json | undefined): string {
  if (!isObject(state)) return '';
  const version = isObject(state['published']) ? state['published'] : isObject(state['draft']) ? state['draft'] : state;
  const name = version['title'] ?? version['name'] ?? version['question'] ?? version['label'];
  return typeof name === 'string' ? name : '';
}
