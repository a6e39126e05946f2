import { isObject } from '@apoti/contract';
import type { Strapi } from './strapi';

/** How an attribute's stored value relates to the contract's. */
export type AttributeKind =
  'text' | 'optional' | 'number' | 'boolean' | 'json' | 'component' | 'components' | 'relation';

/** An attribute that the contract knows: its name in Strapi, its name in the contract, and its kind. */
export type MappedAttribute = { name: string; field: string; kind: AttributeKind; target: string };

/** Names that Strapi reserves stand for the contract's. */
const FIELD_OF: Record<string, string> = { wireId: 'id', stationStatus: 'status', eventStatus: 'status' };

/** Strapi's own, and ours that the contract does not show: a list's order is the order of its items. */
const UNMAPPED = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
  'place',
  'addressKey',
  'searchText',
  'unsubscribeToken',
  'receivedAt',
  'suspected',
  'submissionId',
  'contentKey',
  'leadState',
  'answeredAt',
  'repliedAt',
  'notes',
  'replies',
]);

const KIND_OF: Record<string, AttributeKind> = {
  string: 'text',
  text: 'text',
  richtext: 'text',
  enumeration: 'optional',
  date: 'optional',
  integer: 'number',
  biginteger: 'number',
  float: 'number',
  boolean: 'boolean',
  json: 'json',
};

const known = new WeakMap<Strapi, Map<string, MappedAttribute[]>>();

/** The attributes of a content type or component that the contract knows. */
export function mappedAttributes(strapi: Strapi, uid: string): MappedAttribute[] {
  const cache = known.get(strapi) ?? new Map<string, MappedAttribute[]>();
  known.set(strapi, cache);
  const cached = cache.get(uid);
  if (cached) return cached;
  const mapped = Object.entries(attributesOf(strapi, uid)).flatMap(([name, attribute]) =>
    mapAttribute(name, attribute),
  );
  cache.set(uid, mapped);
  return mapped;
}

/** The raw attributes of a content type or component. */
export function attributesOf(strapi: Strapi, uid: string): Record<string, unknown> {
  const models: Record<string, unknown> = { ...strapi.contentTypes, ...strapi.components };
  const model = models[uid];
  if (!isObject(model) || !isObject(model['attributes'])) throw new Error(`There is no model ${uid}`);
  return model['attributes'];
}

function mapAttribute(name: string, attribute: unknown): MappedAttribute[] {
  if (UNMAPPED.has(name) || !isObject(attribute)) return [];
  const field = FIELD_OF[name] ?? name;
  const type = String(attribute['type']);
  if (type === 'component') {
    const kind = attribute['repeatable'] === true ? 'components' : 'component';
    return [{ name, field, kind, target: String(attribute['component']) }];
  }
  if (type === 'relation') {
    const isOwner = attribute['relation'] === 'manyToOne';
    return isOwner ? [{ name, field, kind: 'relation', target: String(attribute['target']) }] : [];
  }
  const kind = KIND_OF[type];
  if (!kind) throw new Error(`Attribute ${name} has a type that is not mapped: ${type}`);
  return [{ name, field, kind, target: '' }];
}
