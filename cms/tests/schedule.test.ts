import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type * as Retention from '../src/retention/forget-old-leads';
import type * as RetentionJob from '../src/retention/retention-job';
import { NotNow } from '../src/schedule/not-now';
import { periodAt } from '../src/schedule/periods';
import { Scheduler, type Job } from '../src/schedule/scheduler';
import { Cms } from './support/cms';

const require = createRequire(import.meta.url);
const { forgetOldLeads, monthsBefore } = require('../dist/src/retention/forget-old-leads.js') as typeof Retention;
const { retentionJob } = require('../dist/src/retention/retention-job.js') as typeof RetentionJob;
const HOUR = 3_600_000;

let cms: Cms;
/** The clock that a test sets. */
let now = 0;
let runs: string[] = [];
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.strapi.db.query('api::scheduled-job.scheduled-job').deleteMany({});
  now = Date.parse('2026-03-04T12:00:00Z');
  runs = [];
});

/** A job that notes its runs, as a file would, and remembers what it did. */
function job(over: Partial<Job> = {}): Job {
  return {
    name: 'test',
    frequency: async () => 'daily',
    beginsAtOnce: false,
    isDone: async ({ id }) => runs.includes(id),
    run: async (time) => void runs.push(periodAt('daily', time).id),
    problemText: () => 'It failed',
    ...over,
  };
}
/** A look of a CMS that has just been started. */
const look = (...jobs: Job[]) => new Scheduler(cms.strapi, jobs, () => now).look();
const at = (time: string) => (now = Date.parse(time));

it.each([
  ['daily', '2026-03-04T00:59:59Z', '2026-03-03T01:00:00Z', '2026-03-04T01:00:00Z'],
  ['daily', '2026-03-04T01:00:00Z', '2026-03-04T01:00:00Z', '2026-03-05T01:00:00Z'],
  ['weekly', '2026-03-08T12:00:00Z', '2026-03-02T01:00:00Z', '2026-03-09T01:00:00Z'],
  ['monthly', '2026-02-28T12:00:00Z', '2026-02-01T01:00:00Z', '2026-03-01T01:00:00Z'],
  ['monthly', '2026-12-31T12:00:00Z', '2026-12-01T01:00:00Z', '2027-01-01T01:00:00Z'],
] as const)('A18: the %s period of %s begins and ends at two in the night in Lagos', (frequency, time, start, end) => {
  expect(periodAt(frequency, Date.parse(time))).toMatchObject({ start: Date.parse(start), end: Date.parse(end) });
});

it('A18: a job is done once a period, however often it is looked, and begins with the next period', async () => {
  for (const _ of [1, 2, 3]) await look(job());
  expect(runs).toEqual([]);
  for (let hour = 0; hour < 72; hour += 1) {
    now += HOUR;
    await look(job());
  }
  expect(runs).toEqual(['daily 2026-03-05', 'daily 2026-03-06', 'daily 2026-03-07']);
});

it('A18: what was missed while nothing ran is made up for at once, once', async () => {
  await look(job());
  at('2026-03-20T23:00:00Z');
  for (const _ of [1, 2]) await look(job());
  expect(runs).toEqual(['daily 2026-03-20']);
});

it('A18: an end before it was begun, or before it was noted: it is done once all the same', async () => {
  await look(job());
  at('2026-03-05T02:00:00Z');
  const ends = (when: 'before' | 'after') =>
    job({
      run: async (time) => {
        if (when === 'after') runs.push(periodAt('daily', time).id);
        // The process is gone: it neither ends nor fails.
        await new Promise(() => undefined);
      },
    });
  void look(ends('before'));
  await expect.poll(() => leased()).toBe(true);
  await look(job());
  expect(runs).toEqual([]);
  now += 6 * 60_000;
  void look(ends('after'));
  await expect.poll(() => runs).toHaveLength(1);
  now += 6 * 60_000;
  for (const _ of [1, 2]) await look(job());
  expect(runs).toEqual(['daily 2026-03-05']);
  now += 24 * HOUR;
  await look(job());
  expect(runs).toEqual(['daily 2026-03-05', 'daily 2026-03-06']);
});

it('A18: who was taken as gone and wakes up changes nothing of a job that somebody else has had since', async () => {
  const row = () => cms.strapi.db.query('api::scheduled-job.scheduled-job').findOne({ where: { name: 'test' } });
  await look(job());
  at('2026-03-05T02:00:00Z');
  const wakings: (() => void)[] = [];
  const sleeper = (end: 'well' | 'badly') =>
    look(
      job({
        run: async () => {
          await new Promise<void>((resolve) => void wakings.push(resolve));
          if (end === 'badly') throw new Error('no');
        },
      }),
    );
  const asleep = [sleeper('well')];
  await expect.poll(() => wakings.length).toBe(1);
  now += 6 * 60_000;
  asleep.push(sleeper('badly'));
  await expect.poll(() => wakings.length).toBe(2);
  now += 24 * HOUR;
  let [before, after]: unknown[] = [];
  // The next day's is under way when both wake up.
  await look(
    job({
      run: async (time) => {
        before = await row();
        wakings.forEach((wake) => wake());
        await Promise.all(asleep);
        after = await row();
        runs.push(periodAt('daily', time).id);
      },
    }),
  );
  expect(before).toMatchObject({ done: 'daily 2026-03-04' });
  expect(after).toEqual(before);
  expect(await row()).toMatchObject({ done: 'daily 2026-03-06', problem: null, leaseUntil: null });
  await look(job());
  expect(runs).toEqual(['daily 2026-03-06']);
});

async function leased(): Promise<boolean> {
  return (
    (await cms.strapi.db
      .query('api::scheduled-job.scheduled-job')
      .count({ where: { leaseUntil: { $notNull: true } } })) > 0
  );
}

it('A18: two processes that look at the same time do it once', async () => {
  await look(job());
  now += 24 * HOUR;
  await Promise.all([look(job()), look(job()), look(job())]);
  expect(runs).toHaveLength(1);
});

it('A18: a failure is kept, and it is tried again after a while', async () => {
  await look(job());
  now += 24 * HOUR;
  const failing = job({
    run: async () => {
      runs.push('tried');
      throw new Error('no');
    },
  });
  for (const _ of [1, 2]) await look(failing);
  expect(runs).toEqual(['tried']);
  const row = await cms.strapi.db.query('api::scheduled-job.scheduled-job').findOne({ where: { name: 'test' } });
  expect(row).toMatchObject({ problem: 'It failed' });
  now += 16 * 60_000;
  await look(job());
  expect(runs).toEqual(['tried', 'daily 2026-03-05']);
});

it('A18: what cannot be done just now is no failure, and is done at the next look', async () => {
  await look(job());
  now += 24 * HOUR;
  await look(job({ run: () => Promise.reject(new NotNow('later')) }));
  const row = await cms.strapi.db.query('api::scheduled-job.scheduled-job').findOne({ where: { name: 'test' } });
  expect(row).toMatchObject({ problem: null, leaseUntil: null });
  await look(job());
  expect(runs).toEqual(['daily 2026-03-05']);
});

it('A18: a clock that jumped into the future and back does not stop it', async () => {
  await look(job());
  at('2031-01-01T12:00:00Z');
  await look(job());
  at('2026-03-05T12:00:00Z');
  await look(job());
  expect(runs).toEqual(['daily 2031-01-01', 'daily 2026-03-05']);
});

it('A18: retention counts calendar months', () => {
  expect(new Date(monthsBefore(Date.parse('2026-03-31T10:00:00Z'), 13)).toISOString()).toBe('2025-02-28T10:00:00.000Z');
  expect(new Date(monthsBefore(Date.parse('2026-03-04T10:00:00Z'), 24)).toISOString()).toBe('2024-03-04T10:00:00.000Z');
});

it('A18: what visitors sent long ago and nobody answered since is deleted; the rest and the content stay', async () => {
  const message = {
    name: 'Ada',
    email: 'ada@example.com',
    subject: 'support',
    message: 'A secret word',
    leadState: 'done',
  };
  const uid = 'api::contact-message.contact-message';
  const add = async (name: string, receivedAt: string, answeredAt: string | null, repliedAt = answeredAt) => {
    const { documentId } = await cms.documents(uid).create({ data: { ...message, name, receivedAt } });
    await cms.strapi.db.query(uid).updateMany({ where: { documentId }, data: { receivedAt, answeredAt, repliedAt } });
  };
  await add('old', '2024-01-01T00:00:00Z', null);
  await add('old and answered', '2024-01-01T00:00:00Z', '2024-02-01T00:00:00Z');
  await add('answered again lately', '2024-01-01T00:00:00Z', '2024-02-01T00:00:00Z', '2026-02-01T00:00:00Z');
  await add('answered lately', '2024-01-01T00:00:00Z', '2026-02-01T00:00:00Z');
  await add('being answered', '2024-01-01T00:00:00Z', null, '2026-02-01T00:00:00Z');
  await add('new', '2026-02-01T00:00:00Z', null);
  const content = await cms.content();
  expect(await forgetOldLeads(cms.strapi, monthsBefore(now, 24))).toEqual({ contact: 2, franchise: 0 });
  const left = await cms.strapi.db.query(uid).findMany({ orderBy: { name: 'asc' } });
  expect(left.map(({ name }) => String(name))).toEqual([
    'answered again lately',
    'answered lately',
    'being answered',
    'new',
  ]);
  expect((await cms.content()).content).toEqual(content.content);
  const rows = await cms.strapi.db.query('api::change.change').findMany({ where: { kind: 'contact-messages' } });
  expect(rows.filter(({ authorName }) => authorName === 'System').length).toBeGreaterThan(0);
  expect(
    JSON.stringify(rows.filter(({ subject }) => !left.some(({ documentId }) => documentId === subject))),
  ).not.toContain('A secret word');
  expect(await forgetOldLeads(cms.strapi, monthsBefore(now, 24))).toEqual({ contact: 0, franchise: 0 });
});

it('A18: with a time that is no choice nothing is deleted', async () => {
  const uid = 'settings.privacy-compliance';
  const row = await cms.strapi.db.query(uid).findOne({});
  await cms.strapi.db.query(uid).updateMany({ where: { id: row?.['id'] }, data: { dataRetentionPeriod: 0 } });
  const run = () => retentionJob(cms.strapi).run(now, new AbortController().signal, periodAt('daily', now));
  await expect(run()).rejects.toThrow('it is not a choice');
  await cms.strapi.db.query(uid).updateMany({ where: { id: row?.['id'] }, data: { dataRetentionPeriod: 24 } });
});

it('A18: a job that cannot be asked when it is due keeps no other from its work', async () => {
  const broken = job({ name: 'broken', frequency: () => Promise.reject(new Error('no settings')) });
  await look(job());
  at('2026-03-05T12:00:00Z');
  await look(broken, job());
  expect(runs).toEqual(['daily 2026-03-05']);
});
