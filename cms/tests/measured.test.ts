import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyticsReportSchema, realTimeSchema, type Person } from '@apoti/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as AnalyticsService from '../src/analytics/analytics-service';
import type * as RetentionJob from '../src/retention/retention-job';
import { periodAt } from '../src/schedule/periods';
import { Cms } from './support/cms';
import { isSqlite } from './support/postgres';
import { measured } from './support/measured';
import { onSqlite } from './support/only-on';

const require = createRequire(import.meta.url);
const service = require('../dist/src/analytics/analytics-service.js') as typeof AnalyticsService;
const { retentionJob } = require('../dist/src/retention/retention-job.js') as typeof RetentionJob;
const DAY = 86_400_000;

let cms: Cms;
let admin: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  admin = await cms.signIn();
});
afterAll(() => cms.stop());

const file = () => join(process.env['DATA_DIR'] ?? '', 'analytics.db');
const send = (batch: unknown) => cms.post('/api/wire/measured', batch);
const batchOf = (...items: unknown[]) => ({ id: randomUUID(), items });
const report = async (query = '') =>
  analyticsReportSchema.parse((await cms.getAs(`/api/wire/measured/report${query}`, admin)).body);
const views = async () => (await report()).metrics.find(({ id }) => id === 'pageViews')?.value;

it('A20: nothing has been measured yet', async () => {
  const { measuredSince, metrics } = await report();
  expect(measuredSince).toBeNull();
  expect(metrics.map(({ value }) => value)).toEqual([0, 0, null, null, null, null]);
});

it('A20: a batch is counted once, however often it comes, also after a restart', async () => {
  const batch = batchOf(measured(Date.now(), 1), measured(Date.now(), 2));
  expect(await send(batch)).toMatchObject({ status: 200, body: { counted: true } });
  // The proxy did not hear it.
  expect(await send(batch)).toMatchObject({ status: 200, body: { counted: false } });
  await cms.restart();
  admin = await cms.signIn();
  expect(await send(batch)).toMatchObject({ status: 200, body: { counted: false } });
  expect(await views()).toBe(2);
});

it('A20: the same batch twice at once, and others beside it, are each counted once', async () => {
  const before = (await views()) ?? 0;
  const batch = batchOf(measured(Date.now(), 3));
  const others = Array.from({ length: 5 }, (_, visitor) => batchOf(measured(Date.now(), visitor)));
  const replies = await Promise.all([batch, batch, ...others].map(send));
  expect(replies.map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect(replies.filter(({ body }) => body['counted'] === true)).toHaveLength(6);
  expect(await views()).toBe(before + 6);
});

it('A20: what is going on now, and filters of the address', async () => {
  const now = realTimeSchema.parse((await cms.getAs('/api/wire/measured/now', admin)).body);
  expect(now.activeUsers).toBeGreaterThan(0);
  const filtered = await report('?range=30d&deviceType=tablet&trafficSource=email&userType=new');
  expect(filtered.metrics[0]?.value).toBe(0);
});

it('A20: what is no batch or no question is refused, and nothing is counted of it', async () => {
  const before = await views();
  const bad = { ...measured(Date.now(), 1), visitor: '203.0.113.7' };
  for (const body of [
    {},
    { id: 'x', items: [measured(Date.now(), 1)] },
    batchOf(),
    batchOf(measured(Date.now(), 1), bad),
  ])
    expect((await send(body)).status).toBe(422);
  const paths = ['?range=1y', '?range=custom', '?range=custom&from=2026-02-30&to=2026-03-01', '?deviceType=tv'];
  for (const path of paths) expect((await cms.getAs(`/api/wire/measured/report${path}`, admin)).status).toBe(422);
  expect(await views()).toBe(before);
});

it('A20: only the proxy hands in, and only an Admin is answered', async () => {
  expect(
    (await cms.post('/api/wire/measured', batchOf(measured(Date.now(), 1)), { 'x-proxy-secret': 'no' })).status,
  ).toBe(403);
  for (const path of ['report', 'now']) {
    expect((await cms.get(`/api/wire/measured/${path}`)).status).toBe(403);
    expect((await cms.getAs(`/api/wire/measured/${path}`, null)).status).toBe(401);
  }
});

it('A20: items of a clock that is wrong are not counted, the rest of their batch is', async () => {
  const before = (await views()) ?? 0;
  const now = Date.now();
  const batch = batchOf(measured(now + 40 * DAY, 1), measured(now - 900 * DAY, 1), measured(now, 1));
  expect(await send(batch)).toMatchObject({ body: { counted: true } });
  expect(await views()).toBe(before + 1);
});

it('A20: pages beyond the limit of a day count together', async () => {
  const now = Date.now();
  for (let part = 0; part < 3; part += 1) {
    const items = Array.from({ length: 1_000 }, (_, page) =>
      measured(now, page + 10, { page: `/none/${part}/${page}` }),
    );
    expect(await send(batchOf(...items))).toMatchObject({ body: { counted: true } });
  }
  const { topPages } = await report();
  expect(topPages.find(({ page }) => page === '(other)')?.views).toBeGreaterThanOrEqual(1_000);
});

it('A18: retention deletes what is older than the setting says, and what was kept of single visitors', async () => {
  const [now, store] = [Date.now(), service.analyticsOf(cms.strapi)];
  const old = now - 399 * DAY;
  await send(batchOf(measured(old, 1, { page: '/long-ago' }), measured(now - 30 * DAY, 1, { page: '/last-month' })));
  expect(Date.parse((await report()).measuredSince ?? '')).toBeLessThan(now - 398 * DAY);
  const uid = 'settings.privacy-compliance';
  const row = await cms.strapi.db.query(uid).findOne({});
  await cms.strapi.db.query(uid).updateMany({ where: { id: row?.['id'] }, data: { dataRetentionPeriod: 12 } });
  const before = await views();
  await retentionJob(cms.strapi).run(now, new AbortController().signal, periodAt('daily', now));
  await cms.strapi.db.query(uid).updateMany({ where: { id: row?.['id'] }, data: { dataRetentionPeriod: 24 } });
  const left = await report('?range=90d');
  expect(Date.parse(left.measuredSince ?? '')).toBeGreaterThan(now - 31 * DAY);
  expect(await views()).toBe(before);
  expect(left.metrics.find(({ id }) => id === 'pageViews')?.value).toBe((before ?? 0) + 1);
  // There is nothing left to do.
  expect(await store.forget(now - 365 * DAY)).toBe(0);
});

onSqlite('A20: a broken store is put aside and begun again; the content is untouched', async () => {
  const content = await cms.content();
  await cms.stop();
  writeFileSync(file(), 'This is no database at all, and it is longer than a header.'.repeat(100));
  await cms.startAgain();
  admin = await cms.signIn();
  expect(await send(batchOf(measured(Date.now(), 1)))).toMatchObject({ status: 200, body: { counted: true } });
  expect(await views()).toBe(1);
  const aside = readdirSync(process.env['DATA_DIR'] ?? '').filter((name) => name.startsWith('analytics.db.broken-'));
  expect(aside.filter((name) => !/-(wal|shm)$/.test(name))).toHaveLength(1);
  expect((await cms.content()).content).toEqual(content.content);
});

onSqlite(
  'A18: what lies in a store that was put aside is kept as long as the setting says, and no longer',
  async () => {
    const aside = () =>
      readdirSync(process.env['DATA_DIR'] ?? '').filter((name) => name.startsWith('analytics.db.broken-'));
    const store = service.analyticsOf(cms.strapi);
    expect(service.brokenAt()).toBeGreaterThan(Date.now() - 600_000);
    await store.forget(Date.now() - DAY);
    expect(aside()).not.toEqual([]);
    await store.forget(Date.now() + DAY);
    expect(aside()).toEqual([]);
    expect(service.brokenAt()).toBeNull();
  },
);

onSqlite('A20: a store that breaks while it is open is begun again too', async () => {
  await service.closeAnalytics(cms.strapi);
  const bytes = readFileSync(file());
  // The first page stays, so that it opens; what comes after it is nonsense.
  writeFileSync(file(), Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 0x5a)]));
  expect(await send(batchOf(measured(Date.now(), 1)))).toMatchObject({ status: 200, body: { counted: true } });
  expect(existsSync(file())).toBe(true);
  expect(await views()).toBe(1);
});

it('A20: a store that cannot be opened is told as such, once in the log, and the content goes on', async () => {
  await service.closeAnalytics(cms.strapi);
  const { DATA_DIR: folder, DATABASE_URL: url } = process.env;
  Object.assign(
    process.env,
    isSqlite ? { DATA_DIR: '/proc/nowhere' } : { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
  );
  const said = vi.spyOn(cms.strapi.log, 'error');
  for (let time = 0; time < 3; time += 1) expect((await send(batchOf(measured(Date.now(), 1)))).status).toBe(503);
  const textOf = (line: unknown) =>
    typeof line === 'object' && line !== null && 'message' in line ? String(line.message) : String(line);
  const lines = said.mock.calls.map(([line]) => textOf(line)).filter((line) => !line.startsWith('POST '));
  expect(lines).toEqual([expect.stringContaining('The store of measured visits cannot count visits: ')]);
  said.mockRestore();
  Object.assign(process.env, isSqlite ? { DATA_DIR: folder } : { DATABASE_URL: url });
  expect((await cms.get('/api/wire/content')).status).toBe(200);
  await service.closeAnalytics(cms.strapi);
  expect(await send(batchOf(measured(Date.now(), 1)))).toMatchObject({ status: 200 });
});
