import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defaultSettings, type AnalyticsQuery, type Person, type Settings } from '@apoti/contract';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { ReadReport } from '../../src/reports/make-report';
import type * as ReportJob from '../../src/reports/report-job';
import type * as Jobs from '../../src/schedule/jobs';
import type * as SchedulerModule from '../../src/schedule/scheduler';
import { Cms } from './cms';
import { plantedReport, type Planted } from './planted-report';
import { forgetJobs, setSettings } from './set-settings';

const require = createRequire(import.meta.url);
const { reportJobs, settleReports } = require('../../dist/src/reports/report-job.js') as typeof ReportJob;
const { closeSchedule } = require('../../dist/src/schedule/jobs.js') as typeof Jobs;
const { Scheduler } = require('../../dist/src/schedule/scheduler.js') as typeof SchedulerModule;

type Row = Record<'subject' | 'text' | 'recipient' | 'relatedId' | 'attachment' | 'state', string>;
type Reporting = Partial<Settings['reporting']>;
const none = { dailyReports: false, weeklyReports: false, monthlyReports: false, customReports: false };

/** A CMS whose reports go by a clock that a test sets, of visits that it plants; no mail leaves. */
export class ReportSite {
  private running: Cms | null = null;
  person: Person | null = null;
  now = 0;
  planted: Planted = { visitors: {} };
  /** What was asked of the figures. */
  asked: AnalyticsQuery[] = [];

  /** For the tests of a file; each begins on Wednesday, 4 March 2026 at noon. */
  static forTests(): ReportSite {
    const site = new ReportSite();
    beforeAll(() => site.start());
    afterAll(() => site.stop());
    beforeEach(() => site.begin());
    afterEach(() => site.set(defaultSettings.reporting));
    return site;
  }

  get cms(): Cms {
    if (this.running === null) throw new Error('The CMS does not run');
    return this.running;
  }

  /** The time in Lagos. */
  at(time: string): void {
    this.now = Date.parse(`${time}:00+01:00`);
  }

  set(reporting: Reporting, general: Partial<Settings['general']> = {}): Promise<void> {
    return setSettings(this.cms, this.person, { reporting, general });
  }

  /** No reports but these. */
  wanted(over: Reporting): Promise<void> {
    return this.set({
      ...none,
      reportTime: '07:00',
      emailRecipients: ['ada@example.com'],
      reportFormat: 'json',
      ...over,
    });
  }

  /** A look of a CMS that has just been started. */
  look(read = this.read): Promise<void> {
    return new Scheduler(this.cms.strapi, reportJobs(this.cms.strapi, read), () => this.now).look();
  }

  /** What a start with a restored backup does with the reports. */
  settle(): Promise<void> {
    return settleReports(this.cms.strapi, this.now);
  }

  async mails(): Promise<Row[]> {
    return this.cms.strapi.db.query('api::mail.mail').findMany({ orderBy: { id: 'asc' } });
  }

  /** The periods of the reports that were queued. */
  async due(): Promise<string[]> {
    return (await this.mails()).map(({ relatedId }) => relatedId);
  }

  /** First and last day of what was asked. */
  days(): (string | undefined)[][] {
    return this.asked.map(({ from, to }) => [from, to]);
  }

  readonly read: ReadReport = async (query) => {
    this.asked.push(query);
    return plantedReport(this.planted, query);
  };

  private async start(): Promise<void> {
    process.env['CMS_SEND_MAIL'] = 'false';
    this.running = await Cms.start();
    // Its own schedule has the same jobs, by the clock of the machine.
    await closeSchedule(this.cms.strapi);
    this.person = await this.cms.signIn();
  }

  private async stop(): Promise<void> {
    await this.cms.stop();
    delete process.env['CMS_SEND_MAIL'];
  }

  private async begin(): Promise<void> {
    await forgetJobs(this.cms);
    await rm(join(process.env['DATA_DIR'] ?? '', 'reports'), { recursive: true, force: true });
    this.planted = { visitors: { '2026-03-02': 40, '2026-03-03': 50, '2026-03-04': 60, '2026-03-05': 70 } };
    this.asked = [];
    this.at('2026-03-04T12:00');
  }
}
