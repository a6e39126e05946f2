import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DiskStoredFiles } from '../../stored-files/disk-stored-files';
import { storedFileRoutes } from './stored-file-routes';

const ALL = 'image/avif,image/webp,image/*,*/*;q=0.8';
let dataDir: string;
let app: FastifyInstance;

const put = (name: string) => writeFile(join(dataDir, 'public/uploads', name), `bytes of ${name}`);
const get = (url: string, accept = ALL) => app.inject({ url: `/uploads/${url}`, headers: { accept } });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'copies-'));
  await mkdir(join(dataDir, 'public/uploads/.trash'), { recursive: true });
  app = fastify();
  await storedFileRoutes(app, await DiskStoredFiles.open(dataDir));
  for (const name of ['a-1.jpg', 'w480_a-1.avif', 'w480_a-1.webp', 'full_a-1.avif']) await put(name);
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

describe('a picture in a width', () => {
  it.each([
    ['AVIF where the browser takes it', 'a-1.jpg?w=480', ALL, 'w480_a-1.avif', 'image/avif'],
    ['WebP where it takes no more', 'a-1.jpg?v=2&w=480', 'image/webp,*/*', 'w480_a-1.webp', 'image/webp'],
    ['itself where it takes neither', 'a-1.jpg?w=480', '*/*', 'a-1.jpg', 'image/jpeg'],
    ['its full copy where it is narrower', 'a-1.jpg?w=1600', ALL, 'full_a-1.avif', 'image/avif'],
    ['itself as long as that is not made in a format', 'a-1.jpg?w=1600', 'image/webp', 'a-1.jpg', 'image/jpeg'],
    ['itself in a width that nobody makes', 'a-1.jpg?w=481', ALL, 'a-1.jpg', 'image/jpeg'],
    ['itself without a width', 'a-1.jpg', ALL, 'a-1.jpg', 'image/jpeg'],
  ])('S6: a browser gets %s', async (_, url, accept, name, type) => {
    const answer = await get(url, accept);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(`bytes of ${name}`);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe('public, max-age=300, s-maxage=0');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(String(answer.headers['vary'] ?? '')).toBe(/w=(480|1600)/.test(url) ? 'accept' : '');
  });

  it('C16, S6: where the picture has gone, none of its copies is given in its place', async () => {
    await rm(join(dataDir, 'public/uploads/a-1.jpg'));
    expect((await get('a-1.jpg?w=480')).statusCode).toBe(404);
  });

  it('S6: it is asked again whether it changed, like every file', async () => {
    const { headers } = await get('a-1.jpg?w=480');
    const again = await app.inject({
      url: '/uploads/a-1.jpg?w=480',
      headers: { accept: ALL, 'if-none-match': String(headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    const other = { accept: '*/*', 'if-none-match': String(headers['etag']) };
    expect((await app.inject({ url: '/uploads/a-1.jpg?w=480', headers: other })).statusCode).toBe(200);
  });

  it.each(['.trash/a-1.jpg?w=480', '..%2fa-1.jpg?w=480', '.trash%2fa-1.jpg?w=480', '%2e%2e/secrets.json?w=480'])(
    'C16: a width opens no way to other folders: %s',
    async (url) => {
      await put('.trash/a-1.jpg');
      await put('.trash/w480_a-1.avif');
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});
