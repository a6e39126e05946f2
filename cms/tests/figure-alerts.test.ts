import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings, type DeepPartial, type Person, type Settings } from '@apoti/contract';
import { noteRestored } from '../src/backups/restored-at';
import type * as FiguresJob from '../src/figure-alerts/figures-job';
import { daysBefore } from '../src/reports/report-periods';
import type * as Jobs from '../src/schedule/jobs';
import type * as SchedulerModule from '../src/schedule/scheduler';
import { Cms } from './support/cms';
import { LEADS, leadsBefore } from './support/plant-leads';
import { plantedReport, type Planted } from './support/planted-report';
import { forgetJobs, setSettings } from './support/set-settings';

const require = createRequire(import.meta.url);
const { figuresJob } = require('../dist/src/figure-alerts/figures-job.js') as typeof FiguresJob;
const { closeSchedule } = require('../dist/src/schedule/jobs.js') as typeof Jobs;
const { Scheduler } = require('../dist/src/schedule/scheduler.js') as typeof SchedulerModule;

const HOUR = 3_600_000;
const MAILS = 'api::mail.mail';
const JOBS = 'api::scheduled-job.scheduled-job';
/** A Thursday. */
const TODAY = '2026-03-05';

let cms: Cms;
let person: Person | null = null;
let now = 0;
let planted: Planted;

beforeAll(async () => {
  process.env['CMS_SEND_MAIL'] = 'false';
  cms = await Cms.start();
  // Its own schedule has the same jobs, by the clock of the machine.
  await closeSchedule(cms.strapi);
  person = await cms.signIn();
});
afterAll(async () => {
  await cms.stop();
  delete process.env['CMS_SEND_MAIL'];
});
beforeEach(async () => {
  await forgetJobs(cms);
  await cms.strapi.db.query(LEADS).deleteMany({});
  now = Date.parse(`${TODAY}T14:10:00+01:00`);
  planted = { visitors: visitors(30) };
});
afterEach(() => set(defaultSettings));

/** Forty visitors on each of so many days before today, and so many today. */
function visitors(today: number, days = 30): Record<string, number> {
  const before = Array.from({ length: days }, (_, back) => [daysBefore(TODAY, back + 1), 40]);
  return { ...Object.fromEntries(before), [TODAY]: today };
}

const set = (state: DeepPartial<Settings>) => setSettings(cms, person, state);

const look = async () => {
  await lookWith({ report: async (query) => plantedReport(planted, query), speeds });
};
const lookWith = async (figures: FiguresJob.Figures) => {
  await new Scheduler(cms.strapi, [figuresJob(cms.strapi, figures)], () => now).look();
};
/** As the store answers: of the pages that are named alone. */
const speeds: FiguresJob.Figures['speeds'] = async (_query, pages) =>
  (planted.vitals ?? []).filter(({ page }) => pages.includes(page));
type Row = Record<'subject' | 'text' | 'relatedId', string>;
const mails = async (): Promise<Row[]> => cms.strapi.db.query(MAILS).findMany({ orderBy: { id: 'asc' } });
const keys = async () => (await mails()).map(({ relatedId }) => relatedId);

/** Looks every hour for so long. */
async function hours(count: number): Promise<void> {
  for (let hour = 0; hour < count; hour += 1) {
    await look();
    now += HOUR;
  }
}

const plantLeads = (onYesterday: number) => leadsBefore(cms, TODAY, onYesterday);

const vital = { page: '/pricing', samples: 20, load: 2_000, fcp: 900, lcp: 3_000, inp: 50, cls: 0.25 };
const on = { enabled: true, provider: 'first-party', realUserMonitoring: true } as const;

describe('many more visitors than usual', () => {
  it('A18: is told once a day, with how many, since when and where to look', async () => {
    await set({ reporting: { alerts: { trafficSpikes: 200 } } });
    planted = { visitors: visitors(80) };
    await look();
    expect(await keys()).toEqual([]);
    planted = { visitors: visitors(120) };
    now += HOUR;
    await hours(9);
    expect(await keys()).toEqual([`visitors ${TODAY}`]);
    const [mail] = await mails();
    expect(mail?.text).toContain('120 visitors came today (5 Mar 2026) until 15:10, Lagos time.');
    expect(mail?.text).toContain('it usually is 40: that is 300 % of it, and the limit is 200 %');
    expect(mail?.text).toContain('/admin/analytics-dashboard');
  });

  it('A18: another limit tells nothing; nor do analytics that are off', async () => {
    planted = { visitors: visitors(120) };
    await set({ reporting: { alerts: { trafficSpikes: 400 } } });
    await look();
    await set({ reporting: { alerts: { trafficSpikes: 200 } }, general: { analyticsEnabled: false } });
    now += HOUR;
    await look();
    expect(await keys()).toEqual([]);
  });

  it('A18: visitors who come after the last look of a day are told on the next one, once', async () => {
    await set({ reporting: { alerts: { trafficSpikes: 200 } } });
    now = Date.parse(`${TODAY}T23:10:00+01:00`);
    planted = { visitors: visitors(80) };
    await look();
    planted = { visitors: visitors(120) };
    now += HOUR;
    await hours(9);
    expect(await keys()).toEqual([`visitors ${TODAY}`]);
    expect((await mails())[0]?.text).toContain('120 visitors came on 5 Mar 2026. On such a day it usually is 40');
  });

  it('A18: what was told today is not told again as yesterday’s, after a restart neither', async () => {
    await set({ reporting: { alerts: { trafficSpikes: 200 } } });
    planted = { visitors: visitors(120) };
    await look();
    await cms.restart();
    await closeSchedule(cms.strapi);
    now = Date.parse(`${TODAY}T23:59:00+01:00`);
    await hours(3);
    expect(await keys()).toEqual([`visitors ${TODAY}`]);
  });
});

describe('fewer leads than usual', () => {
  it('A18: is told once, of the last whole day', async () => {
    await set({ reporting: { alerts: { conversionDrops: 20 } } });
    await plantLeads(5);
    await hours(9);
    expect(await keys()).toEqual(['leads 2026-03-04']);
    expect((await mails())[0]?.text).toContain(
      '5 messages and applications came on 4 Mar 2026. On such a day it usually is 10: that is 50 % fewer, and the limit is 20 %.',
    );
  });

  it('A18: spam is no message: it hides no silence', async () => {
    await set({ reporting: { alerts: { conversionDrops: 20 } } });
    await plantLeads(5);
    const receivedAt = new Date(`${daysBefore(TODAY, 1)}T12:00:00Z`);
    const spam = Array.from({ length: 9 }, (_, place) => ({
      documentId: `spam${place}`,
      leadState: 'spam',
      receivedAt,
    }));
    await cms.strapi.db.query(LEADS).createMany({ data: spam });
    await look();
    expect((await mails())[0]?.text).toContain('5 messages and applications came on 4 Mar 2026.');
  });

  it('A18: is told while the store of visits cannot be read, which the schedule says', async () => {
    await plantLeads(0);
    const dead = () => Promise.reject(new Error('away'));
    await lookWith({ report: dead, speeds: dead });
    expect(await keys()).toEqual(['leads 2026-03-04']);
    const row: unknown = await cms.strapi.db.query(JOBS).findOne({ where: { name: 'figures' } });
    expect(row).toMatchObject({ problem: expect.stringContaining('could not be looked at') });
    now += HOUR;
    await hours(3);
    expect(await keys()).toEqual(['leads 2026-03-04']);
  });

  it('A18: a day that was as usual stays so: messages that are deleted later make no silence of it', async () => {
    await plantLeads(10);
    await look();
    const yesterday = new Date(`${daysBefore(TODAY, 1)}T00:00:00Z`);
    await cms.strapi.db.query(LEADS).deleteMany({ where: { receivedAt: { $gt: yesterday } } });
    now += HOUR;
    await look();
    expect(await keys()).toEqual([]);
  });

  it('A18: within the limit nothing is told', async () => {
    await set({ reporting: { alerts: { conversionDrops: 60 } } });
    await plantLeads(5);
    await look();
    expect(await keys()).toEqual([]);
  });
});

describe('pages that are slow for visitors', () => {
  it('A18: are told by figure, once a week while it stays', async () => {
    await set({ performanceMonitoring: on });
    planted = { visitors: visitors(30), vitals: [vital, { ...vital, page: '/', samples: 19 }] };
    await hours(24);
    expect((await keys()).toSorted()).toEqual(['cls /pricing', 'lcp /pricing']);
    const texts = (await mails()).map(({ text }) => text).join('\n');
    expect(texts).toContain('/pricing took 3,000 ms or more until the largest part was to be seen');
    expect(texts).toContain('/pricing jumped by 0.25 or more while it loaded');
    expect(texts).toContain('The limit is 0.1.');
    expect(texts).toContain('20 visits');
    now += 5 * 24 * HOUR;
    await look();
    expect(await keys()).toHaveLength(2);
    now += 24 * HOUR;
    await look();
    expect(await keys()).toHaveLength(4);
  });

  it('A18: each limit decides for itself', async () => {
    const thresholds = { firstContentfulPaint: 800, largestContentfulPaint: 4_000, cumulativeLayoutShift: 0.5 };
    await set({ performanceMonitoring: { ...on, alertThresholds: thresholds } });
    planted = { visitors: visitors(30), vitals: [vital] };
    await look();
    expect(await keys()).toEqual(['fcp /pricing']);
    await set({
      performanceMonitoring: { alertThresholds: { pageLoadTime: 5_000, firstContentfulPaint: 2_000 } },
      reporting: { alerts: { pageLoadSpeed: 1_500 } },
    });
    now += HOUR;
    await look();
    expect(await keys()).toEqual(['fcp /pricing', 'load /pricing']);
  });

  it.each([
    { enabled: false },
    { realUserMonitoring: false },
    { provider: 'google-analytics' as const },
    { monitoredPages: ['/'] },
  ])('A18: nothing is told with %j', async (over) => {
    await set({ performanceMonitoring: { ...on, ...over } });
    planted = { visitors: visitors(30), vitals: [vital] };
    await look();
    expect(await keys()).toEqual([]);
  });
});

it('A18: after a restore nothing is told that may have been told since its backup, and what comes after is', async () => {
  await set({ reporting: { alerts: { trafficSpikes: 200 } }, performanceMonitoring: on });
  await noteRestored(cms.strapi, now - HOUR);
  planted = { visitors: { ...visitors(120), '2026-03-06': 130 }, vitals: [vital] };
  await plantLeads(0);
  await look();
  expect(await keys()).toEqual([]);
  now += 24 * HOUR;
  await look();
  expect(await keys()).toEqual(['visitors 2026-03-06']);
  now += 6 * 24 * HOUR;
  await look();
  expect((await keys()).toSorted()).toEqual(expect.arrayContaining(['cls /pricing', 'lcp /pricing']));
});
