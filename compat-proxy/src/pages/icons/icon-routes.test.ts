import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { brandColours } from '@apoti/contract/constants/brand-colours';
import { mark } from '@apoti/contract/lib/mark';
import { TestApp } from '../../testing/test-app';
import { iconSvg } from '@apoti/contract/lib/icon-svg';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

/** A busy machine takes seconds for a process that draws; less than a test may take, so that it tells what it waited for. */
const soon = { timeout: 25_000 };
const called = (siteName: string) => test.cms.edit((content) => void (content.site.siteName = siteName));

it('P2: the icon is the mark of the site’s name, and another one as soon as the name is', async () => {
  called('Zebra <Lockers>');
  await vi.waitUntil(async () => (await test.get('/favicon.svg')).body === iconSvg('Z'), soon);
  const answer = await test.get('/favicon.svg');
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
  });
  const known = { 'if-none-match': String(answer.headers.etag) };
  expect((await test.get('/favicon.svg', known)).statusCode).toBe(304);
  called('Quay');
  await vi.waitUntil(async () => (await test.get('/favicon.svg', known)).body === iconSvg('Q'), soon);
});

it.each([
  ['/apple-touch-icon.png', 180, true],
  ['/icon-192.png', 192, false],
  ['/icon-512.png', 512, false],
  ['/icon-maskable-512.png', 512, true],
])('P2: %s is a PNG of %i pixels, with its corners filled: %s', async (url, size, filled) => {
  const answer = await test.get(url, { 'accept-encoding': 'br, gzip' });
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/png', 'cache-control': 'no-cache' },
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  const { data, info } = await sharp(answer.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([size, size]);
  expect(data[3]).toBe(filled ? 255 : 0);
  const known = { 'if-none-match': String(answer.headers.etag) };
  expect((await test.get(url, known)).statusCode).toBe(304);
});

it('F5: the icons are drawn and kept a while after a start, before anybody asks', async () => {
  const kept = join(test.dataDir, 'icons.json');
  await vi.waitFor(async () => expect(JSON.parse(await readFile(kept, 'utf8')).files).toHaveLength(5), soon);
});

it('P2: whoever asks for /favicon.ico by itself gets the mark as a file of its kind', async () => {
  const { statusCode, headers, rawPayload } = await test.get('/favicon.ico');
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
  const [reserved, kind, count] = [0, 2, 4].map((at) => rawPayload.readUInt16LE(at));
  expect([reserved, kind, count, rawPayload[6], rawPayload[7]]).toEqual([0, 1, 1, 48, 48]);
  const png = rawPayload.subarray(rawPayload.readUInt32LE(18));
  expect(png.length).toBe(rawPayload.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
});

it('P2: the pictures follow the name’s letter', async () => {
  const before = (await test.get('/icon-192.png')).rawPayload;
  called('Quay');
  await vi.waitUntil(async () => !(await test.get('/icon-192.png')).rawPayload.equals(before), soon);
});

it('P2: what may be cut to a circle lies within it', async () => {
  const { rawPayload } = await test.get('/icon-maskable-512.png');
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const ground = [1, 3, 5].map((start) => parseInt(mark.ground.slice(start, start + 2), 16));
  const outside = Array.from({ length: info.width * info.height }, (_, index) => index).filter((index) => {
    const isGround = ground.every((part, channel) => Math.abs((data[index * 3 + channel] ?? 0) - part) <= 8);
    const distance = Math.hypot((index % info.width) - 255.5, Math.floor(index / info.width) - 255.5);
    return !isGround && distance > 0.4 * 512;
  });
  expect(outside).toEqual([]);
});

it('P2: the manifest has the site’s name and icons that are there', async () => {
  called('Example Lockers Nigeria');
  const manifestSchema = z.looseObject({
    name: z.string(),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
  });
  const read = async () => manifestSchema.parse((await test.get('/site.webmanifest')).json());
  await vi.waitUntil(async () => (await read()).name === 'Example Lockers Nigeria', soon);
  const manifest = await read();
  expect(manifest).toMatchObject({
    short_name: 'Example',
    start_url: '/',
    theme_color: brandColours.theme,
    background_color: brandColours.paper,
  });
  expect(JSON.stringify(manifest)).not.toContain('{product}');
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await test.get(src);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const answer = await test.get('/site.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.headers.etag).toMatch(/^"/);
});
