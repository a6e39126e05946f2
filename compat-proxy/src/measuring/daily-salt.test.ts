import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DailySalt } from './daily-salt';

/** Half an hour before midnight in Lagos. */
const EVENING = Date.parse('2026-11-22T22:30:00Z');
const HOUR_MS = 3_600_000;

let folder: string;
let now = EVENING;
const salt = () => new DailySalt(folder, () => now);

beforeEach(async () => {
  now = EVENING;
  folder = await mkdtemp(join(tmpdir(), 'salt-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the salt of a day', () => {
  it('A20: is the same for all processes and after a restart, and nobody else may read it', async () => {
    const processes = Array.from({ length: 8 }, salt);
    const salts = await Promise.all(processes.map((one) => one.today()));
    expect(new Set(salts.map((one) => one.toString('hex'))).size).toBe(1);
    expect(await salt().today()).toEqual(salts[0]);
    expect(await readdir(folder)).toEqual(['salt-2026-11-22']);
    expect((await stat(join(folder, 'salt-2026-11-22'))).mode & 0o777).toBe(0o600);
  });

  it('A20: is another one after midnight in Lagos, and the old one is gone', async () => {
    const one = salt();
    const first = await one.today();
    now += HOUR_MS;
    expect(await one.today()).not.toEqual(first);
    await one.throwAway();
    expect(await readdir(folder)).toEqual(['salt-2026-11-23']);
  });

  it('A20: is thrown away at midnight though nobody visits, and at the next start', async () => {
    vi.useFakeTimers({ now: EVENING, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    try {
      const one = new DailySalt(folder);
      await one.start();
      await one.today();
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]));
      one.stop();
    } finally {
      vi.useRealTimers();
    }
    await writeFile(join(folder, 'salt-2026-11-20'), 'old');
    const next = salt();
    await next.start();
    next.stop();
    expect(await readdir(folder)).toEqual([]);
  });

  it('A20: a clock that is set back brings no old salt back, and half a file is none', async () => {
    const one = salt();
    const first = await one.today();
    now += HOUR_MS;
    await one.today();
    await one.throwAway();
    now -= HOUR_MS;
    expect(await one.today()).not.toEqual(first);
    await writeFile(join(folder, 'salt-2026-11-22'), 'half');
    expect(await salt().today()).toHaveLength(32);
  });

  it('A20: two processes have the same one, though the clock of one is a moment behind at midnight', async () => {
    let behind = EVENING + HOUR_MS / 2 - 1;
    const late = new DailySalt(folder, () => behind);
    await late.today();
    now = EVENING + HOUR_MS / 2;
    const first = await salt().today();
    // Its timer has fired a moment too soon.
    await late.throwAway();
    behind += 2;
    expect(await late.today()).toEqual(first);
  });

  it('A20: one that is being made at midnight is not thrown away by another process', async () => {
    for (let round = 0; round < 60; round += 1) {
      now += 24 * HOUR_MS;
      let isMade = false;
      const made = Promise.all(Array.from({ length: 6 }, () => salt().today())).finally(() => (isMade = true));
      made.catch(() => undefined);
      while (!isMade) await salt().throwAway();
      await made;
      await rm(folder, { recursive: true });
    }
  });

  it('A20: the old one goes with the first visit of a day that has come by a clock that was set', async () => {
    const one = salt();
    await one.today();
    now += 5 * 24 * HOUR_MS;
    await one.today();
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['salt-2026-11-27']));
  });

  it('A20: what an end has left of one goes later', async () => {
    const left = join(folder, 'new-salt-0123.tmp');
    await writeFile(left, 'half');
    await salt().throwAway();
    expect(await readdir(folder)).toHaveLength(1);
    await utimes(left, 1, 1);
    await salt().throwAway();
    expect(await readdir(folder)).toEqual([]);
  });
});
