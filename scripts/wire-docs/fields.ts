import { asList, asObject, type JsonObject } from './json-schema';
import type { SchemaBook } from './schema-book';

/** A member of a body, in words. */
export type Field = { name: string; type: string; rules: string; required: boolean };

const patterns: Record<string, string> = {
  '\\S': 'not blank',
  '^(\\d{4}-\\d{2}-\\d{2})?$': 'a day like `2026-01-31`, or empty',
  '^\\d{4}-\\d{2}-\\d{2}$': 'a day like `2026-01-31`',
  '^\\d{1,15}$': 'digits',
  '^(?!(login|logout)$)': 'neither `login` nor `logout`',
};
const namedTypes: Record<string, string> = { Link: '[address](#values)', Revision: '[revision](#revisions)' };
const simpleTypes: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
};

const code = (value: unknown) => `\`${String(value)}\``;
const count = (value: unknown) => Number(value).toLocaleString('en');

function typeOf(schema: JsonObject, book: SchemaBook): string {
  const { $ref: ref, type, const: only, anyOf, format } = schema;
  const name = typeof ref === 'string' ? namedTypes[ref.slice(ref.lastIndexOf('/') + 1)] : undefined;
  if (name !== undefined) return name;
  if (only !== undefined) return code(only);
  if (format === 'binary') return 'file';
  if (Array.isArray(schema['enum'])) return schema['enum'].map(code).join(', ');
  if (Array.isArray(anyOf)) return anyOf.map((form) => phrase(asObject(form), book)).join(' or ');
  if (type === 'array') return `list of ${listed(book.resolve(schema['items']), schema['items'], book)}`;
  return [type]
    .flat()
    .map((one) => simpleTypes[String(one)] ?? 'any value')
    .join(' or ');
}

function listed(item: JsonObject, given: unknown, book: SchemaBook): string {
  if (item['properties'] !== undefined) return 'objects';
  return item['type'] === 'string' && item['enum'] === undefined ? 'texts' : typeOf(asObject(given), book);
}

function rulesOf(schema: JsonObject): string {
  const { maxLength, maxItems, minimum, maximum, exclusiveMinimum, pattern, default: standard, items } = schema;
  const rules: string[] = [];
  if (maxLength !== undefined) rules.push(`≤ ${count(maxLength)}`);
  if (typeof pattern === 'string') rules.push(patterns[pattern] ?? `like ${code(pattern.replaceAll('|', '\\|'))}`);
  if (schema['minLength'] === 1) rules.push('not empty');
  if (maxItems !== undefined) rules.push(`≤ ${count(maxItems)} entries`);
  const { maxLength: each } = asObject(items);
  if (each !== undefined) rules.push(`each ≤ ${count(each)}`);
  if (exclusiveMinimum === 0) rules.push('above 0');
  if (minimum !== undefined && maximum !== undefined) rules.push(`${count(minimum)} to ${count(maximum)}`);
  if (schema['format'] === 'email') rules.push('an e-mail address');
  if (standard !== undefined) rules.push(`${code(standard)} if absent`);
  return rules.join(', ');
}

/** A schema in a few words: `text, ≤ 120, not blank`. */
export function phrase(schema: JsonObject, book: SchemaBook): string {
  return [typeOf(schema, book), rulesOf(schema)].filter((part) => part !== '').join(', ');
}

/** An object's members and which of them must be there, also where it is put together of several. */
export function membersOf(
  schema: JsonObject,
  book: SchemaBook,
): { members: [string, JsonObject][]; required: unknown[] } {
  const whole = book.resolve(schema);
  const parts = [whole, ...asList(whole['allOf']).map((part) => book.resolve(part))];
  return {
    members: parts.flatMap((part) =>
      Object.entries(asObject(part['properties'])).map(([name, member]): [string, JsonObject] => [
        name,
        asObject(member),
      ]),
    ),
    required: parts.flatMap((part) => asList(part['required'])),
  };
}

/** Every member of an object or of a list's objects, the inner ones as `outer.inner` and `list[].inner`. */
export function fieldsOf(schema: JsonObject, book: SchemaBook, prefix = ''): Field[] {
  const whole = book.resolve(schema);
  if (whole['type'] === 'array') return fieldsOf(asObject(whole['items']), book, prefix === '' ? '' : `${prefix}[].`);
  const { members, required } = membersOf(schema, book);
  return members.flatMap(([name, member]) => {
    const own = {
      name: `${prefix}${name}`,
      type: typeOf(member, book),
      rules: rulesOf(member),
      required: required.includes(name),
    };
    const inner = book.resolve(member);
    if (inner['type'] === 'object') return [own, ...fieldsOf(inner, book, `${prefix}${name}.`)];
    const isListOfObjects = inner['type'] === 'array' && book.resolve(inner['items'])['properties'] !== undefined;
    return isListOfObjects ? [own, ...fieldsOf(inner, book, `${prefix}${name}`)] : [own];
  });
}
