import { createRequire } from 'node:module';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultSettings, keptReportsSchema, type AnalyticsQuery, type Person, type Settings } from '@apoti/contract';
import { outboxDelivery } from '../src/mail/outbox';
import { MailWorker } from '../src/mail/worker';
import { AcceptedNotes } from '../src/mail/accepted-notes';
import { readAttachment } from '../src/mail/attachment';
import type * as ReportFiles from '../src/reports/report-files';
import type * as ReportJob from '../src/reports/report-job';
import type * as Jobs from '../src/schedule/jobs';
import type * as SchedulerModule from '../src/schedule/scheduler';
import { Cms } from './support/cms';
import { plantedReport, type Planted } from './support/planted-report';
import { forgetJobs, setSettings } from './support/set-settings';

const require = createRequire(import.meta.url);
const { reportJobs } = require('../dist/src/reports/report-job.js') as typeof ReportJob;
const { keepReport, keptReports } = require('../dist/src/reports/report-files.js') as typeof ReportFiles;
const { closeSchedule } = require('../dist/src/schedule/jobs.js') as typeof Jobs;
const { Scheduler } = require('../dist/src/schedule/scheduler.js') as typeof SchedulerModule;
const { PDFDocument } = require('@cantoo/pdf-lib') as typeof import('@cantoo/pdf-lib');

const HOUR = 3_600_000;
const MAILS = 'api::mail.mail';

let cms: Cms;
let person: Person | null = null;
/** The clock that a test sets. */
let now = 0;
let planted: Planted;
let asked: AnalyticsQuery[];

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
  planted = { visitors: { '2026-03-02': 40, '2026-03-03': 50, '2026-03-04': 60, '2026-03-05': 70 } };
  asked = [];
  at('2026-03-04T12:00');
});
afterEach(() => set(defaultSettings.reporting));

/** In Lagos. */
const at = (time: string) => (now = Date.parse(`${time}:00+01:00`));

const set = (reporting: Partial<Settings['reporting']>, general: Partial<Settings['general']> = {}) =>
  setSettings(cms, person, { reporting, general });

const none = { dailyReports: false, weeklyReports: false, monthlyReports: false, customReports: false };
const wanted = (over: Partial<Settings['reporting']>) =>
  set({ ...none, reportTime: '07:00', emailRecipients: ['ada@example.com'], reportFormat: 'json', ...over });

const read = async (query: AnalyticsQuery) => {
  asked.push(query);
  return plantedReport(planted, query);
};
/** A look of a CMS that has just been started. */
const look = () => new Scheduler(cms.strapi, reportJobs(cms.strapi, read), () => now).look();

type Row = Record<'subject' | 'text' | 'recipient' | 'relatedId' | 'attachment' | 'state', string>;
const mails = async (): Promise<Row[]> => cms.strapi.db.query(MAILS).findMany({ orderBy: { id: 'asc' } });
const due = async () => (await mails()).map(({ relatedId }) => relatedId);
const days = () => asked.map(({ from, to }) => [from, to]);

it('A18: the daily report goes out once, after its time in Lagos, of the day before', async () => {
  await wanted({ dailyReports: true });
  await look();
  at('2026-03-05T06:59');
  await look();
  expect(await mails()).toEqual([]);
  at('2026-03-05T07:00');
  for (let hour = 0; hour < 24; hour += 1) {
    await look();
    now += HOUR;
  }
  expect(await due()).toEqual(['daily 2026-03-05']);
  expect(days()).toEqual([['2026-03-04', '2026-03-04']]);
  const [mail] = await mails();
  expect(mail).toMatchObject({ recipient: 'ada@example.com', state: 'queued' });
  expect(mail?.subject).toContain('Daily report, 4 Mar 2026');
  expect(mail?.text).toContain('Total Visitors: 60');
  const file = readAttachment(mail?.attachment);
  expect(file?.name).toBe('report-daily-2026-03-05.json');
  expect(JSON.parse(String(file?.content))).toMatchObject({ exportFormat: 'json', figures: 'measured' });
});

it('A18: weekly on Mondays, monthly on the first, custom every so many days: each of the period that ended', async () => {
  await wanted({ weeklyReports: true, monthlyReports: true, customReports: true, customReportDays: 10 });
  for (at('2026-03-04T12:00'); now < Date.parse('2026-04-07T12:00:00+01:00'); now += 12 * HOUR) await look();
  expect(await due()).toEqual([
    'weekly 2026-03-09',
    'custom 2026-03-14',
    'weekly 2026-03-16',
    'weekly 2026-03-23',
    'custom 2026-03-24',
    'weekly 2026-03-30',
    'monthly 2026-04-01',
    'custom 2026-04-03',
    'weekly 2026-04-06',
  ]);
  expect(days()).toContainEqual(['2026-03-02', '2026-03-08']);
  expect(days()).toContainEqual(['2026-03-01', '2026-03-31']);
  expect(days()).toContainEqual(['2026-03-04', '2026-03-13']);
});

it('A18: another length holds from the next one on, and leaves no day out', async () => {
  await wanted({ customReports: true, customReportDays: 10 });
  await look();
  at('2026-03-08T12:00');
  await set({ customReportDays: 3 });
  for (; now < Date.parse('2026-03-11T00:00:00+01:00'); now += 12 * HOUR) await look();
  expect(await due()).toEqual(['custom 2026-03-07', 'custom 2026-03-10']);
  expect(days()).toEqual([
    ['2026-03-04', '2026-03-06'],
    ['2026-03-07', '2026-03-09'],
  ]);
});

it('A18: at midnight it waits until what was measured before it has come', async () => {
  await wanted({ dailyReports: true, reportTime: '00:00' });
  await look();
  at('2026-03-05T00:09');
  await look();
  expect(await due()).toEqual([]);
  at('2026-03-05T00:10');
  for (const _ of [1, 2]) await look();
  expect(await due()).toEqual(['daily 2026-03-05']);
  expect(days()).toEqual([['2026-03-04', '2026-03-04']]);
});

it('A18: two processes, an end in between and a clock that goes back send none twice', async () => {
  await wanted({ dailyReports: true });
  await look();
  at('2026-03-05T08:00');
  await Promise.all([look(), look()]);
  expect(await due()).toEqual(['daily 2026-03-05']);
  // The process ended after its mails were queued, before that was noted by the schedule.
  await cms.strapi.db
    .query('api::scheduled-job.scheduled-job')
    .updateMany({ where: {}, data: { done: 'daily 2026-03-04', leaseUntil: null } });
  await look();
  for (const time of ['2026-03-04T08:00', '2026-03-05T09:00', '2026-03-05T06:00']) {
    at(time);
    await look();
  }
  expect(await due()).toEqual(['daily 2026-03-05']);
  at('2026-03-06T08:00');
  await look();
  expect(await due()).toEqual(['daily 2026-03-05', 'daily 2026-03-06']);
});

it('A18: a process that slept over several periods makes up for the last one alone', async () => {
  await wanted({ dailyReports: true });
  await look();
  at('2026-03-09T15:00');
  for (const _ of [1, 2]) await look();
  expect(await due()).toEqual(['daily 2026-03-09']);
});

it('A18: another time of the day sends none twice; switched on later it begins with the next period', async () => {
  await wanted({});
  await look();
  at('2026-03-05T12:00');
  await look();
  await wanted({ dailyReports: true });
  await look();
  expect(await due()).toEqual([]);
  await wanted({ dailyReports: true, reportTime: '18:00' });
  await look();
  expect(await due()).toEqual([]);
  at('2026-03-06T17:59');
  await look();
  expect(await due()).toEqual([]);
  at('2026-03-06T18:01');
  await look();
  await wanted({ dailyReports: true, reportTime: '20:00' });
  for (at('2026-03-06T19:00'); now < Date.parse('2026-03-07T06:00:00+01:00'); now += HOUR) await look();
  expect(await due()).toEqual(['daily 2026-03-06']);
});

it('A18: figures that cannot be read: nothing goes out, and it is tried again', async () => {
  await wanted({ dailyReports: true });
  await look();
  at('2026-03-05T08:00');
  const dead = reportJobs(cms.strapi, () => Promise.reject(new Error('away')));
  await new Scheduler(cms.strapi, dead, () => now).look();
  expect(await mails()).toEqual([]);
  now += HOUR;
  await look();
  expect(await due()).toEqual(['daily 2026-03-05']);
});

it('A18: without recipients of its own it goes to whoever gets alerts, to nobody while those are off', async () => {
  await wanted({ dailyReports: true, emailRecipients: [] });
  await look();
  at('2026-03-05T08:00');
  await look();
  const { content } = await cms.content();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([content.contact.email]);
  await set({}, { emailNotifications: false });
  at('2026-03-06T08:00');
  await look();
  expect(await due()).toEqual(['daily 2026-03-05']);
  await set({}, defaultSettings.general);
});

it('A18: a period without visits is told calmly, without a file', async () => {
  planted = { visitors: {} };
  await wanted({ dailyReports: true, autoExport: true });
  await look();
  at('2026-03-05T08:00');
  await look();
  const [mail] = await mails();
  expect(mail?.text).toContain('No visit was measured in this period');
  expect(readAttachment(mail?.attachment)).toBeNull();
  await set({}, { analyticsEnabled: false });
  at('2026-03-06T08:00');
  await look();
  expect((await mails())[1]?.text).toContain('Analytics are switched off');
  await set({}, defaultSettings.general);
});

it('A18: the formats of the settings are files of that kind', async () => {
  await wanted({ dailyReports: true });
  await look();
  const begins = { pdf: '%PDF-', excel: 'PK', csv: 'Metric,Value,Change', json: '{' } as const;
  for (const [place, reportFormat] of (['pdf', 'excel', 'csv', 'json'] as const).entries()) {
    await set({ reportFormat });
    at(`2026-03-0${place + 5}T08:00`);
    planted = { visitors: { [`2026-03-0${place + 4}`]: 9 } };
    await look();
    const file = readAttachment((await mails()).at(-1)?.attachment);
    expect(file?.content.toString('latin1').startsWith(begins[reportFormat])).toBe(true);
    expect(file?.name.endsWith(reportFormat === 'excel' ? '.xlsx' : `.${reportFormat}`)).toBe(true);
  }
});

it('A18: kept as files while the settings say so, the newest sixty; listed for Admins alone', async () => {
  const list = async (who: Person | null) => cms.getAs('/api/wire/reports', who);
  await wanted({ dailyReports: true, autoExport: false, reportFormat: 'csv' });
  await look();
  at('2026-03-05T08:00');
  await look();
  expect(await keptReports()).toEqual([]);
  await set({ autoExport: true });
  at('2026-03-06T08:00');
  await look();
  expect((await list(null)).status).toBe(401);
  const { reports } = keptReportsSchema.parse((await list(person)).body);
  expect(reports).toMatchObject([{ name: 'report-daily-2026-03-06.csv', kind: 'daily', day: '2026-03-06' }]);
  expect((await cms.getAs('/api/wire/reports/report-daily-2026-03-06.csv', person)).status).toBe(200);
  expect((await cms.getAs('/api/wire/reports/report-daily-2026-03-07.csv', person)).status).toBe(404);
  await expect(keepReport('../escape', Buffer.from(''))).rejects.toThrow();
  for (let month = 10; month <= 12; month += 1) {
    for (let day = 1; day <= 21; day += 1) {
      await keepReport(`report-daily-2026-${month}-${String(day).padStart(2, '0')}.csv`, Buffer.from('x'));
    }
  }
  const names = (await keptReports()).map(({ name }) => name);
  expect(names).toHaveLength(60);
  expect(names[0]).toBe('report-daily-2026-12-21.csv');
  expect(names).not.toContain('report-daily-2026-03-06.csv');
});

it('A18: what lies in the outbox has the file, and a document opens it', async () => {
  await wanted({ dailyReports: true, reportFormat: 'pdf' });
  await look();
  at('2026-03-05T08:00');
  await look();
  const folder = join(process.env['DATA_DIR'] ?? '', 'outbox-of-test');
  const notes = new AcceptedNotes(join(folder, 'accepted'));
  const deliver = outboxDelivery(folder);
  const parts = { strapi: cms.strapi, deliver, notes, from: 'Example <no-reply@example.com>', now: () => now + 1_000 };
  const worker = new MailWorker(parts);
  await worker.sendDue();
  await worker.stop();
  const [name] = (await readdir(folder)).filter((each) => each.endsWith('.eml'));
  const raw = await readFile(join(folder, name ?? ''), 'utf8');
  expect(raw).toContain('filename=report-daily-2026-03-05.pdf');
  const [, base64 = ''] = /filename=report-daily-2026-03-05\.pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
  const document = await PDFDocument.load(Buffer.from(base64, 'base64'));
  expect(document.getTitle()).toBe('Analytics report');
});
