import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { objectStoreSettings } from '@apoti/contract/object-store/settings';
import { startObjectStore, type ObjectStoreServer } from '../../../tests/support/object-store/object-store';
import { storing } from '../limits';
import { ObjectStoredFiles } from './object-stored-files';

let folder: string;
let store: ObjectStoreServer;
let files: ObjectStoredFiles;
const put = (name: string, text: string) =>
  void store.objects.set(`uploads/${name}`, { bytes: Buffer.from(text), modified: new Date() });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-'));
  store = await startObjectStore();
  for (const name of ['a.jpg', 'b.jpg']) put(name, `bytes of ${name}`);
  const settings = objectStoreSettings(store.settings);
  if (settings === null) throw new Error('There are settings');
  files = await ObjectStoredFiles.open({ settings, folder, maxBytes: 1_000_000, log: fastify().log });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await files.close();
  await store.stop();
  await rm(folder, { recursive: true });
});

/** Begins a question that the store lets in and does not answer. */
async function askInVain(method: string): Promise<{ ended: Promise<unknown> }> {
  await store.turn('hang', (asked) => asked === method);
  const ended = files.find('a.jpg').catch((error: unknown) => error);
  await vi.waitUntil(() => store.asked.includes(`${method} uploads/a.jpg`));
  await store.turn(null);
  return { ended };
}

it('C16, S7: who asks after a file was deleted is told so, also while an older question about it is under way', async () => {
  const older = await askInVain('HEAD');
  store.objects.delete('uploads/a.jpg');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + storing.sharedMs + 1);
  expect(await files.find('a.jpg')).toBeNull();
  await older.ended;
});

it('S7: who asks after a file was replaced gets the new content, also while the old one is still coming', async () => {
  const older = await askInVain('GET');
  put('a.jpg', 'another content');
  const file = await files.find('a.jpg');
  expect(await readFile(join(file?.root ?? '', file?.name ?? ''), 'utf8')).toBe('another content');
  await older.ended;
});

it('C16, F3: what was deleted while nobody asked for it is not shown while the store is away; what is there is', async () => {
  await files.find('a.jpg');
  await files.find('b.jpg');
  store.objects.delete('uploads/a.jpg');
  await files.dropDeleted();
  await store.turn('away');
  await expect(files.find('a.jpg')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await files.find('b.jpg')).not.toBeNull();
});
