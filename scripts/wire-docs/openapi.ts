import { calls } from '@apoti/contract/calls/calls';
import type { Call } from '@apoti/contract/calls/call';
import type { JsonObject } from './json-schema';
import { wireErrorSchema } from './named-schemas';
import { operationOf, resourceOf } from './operation';
import { SchemaBook } from './schema-book';
import { headers, parameters, responses, securitySchemes } from './shared-parts';

const DESCRIPTION = [
  'Every call of the public wire. [wire.md](wire.md) tells the same in words, and how saves are merged.',
  'Answers may gain members; clients ignore those that they do not know. A GET is also answered as HEAD.',
  'Lengths of texts are counted in UTF-16 units. No text may hold NUL or half of a surrogate pair.',
].join('\n\n');

/** Calls by path and method: several of one method and path are one operation. */
function operations(book: SchemaBook): Record<string, JsonObject> {
  const groups = new Map<string, [Call, ...Call[]]>();
  for (const call of calls) {
    const key = `${call.method} ${call.path}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [call]);
    else group.push(call);
  }
  const paths: Record<string, JsonObject> = {};
  for (const group of groups.values()) {
    const [{ method, path }] = group;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(group, book) };
  }
  return paths;
}

/** The public wire as an OpenAPI 3.1 document. */
export function openapiDocument(): JsonObject {
  const book = new SchemaBook();
  const paths = operations(book);
  book.schemaOf(wireErrorSchema, 'output');
  const tags = new Set(calls.map(({ path }) => (path.startsWith('/api/') ? resourceOf(path) : 'site')));
  return {
    openapi: '3.1.1',
    info: { title: 'Apoti: the public wire', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/', description: 'The public origin' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: { schemas: book.components(), parameters, headers, responses, securitySchemes },
  };
}
