import { expect, it } from 'vitest';
import { filled, payloadFor, textPlaces, withoutRefused } from './fill';
import { hasHtml } from './elsewhere';
import { payloads } from './payloads';
import { asOnWire } from './write-panel';

const site = {
  id: 1,
  title: 'Welcome',
  revision: 'a.1',
  links: [{ key: 'k', label: 'Home', url: '/' }],
  tags: ['one'],
};

it('F9: in as many rounds as there are payloads each text has each of them once, and what is no text stays', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(100);
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(textPlaces(site)).toHaveLength(4);
  const held = payloads.map((_, round) => filled(site, round));
  expect(new Set(held.map((one) => JSON.stringify(one))).size).toBe(payloads.length);
  expect(new Set(payloads.map((_, round) => payloadFor(round, 3))).size).toBe(payloads.length);
  expect(held[0]).toMatchObject({ id: 1, revision: 'a.1', links: [{ key: 'k' }] });
});

it('F9: what is refused goes back to what it was, and the rest stays', () => {
  const sent = filled(site, 0);
  const kept = withoutRefused(sent, site, [{ path: ['links', 0, 'url'], message: 'is no address' }]);
  expect(kept).toMatchObject({ links: [{ url: '/', label: expect.not.stringMatching(/^Home$/) }] });
});

it('F9: what Strapi’s panel refuses names its fields as the wire does', () => {
  const errors = [{ path: ['benefits', '1'], message: 'is blank', name: 'ValidationError' }];
  const json = { data: null, error: { status: 400, message: 'benefits: is blank', details: { errors } } };
  expect(asOnWire({ status: 400, headers: {}, text: '', json }).json).toEqual({
    error: 'benefits: is blank',
    issues: [{ path: ['benefits', 1], message: 'is blank' }],
  });
  expect(asOnWire({ status: 200, headers: {}, text: '', json: { data: 1 } }).json).toEqual({ data: 1 });
});

it('F9: a mail with an HTML part is told from one of text, in whose words HTML stays text', () => {
  const mail = (type: string) =>
    `From: a\r\nContent-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b\r\nContent-Type:${type}\r\n\r\n<p>\r\n--b--\r\n`;
  expect(hasHtml(mail(' text/html; charset=utf-8'))).toBe(true);
  expect(hasHtml(mail('\r\n Text/HTML'))).toBe(true);
  expect(hasHtml(mail(' text/csv'))).toBe(false);
  expect(hasHtml('From: a\r\nContent-Type: text/plain\r\n\r\n<p>text/html</p>')).toBe(false);
});
