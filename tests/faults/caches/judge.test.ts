import { expect, it } from 'vitest';
import { difference, isShareable, type Answer } from './answer';
import { judgeProbe } from './judge';
import { EVIL, type Probe } from './probes';

const answer = (text: string, headers: Record<string, string> = {}, status = 200): Answer => ({
  status,
  headers: { 'cache-control': 'no-cache', ...headers },
  bytes: Buffer.from(text),
});
const probe = (more: Partial<Probe> = {}): Probe => ({
  ...{ target: '/about', method: 'GET', path: '/about', headers: {}, as: 'visitor', coding: 'identity' },
  ...more,
});
const secrets = [{ what: 'a draft', text: 'qzadraft7' }];
const judged = (got: Answer, more: Partial<Probe> = {}, visitors = answer('page')) =>
  judgeProbe(probe(more), got, visitors, secrets);

it.each([
  ['a foreign host in a page', judged(answer(`<a href="//${EVIL}/">`)), 'a foreign host'],
  ['a foreign host in a header', judged(answer('', { location: `https://${EVIL}/` }, 301)), 'a foreign host'],
  ['a draft in a page', judged(answer('page qzadraft7')), 'it tells a draft'],
  ['a draft in a header', judged(answer('page', { etag: 'qzadraft7' })), 'it tells a draft'],
  ['what an admin sees, for everybody', judged(answer('more'), { as: 'admin' }), 'what an admin sees'],
  [
    'a draft for an admin, for everybody',
    judged(answer('qzadraft7'), { as: 'admin', method: 'HEAD' }),
    'it tells a draft',
  ],
  ['a screen that is kept', judged(answer('screen'), { path: '/admin/x.css' }), 'for one person'],
  ['a cookie that is kept', judged(answer('page', { 'set-cookie': 'a=b' })), 'its cookie'],
  ['a failure', judged(answer('', {}, 500)), 'a 500'],
])('F8: the judge notices %s', (_, wrong, expected) => {
  expect(wrong).toContain(expected);
});

it('F8: the judge passes what is the same for all, and what nobody else gets', () => {
  expect(judged(answer('page'))).toBeNull();
  expect(judged(answer('qzadraft7', { 'cache-control': 'no-store' }), { as: 'admin' })).toBeNull();
  expect(judged(answer('more', { vary: 'Cookie, Origin' }), { as: 'admin' })).toBeNull();
});

it('F8: a byte, a header or a status that is another is noticed; the date is not', () => {
  const before = answer('page', { date: 'now', etag: '"1"' });
  expect(difference(before, answer('page', { date: 'later', etag: '"1"' }))).toBeNull();
  expect(difference(before, answer('pagE', { etag: '"1"' }))).toBe('its bytes are others');
  expect(difference(before, answer('page', { etag: '"2"' }))).toContain('its etag was "1"');
  expect(difference(before, answer('page', { etag: '"1"' }, 404))).toContain('its status was 200');
  expect(isShareable(answer('', { 'cache-control': 'private' }))).toBe(false);
});
