import { equal, isObject, type Json, type JsonObject } from '@apoti/contract';
import { documentsOf } from './documents';
import { fromStrapi } from './from-strapi';
import { planPlaces } from './places';
import { findRows, type Row } from './rows';
import type { Strapi } from './strapi';
import { toStrapi, type Related } from './to-strapi';

/** A list's write in two steps, so that what others refer to is there before them and goes after them. */
export type ListWrite = { changed: boolean; removeOld: () => Promise<void> };

/**
 * Makes the entries of a content type the items of `after`: writes new entries and changed fields only. Items are known by
 * their wire id; entries that are not in `after` any more go with `removeOld`. Must run inside a transaction.
 */
export async function writeList(strapi: Strapi, uid: string, after: Json, related: Related): Promise<ListWrite> {
  const items = Array.isArray(after) ? after.filter(isObject) : [];
  const rows = new Map((await findRows(strapi, uid)).map((row) => [String(row['wireId']), row]));
  const places = planPlaces(items.map((item) => placeOf(rows.get(String(item['id'])))));
  const moved = new Map<number, number>();
  let changed = false;
  for (const [index, item] of items.entries()) {
    const row = rows.get(String(item['id']));
    const place = places[index] ?? 0;
    rows.delete(String(item['id']));
    const wrote = await writeItem({ strapi, related }, uid, row, item, place);
    changed ||= wrote;
    if (row && !wrote && placeOf(row) !== place) moved.set(row.id, place);
  }
  await writePlaces(strapi, uid, moved);
  const old = [...rows.values()];
  return {
    changed: changed || moved.size > 0 || old.length > 0,
    removeOld: async () => {
      for (const row of old) await documentsOf(strapi, uid).delete({ documentId: row.documentId });
    },
  };
}

/** Writes an item that is new or whose fields differ, with its place. */
async function writeItem(
  context: { strapi: Strapi; related: Related },
  uid: string,
  row: Row | undefined,
  item: JsonObject,
  place: number,
): Promise<boolean> {
  const before = row && fromStrapi(context.strapi, uid, row);
  if (before && equal(before, item)) return false;
  const data = { ...toStrapi(context, uid, { before, after: item, stored: row }), place };
  if (row) await documentsOf(context.strapi, uid).update({ documentId: row.documentId, data });
  else await documentsOf(context.strapi, uid).create({ data });
  return true;
}

/**
 * Gives rows, known by their ids, new places in one statement, however many they are: past the document service, which knows one
 * at a time. A place is the list's: nothing of an entry itself changes by it.
 */
async function writePlaces(strapi: Strapi, uid: string, places: ReadonlyMap<number, number>): Promise<void> {
  if (places.size === 0) return;
  const { tableName } = strapi.db.metadata.get(uid);
  // PostgreSQL takes what is bound for text.
  const row = '(cast(? as integer), cast(? as integer))';
  const statement = `with planned (id, place) as (values ${Array.from(places, () => row).join(', ')})
    update ?? set place = planned.place from planned where planned.id = ??`;
  const bound = [...places].flat();
  await strapi.db.transaction(({ trx }) => trx.raw(statement, [...bound, tableName, `${tableName}.id`]));
}

function placeOf(row: Row | undefined): number | null {
  const place = row?.['place'];
  return typeof place === 'number' ? place : null;
}
