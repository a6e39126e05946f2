import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type * as Lease from '../src/schedule/job-lease';
import { Cms } from './support/cms';

const require = createRequire(import.meta.url);
const { JobLease } = require('../dist/src/schedule/job-lease.js') as typeof Lease;
const NOW = Date.parse('2026-03-04T12:00:00Z');

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());
const jobs = () => cms.strapi.db.query('api::scheduled-job.scheduled-job');
beforeEach(() => jobs().deleteMany({}));

it('A18: a job that ends while it says that it goes on is done, and not done again', async () => {
  const query = jobs();
  await query.create({ data: { name: 'test', done: '' } });
  const lease = await JobLease.take(cms.strapi, 'test', '', NOW);
  const renewal = lease?.renew(NOW + 1_000);
  await lease?.noteDone('daily 2026-03-04');
  expect(await renewal).toBe(true);
  expect(await query.findOne({ where: { name: 'test' } })).toMatchObject({
    done: 'daily 2026-03-04',
    leaseUntil: null,
  });
});

it('A18: one that failed is tried again when its wait is over, though a renewal comes late', async () => {
  const query = jobs();
  await query.create({ data: { name: 'test', done: '' } });
  const lease = await JobLease.take(cms.strapi, 'test', '', NOW);
  expect(await lease?.noteProblem('It failed', NOW)).toBe(true);
  const { leaseUntil } = await query.findOne({ where: { name: 'test' } });
  expect(await lease?.renew(NOW + 1_000)).toBe(false);
  expect(await query.findOne({ where: { name: 'test' } })).toMatchObject({ leaseUntil, problem: 'It failed' });
});
