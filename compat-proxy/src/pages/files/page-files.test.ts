import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stampOf } from '../../http/file-tag';
import { prepareReply } from '../../http/prepared-reply';
import { TestApp } from '../../testing/test-app';
import { PageFiles } from './page-files';

let folder: string;
let isClosed: boolean;
let logged: string[];
let files: PageFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-files-'));
  isClosed = false;
  logged = [];
  files = make();
  await files.start();
});
afterEach(async () => {
  await files.stop();
  await rm(folder, { recursive: true, force: true });
});

function make(): PageFiles {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  return new PageFiles({ folder, log, isReachable: () => true, isClosed: () => isClosed });
}

const page = (text: string) =>
  prepareReply(text.repeat(100), { status: 200, headers: { 'content-type': 'text/html' }, asFile: true });
const forever = async (text: string) => ({ prepared: await page(text), validUntil: Infinity });
const leases = () => readdir(join(folder, 'at'));
/** Where the files lie, from the folder of the proxies' folders. */
const written = async () =>
  (await readdir(join(folder, 'by'), { recursive: true })).filter((name) => name.includes('.html-')).toSorted();
const names = async () => (await written()).map((path) => path.split('/').slice(2).join('/'));

describe('files of pages', () => {
  it('S1b: each coding is a file whose time says its tag; the balancer is told the headers once', async () => {
    const { prepared, validUntil } = await forever('home ');
    files.put('/', { prepared, validUntil });
    files.put('/press-releases/7', { prepared, validUntil });
    await vi.waitFor(async () => expect(await names()).toHaveLength(6));
    expect(await names()).toContain('press-releases/7.html-br');
    const path = join(folder, 'by', (await written()).find((name) => name.endsWith('/.html-gzip')) ?? '');
    expect(await readFile(path)).toEqual(prepared.variants.gzip.body);
    expect((await stat(path)).mtimeMs / 1_000).toBe(stampOf(prepared.variants.gzip.etag));
    expect(await readFile(join(folder, 'headers.conf'), 'utf8')).toContain('default_type "text/html";');
    files.put('/', await forever('another home '));
    await vi.waitFor(async () => expect((await readFile(path)).equals(prepared.variants.gzip.body)).toBe(false));
    expect(logged.filter((line) => line.includes('reloaded'))).toHaveLength(1);
  });

  it('S1b: what is removed is gone when that is done, also what was still to be written', async () => {
    files.put('/', await forever('home '));
    files.put('/faq', await forever('faq '));
    await files.remove(['/', '/nothing']);
    expect((await names()).toSorted()).toEqual(['faq.html-', 'faq.html-br', 'faq.html-gzip']);
  });

  it('S1b: a page whose time is over goes by itself', async () => {
    files.put('/events', { prepared: await page('events '), validUntil: Date.now() + 500 });
    await vi.waitFor(async () => expect(await names()).toHaveLength(3));
    await vi.waitFor(async () => expect(await names()).toEqual([]), { timeout: 5_000 });
  });

  it('S1b: nothing but a page’s own address becomes a path, and nothing without its own tags a file', async () => {
    const { prepared, validUntil } = await forever('text ');
    for (const url of ['/../x', '/a//b', '/a?b=c', '/a/', 'not found', '/%2e'])
      files.put(url, { prepared, validUntil });
    files.put('/short', { prepared: await prepareReply('x', { status: 200, headers: {}, asFile: true }), validUntil });
    files.put('/other', { prepared: await prepareReply('x '.repeat(500), { status: 200, headers: {} }), validUntil });
    files.put('/last', { prepared, validUntil });
    await vi.waitFor(async () => expect(await names()).toHaveLength(3));
    expect(existsSync(join(folder, 'by', 'x.html-'))).toBe(false);
  });

  it('S1b: while the site is closed nobody vouches for a page and none is written', async () => {
    await vi.waitFor(async () => expect(await leases()).not.toEqual([]));
    isClosed = true;
    await vi.waitFor(async () => {
      await files.beat();
      expect(await leases()).toEqual([]);
    });
    files.put('/', await forever('home '));
    await files.remove(['/']);
    expect(await written()).toEqual([]);
  });

  it('S1b: a proxy that stops leaves nothing, and one that did not stop is cleared away later', async () => {
    files.put('/', await forever('home '));
    await files.stop();
    expect([await leases(), await readdir(join(folder, 'by'))]).toEqual([[], []]);
    const [dead, living] = ['1-dead', '2-living'].map((name) => join(folder, 'by', name));
    for (const path of [dead!, living!]) await mkdir(path);
    await utimes(dead!, Date.now() / 1_000 - 3_600, Date.now() / 1_000 - 3_600);
    const next = make();
    await next.start();
    expect([existsSync(dead!), existsSync(living!)]).toEqual([false, true]);
    await next.stop();
  });

  it('S1b: a folder that cannot be written is said once, and costs nobody a page', async () => {
    await files.stop();
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file in its place');
    await files.start();
    files.put('/', await forever('home '));
    await files.beat();
    await files.beat();
    expect(logged.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
  });
});

describe('the proxy with a folder for files', () => {
  it('S1b: puts the pages that it renders, and anew what an edit changes, and leaves nothing when it stops', async () => {
    const test = await TestApp.start({ PAGE_FILES_DIR: folder });
    const answer = await test.get('/');
    expect(stampOf(String(answer.headers.etag))).not.toBeNull();
    await test.get('/nothing');
    await vi.waitFor(async () => expect(await names()).toHaveLength(3));
    const file = join(folder, 'by', (await written()).find((name) => name.endsWith('html-')) ?? '');
    test.cms.edit((content) => void (content.heroSlides[0]!.title = 'Edited elsewhere'));
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('Edited elsewhere'), {
      timeout: 4_000,
    });
    await test.close();
    expect(await written()).toEqual([]);
  });
});
