import { equal, isObject, type Json, type JsonObject } from '@apoti/contract';
import { mappedAttributes, type MappedAttribute } from './attributes';
import { isRecord } from './from-strapi';
import type { Strapi } from './strapi';

/** The document id of the entry of `uid` with this wire id. */
export type Related = (uid: string, wireId: string) => string | null;

type Context = { strapi: Strapi; related: Related };

/**
 * The data with which a document becomes `after`; only fields that differ from `before` (undefined: a new one). Stored
 * components are given their ids, so that they are updated in place.
 */
export function toStrapi(
  context: Context,
  uid: string,
  sides: { before: JsonObject | undefined; after: JsonObject; stored: unknown },
): Record<string, unknown> {
  const { before, after, stored } = sides;
  const row = isRecord(stored) ? stored : {};
  const data: Record<string, unknown> = {};
  for (const attribute of mappedAttributes(context.strapi, uid)) {
    const value = after[attribute.field];
    if (value === undefined || (before && equal(before[attribute.field], value))) continue;
    data[attribute.name] = fieldToStrapi(context, attribute, value, row[attribute.name]);
  }
  return data;
}

function fieldToStrapi(context: Context, attribute: MappedAttribute, value: Json, stored: unknown): unknown {
  switch (attribute.kind) {
    case 'optional':
      return value === '' ? null : value;
    case 'component':
      return componentToStrapi(context, attribute.target, value, stored);
    case 'components':
      return listOf(value).map((item) => componentToStrapi(context, attribute.target, item, byKey(stored, item)));
    case 'relation':
      return context.related(attribute.target, String(value));
    default:
      return value;
  }
}

function componentToStrapi(context: Context, uid: string, value: Json, stored: unknown): Record<string, unknown> {
  const data = toStrapi(context, uid, { before: undefined, after: isObject(value) ? value : {}, stored });
  return isRecord(stored) && stored['id'] !== undefined ? { id: stored['id'], ...data } : data;
}

function byKey(stored: unknown, item: Json): unknown {
  const key = isObject(item) ? item['key'] : undefined;
  return Array.isArray(stored) ? stored.find((other) => isRecord(other) && other['key'] === key) : undefined;
}

function listOf(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}
