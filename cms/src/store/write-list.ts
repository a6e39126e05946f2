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
 * their wire id; entries that are not in `after` any more go with `removeOld`.
 */
export async function writeList(strapi: Strapi, uid: string, after: Json, related: Related): Promise<ListWrite> {
  const items = Array.isArray(after) ? after.filter(isObject) : [];
  const rows = new Map((await findRows(strapi, uid)).map((row) => [String(row['wireId']), row]));
  const places = planPlaces(items.map((item) => placeOf(rows.get(String(item['id'])))));
  let changed = false;
  for (const [index, item] of items.entries()) {
    const row = rows.get(String(item['id']));
    rows.delete(String(item['id']));
    const wrote = await writeItem({ strapi, related }, uid, row, item, places[index] ?? 0);
    changed ||= wrote;
  }
  const old = [...rows.values()];
  return {
    changed: changed || old.length > 0,
    removeOld: async () => {
      for (const row of old) await documentsOf(strapi, uid).delete({ documentId: row.documentId });
    },
  };
}

async function writeItem(
  context: { strapi: Strapi; related: Related },
  uid: string,
  row: Row | undefined,
  item: JsonObject,
  place: number,
): Promise<boolean> {
  const before = row && fromStrapi(context.strapi, uid, row);
  const samePlace = row !== undefined && placeOf(row) === place;
  if (before && samePlace && equal(before, item)) return false;
  const fields = toStrapi(context, uid, { before, after: item, stored: row });
  const data = samePlace ? fields : { ...fields, place };
  if (row) await documentsOf(context.strapi, uid).update({ documentId: row.documentId, data });
  else await documentsOf(context.strapi, uid).create({ data });
  return true;
}

function placeOf(row: Row | undefined): number | null {
  const place = row?.['place'];
  return typeof place === 'number' ? place : null;
}
