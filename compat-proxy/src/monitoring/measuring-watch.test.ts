import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CmsAlert } from '@apoti/contract';
import { Losses } from '../measuring/losses';
import type { SpoolTrouble } from '../measuring/spool';
import { MeasuringWatch } from './measuring-watch';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MB = 1024 * 1024;
/** Soon after half past nine in the morning in Lagos. */
const MORNING = Date.parse('2026-11-23T08:30:30Z');
const well: SpoolTrouble = { failingFor: 0, oldest: null, bytes: 0, maxBytes: 64 * MB };

let folder: string;
let now: number;
let trouble: SpoolTrouble;
let losses: Losses;
let watch: MeasuringWatch;
/** What people were told, and when the CMS told each key last. */
let told: CmsAlert[];
let last: Map<string, number>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watch-'));
  [now, trouble, told, last] = [MORNING, well, [], new Map()];
  restart();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function restart(): void {
  losses = new Losses(join(folder, 'trouble'), () => now);
  watch = new MeasuringWatch({ spool: { trouble: async () => trouble }, losses, now: () => now });
}

/** A look, of which the CMS tells each key once in six hours (cms 0018). */
async function look(): Promise<void> {
  for (const alert of await watch.look()) {
    if (now - (last.get(alert.key) ?? -Infinity) < 6 * HOUR) continue;
    last.set(alert.key, now);
    told.push(alert);
    await watch.told(alert);
  }
}

/** Time goes by with a look every five minutes; the outage gets longer with it. */
async function wait(ms: number, each: () => void = () => undefined): Promise<void> {
  for (let gone = 0; gone < ms; gone += 5 * MINUTE) {
    now += 5 * MINUTE;
    if (trouble.failingFor > 0) trouble = { ...trouble, failingFor: trouble.failingFor + 5 * MINUTE };
    each();
    await look();
  }
}
const keys = () => told.map(({ key }) => key.split(' ')[0]);
const fail = () => (trouble = { ...well, failingFor: 1, oldest: now, bytes: MB });

it('A20: a store that takes no visits for a quarter of an hour is told once, through a restart, and that it is back', async () => {
  fail();
  await wait(10 * MINUTE);
  expect(told).toEqual([]);
  await wait(HOUR);
  expect(told).toEqual([
    {
      key: 'visits-waiting',
      title: 'Visits are not counted',
      text: 'Since 23 Nov, 09:30 in Lagos no visits could be counted: their store, or the content service, does not take them. They wait on the web server’s disk (1.0 of 64 MB) and are counted later. The servers’ logs say why.',
    },
  ]);
  restart();
  // The outage is longer than this process knows; how long the oldest waits says so.
  trouble = { ...trouble, failingFor: 1 };
  await wait(HOUR);
  expect(told).toHaveLength(1);
  trouble = well;
  restart();
  await wait(HOUR);
  expect(keys()).toEqual(['visits-waiting', 'visits-counted-again']);
  expect(told[1]?.text).toBe('On 23 Nov, 11:45 in Lagos nothing was wrong any more. Nothing was lost.');
});

it('A20: one that goes on is told again after six hours; one that comes and goes is told no oftener', async () => {
  for (let spell = 0; spell < 6; spell += 1) {
    fail();
    await wait(30 * MINUTE);
    trouble = well;
    await wait(30 * MINUTE);
  }
  expect(keys()).toEqual(['visits-waiting', 'visits-counted-again']);
  fail();
  await wait(12 * HOUR);
  expect(keys().filter((key) => key === 'visits-waiting')).toHaveLength(3);
});

it('A20: a short outage is told to nobody, neither is a clock that was set', async () => {
  fail();
  await wait(10 * MINUTE);
  trouble = well;
  await wait(HOUR);
  // What was measured a second ago seems to have waited for an hour.
  trouble = { ...well, oldest: now - HOUR };
  await look();
  trouble = { ...well, oldest: now + HOUR };
  await wait(HOUR);
  expect(told).toEqual([]);
  expect(await losses.spell()).toBeNull();
});

it('A20: a store that takes fewer than come is told when they wait for long', async () => {
  await wait(HOUR, () => (trouble = { ...well, oldest: now - 40 * MINUTE, bytes: 20 * MB }));
  expect(keys()).toEqual(['visits-waiting']);
});

it('A20: that the room on the disk becomes scarce is told before anything is dropped', async () => {
  const filled = (bytes: number) => (trouble = { ...well, bytes });
  await wait(HOUR, () => filled(47 * MB));
  expect(told).toEqual([]);
  await wait(HOUR, () => filled(49 * MB));
  expect(keys()).toEqual(['visits-no-room']);
  expect(told[0]?.text).toContain('take 49 of the 64 MB');
  // It is not over while it is nearly as full.
  await wait(HOUR, () => filled(40 * MB));
  expect(told).toHaveLength(1);
  await wait(HOUR, () => filled(30 * MB));
  expect(keys()).toEqual(['visits-no-room', 'visits-counted-again']);
});

it('A20: a flood of lost visits is told once, with the number, and at its end with all of them', async () => {
  await wait(2 * HOUR, () => {
    for (let batch = 0; batch < 100; batch += 1) losses.note(20, 'room');
    if (now === MORNING + HOUR) restart();
  });
  expect(keys()).toEqual(['visits-lost']);
  expect(told[0]?.text).toBe(
    '2,000 things that visitors did since 23 Nov, 09:35 in Lagos are in no figure, because too much waited to be counted, and the oldest was dropped.',
  );
  await wait(HOUR);
  expect(keys()).toEqual(['visits-lost', 'visits-counted-again']);
  // What was not written down as that process ended is not in it.
  expect(told[1]?.text).toContain(`${(23 * 2_000).toLocaleString('en-GB')} things that visitors did`);
});

it('A20: what is lost in the quiet time of an earlier loss is told after it', async () => {
  losses.note(1, 'disk');
  await wait(HOUR);
  losses.note(7, 'refused');
  await wait(4 * HOUR);
  expect(keys()).toEqual(['visits-lost', 'visits-counted-again']);
  await wait(2 * HOUR);
  expect(keys()).toEqual(['visits-lost', 'visits-counted-again', 'visits-lost', 'visits-counted-again']);
  expect(told[0]?.text).toContain('1 thing that visitors did since 23 Nov, 09:35 in Lagos is in no figure');
  expect(told[2]?.text).toContain('7 things that visitors did since 23 Nov, 10:35 in Lagos are in no figure');
});

it('A20: of two processes one says that it is over', async () => {
  const another = new MeasuringWatch({
    spool: { trouble: async () => trouble },
    losses: new Losses(join(folder, 'trouble'), () => now),
    now: () => now,
  });
  fail();
  await wait(HOUR);
  trouble = well;
  now += HOUR;
  const alerts = await Promise.all([watch.look(), another.look()]);
  expect(alerts.flat().map(({ title }) => title)).toEqual(['Visits are counted again']);
});

it('A20: trouble of which nobody wants to be told is forgotten after a week', async () => {
  losses.note(5, 'room');
  await watch.look();
  now += 6 * 24 * HOUR;
  expect(await watch.look()).toHaveLength(1);
  now += 2 * 24 * HOUR;
  expect(await watch.look()).toEqual([]);
  expect(await losses.spell()).toBeNull();
});
