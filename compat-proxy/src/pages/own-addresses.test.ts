import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redirectsSchema } from '@apoti/contract';
import { TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

const isRefused = (from: string) =>
  !redirectsSchema.safeParse([{ key: 'a', from, to: '/elsewhere', type: 'permanent' }]).success;

it('A17: no redirect starts from an address that the proxy answers by itself', () => {
  const routes = test.app.printRoutes({ commonPrefix: false }).matchAll(/^ {4}[├└]── (\S+) \(.*GET/gm);
  const served = [...routes]
    .map(([, path = '']) => `/${path.replaceAll(/:\w+/g, '1')}`)
    .filter((path) => path !== '/*');
  expect(served).toEqual(expect.arrayContaining(['/sitemap.xml', '/robots.txt', '/unsubscribe/1', '/events/1.ics']));
  expect(served.filter((path) => !isRefused(path))).toEqual([]);
});

it('A17: nor from a file that the site is built with', async () => {
  const files = await readdir(join(import.meta.dirname, '../../../web/public'));
  expect(files.map((name) => [name, isRefused(`/${name}`)])).toEqual(files.map((name) => [name, true]));
});
