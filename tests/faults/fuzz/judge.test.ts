import { expect, it } from 'vitest';
import { calls } from '@apoti/contract/calls/calls';
import { judge } from './judge';
import type { Reply, Shot } from './shot';

const callsOf = (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path);
const shot = (method: string, path: string): Shot => ({
  method,
  path,
  headers: {},
  as: 'admin',
  calls: callsOf(method, path),
});
const json = (status: number, body: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
  text: JSON.stringify(body),
});
const page = (status: number, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers },
  text: '<!doctype html><title>x</title>',
});
const refused = (status: number, code: string, error = 'No') => json(status, { success: false, error, code });

const people = shot('GET', '/api/people');
const login = shot('POST', '/api/auth.php');
const about = shot('GET', '/about');

it.each([
  ['a failure of ours', people, refused(500, 'internal'), 'a 500'],
  ['a 503 that says nothing of why', people, json(503, {}), 'a 503'],
  ['a page that failed', about, page(502), 'a 502'],
  ['a member that is missing', people, json(200, { people: [{ id: 1 }] }), 'outside its schema'],
  ['no JSON', people, { ...json(200, {}), text: 'hello' }, 'outside its schema'],
  ['a page in the place of JSON', people, page(200), 'its type is text/html'],
  ['a refusal of another form', people, json(401, { message: 'No' }), 'not the form of an error'],
  ['a refusal as a page', people, page(401), 'its type is text/html'],
  ['a code of another status', people, refused(401, 'conflict'), 'its code is conflict'],
  ['a refusal that the call never gives', people, refused(428, 'revision_required'), 'never says revision_required'],
  ['a stack trace', login, refused(400, 'bad_request', 'x at f (/a/b.js:1:2)'), 'tells of the inside'],
  ['a type that may be guessed', people, { ...json(200, {}), headers: {} }, 'may be guessed'],
  ['a way to a foreign host', about, page(301, { location: '//evil.example' }), 'leads to //evil.example'],
  ['a way to a foreign host by a backslash', about, page(301, { location: '/\\evil.example' }), 'leads to'],
  ['a head that is too long, told by somebody else', people, json(431, { error: 'Too long' }), 'its code is undefined'],
  ['a page that is none', about, { ...page(404), text: 'Not found' }, 'its type is text/html'],
])('F6: the judge notices %s', (_, sent, reply, wrong) => {
  expect(judge(sent, reply)).toContain(wrong);
});

it.each([
  ['an honest 503', people, refused(503, 'unavailable')],
  ['a site that is closed', about, page(503, { 'retry-after': '60' })],
  ['a body of its form', login, json(200, { success: true })],
  ['a refusal that it may give', people, refused(401, 'unauthenticated')],
  ['a head that is too long', people, refused(431, 'too_large')],
  ['a page that is not there', about, page(404)],
  ['another address of ours', about, page(301, { location: '/about?x=1' })],
])('F6: the judge passes %s', (_, sent, reply) => {
  expect(judge(sent, reply)).toBeNull();
});
