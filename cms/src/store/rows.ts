import { mappedAttributes } from './attributes';
import { isRecord } from './from-strapi';
import type { Strapi } from './strapi';

type Populate = Record<string, { populate: Populate } | { select: string[] } | true>;

/** A stored row with everything that the contract shows of it. */
export type Row = Record<string, unknown> & { id: number; documentId: string };

/**
 * What has to be fetched with a row: components at every depth, and the wire ids of related entries. One query for each
 * component or relation, however many entries there are.
 */
export function populateOf(strapi: Strapi, uid: string): Populate {
  const populate: Populate = {};
  for (const { name, kind, target } of mappedAttributes(strapi, uid)) {
    if (kind === 'relation') populate[name] = { select: ['id', 'wireId'] };
    if (kind === 'component' || kind === 'components') {
      const inner = populateOf(strapi, target);
      populate[name] = Object.keys(inner).length === 0 ? true : { populate: inner };
    }
  }
  return populate;
}

/** The rows of a content type in their list's order. */
export async function findRows(strapi: Strapi, uid: string, where: Record<string, unknown> = {}): Promise<Row[]> {
  const ordered = strapi.db.metadata.get(uid).attributes['place'] !== undefined;
  const found: unknown = await strapi.db.query(uid).findMany({
    where,
    populate: populateOf(strapi, uid),
    orderBy: ordered ? [{ place: 'asc' }, { id: 'asc' }] : [{ id: 'asc' }],
  });
  return Array.isArray(found) ? found.filter(isRow) : [];
}

/** Rows that are read at once where all of a large site are looked at: between two parts the CMS answers others. */
const AT_ONCE = 500;

/** The rows of a content type, the oldest first, of which {@link AT_ONCE} are held and no more. */
export async function* eachRow(
  strapi: Strapi,
  uid: string,
  where: Record<string, unknown> = {},
): AsyncGenerator<Row, void> {
  const populate = populateOf(strapi, uid);
  for (let after = 0; ;) {
    const found: unknown = await strapi.db.query(uid).findMany({
      where: { ...where, id: { $gt: after } },
      populate,
      orderBy: [{ id: 'asc' }],
      limit: AT_ONCE,
    });
    const rows = Array.isArray(found) ? found.filter(isRow) : [];
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

function isRow(value: unknown): value is Row {
  return isRecord(value) && typeof value['id'] === 'number' && typeof value['documentId'] === 'string';
}
