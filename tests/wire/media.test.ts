import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FormData } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES, mediaItemSchema, uploadedSchema, uploadTexts } from '@apoti/contract';
import { jpeg, noise, notPictures, photograph, png, sharp, withScriptBehind } from '../support/pictures';
import { startStack, type Stack } from '../support/stack';
import { WireClient } from '../support/wire-client';
import { PLACE } from '../support/placed-files';

/** How often the CMS is killed; many times in the full run. */
const killRounds = Number(process.env['KILL_ROUNDS'] ?? 2);
const long = { timeout: 60_000 + killRounds * 30_000 };

let stack: Stack;
let admin: WireClient;
beforeAll(async () => {
  stack = await startStack();
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(() => stack.stop());

const visitor = () => new WireClient(stack.origin);
const uploaded = async (...sent: Parameters<WireClient['upload']>) =>
  uploadedSchema.parse((await admin.upload(...sent)).json);
const media = async (type: string) =>
  mediaItemSchema.array().parse((await admin.get(`/api/media.php?type=${type}`)).json);
const bytesOf = async (url: string) => Buffer.from(await (await fetch(stack.origin + url)).arrayBuffer());
const onDisk = async () => {
  const entries = await readdir(join(stack.dataDir, 'public/uploads'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('upload.php', () => {
  it('C14: a picture gets an address of ours, which serves clean bytes that no browser runs', async () => {
    const { url, name } = await uploaded(await withScriptBehind(), { name: 'testimonial-5', fileName: '../x"\n.php' });
    expect(url).toMatch(/^\/uploads\/testimonial-5-[0-9a-f]{16}\.png$/);
    const answer = await visitor().get(url);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(String(answer.headers['content-security-policy'])).toContain('sandbox');
    expect((await bytesOf(url)).includes('script')).toBe(false);
    expect((await media('active')).find((item) => item.name === name)).toMatchObject({ url, width: 40, height: 30 });
  });

  it('C14: a photograph keeps no place and stands upright', async () => {
    const { url } = await uploaded(await photograph(), { fileName: 'photo.jpg', type: 'image/jpeg' });
    const bytes = await bytesOf(url);
    expect(bytes.includes(PLACE)).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 40 });
  });

  it.each(Object.entries(notPictures))(
    'C14: %s is refused whatever it is called, and nothing stays',
    async (_, make) => {
      const [files, rows] = [await onDisk(), stack.countRows('files')];
      const answer = await admin.upload(await make(), { fileName: 'nice.png', type: 'image/png' });
      expect(answer).toMatchObject({ status: 422, json: { success: false, error: uploadTexts.notAnImage } });
      expect([await onDisk(), stack.countRows('files')]).toEqual([files, rows]);
    },
  );

  it('C14: 5,242,880 bytes are taken, one more is not', async () => {
    const picture = await jpeg(200, 200);
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect((await admin.upload(padded(MAX_IMAGE_BYTES))).status).toBe(200);
    const answer = await admin.upload(padded(MAX_IMAGE_BYTES + 1));
    expect(answer).toMatchObject({ status: 413, json: { success: false, error: uploadTexts.tooLarge } });
  });

  it.each([
    ['no picture in it', new FormData(), 422],
    ['a text in the picture’s place', formOf({ image: 'hello' }), 422],
    [
      'more fields than any form has',
      formOf(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, 'x']))),
      400,
    ],
  ])('C14: a form with %s is a clear 4xx', async (_, form, status) => {
    const answer = await admin.send('POST', '/api/upload.php', form);
    expect(answer).toMatchObject({ status, json: { success: false, error: expect.any(String) } });
  });

  it('C14: what is no form, or half of one, is a clear 4xx', async () => {
    expect((await admin.post('/api/upload.php', { image: 'x' })).status).toBe(415);
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    for (const body of ['', '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nhalf', 'junk']) {
      const answer = await admin.send('POST', '/api/upload.php', body, headers);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.json).toMatchObject({ error: expect.any(String) });
    }
    const none = await admin.send('POST', '/api/upload.php', 'x', { 'content-type': 'multipart/form-data' });
    expect(none.json).toMatchObject({ error: expect.any(String) });
  });

  it('C14: a picture without a file name, or with one without an end, is a picture', async () => {
    const head = (name: string) => `--b\r\nContent-Disposition: form-data; name="image"${name}\r\n`;
    const type = 'Content-Type: application/octet-stream\r\n\r\n';
    const picture = await png();
    for (const name of ['', `; filename="${'Ọ'.repeat(6_000)}.png"`]) {
      const body = Buffer.concat([Buffer.from(head(name) + type), picture, Buffer.from('\r\n--b--\r\n')]);
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      expect((await admin.send('POST', '/api/upload.php', body, headers)).status).toBe(200);
    }
  });

  it('C14: only for signed-in people', async () => {
    expect((await visitor().upload(await png())).status).toBe(401);
  });
});

describe('media.php', () => {
  it('C15: lists are for signed-in people, and there are two of them', async () => {
    expect((await visitor().get('/api/media.php?type=active')).status).toBe(401);
    expect((await admin.get('/api/media.php?type=secret')).status).toBe(422);
    expect((await admin.get('/api/media.php')).status).toBe(200);
  });

  it('C15, C16, C17: a file goes to the trash and its address is 404 at once; it comes back; it is gone for good', async () => {
    const { url, name } = await uploaded(await png(), { name: 'travels' });
    const bytes = await bytesOf(url);
    const before = Math.floor(Date.now() / 1000);
    const trashed = await admin.send('DELETE', '/api/media.php', { name });
    expect(trashed).toMatchObject({ status: 200, json: { success: true } });
    expect((await visitor().get(url)).status).toBe(404);
    const item = (await media('trash')).find((entry) => entry.name === name);
    expect(item).toMatchObject({ url, trashed: true, trashName: expect.any(String) });
    expect(item?.deleted).toBeGreaterThanOrEqual(before);
    expect((await media('active')).some((entry) => entry.name === name)).toBe(false);
    for (const path of [`/uploads/.trash/${name}`, `/uploads/%2etrash/${name}`, '/uploads/.trash/', '/uploads/']) {
      // A folder's address is led to the one without a slash, which is not there.
      expect((await visitor().get(path)).status).toBeGreaterThanOrEqual(path.endsWith('/') ? 301 : 404);
    }

    const trashName = item?.trashName ?? '';
    expect((await admin.post('/api/media.php', { action: 'restore', trashName })).status).toBe(200);
    expect(await bytesOf(url)).toEqual(bytes);
    expect((await admin.post('/api/media.php', { action: 'restore', trashName })).status).toBe(404);

    await admin.send('DELETE', '/api/media.php', { name });
    const [again] = await media('trash');
    const gone = await admin.send('DELETE', '/api/media.php', { trashName: again?.trashName });
    expect(gone).toMatchObject({ status: 200, json: { success: true } });
    expect((await onDisk()).some((file) => file.includes('travels'))).toBe(false);
  });

  it('C16, C17: names that lead elsewhere and bodies that say nothing are refused', async () => {
    for (const name of ['../../secrets.json', '..', '.trash', 'a/b', 'nothing.png']) {
      expect((await admin.send('DELETE', '/api/media.php', { name })).status).toBe(404);
      expect((await admin.send('DELETE', '/api/media.php', { trashName: name })).status).toBe(404);
      expect((await admin.post('/api/media.php', { action: 'restore', trashName: name })).status).toBe(404);
    }
    for (const body of [{}, { name: 5 }, { name: '' }, { name: 'a\u0000b' }, { trashName: '\ud800' }, [], null]) {
      expect((await admin.send('DELETE', '/api/media.php', body)).status).toBe(422);
    }
    expect((await admin.post('/api/media.php', { action: 'burn', trashName: 'x' })).status).toBe(422);
    for (const method of ['DELETE', 'POST']) {
      expect((await visitor().send(method, '/api/media.php', { name: 'x' })).status).toBe(401);
    }
  });

  it('C14, C16, C17: after kill -9 in the middle of it, every file is where its row says', long, async () => {
    const known: string[] = [];
    for (let round = 0; round < killRounds; round += 1) {
      const fresh = await Promise.all(Array.from({ length: 6 }, async () => (await uploaded(await noise())).name));
      known.push(...fresh);
      const trashed = (await media('trash')).map(({ trashName }) => trashName);
      const calls = [
        ...fresh.map((name) => admin.send('DELETE', '/api/media.php', { name })),
        ...trashed.slice(0, 3).map((trashName) => admin.post('/api/media.php', { action: 'restore', trashName })),
        admin.upload(await noise()),
      ].map((call) => call.catch(() => null));
      // Another moment in each round; which one it hits does not matter, only that every one is survived.
      await calls[round % calls.length];
      await stack.killCms();
      const acknowledged = (await calls[0])?.status === 200;
      await Promise.all(calls);
      await stack.startCms();
      const [active, trash] = [await media('active'), await media('trash')];
      if (acknowledged) expect(trash.map(({ name }) => name)).toContain(fresh[0]);
      for (const name of known) {
        const isActive = active.some((item) => item.name === name);
        expect(trash.some((item) => item.name === name)).toBe(!isActive);
        expect((await visitor().get(`/uploads/${name}`)).status).toBe(isActive ? 200 : 404);
      }
      for (const { url } of active) expect((await visitor().get(url)).status).toBe(200);
    }
  });
});

describe('sitemap.xml and robots.txt', () => {
  it('C18: name the pages that exist, under the site’s own address', async () => {
    const sitemap = await visitor().get('/sitemap.xml');
    expect(sitemap).toMatchObject({ status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' } });
    const urls = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(urls).toContain(`${stack.origin}/`);
    for (const url of urls) expect((await fetch(String(url))).status).toBe(200);
    const robots = await visitor().get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.text).toContain(`Sitemap: ${stack.origin}/sitemap.xml`);
    expect(robots.text).toContain('Disallow: /admin/');
  });
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
