import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Leases } from './leases';

/** Some moment, in ms. */
const NOW = 1_800_000_000_050;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leases-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const names = async () => (await readdir(folder)).toSorted();
const owners = async () => Promise.all((await names()).map((name) => readlink(join(folder, name))));

it('S1b: the moments from now on are taken, those that have passed are cleared away, also others’', async () => {
  const leases = new Leases(folder, 'mine');
  await leases.renew(NOW, 2);
  expect(await names()).toEqual(['1800000000.0', '1800000000.1', '1800000000.2']);
  await new Leases(folder, 'theirs').renew(NOW + 900, 1);
  expect(await names()).toEqual(['1800000000.9', '1800000001.0']);
});

it('S1b: without renewal nothing is taken beyond what was ahead', async () => {
  await new Leases(folder, 'mine').renew(NOW, 5);
  expect((await names()).at(-1)).toBe('1800000000.5');
});

it('S1b: a moment belongs to who took it first; who looks further ahead has what comes next', async () => {
  const [mine, theirs] = [new Leases(folder, 'mine'), new Leases(folder, 'theirs')];
  await mine.renew(NOW, 1);
  await theirs.renew(NOW, 3);
  await mine.renew(NOW + 100, 1);
  expect(await owners()).toEqual(['mine', 'mine', 'theirs', 'theirs']);
});

it('S1b: what is given back is gone at once, and only that', async () => {
  const [mine, theirs] = [new Leases(folder, 'mine'), new Leases(folder, 'theirs')];
  await mine.renew(NOW, 1);
  await theirs.renew(NOW, 2);
  await mine.release();
  expect(await owners()).toEqual(['theirs']);
});

it('S1b: a clock that is set back stops nothing', async () => {
  const leases = new Leases(folder, 'mine');
  await leases.renew(NOW, 2);
  await leases.renew(NOW - 3_600_000, 2);
  expect(await names()).toContain('1799996400.0');
});
