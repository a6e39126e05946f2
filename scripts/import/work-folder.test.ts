import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answersBy, WorkFolder } from './work-folder';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'import-'));
});
afterEach(() => rm(dataDir, { recursive: true }));
const open = () => WorkFolder.open(dataDir, 'https://old.example');

it('C9: what was brought over counts for the database that it was brought into', async () => {
  await (await open()).keepUnits('one', { 'posts#1': 'a' });
  await (await open()).keepUnits('one', { 'posts#2': 'b' });
  expect(await (await open()).units('one')).toEqual({ 'posts#1': 'a', 'posts#2': 'b' });
  expect(await (await open()).units('another')).toEqual({});
});

it('C9: a stopped run’s answers are there for the same person, until a run has ended', async () => {
  const answers = await answersBy(async (name) => (name === 'team' ? { missing: 'why' } : { value: [name] }));
  await (await open()).keepAnswers('owner', answers);
  expect((await (await open()).stopped('owner'))?.answers).toEqual(answers);
  expect(await (await open()).stopped('')).toBeNull();
  const folder = await open();
  await folder.finish();
  expect(await folder.stopped('owner')).toBeNull();
  expect(await readdir(folder.path)).toEqual([]);
});

it('C14: a file is fetched once, and is known by where it is now', async () => {
  const folder = await open();
  let times = 0;
  const fetch = async () => ({ bytes: Buffer.from(`fetched ${(times += 1)}`) });
  await folder.fetched('/a.png', fetch);
  expect(await (await open()).fetched('/a.png', fetch)).toEqual({ bytes: Buffer.from('fetched 1') });
  await folder.keepFile('/a.png', { dead: 'the old site answers 404' });
  await folder.keepFile('/a.png', { url: '/uploads/a-1.png' });
  await folder.keepFile('/b.png', { dead: 'it is empty' });
  expect(await (await open()).files()).toEqual(
    new Map<string, object>([
      ['/a.png', { url: '/uploads/a-1.png' }],
      ['/b.png', { dead: 'it is empty' }],
    ]),
  );
});
