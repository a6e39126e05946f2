import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Described } from './describe-contract';

const src = join(import.meta.dirname, '..', '..', 'src');
type Attribute = Record<string, unknown> & { type: string };

/** The attributes of a content type or component, from its file. */
export function attributesOf(uid: string): Record<string, Attribute> {
  const api = /^api::(.+)\.(.+)$/.exec(uid);
  const file = api
    ? join(src, 'api', api[1] ?? '', 'content-types', api[2] ?? '', 'schema.json')
    : join(src, 'components', `${uid.replace('.', '/')}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { attributes: Record<string, Attribute> }).attributes;
}

/** Names that Strapi reserves, and attributes that the contract does not show. */
const FIELD_OF: Record<string, string> = { wireId: 'id', stationStatus: 'status', eventStatus: 'status' };
const OURS = new Set([
  ...['place', 'addressKey', 'searchText', 'unsubscribeToken', 'faqs'],
  ...['receivedAt', 'suspected', 'submissionId', 'contentKey'],
  ...['leadState', 'answeredAt', 'repliedAt', 'notes', 'replies'],
]);

/** Every field of a content type or component, under the contract's names. */
export function describeModel(uid: string): Record<string, Described> {
  const attributes = Object.entries(attributesOf(uid)).filter(([name]) => !OURS.has(name));
  return Object.fromEntries(attributes.map(([name, attribute]) => [FIELD_OF[name] ?? name, describe(name, attribute)]));
}

function describe(name: string, attribute: Attribute): Described {
  const required = attribute['required'] === true;
  if (name === 'wireId' || name === 'key') return { kind: 'id' };
  switch (attribute.type) {
    case 'string':
    case 'text':
      return describeText(attribute, required);
    case 'enumeration':
      return { kind: 'choice', values: attribute['enum'] as string[] };
    case 'date':
      return { kind: 'day', required };
    case 'integer':
    case 'float':
      return { kind: attribute.type === 'float' ? 'number' : 'integer', ...limits(attribute) };
    case 'customField':
      return describeList(attribute);
    case 'component':
      return describeComponent(attribute);
    case 'boolean':
    case 'relation':
      return { kind: attribute.type };
    default:
      throw new Error(`${name} has the type ${attribute.type}, which the contract's side does not know`);
  }
}

function describeText(attribute: Attribute, required: boolean): Described {
  const choice = /^\^\((.+)\)\?\$$/.exec(String(attribute['regex'] ?? ''));
  if (choice) return { kind: 'choice', values: (choice[1] ?? '').replaceAll('\\', '').split('|') };
  return { kind: 'text', required, max: Number(attribute['maxLength']) };
}

function describeList(attribute: Attribute): Described {
  const { choices } = (attribute['options'] ?? {}) as { choices?: string[] };
  return choices ? { kind: 'choices', values: choices } : { kind: 'texts' };
}

function describeComponent(attribute: Attribute): Described {
  const fields = describeModel(String(attribute['component']));
  return attribute['repeatable'] === true
    ? { kind: 'many', max: Number(attribute['max']), fields }
    : { kind: 'one', fields };
}

function limits({ min, max }: Attribute): { min?: number; max?: number } {
  return { ...(min === undefined ? {} : { min: Number(min) }), ...(max === undefined ? {} : { max: Number(max) }) };
}

/** The defaults of a content type or component by their paths, in the contract's names; `[]` stands for an item of a list. */
export function defaultsOf(uid: string, before = ''): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributesOf(uid))) {
    if (OURS.has(name)) continue;
    const path = `${before}${FIELD_OF[name] ?? name}`;
    if (attribute.type !== 'component') {
      if ('default' in attribute) found[path] = attribute['default'];
      continue;
    }
    const inner = attribute['repeatable'] === true ? `${path}[].` : `${path}.`;
    Object.assign(found, defaultsOf(String(attribute['component']), inner));
  }
  return found;
}
