import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type * as RetentionJob from '../src/retention/retention-job';
import { periodAt } from '../src/schedule/periods';
import type * as Clock from '../src/store/age-clock';
import { Cms, revisionOf } from './support/cms';

const require = createRequire(import.meta.url);
const { AgeClock, believedNow } = require('../dist/src/store/age-clock.js') as typeof Clock;
const { retentionJob } = require('../dist/src/retention/retention-job.js') as typeof RetentionJob;

const DAY = 24 * 60 * 60_000;
const MAIL = 'api::mail.mail';
const MESSAGE = 'api::contact-message.contact-message';
const FILE = `${'0'.repeat(36)}.eml`;

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
  const { content } = await cms.content();
  await cms.save({ revision: revisionOf(await cms.content()), content: { heroSlides: content.heroSlides.slice(1) } });
  await cms.signIn();
  const sent = { key: 'one', state: 'sent', recipient: 'a@example.com', subject: 's', text: 't', messageId: '<one@x>' };
  const now = new Date();
  await cms.strapi.db.query(MAIL).create({ data: { ...sent, queuedAt: now, sentAt: now, attempts: 1 } });
  const lead = { name: 'Ada', email: 'ada@example.com', subject: 'support', message: 'm', leadState: 'done' };
  await cms.documents(MESSAGE).create({ data: { ...lead, receivedAt: now } });
  await mkdir(outbox(), { recursive: true });
  await writeFile(join(outbox(), FILE), 'x');
});
afterEach(() => vi.useRealTimers());
afterAll(() => cms.stop());

const outbox = () => join(String(process.env['DATA_DIR']), 'outbox');
const setTime = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

/** What there is of all that is deleted for its age. */
async function kept(): Promise<Record<string, number>> {
  const count = (uid: string, where = {}) => cms.strapi.db.query(uid).count({ where });
  return {
    changes: await count('api::change.change', { kind: 'content' }),
    signIns: await count('api::sign-in.sign-in'),
    mails: await count(MAIL, { key: 'one' }),
    leads: await count(MESSAGE),
    files: (await readdir(outbox())).filter((name) => name === FILE).length,
  };
}

/** The deletions of a night, all by the time of day that is set. */
async function night(): Promise<void> {
  for (const name of ['pruneChanges', 'pruneSignIns', 'pruneMails'])
    await cms.strapi.cron.jobs.find((one) => one.name === name)?.job.invoke();
  const retention = () =>
    retentionJob(cms.strapi).run(Date.now(), new AbortController().signal, periodAt('daily', Date.now()));
  // No backup is made here: after a week it is waited for no longer.
  await retention().catch(() => undefined);
  setTime(Date.now() + 8 * DAY);
  await retention();
}

/** Clocks that stand until they are moved: time that passes, and the time of day, which can also be set. */
class Clocks {
  wall = Date.now();
  passing = 0;
  open = () => AgeClock.open(cms.strapi, { wall: () => this.wall, passing: () => this.passing });

  async pass(days: number, clock: Awaited<ReturnType<typeof this.open>>, step = 1): Promise<void> {
    for (let day = 0; day < days; day += step) {
      this.wall += step * DAY;
      this.passing += step * DAY;
      await clock.keep();
    }
  }
}

it('C6, A18, A19, P20: a clock that is three years ahead for a night deletes no change, sign-in, message or mail', async () => {
  const before = await kept();
  expect(Object.values(before).every((count) => count > 0)).toBe(true);
  setTime(Date.now() + 3 * 366 * DAY);
  await night();
  expect(await kept()).toEqual(before);
});

it('C6, A18, A19, P20: what has seen its time pass is deleted in the night, as ever', async () => {
  const clocks = new Clocks();
  const clock = await clocks.open();
  await clocks.pass(3 * 366, clock, 366);
  setTime(clocks.wall);
  await night();
  expect(await kept()).toMatchObject({ changes: 0, signIns: 0, mails: 0, leads: 0, files: 0 });
});

it('A18: a time of day that is ahead is believed once it has been so for 30 days, and only as far as it was all the while', async () => {
  const clocks = new Clocks();
  clocks.wall = believedNow(cms.strapi);
  const clock = await clocks.open();
  const behind = () => Math.round((clocks.wall - believedNow(cms.strapi)) / DAY);
  clocks.wall += 50 * DAY;
  await clocks.pass(28, clock);
  clocks.wall += 400 * DAY;
  await clocks.pass(1, clock);
  expect(behind()).toBe(450);
  await clocks.pass(2, clock);
  expect(behind()).toBe(400);
  clocks.wall -= 400 * DAY;
  await clocks.pass(1, clock);
  expect(behind()).toBe(0);
  // A clock that goes back is taken at its word.
  clocks.wall -= 10 * DAY;
  expect(behind()).toBe(0);
});
