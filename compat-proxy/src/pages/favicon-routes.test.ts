import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markSvg } from '@apoti/contract/lib/mark-svg';
import { TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

it('P2: the icon is the mark of the site’s name, and another one as soon as the name is', async () => {
  test.cms.edit((content) => void (content.site.siteName = 'Zebra <Lockers>'));
  await vi.waitUntil(async () => (await test.get('/favicon.svg')).body.includes('>Z</text>'));
  const answer = await test.get('/favicon.svg');
  expect(answer.body).toBe(markSvg('Zebra'));
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
  });
  const known = { 'if-none-match': String(answer.headers.etag) };
  expect((await test.get('/favicon.svg', known)).statusCode).toBe(304);
  test.cms.edit((content) => void (content.site.siteName = 'Quay'));
  await vi.waitUntil(async () => (await test.get('/favicon.svg', known)).body.includes('>Q</text>'));
});
