import type { z } from 'zod';
import type { ErrorCode } from '@apoti/contract';
import type { Call } from '@apoti/contract/calls/call';
import { refusalsOf } from '@apoti/contract/calls/refusals';
import { codesByStatus, meanings, responseName } from './errors';
import { asObject, type JsonObject } from './json-schema';
import type { SchemaBook } from './schema-book';
import { trimmed } from './trim';

type OneOrMore = readonly [Call, ...Call[]];
type Example = { title: string; value: unknown };

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const mediaTypes = { json: 'application/json', multipart: 'multipart/form-data', csv: 'text/csv' } as const;
const json = (content: JsonObject) => ({ 'application/json': content });

/** The last part of a path that has a name: `content`, `placeholder`, `sitemap`. */
export function resourceOf(path: string): string {
  const [, name = ''] = /^\/(?:api\/)?([a-z]+)/.exec(path) ?? [];
  return name;
}

/** What an operation is called after its method: every part of its path, `IconMaskable512`, `PostsById`; of `.ico` beside `.svg` the kind too. */
function nameOf(path: string): string {
  const parts = path
    .replace(/^\/api\//, '/')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .replace(/\.(?!ico$)[a-z]+$/, '')
    .split(/[^A-Za-z0-9]+/);
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

/** Joins schemas under a keyword; one alone stays as it is. */
function joined(keyword: 'oneOf' | 'anyOf', schemas: JsonObject[]): JsonObject {
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 ? (different[0] ?? {}) : { [keyword]: different };
}

/** Examples by short names. */
function examplesOf(examples: readonly Example[]): JsonObject {
  const named = examples.map(({ title, value }) => [
    title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    { summary: title, value: trimmed(value) },
  ]);
  return { examples: Object.fromEntries(named) };
}

function bodyOf(calls: OneOrMore, book: SchemaBook): JsonObject {
  const bodies = calls.flatMap(({ title, body }) => (body === undefined ? [] : [{ title, body }]));
  if (bodies.length === 0) return {};
  const schemas = bodies.map(({ title, body }) => {
    const schema = book.schemaOf(body.schema, 'input');
    return bodies.length > 1 ? { title, ...schema } : schema;
  });
  const examples = examplesOf(bodies.flatMap(({ body }) => body.examples));
  const mediaType = mediaTypes[bodies[0]?.body.form ?? 'json'];
  return {
    requestBody: { required: true, content: { [mediaType]: { schema: joined('oneOf', schemas), ...examples } } },
  };
}

function parametersOf(call: Call, book: SchemaBook): JsonObject {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'file' ? { type: 'string', minLength: 1 } : { type: 'integer', minimum: 1 },
  }));
  const query = call.query === undefined ? {} : book.resolve(book.schemaOf(call.query, 'input'));
  const inQuery = Object.entries(asObject(query['properties'])).map(([name, schema]) => ({
    name,
    in: 'query',
    schema,
  }));
  const inHeader = [
    ...(call.merges ? ['Conflicts', 'IdempotencyKey', 'IfMatch'] : []),
    ...(call.revalidates ? ['IfNoneMatch'] : []),
  ].map((name) => ref('parameters', name));
  const all = [...inPath, ...inQuery, ...inHeader];
  return all.length === 0 ? {} : { parameters: all };
}

function replyOf(calls: OneOrMore, book: SchemaBook): JsonObject {
  const [first] = calls;
  if ('mediaType' in first.reply) {
    return { description: first.title, content: { [first.reply.mediaType]: { schema: { type: 'string' } } } };
  }
  if ('nothing' in first.reply) return { description: first.title };
  const replies = calls.flatMap(({ title, reply }) =>
    'schema' in reply && reply.example !== undefined ? [{ title, ...reply }] : [],
  );
  const schemas = replies.map(({ schema }) => book.schemaOf(schema, 'output'));
  const headers = {
    ...(first.revalidates ? { ETag: ref('headers', 'ETag') } : {}),
    ...(calls.some(({ row }) => row === 'C2') ? { 'Set-Cookie': ref('headers', 'SetCookie') } : {}),
  };
  return {
    description: replies.map(({ title }) => title).join('; '),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    content: json({
      schema: joined('anyOf', schemas),
      ...examplesOf(replies.map(({ title, example }) => ({ title, value: example }))),
    }),
  };
}

/** A 409 tells what the save stumbled over, beside what every refusal tells. */
function conflictOf(schema: z.ZodType, codes: readonly ErrorCode[], book: SchemaBook): JsonObject {
  const code = { properties: { code: { enum: codes } } };
  return {
    description: codes.map((name) => `\`${name}\`: ${meanings[name]}`).join(' '),
    content: json({ schema: { allOf: [ref('schemas', 'Error'), code, book.schemaOf(schema, 'output')] } }),
  };
}

function responsesOf(calls: OneOrMore, book: SchemaBook): JsonObject {
  const [first] = calls;
  const reply = replyOf(calls, book);
  const codes = [...new Set(calls.flatMap(refusalsOf))];
  const refusals = codesByStatus(codes).map(([status, [code = 'internal', ...more]]) => {
    if (status === 409 && first.conflict) return [status, conflictOf(first.conflict, [code, ...more], book)];
    return [status, ref('responses', responseName(code))];
  });
  return {
    ['nothing' in first.reply ? 204 : 200]: reply,
    ...(first.revalidates ? { 304: ref('responses', 'NotModified') } : {}),
    ...Object.fromEntries(refusals),
    ...(first.may503 ? { 503: reply } : {}),
    default: ref('responses', 'Refusal'),
  };
}

const signedIn = [{ session: [] }, { plainSession: [] }];
const security = { everybody: [], 'visitors and admins': [{}, ...signedIn], admins: signedIn } as const;

/** The operation of a method and a path: one call, or several that the body tells apart. */
export function operationOf(calls: OneOrMore, book: SchemaBook): JsonObject {
  const [first] = calls;
  const name = resourceOf(first.path);
  const several = calls.length > 1;
  const notes = calls.map(({ title, notes: its }) => [...(several ? [`**${title}.**`] : []), ...its].join(' '));
  return {
    operationId: `${first.method.toLowerCase()}${nameOf(first.path)}`,
    summary: calls.map(({ title }) => title).join(' / '),
    description: notes.join('\n\n'),
    tags: [first.path.startsWith('/api/') ? name : 'site'],
    security: security[first.audience],
    ...parametersOf(first, book),
    ...bodyOf(calls, book),
    responses: responsesOf(calls, book),
  };
}
