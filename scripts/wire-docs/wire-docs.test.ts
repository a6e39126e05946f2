import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@apoti/contract/calls/calls';
import { asList, asObject, type JsonObject } from './json-schema';
import { openapiDocument } from './openapi';
import { SchemaBook } from './schema-book';
import { anchorOf } from './call-text';
import { wireText } from './wire-text';

const document = openapiDocument();
const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Whether a value is what a schema of the document says; else what is wrong. */
function faults(schema: JsonObject, value: unknown): unknown {
  const whole = { ...schema, components: document['components'] };
  return ajv.validate(whole, value) ? [] : ajv.errors;
}

/** Every example of the document, beside its schema. */
function examples(): [name: string, schema: JsonObject, value: unknown][] {
  const found: [string, JsonObject, unknown][] = [];
  for (const [path, item] of Object.entries(asObject(document['paths']))) {
    for (const [method, operation] of Object.entries(asObject(item))) {
      const { requestBody, responses } = asObject(operation);
      for (const [where, part] of Object.entries({ body: requestBody, ...asObject(responses) })) {
        for (const content of Object.values(asObject(asObject(part)['content']))) {
          const { schema, examples: all } = asObject(content);
          for (const [name, example] of Object.entries(asObject(all))) {
            found.push([`${method} ${path} ${where} ${name}`, asObject(schema), asObject(example)['value']]);
          }
        }
      }
    }
  }
  return found;
}

describe('the OpenAPI document', () => {
  let result: Awaited<ReturnType<Validator['validate']>>;
  beforeAll(async () => {
    result = await new Validator().validate(structuredClone(document));
  });

  it('C19: is valid OpenAPI 3.1', () => {
    expect(result).toMatchObject({ valid: true });
    expect(document['openapi']).toMatch(/^3\.1\./);
  });

  it('C19: names nothing that it does not have, and has nothing that it does not name', () => {
    const text = JSON.stringify(document);
    const refs = new Set(
      [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
    );
    const parts = Object.entries(asObject(document['components']))
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, all]) => Object.keys(asObject(all)).map((name) => `${kind}/${name}`));
    expect([...refs].filter((ref) => !parts.includes(ref))).toEqual([]);
    expect(parts.filter((part) => part.startsWith('schemas/') && !refs.has(part))).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  it('C19: has every call of the list, and each operation a name of its own', () => {
    const paths = asObject(document['paths']);
    for (const { method, path } of calls) expect(asObject(paths[path])).toHaveProperty(method.toLowerCase());
    const operations = Object.values(paths).flatMap((item) => Object.values(asObject(item)));
    const ids = operations.map((operation) => asObject(operation)['operationId']);
    expect(ids).toHaveLength(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(examples())('C19: its example of %s is what its schema says', (_, schema, value) => {
    expect(faults(schema, value)).toEqual([]);
  });

  it.each(calls.map((call) => [`${call.method} ${call.path}, ${call.title}`, call] as const))(
    'C19: the whole examples of %s are what the schemas say',
    (_, { body, reply }) => {
      const book = new SchemaBook();
      for (const { value } of body?.examples ?? []) {
        expect(faults(body === undefined ? {} : book.schemaOf(body.schema, 'input'), value)).toEqual([]);
      }
      if ('schema' in reply && reply.example !== undefined) {
        expect(faults(book.schemaOf(reply.schema, 'output'), reply.example)).toEqual([]);
      }
    },
  );
});

describe('the schemas of the document', () => {
  const body = (path: string, method = 'post') => {
    const content = asObject(asObject(asObject(asObject(document['paths'])[path])[method])['requestBody'])['content'];
    return asObject(asObject(asObject(content)['application/json'])['schema']);
  };

  it.each([
    ['a sign-in without a name', '/api/auth.php', { action: 'login', password: 'a' }],
    ['no action', '/api/auth.php', {}],
    ['a blank title', '/api/content.php', { heroSlides: [{ id: 1, title: ' ' }] }],
    ['an address that runs script', '/api/content.php', { heroSlides: [{ id: 1, backgroundImage: 'javascript:a' }] }],
    ['too many skills', '/api/team.php', [{ id: 1, skills: Array.from({ length: 51 }, () => 'a') }]],
    ['what is no revision', '/api/team.php', [{ id: 1, revision: 'a revision' }]],
    ['an id below 1', '/api/blog.php', { id: 0 }],
    ['a blank name', '/api/newsletter.php', { name: ' ', email: 'reader@example.com' }],
    ['another action', '/api/media.php', { action: 'delete', trashName: 'a' }],
  ])('C19: refuse %s, as the wire does', (_, path, value) => {
    const schemas = calls
      .filter((call) => call.method === 'POST' && call.path === path)
      .map((call) => call.body?.schema);
    expect(schemas.every((schema) => schema?.safeParse(value).success === false || path === '/api/team.php')).toBe(
      true,
    );
    expect(faults(body(path), value)).not.toEqual([]);
  });

  it('C19: take an id as a text, and an action that is known by one of three only', () => {
    expect(faults(body('/api/blog.php', 'delete'), { id: '7' })).toEqual([]);
    for (const action of ['login', 'logout', 'register']) {
      expect(faults(body('/api/auth.php'), { action, email: 'admin', password: 'a password' })).toEqual([]);
    }
    expect(asList(body('/api/auth.php')['oneOf'])).toHaveLength(3);
  });
});

describe('docs/wire.md', () => {
  const text = wireText();
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');

  it('C19: its links lead to sections that are there', () => {
    const anchors = [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));
    const links = [...prose.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.length).toBeGreaterThan(calls.length);
    expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('C19: its examples are JSON', () => {
    const blocks = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = '']) => block);
    expect(blocks.length).toBeGreaterThan(calls.length);
    for (const block of blocks) expect(() => JSON.parse(block) as unknown).not.toThrow();
  });
});
