import { afterEach, beforeEach, expect, it } from 'vitest';
import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { KeptObjects } from './kept-objects';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

const object = (etag: string, bytes = 100) => ({ etag, bytes, modified: Date.UTC(2026, 4, 4) });
const body = (bytes = 100) => Readable.from([Buffer.alloc(bytes, 'x')]);

it('S10: what was used longest ago goes when there is more than there may be', async () => {
  const kept = await KeptObjects.open(folder, 1_000);
  for (let at = 0; at < 10; at += 1) {
    const file = await kept.keep(`${at}.jpg`, object(`"${at}"`), body());
    await utimes(join(file.root, file.name), new Date(Date.UTC(2026, 0, at + 1)), new Date());
  }
  // Used again: it is the oldest no longer.
  await kept.find('0.jpg', object('"0"'));
  await kept.keep('10.jpg', object('"10"', 200), body(200));
  await kept.close();
  const names = Array.from({ length: 11 }, (_, at) => `${at}.jpg`);
  const left = await Promise.all(names.map(async (name) => ((await kept.last(name)) === null ? [] : [name])));
  expect(left.flat()).toEqual(['0.jpg', '5.jpg', '6.jpg', '7.jpg', '8.jpg', '9.jpg', '10.jpg']);
});

it('S7: of an object the newest content is kept; one that came without its end is none', async () => {
  const kept = await KeptObjects.open(folder, 1_000);
  await kept.keep('a.jpg', object('"one"'), body());
  const newer = await kept.keep('a.jpg', object('"two"'), body());
  await expect(kept.keep('a.jpg', object('"three"'), body(99))).rejects.toThrow('without its end');
  expect(await kept.last('a.jpg')).toEqual(newer);
  expect(await kept.find('a.jpg', object('"one"'))).toBeNull();
  expect(await readFile(join(newer.root, newer.name))).toHaveLength(100);
});
