import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Losses } from './losses';

let folder: string;
let now = 1_000;
const losses = () => new Losses(join(folder, 'measuring/trouble'), () => now);

beforeEach(async () => {
  now = 1_000;
  folder = await mkdtemp(join(tmpdir(), 'losses-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('A20: what all processes have lost is one sum, which a restart and half a line do not change', async () => {
  const [one, other] = [losses(), losses()];
  expect(await one.spell()).toBeNull();
  one.note(3, 'room');
  other.note(4, 'room');
  await one.spell();
  now += 5;
  await other.spell();
  await appendFile(join(folder, 'measuring/trouble'), '\n{"at":7,"lo');
  one.note(2, 'disk');
  await one.told('visits-lost');
  const spell = {
    since: 1_000,
    lost: { room: 7, disk: 2, refused: 0 },
    lastLoss: 1_005,
    told: new Set(['visits-lost']),
  };
  expect(await one.spell()).toEqual(spell);
  expect(await losses().spell()).toEqual(spell);
});

it('A20: its end is told by one process alone', async () => {
  const [one, other] = [losses(), losses()];
  await one.begin();
  expect(await Promise.all([one.end(), other.end()]).then((ends) => ends.sort())).toEqual([false, true]);
  expect(await losses().spell()).toBeNull();
});

it('A20: on a disk that cannot be written the process itself remembers', async () => {
  await writeFile(join(folder, 'measuring'), 'in the way');
  const one = losses();
  one.note(3, 'disk');
  await one.spell();
  await one.told('visits-lost');
  expect(await one.spell()).toMatchObject({ lost: { disk: 3 }, told: new Set(['visits-lost']) });
  await rm(join(folder, 'measuring'));
  one.note(1, 'disk');
  expect(await one.spell()).toMatchObject({ lost: { disk: 4 } });
  expect(await losses().spell()).toMatchObject({ lost: { disk: 4 }, told: new Set(['visits-lost']) });
});
