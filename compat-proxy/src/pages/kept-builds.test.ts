import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as limits from '../limits';
import { TestApp } from '../testing/test-app';

/** Nothing else is to be done here at a start. */
vi.mock('../limits', async (actual) => ({ ...(await actual<typeof limits>()), starting: { keepBuildMs: 0 } }));

const DAY = 24 * 60 * 60 * 1_000;

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
  await isKept('test');
});
afterEach(() => test.close());

const assets = () => join(test.dataDir, '..', 'web', 'client', 'assets');
const builds = () => join(test.dataDir, 'builds');
const kept = async () => (await readdir(builds()).catch(() => [])).sort();
/** As long as a slow machine needs. */
const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 20_000 });
/** What a page that this build sent would ask for later. */
const isKept = (build: string) => until(async () => (await kept()).includes(build));
const isCurrent = (build: string) => until(async () => (await test.get(`/assets/of-${build}.js`)).statusCode === 200);

/** Another build takes the place of the present one, which is gone from the disk, and a process serves it. */
async function deploy(build: string) {
  await rm(assets(), { recursive: true });
  await mkdir(assets());
  await writeFile(join(assets(), `of-${build}.js`), `export default '${build}';`);
  await writeFile(join(assets(), `of-${build}.js.br`), build);
  test.renderer.buildId = build;
  const app = await test.restart();
  await isCurrent(build);
  return app;
}

describe('a page that is older than the site', () => {
  it('P31, P20: gets its own files after the next build has taken the place of its own', async () => {
    const app = await deploy('next');
    const answer = await test.get('/assets/site-abc.js', {}, app);
    expect([answer.statusCode, answer.body]).toEqual([200, 'export {};']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      'x-content-type-options': 'nosniff',
    });
    const compressed = await test.get('/assets/of-next.js', { 'accept-encoding': 'br' }, app);
    expect([compressed.headers['content-encoding'], compressed.body]).toEqual(['br', 'next']);
  });

  it('P31: while one server of several is older, it has the files of the newer build as well', async () => {
    await deploy('next');
    const ofNewer = await test.get('/assets/of-next.js', { 'accept-encoding': 'br' });
    expect([ofNewer.statusCode, ofNewer.headers['content-encoding'], ofNewer.body]).toEqual([200, 'br', 'next']);
  });

  it('P19: what no build has is not there, nor is anything beside the builds', async () => {
    await writeFile(join(test.dataDir, 'secrets.js'), 'secret');
    await writeFile(join(builds(), 'test', 'beside.js'), 'secret');
    for (const name of ['none.js', '..%2fbeside.js', '..%2f..%2f..%2fsecrets.js', '.hidden', 'a/b.js']) {
      expect([name, (await test.get(`/assets/${name}`)).statusCode]).toEqual([name, 404]);
    }
  });

  it('P31: files stay for a week after their build was replaced, and never those of more than five older builds', async () => {
    const long = new Date(Date.now() - 8 * DAY);
    // It has served for long: that is no reason to let go of it when it is replaced.
    await utimes(join(builds(), 'test'), long, long);
    await mkdir(join(builds(), 'forgotten'));
    await utimes(join(builds(), 'forgotten'), long, long);
    // What a process that ended in the midst has copied.
    const half = `old.${randomUUID()}`;
    await mkdir(join(builds(), half));
    await utimes(join(builds(), half), long, long);
    await deploy('next');
    await until(async () => !(await kept()).includes('forgotten') && !(await kept()).includes(half));
    expect(await kept()).toEqual(['current', 'next', 'test']);
    for (const build of ['b2', 'b3', 'b4', 'b5', 'b6']) await deploy(build);
    await until(async () => !(await kept()).includes('test'));
    expect(await kept()).toEqual(['b2', 'b3', 'b4', 'b5', 'b6', 'current', 'next']);
  });
});
