import { createRequire } from 'node:module';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keptReportsSchema, type Person } from '@apoti/contract';
import { failedMails } from '../src/dashboard/failed-mails';
import { AcceptedNotes } from '../src/mail/accepted-notes';
import { readAttachment } from '../src/mail/attachment';
import type { Deliver } from '../src/mail/delivery';
import { outboxDelivery } from '../src/mail/outbox';
import { pruneSentMails } from '../src/mail/queue';
import { MailWorker } from '../src/mail/worker';
import type * as ReportFiles from '../src/reports/report-files';
import type * as SendNow from '../src/reports/send-report-now';
import { ReportSite } from './support/report-site';

const require = createRequire(import.meta.url);
const { keepReport, keptReports } = require('../dist/src/reports/report-files.js') as typeof ReportFiles;
const { sendReportNow } = require('../dist/src/reports/send-report-now.js') as typeof SendNow;
const { PDFDocument } = require('@cantoo/pdf-lib') as typeof import('@cantoo/pdf-lib');

const site = ReportSite.forTests();

/** Sends what is due, a second later. */
async function sendWith(parts: { deliver: Deliver; notes: AcceptedNotes }): Promise<void> {
  const { strapi } = site.cms;
  const worker = new MailWorker({ ...parts, strapi, from: 'no-reply@example.com', now: () => site.now + 1_000 });
  await worker.sendDue();
  await worker.stop();
}

it('A18: the formats of the settings are files of that kind', async () => {
  await site.wanted({ dailyReports: true });
  await site.look();
  const begins = { pdf: '%PDF-', excel: 'PK', csv: 'Metric,Value,Change', json: '{' } as const;
  for (const [place, reportFormat] of (['pdf', 'excel', 'csv', 'json'] as const).entries()) {
    await site.set({ reportFormat });
    site.at(`2026-03-0${place + 5}T08:00`);
    site.planted = { visitors: { [`2026-03-0${place + 4}`]: 9 } };
    await site.look();
    const file = readAttachment((await site.mails()).at(-1)?.attachment);
    expect(file?.content.toString('latin1').startsWith(begins[reportFormat])).toBe(true);
    expect(file?.name.endsWith(reportFormat === 'excel' ? '.xlsx' : `.${reportFormat}`)).toBe(true);
  }
});

it('A18: kept as files while the settings say so, the newest sixty; listed for Admins alone', async () => {
  const list = async (who: Person | null) => site.cms.getAs('/api/wire/reports', who);
  await site.wanted({ dailyReports: true, autoExport: false, reportFormat: 'csv' });
  await site.look();
  site.at('2026-03-05T08:00');
  await site.look();
  expect(await keptReports()).toEqual([]);
  await site.set({ autoExport: true });
  site.at('2026-03-06T08:00');
  await site.look();
  expect((await list(null)).status).toBe(401);
  const { reports } = keptReportsSchema.parse((await list(site.person)).body);
  expect(reports).toMatchObject([{ name: 'report-daily-2026-03-06.csv', kind: 'daily', day: '2026-03-06' }]);
  expect((await site.cms.getAs('/api/wire/reports/report-daily-2026-03-06.csv', site.person)).status).toBe(200);
  expect((await site.cms.getAs('/api/wire/reports/report-daily-2026-03-07.csv', site.person)).status).toBe(404);
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
  await site.wanted({ dailyReports: true, reportFormat: 'pdf' });
  await site.look();
  site.at('2026-03-05T08:00');
  await site.look();
  const folder = join(process.env['DATA_DIR'] ?? '', 'outbox-of-test');
  const notes = new AcceptedNotes(join(folder, 'accepted'));
  const deliver = outboxDelivery(folder);
  await sendWith({ deliver, notes });
  const [name] = (await readdir(folder)).filter((each) => each.endsWith('.eml'));
  const raw = await readFile(join(folder, name ?? ''), 'utf8');
  expect(raw).toContain('filename=report-daily-2026-03-05.pdf');
  const [, base64 = ''] = /filename=report-daily-2026-03-05\.pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? [];
  const document = await PDFDocument.load(Buffer.from(base64, 'base64'));
  expect(document.getTitle()).toBe('Analytics report');
});

it('A18: a mail that does not get through is sent again, the others are not', async () => {
  await site.wanted({ dailyReports: true, emailRecipients: ['ada@example.com', 'grace@example.com'] });
  await site.look();
  site.at('2026-03-05T08:00');
  await site.look();
  const taken: string[] = [];
  let isAway = true;
  const deliver: Deliver = async ({ envelope: { to } }) => {
    if (isAway && to.includes('grace@example.com')) return { result: 'later', code: '451', reason: 'away' };
    taken.push(...to);
    return { result: 'accepted', code: '250' };
  };
  const notes = new AcceptedNotes(join(process.env['DATA_DIR'] ?? '', 'accepted-of-test'));
  await sendWith({ deliver, notes });
  expect(taken).toEqual(['ada@example.com']);
  isAway = false;
  site.at('2026-03-05T14:00');
  await site.look();
  for (const _ of [1, 2]) await sendWith({ deliver, notes });
  expect(taken).toEqual(['ada@example.com', 'grace@example.com']);
});

it('A18: one that is refused for good is told where it can be mended, for a week, and forgotten later', async () => {
  await site.wanted({ dailyReports: true });
  await site.look();
  site.at('2026-03-05T08:00');
  await site.look();
  const { strapi } = site.cms;
  const tell = async () => (await failedMails(strapi, site.now))?.href;
  expect(await tell()).toBeUndefined();
  const deliver: Deliver = async () => ({ result: 'never', code: '550', reason: 'no such mailbox' });
  await sendWith({ deliver, notes: new AcceptedNotes(join(process.env['DATA_DIR'] ?? '', 'accepted-of-test')) });
  expect(await tell()).toBe('/admin/settings?tab=notifications');
  const queuedAt = site.now;
  site.at('2026-03-13T08:00');
  expect(await tell()).toBeUndefined();
  await pruneSentMails(strapi, queuedAt);
  expect(await site.mails()).toHaveLength(1);
  await pruneSentMails(strapi, queuedAt + 1);
  expect(await site.mails()).toEqual([]);
});

it('A18: one that is sent by hand is of the last week, is kept, and leaves what is due as it was', async () => {
  await site.wanted({ dailyReports: true, autoExport: true, reportFormat: 'csv' });
  await site.look();
  const { strapi } = site.cms;
  const { id, stamp } = site.person ?? { id: 0, stamp: '' };
  const send = (claim = { id, stamp }) => sendReportNow(strapi, { person: claim, read: site.read, now: site.now });
  await expect(send({ id, stamp: 'another' })).rejects.toMatchObject({ code: 'unauthenticated' });
  const sending = send();
  await expect.poll(() => site.due()).toEqual(['manual 2026-03-04']);
  await sendWith({
    deliver: async () => ({ result: 'accepted', code: '250' }),
    notes: new AcceptedNotes(join(process.env['DATA_DIR'] ?? '', 'accepted-of-test')),
  });
  expect(await sending).toMatchObject([{ way: 'email', to: 'ada@example.com', state: 'sent' }]);
  expect(site.days()).toEqual([['2026-02-26', '2026-03-04']]);
  expect((await keptReports()).map(({ name }) => name)).toContain('report-manual-2026-03-04.csv');
  await site.set({ emailRecipients: [] }, { emailNotifications: false });
  expect(await send()).toMatchObject([{ state: 'off', note: expect.stringContaining('Nobody is named') }]);
  await site.set({ emailRecipients: ['ada@example.com'] }, { emailNotifications: true });
  site.at('2026-03-05T08:00');
  await site.look();
  expect(await site.due()).toEqual(['manual 2026-03-04', 'daily 2026-03-05']);
  await expect(
    sendReportNow(strapi, { person: { id, stamp }, read: () => Promise.reject(new Error('away')), now: site.now }),
  ).rejects.toMatchObject({ code: 'unavailable' });
});
