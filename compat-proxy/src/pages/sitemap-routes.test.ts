import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

it('C18: the sitemap is well-formed, names each page once, and nothing that may not be found', async () => {
  const answer = await test.get('/sitemap.xml');
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/xml; charset=utf-8' } });
  expect(answer.body).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  const items = await parseSitemap(Readable.from([answer.body]));
  const paths = items.map(({ url }) => new URL(url).pathname);
  expect(paths.toSorted()).toEqual(['/', '/contact', '/franchise', '/newsletter']);
});

it('C18: robots.txt leads to the sitemap and lets nobody into what is private', async () => {
  const answer = await test.get('/robots.txt');
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  const [agent, ...rules] = answer.body.split('\n');
  expect(agent).toBe('User-agent: *');
  expect(rules.filter((rule) => /^(dis)?allow/i.test(rule))).toEqual(['Disallow: /admin/', 'Disallow: /api/private/']);
  const sitemap = /^Sitemap: (.*)$/m.exec(answer.body)?.[1] ?? '';
  expect((await test.get(new URL(sitemap).pathname)).statusCode).toBe(200);
});
