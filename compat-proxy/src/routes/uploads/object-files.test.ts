import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startObjectStore, type ObjectStoreServer } from '../../../../tests/support/object-store/object-store';
import { TestApp } from '../../testing/test-app';

const ALL = 'image/avif,image/webp,image/*,*/*;q=0.8';
/** The store is left alone for some seconds. */
const PATIENTLY = { timeout: 20_000 };
let store: ObjectStoreServer;
let test: TestApp;

const put = (name: string, text = `bytes of ${name}`, modified = new Date()) =>
  void store.objects.set(`uploads/${name}`, { bytes: Buffer.from(text), modified });
const get = (name: string, headers: Record<string, string> = {}, app = test.app) =>
  test.get(`/uploads/${name}`, { accept: ALL, ...headers }, app);

beforeEach(async () => {
  store = await startObjectStore();
  test = await TestApp.start(store.settings);
  for (const name of ['a-1.jpg', 'w480_a-1.avif', 'film.mp4', 'prices.pdf', '.trash/b-2.jpg']) put(name);
});
afterEach(async () => {
  await test.close();
  await store.stop();
});

describe('an upload that is kept in an object store', () => {
  it.each([
    ['a-1.jpg', 'image/jpeg', 'sandbox', undefined],
    ['film.mp4', 'video/mp4', 'media-src', undefined],
    ['prices.pdf', 'application/pdf', 'sandbox', 'attachment'],
  ])('P4, R3: %s has the headers of one on the disk', async (name, type, policy, disposition) => {
    const answer = await get(name);
    expect([answer.statusCode, answer.body]).toEqual([200, `bytes of ${name}`]);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=300, s-maxage=0',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(answer.headers['content-security-policy']).toContain(policy);
    expect(answer.headers['content-disposition']).toBe(disposition);
  });

  it('P4: it is sent in part, as a head, and not at all where the browser has it', async () => {
    const { headers } = await get('a-1.jpg');
    const part = await get('a-1.jpg', { range: 'bytes=6-7' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'of', 'bytes 6-7/16']);
    expect((await get('a-1.jpg', { range: 'bytes=99-' })).statusCode).toBe(416);
    expect((await get('a-1.jpg', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    const head = await test.app.inject({ method: 'HEAD', url: '/uploads/a-1.jpg', headers: { host: '127.0.0.1' } });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '16', '']);
  });

  it('P4, S7: its tag is the same on every machine, and another one for another content of the same second', async () => {
    const modified = new Date('2026-05-04T10:00:00Z');
    put('a-1.jpg', 'one content', modified);
    const other = await TestApp.start(store.settings);
    const tags = [await get('a-1.jpg'), await other.get('/uploads/a-1.jpg')].map(({ headers }) => headers['etag']);
    await other.close();
    expect(tags[1]).toBe(tags[0]);
    put('a-1.jpg', 'two content', modified);
    const replaced = await get('a-1.jpg', { 'if-none-match': String(tags[0]) });
    expect([replaced.statusCode, replaced.body]).toEqual([200, 'two content']);
  });

  it('C16: it is gone with its object, at once, and comes back with it', async () => {
    await get('a-1.jpg');
    store.objects.delete('uploads/a-1.jpg');
    expect((await get('a-1.jpg')).statusCode).toBe(404);
    // Its copies too, though their objects are there still.
    expect((await get('a-1.jpg?w=480')).statusCode).toBe(404);
    put('a-1.jpg', 'restored');
    expect((await get('a-1.jpg')).body).toBe('restored');
  });

  it('S6: a width is answered with the copy that the browser takes', async () => {
    const answer = await get('a-1.jpg?w=480');
    expect([answer.body, answer.headers['content-type'], answer.headers['vary']]).toEqual([
      'bytes of w480_a-1.avif',
      'image/avif',
      expect.stringMatching(/accept/i),
    ]);
    expect((await get('a-1.jpg?w=480', { accept: '*/*' })).body).toBe('bytes of a-1.jpg');
  });

  it('S6: its content is read once for all who ask, and what it is each time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('a-1.jpg')));
    await get('a-1.jpg');
    expect(store.asked.filter((asked) => asked === 'GET uploads/a-1.jpg')).toHaveLength(1);
  });

  it.each(['.trash/b-2.jpg', '.trash%2fb-2.jpg', '..%2fsecret.jpg', '%2e%2e/secret.jpg', 'a/b.jpg', 'a%00.jpg'])(
    'R3: no address leads beside what is served: %j',
    async (path) => {
      store.objects.set('secret.jpg', { bytes: Buffer.from('a secret'), modified: new Date() });
      const answer = await get(path);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).not.toMatch(/bytes of|a secret/);
      expect(store.asked).toEqual([]);
    },
  );

  it('A15: a picture in the trash is shown to signed-in people alone', async () => {
    expect((await test.get('/api/library/trash/b-2.jpg')).statusCode).toBe(401);
    const cookie = await test.signIn();
    const answer = await test.get('/api/library/trash/b-2.jpg', { cookie });
    expect([answer.statusCode, answer.body]).toEqual([200, 'bytes of .trash/b-2.jpg']);
    expect((await test.get('/api/library/trash/none.jpg', { cookie })).statusCode).toBe(404);
    await store.turn('busy');
    expect((await test.get('/api/library/trash/b-2.jpg', { cookie })).statusCode).toBe(503);
  });
});

describe('while the object store fails', () => {
  it.each(['away', 'busy', 'cut'] as const)(
    'F1: (%s) what was read lately goes on, also in a width and after a restart; the rest is a 503 that nobody keeps',
    async (fault) => {
      await get('film.mp4');
      await get('a-1.jpg?w=480');
      await store.turn(fault);
      const restarted = await test.restart();
      for (const app of [test.app, restarted]) {
        expect((await get('film.mp4', { range: 'bytes=0-4' }, app)).body).toBe('bytes');
        expect((await get('a-1.jpg?w=480', {}, app)).body).toBe('bytes of w480_a-1.avif');
        const refused = await get('prices.pdf', {}, app);
        expect([refused.statusCode, refused.headers['cache-control']]).toEqual([503, 'no-store']);
        expect(refused.headers['retry-after']).toBeDefined();
      }
      await store.turn(null);
      await expect.poll(async () => (await get('prices.pdf')).statusCode, PATIENTLY).toBe(200);
    },
  );

  it.each([`${'ẹ'.repeat(100)}.jpg`, `${'a'.repeat(1_100)}.jpg`, `${'a'.repeat(1_100)}.jpg?w=480`])(
    'F1: a name that no file can have is not there, and no failure of the store (%#)',
    async (name) => {
      expect((await get(encodeURI(name))).statusCode).toBe(404);
      expect(store.asked).toEqual([]);
      expect((await get('a-1.jpg')).statusCode).toBe(200);
    },
  );

  it('F4: while it says nothing, a visitor waits for one question at most, and those who come next for none', async () => {
    await get('film.mp4');
    await store.turn('hang');
    const names = ['prices.pdf', 'a-1.jpg?w=480', ...Array.from({ length: 60 }, (_, at) => `b-${at}.jpg?w=480`)];
    const answers = await Promise.all(names.map((name) => get(name)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 503));
    expect((await get('film.mp4')).body).toBe('bytes of film.mp4');
    expect((await get('next.jpg?w=480')).statusCode).toBe(503);
    expect(store.asked.filter((asked) => /film|next/.test(asked))).toEqual([
      'HEAD uploads/film.mp4',
      'GET uploads/film.mp4',
    ]);
    await store.turn(null);
    await expect.poll(async () => (await get('prices.pdf')).statusCode, PATIENTLY).toBe(200);
  });

  it('F1: what broke off is read anew, and nothing half of it is left', async () => {
    await store.turn('cut');
    expect((await get('a-1.jpg')).statusCode).toBe(503);
    const kept = join(test.dataDir, 'kept-uploads');
    expect(await readdir(join(kept, '.incoming'))).toEqual([]);
    await store.turn(null);
    await expect.poll(async () => (await get('a-1.jpg')).body, PATIENTLY).toBe('bytes of a-1.jpg');
  });
});
