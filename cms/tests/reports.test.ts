import { expect, it } from 'vitest';
import { defaultSettings } from '@apoti/contract';
import { readAttachment } from '../src/mail/attachment';
import type { ReadReport } from '../src/reports/make-report';
import { ReportSite } from './support/report-site';
import { setSettings } from './support/set-settings';

const HOUR = 3_600_000;
const site = ReportSite.forTests();

/** Looks every so many hours from now on. */
async function lookUntil(time: string, hours: number): Promise<void> {
  for (const end = Date.parse(`${time}:00+01:00`); site.now < end; site.now += hours * HOUR) await site.look();
}

it('A18: the daily report goes out once, after its time in Lagos, of the day before', async () => {
  await site.wanted({ dailyReports: true });
  await site.look();
  site.at('2026-03-05T06:59');
  await site.look();
  expect(await site.mails()).toEqual([]);
  site.at('2026-03-05T07:00');
  for (let hour = 0; hour < 24; hour += 1) {
    await site.look();
    site.now += HOUR;
  }
  expect(await site.due()).toEqual(['daily 2026-03-05']);
  expect(site.days()).toEqual([['2026-03-04', '2026-03-04']]);
  const [mail] = await site.mails();
  expect(mail).toMatchObject({ recipient: 'ada@example.com', state: 'queued' });
  expect(mail?.subject).toContain('Daily report, 4 Mar 2026');
  expect(mail?.text).toContain('Total Visitors: 60');
  const file = readAttachment(mail?.attachment);
  expect(file?.name).toBe('report-daily-2026-03-05.json');
  expect(JSON.parse(String(file?.content))).toMatchObject({ exportFormat: 'json', figures: 'measured' });
});

it('A18: weekly on Mondays, monthly on the first, custom every so many days: each of the period that ended', async () => {
  await site.wanted({ weeklyReports: true, monthlyReports: true, customReports: true, customReportDays: 10 });
  await lookUntil('2026-04-07T12:00', 24);
  expect(await site.due()).toEqual([
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
  expect(site.days()).toContainEqual(['2026-03-02', '2026-03-08']);
  expect(site.days()).toContainEqual(['2026-03-01', '2026-03-31']);
  expect(site.days()).toContainEqual(['2026-03-04', '2026-03-13']);
});

it('A18: another length holds from the next one on, and leaves no day out', async () => {
  await site.wanted({ customReports: true, customReportDays: 10 });
  await site.look();
  site.at('2026-03-08T12:00');
  await site.set({ customReportDays: 3 });
  await lookUntil('2026-03-11T00:00', 12);
  expect(await site.due()).toEqual(['custom 2026-03-07', 'custom 2026-03-10']);
  expect(site.days()).toEqual([
    ['2026-03-04', '2026-03-06'],
    ['2026-03-07', '2026-03-09'],
  ]);
});

it('A18: at midnight it waits until what was measured before it has come', async () => {
  await site.wanted({ dailyReports: true, reportTime: '00:00' });
  await site.look();
  site.at('2026-03-05T00:09');
  await site.look();
  expect(await site.due()).toEqual([]);
  site.at('2026-03-05T00:10');
  for (const _ of [1, 2]) await site.look();
  expect(await site.due()).toEqual(['daily 2026-03-05']);
  expect(site.days()).toEqual([['2026-03-04', '2026-03-04']]);
});

it('A18: two processes, an end in between and a clock that goes back send none twice', async () => {
  await site.wanted({ dailyReports: true });
  await site.look();
  site.at('2026-03-05T08:00');
  await Promise.all([site.look(), site.look()]);
  expect(await site.due()).toEqual(['daily 2026-03-05']);
  // The process ended after its mails were queued, before that was noted by the schedule.
  await site.cms.strapi.db
    .query('api::scheduled-job.scheduled-job')
    .updateMany({ where: {}, data: { done: 'daily 2026-03-04', leaseUntil: null } });
  await site.look();
  for (const time of ['2026-03-04T08:00', '2026-03-05T09:00', '2026-03-05T06:00']) {
    site.at(time);
    await site.look();
  }
  expect(await site.due()).toEqual(['daily 2026-03-05']);
  site.at('2026-03-06T08:00');
  await site.look();
  expect(await site.due()).toEqual(['daily 2026-03-05', 'daily 2026-03-06']);
});

it('A18: after a restore what is due by then is not sent again, and the next one leaves no day out', async () => {
  await site.wanted({ dailyReports: true, weeklyReports: true, customReports: true, customReportDays: 10 });
  await site.look();
  site.at('2026-03-15T12:00');
  await site.settle();
  await site.look();
  await site.set({ reportTime: '18:00' });
  await site.look();
  expect(await site.due()).toEqual([]);
  await site.set({ reportTime: '07:00' });
  site.at('2026-03-24T12:00');
  await site.look();
  expect((await site.due()).toSorted()).toEqual(['custom 2026-03-24', 'daily 2026-03-24', 'weekly 2026-03-23']);
  expect(site.days()).toContainEqual(['2026-03-14', '2026-03-23']);
});

it('A18: a process that slept over several periods makes up for the last one alone', async () => {
  await site.wanted({ dailyReports: true });
  await site.look();
  site.at('2026-03-09T15:00');
  for (const _ of [1, 2]) await site.look();
  expect(await site.due()).toEqual(['daily 2026-03-09']);
});

it('A18: another time of the day sends none twice; switched on later it begins with the next period', async () => {
  await site.wanted({});
  await site.look();
  site.at('2026-03-05T12:00');
  await site.look();
  await site.wanted({ dailyReports: true });
  await site.look();
  expect(await site.due()).toEqual([]);
  await site.wanted({ dailyReports: true, reportTime: '18:00' });
  await site.look();
  expect(await site.due()).toEqual([]);
  site.at('2026-03-06T17:59');
  await site.look();
  expect(await site.due()).toEqual([]);
  site.at('2026-03-06T18:01');
  await site.look();
  await site.wanted({ dailyReports: true, reportTime: '20:00' });
  site.at('2026-03-06T19:00');
  await lookUntil('2026-03-07T06:00', 1);
  expect(await site.due()).toEqual(['daily 2026-03-06']);
});

it('A18: figures that cannot be read: nothing goes out, and it is tried again', async () => {
  await site.wanted({ dailyReports: true });
  await site.look();
  site.at('2026-03-05T08:00');
  await site.look(() => Promise.reject(new Error('away')));
  expect(await site.mails()).toEqual([]);
  site.now += HOUR;
  await site.look();
  expect(await site.due()).toEqual(['daily 2026-03-05']);
});

it('A18: without recipients of its own it goes to whoever gets alerts, to nobody while those are off', async () => {
  await site.wanted({ dailyReports: true, emailRecipients: [] });
  await site.look();
  site.at('2026-03-05T08:00');
  await site.look();
  const { content } = await site.cms.content();
  expect((await site.mails()).map(({ recipient }) => recipient)).toEqual([content.contact.email]);
  await site.set({}, { emailNotifications: false });
  site.at('2026-03-06T08:00');
  await site.look();
  expect(await site.due()).toEqual(['daily 2026-03-05']);
  await site.set({}, defaultSettings.general);
});

it('A18: a period without visits is told calmly, without a file, and where analytics are switched on', async () => {
  site.planted = { visitors: {} };
  await site.wanted({ dailyReports: true, autoExport: true });
  await site.look();
  site.at('2026-03-05T08:00');
  await site.look();
  const [mail] = await site.mails();
  expect(mail?.text).toContain('No visit was measured in this period');
  expect(readAttachment(mail?.attachment)).toBeNull();
  await site.set({}, { analyticsEnabled: false });
  site.at('2026-03-06T08:00');
  await site.look();
  expect((await site.mails())[1]?.text).toContain('Analytics are switched off in the settings (tab System)');
  await site.set({}, defaultSettings.general);
});

it('A18: the file names events of one’s own by the category that Settings gave them', async () => {
  const customEvents = [{ key: 'a', name: 'price_list', category: 'lead_generation' as const }];
  await setSettings(site.cms, site.person, { advancedTracking: { customEvents } });
  await site.wanted({ dailyReports: true });
  const read: ReadReport = async (query) => ({
    ...(await site.read(query)),
    topEvents: [{ event: 'price_list', count: 2, category: '' }],
  });
  await site.look(read);
  site.at('2026-03-05T08:00');
  await site.look(read);
  const [mail] = await site.mails();
  expect(JSON.parse(String(readAttachment(mail?.attachment)?.content))).toMatchObject({
    topEvents: [{ event: 'price_list', count: 2, category: 'lead_generation' }],
  });
  await setSettings(site.cms, site.person, { advancedTracking: { customEvents: [] } });
});

it('A18: a mail tells changes against a time alone that was wholly measured, and says why where there are none', async () => {
  await site.wanted({ dailyReports: true });
  const since = (measuredSince: string): ReadReport => {
    return async (query) => {
      const report = await site.read(query);
      return {
        ...report,
        measuredSince,
        metrics: report.metrics.map((one) => ({ ...one, previous: 25, change: 140 })),
      };
    };
  };
  await site.look();
  site.at('2026-03-05T08:00');
  await site.look(since('2026-03-03T14:00:00.000Z'));
  site.at('2026-03-06T08:00');
  await site.look(since('2026-03-01T00:00:00.000Z'));
  const [partly, wholly] = await site.mails();
  expect(partly?.text).toMatch(/Total Visitors: 60$/m);
  expect(partly?.text).not.toMatch(/increase|decrease|Nothing before|Changes are against/);
  expect(partly?.text).toContain('The time before, 3 Mar 2026, was not wholly measured');
  expect(wholly?.text).toContain('Total Visitors: 70 (140.0% increase)');
  expect(wholly?.text).toContain('Changes are against the period of the same length before it.');
});
