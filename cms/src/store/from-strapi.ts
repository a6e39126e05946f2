import { isObject, type Json, type JsonObject } from '@apoti/contract';
import { mappedAttributes, type MappedAttribute } from './attributes';
import type { Strapi } from './strapi';

/** A stored entry or component in the contract's shape. What was never filled in is empty, not absent. */
export function fromStrapi(strapi: Strapi, uid: string, stored: unknown): JsonObject {
  const row = isRecord(stored) ? stored : {};
  const result: JsonObject = {};
  for (const attribute of mappedAttributes(strapi, uid)) {
    result[attribute.field] = fieldFromStrapi(strapi, attribute, row[attribute.name]);
  }
  return result;
}

function fieldFromStrapi(strapi: Strapi, attribute: MappedAttribute, value: unknown): Json {
  switch (attribute.kind) {
    case 'text':
    case 'optional':
      return typeof value === 'string' ? value : '';
    case 'number':
      return Number(value ?? 0);
    case 'boolean':
      return value === true || value === 1;
    case 'json':
      // What the database parsed is JSON; whether it is a list of texts, the contract's rules say.
      return Array.isArray(value) ? (value as Json[]) : [];
    case 'component':
      return fromStrapi(strapi, attribute.target, value);
    case 'components':
      return Array.isArray(value) ? value.map((item) => fromStrapi(strapi, attribute.target, item)) : [];
    case 'relation':
      return isRecord(value) ? String(value['wireId'] ?? '') : '';
  }
}

/** Stored rows also hold dates, so they are no JSON. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value);
}
