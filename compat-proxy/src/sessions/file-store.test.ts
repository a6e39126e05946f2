import { mkdtemp, open, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FileSessionStore } from './file-store';

const HOUR = 3_600_000;
let folder: string;
let store: FileSessionStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sessions-'));
  store = new FileSessionStore(folder, HOUR);
});
afterEach(() => rm(folder, { recursive: true }));

const session = (expires: number) => ({
  cookie: { originalMaxAge: HOUR, expires: new Date(expires) },
  person: { id: 7 },
});
const set = (id: string, expires: number) => new Promise<unknown>((done) => void store.set(id, session(expires), done));
const get = (id: string) =>
  new Promise((found, failed) => void store.get(id, (error, kept) => (error ? failed(error) : found(kept))));
const sessions = async () => (await readdir(folder)).filter((name) => name.endsWith('.json'));
const theFile = async () => join(folder, (await readdir(folder))[0] ?? '');

it('C1: a session is kept, under a name and in a file that do not give its id away', async () => {
  await set('secret-id', Date.now() + HOUR);
  expect(await get('secret-id')).toMatchObject({ person: { id: 7 } });
  expect(await theFile()).not.toContain('secret-id');
  expect(await readFile(await theFile(), 'utf8')).not.toContain('secret-id');
});

it('C1: unknown, expired, torn and foreign files are no session', async () => {
  expect(await get('never')).toBeNull();
  await set('old', Date.now() - 1);
  expect(await get('old')).toBeNull();
  for (const text of ['{"cookie":{"orig', '[]', '{"person":{"id":7}}']) {
    await set('torn', Date.now() + HOUR);
    await writeFile(await theFile(), text);
    expect(await get('torn')).toBeNull();
    // What is over stays over.
    expect(await readdir(folder)).toEqual([]);
  }
});

it('C3: a destroyed session is gone, and one that nobody can use any more is swept', async () => {
  await set('gone', Date.now() + HOUR);
  await new Promise((done) => void store.destroy('gone', done));
  expect(await get('gone')).toBeNull();
  expect(await sessions()).toEqual([]);
  await set('old', Date.now() + HOUR);
  const before = (Date.now() - 2 * HOUR) / 1000;
  for (const name of await readdir(folder)) await utimes(join(folder, name), before, before);
  await set('new', Date.now() + HOUR);
  await store.sweep();
  expect(await readdir(folder)).toHaveLength(1);
  expect(await get('new')).not.toBeNull();
});

/** What becomes of flushing a folder from now on, instead of it. */
async function onFlush(flush: () => Promise<void>): Promise<void> {
  const handle = await open(folder);
  const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(flush);
  onTestFinished(() => sync.mockRestore());
  await handle.close();
}

it('C3: an end is on the disk when it is told: the folder is flushed once the session is out of it', async () => {
  await set('ended', Date.now() + HOUR);
  const flushed: string[][] = [];
  await onFlush(async () => void flushed.push(await readdir(folder)));
  expect(await new Promise((done) => void store.destroy('ended', done))).toBeUndefined();
  expect(flushed).toEqual([[expect.stringMatching(/\.ended$/)]]);
});

it.each([
  ['EPERM', undefined],
  ['EIO', { code: 'unavailable' }],
])('C3: a session ends where no folder can be flushed; what the disk refuses is told (%s)', async (code, told) => {
  await set('ended', Date.now() + HOUR);
  await onFlush(() => Promise.reject(Object.assign(new Error(code), { code })));
  const error = await new Promise((done) => void store.destroy('ended', done));
  if (told === undefined) expect(error).toBeUndefined();
  else expect(error).toMatchObject(told);
  expect(await get('ended')).toBeNull();
});

it('F10: what was never kept leaves nothing behind when it is ended', async () => {
  for (const id of ['one', 'another']) {
    expect(await new Promise((done) => void store.destroy(id, done))).toBeUndefined();
  }
  expect(await readdir(folder)).toEqual([]);
});

it('C3: what another process has read of a session before its end does not bring it back', async () => {
  const other = new FileSessionStore(folder, HOUR);
  await set('ended', Date.now() + HOUR);
  const [ends, keeps] = [
    new Promise((done) => void other.destroy('ended', done)),
    Array.from({ length: 20 }, () => set('ended', Date.now() + HOUR)),
  ];
  await Promise.all([ends, ...keeps]);
  expect(await get('ended')).toBeNull();
  await set('ended', Date.now() + HOUR);
  expect(await get('ended')).toBeNull();
});

it('C1: one that nobody has used for long is none; being used keeps it, for its own time at most', async () => {
  await set('used', Date.now() + 2 * HOUR);
  const ago = (ms: number) => (Date.now() - ms) / 1000;
  for (let turn = 0; turn < 2; turn += 1) {
    await utimes(await theFile(), ago(HOUR - 60_000), ago(HOUR - 60_000));
    expect(await get('used')).not.toBeNull();
    expect((await stat(await theFile())).mtimeMs / 1000).toBeGreaterThan(ago(60_000));
  }
  await utimes(await theFile(), ago(HOUR + 1_000), ago(HOUR + 1_000));
  expect(await get('used')).toBeNull();
});
