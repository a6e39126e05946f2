import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as AnalyticsService from '../src/analytics/analytics-service';
import type * as RetentionJob from '../src/retention/retention-job';
import { Scheduler } from '../src/schedule/scheduler';
import { Cms } from './support/cms';

const require = createRequire(import.meta.url);
const { analyticsOf } = require('../dist/src/analytics/analytics-service.js') as typeof AnalyticsService;
const { retentionJob } = require('../dist/src/retention/retention-job.js') as typeof RetentionJob;

const LEAD = 'api::contact-message.contact-message';
const JOB = 'api::scheduled-job.scheduled-job';
const NOW = Date.parse('2026-03-04T12:00:00Z');

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

it('A18: visits that cannot be deleted keep no old message, and are told to those who hear of alerts', async () => {
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'support', message: 'Where is it?' };
  const receivedAt = '2020-01-01T00:00:00Z';
  await cms.documents(LEAD).create({ data: { ...message, leadState: 'done', receivedAt } });
  await cms.strapi.db.query(LEAD).updateMany({ where: {}, data: { receivedAt } });
  await cms.strapi.db.query(JOB).create({ data: { name: 'backup', done: 'daily 2026-03-04' } });
  await cms.strapi.db.query(JOB).create({ data: { name: 'retention', done: 'daily 2026-03-03' } });
  const forget = vi.spyOn(analyticsOf(cms.strapi), 'forget').mockRejectedValue(new Error('The store is away'));
  const look = () => new Scheduler(cms.strapi, [retentionJob(cms.strapi)], () => NOW).look();
  const job = () => cms.strapi.db.query(JOB).findOne({ where: { name: 'retention' } });
  await look();
  expect(await cms.strapi.db.query(LEAD).count()).toBe(0);
  expect(await job()).toMatchObject({ done: 'daily 2026-03-03', problem: expect.stringContaining('visits') });
  const alerts = await cms.strapi.db.query('api::mail.mail').findMany({ where: { relatedKind: 'alert' } });
  expect(alerts).toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('Old data could not be deleted') }),
  );
  forget.mockRestore();
});
