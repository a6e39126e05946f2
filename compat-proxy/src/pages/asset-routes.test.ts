import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AssetMemory } from './asset-memory';
import { assetRoutes } from './asset-routes';
import { KeptBuilds } from './kept-builds';

const NAME = 'site-abc123.js';

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  const assets = join(folder, 'client', 'assets');
  await mkdir(assets, { recursive: true });
  for (const ending of ['', '.br', '.gz']) await writeFile(join(assets, NAME + ending), `what is sent${ending}`);
  await writeFile(join(folder, 'client', 'og.jpg'), 'a picture');
  app = Fastify();
  const kept = new KeptBuilds({ dataDir: join(folder, 'data'), webDist: folder, buildId: 'this', log: app.log });
  await assetRoutes(app, { webDist: folder, kept, assets: await AssetMemory.open(folder, false) });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (headers: Record<string, string>, url = `/assets/${NAME}`) => app.inject({ url, headers });

describe("the site's files", () => {
  it.each([
    ['br, gzip', `"${NAME}.br"`],
    ['gzip', `"${NAME}.gz"`],
    ['identity', `"${NAME}"`],
  ])('P4: a file with a hash in its name has a strong tag of its own in %s, which answers 304', async (coding, tag) => {
    const headers = { 'accept-encoding': coding };
    const answer = await get(headers);
    expect(answer).toMatchObject({ statusCode: 200, headers: { etag: tag, vary: 'Accept-Encoding' } });
    const again = await get({ ...headers, 'if-none-match': `"other", ${tag}` });
    expect(again).toMatchObject({ statusCode: 304, body: '', headers: { etag: tag, vary: 'Accept-Encoding' } });
    expect(again.headers['cache-control']).toBe(answer.headers['cache-control']);
    expect(again.headers).not.toHaveProperty('content-encoding');
    expect((await get({ ...headers, 'if-none-match': '"other"' })).body).toBe(answer.body);
  });

  it('P4: the tag says what the file holds, not when it was copied here', async () => {
    const tag = String((await get({})).headers.etag);
    await utimes(join(folder, 'client', 'assets', NAME), 1, 1);
    expect((await get({ 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('P4: the tag of one coding does not answer for another', async () => {
    const of = { 'if-none-match': `"${NAME}.br"` };
    expect((await get({ ...of, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
    expect((await get({ ...of, 'accept-encoding': 'br' }, '/assets/none-abc123.js')).statusCode).toBe(404);
  });

  it('P4: a file without a hash in its name is asked for again, by its time', async () => {
    const { headers } = await get({}, '/og.jpg');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', etag: expect.stringMatching(/^W/) });
    expect((await get({ 'if-none-match': String(headers.etag) }, '/og.jpg')).statusCode).toBe(304);
  });
});
