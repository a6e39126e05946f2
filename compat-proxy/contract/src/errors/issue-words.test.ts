import { expect, it } from 'vitest';
import { z } from 'zod';
import { toFieldIssues } from './describe-issues';

const key = z.string().min(1);
const either = z.union([z.object({ name: key }), z.object({ trashName: key })]);
const byKind = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]);

it.each<[string, z.ZodType, unknown]>([
  ['is required', z.string(), undefined],
  ['is required', z.union([z.string(), z.number()]), undefined],
  ['must be a text', z.string(), 5],
  ['must be a number', z.number(), 'five'],
  ['must be a whole number', z.int(), 1.5],
  ['must be yes or no (true or false)', z.boolean(), 'true'],
  ['must be a list', z.array(z.string()), {}],
  ['must be an object', z.object({}), []],
  ['must be an object', z.record(z.string(), z.string()), 'text'],
  ['must be restore', z.literal('restore'), 'delete'],
  ['must be one of: active, trash', z.enum(['active', 'trash']), 'gone'],
  ['must be more than 0', z.number().positive(), 0],
  ['must be at least 1', z.number().min(1), 0],
  ['must be at most 5', z.number().max(5), 6],
  ['must be less than 5', z.number().lt(5), 5],
  ['must be a multiple of 2', z.number().multipleOf(2), 3],
  ['must not be empty', key, ''],
  ['must not be empty', z.array(z.string()).min(1), []],
  ['must have at least 2 characters', z.string().min(2), 'a'],
  ['must have at most 2 characters', z.string().max(2), 'abc'],
  ['must have at most 1 entries', z.array(z.string()).max(1), ['a', 'b']],
  ['must be an e-mail address', z.email(), 'nobody'],
  ['has another form than expected', z.string().regex(/^a$/), 'b'],
  ['has an unknown field: b', z.strictObject({}), { b: 1 }],
  ['has unknown fields: b, c', z.strictObject({}), { b: 1, c: 2 }],
  ['must have name or trashName', either, {}],
  ['has another form than expected', either, { name: 1 }],
  ['must be an object', either, 'text'],
  ['has another form than expected', byKind, { kind: 'c' }],
  ['has another form than expected', z.string().refine(() => false), 'any'],
  ['is longer than 2 characters', z.string().max(2, 'is longer than 2 characters'), 'abc'],
  ['Please enter a name', z.string('Please enter a name'), 5],
])('C19: what a rule without a text of its own refuses is told in words for people: %s', (words, schema, value) => {
  expect(toFieldIssues(schema.safeParse(value).error ?? new z.ZodError([])).map(({ message }) => message)).toEqual([
    words,
  ]);
});
