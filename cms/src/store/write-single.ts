import { equal, isObject, type Json } from '@apoti/contract';
import { documentsOf } from './documents';
import { fromStrapi } from './from-strapi';
import { findRows } from './rows';
import type { Strapi } from './strapi';
import { toStrapi } from './to-strapi';

/** Makes a single type hold `after`: creates it where it is missing, else writes changed fields only. True: it changed. */
export async function writeSingle(strapi: Strapi, uid: string, after: Json): Promise<boolean> {
  if (!isObject(after)) return false;
  const [row] = await findRows(strapi, uid);
  const before = row && fromStrapi(strapi, uid, row);
  if (before && equal(before, after)) return false;
  const data = toStrapi({ strapi, related: () => null }, uid, { before, after, stored: row });
  if (row) await documentsOf(strapi, uid).update({ documentId: row.documentId, data });
  else await documentsOf(strapi, uid).create({ data });
  return true;
}
