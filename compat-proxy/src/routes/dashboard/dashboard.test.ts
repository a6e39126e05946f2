import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsDashboardPath, dashboardSchema, type CmsDashboard } from '@apoti/contract';
import { TestApp } from '../../testing/test-app';

const unknown = { known: false as const, reason: 'no' };
const said: CmsDashboard = {
  at: '2026-01-31T09:00:00.000Z',
  stations: unknown,
  deliveries: unknown,
  subscribers: { known: true, value: { total: 12, week: 2, weekBefore: 1 } },
  leads: unknown,
  hub: {
    ...{ slides: unknown, testimonials: unknown, team: unknown, faqs: unknown, events: unknown, media: unknown },
    posts: { known: true, value: { total: 3, published: 1, scheduled: 1, drafts: 1 } },
    site: { known: true, value: { maintenance: false } },
    visits: unknown,
  },
  activity: { known: true, value: [] },
  contentHealth: unknown,
  health: [{ id: 'database', name: 'Database', state: 'good', text: 'It answers', href: null }],
};

let test: TestApp;
let cookie: string;
beforeEach(async () => {
  test = await TestApp.start();
  cookie = await test.signIn();
  test.cms.answers.set(cmsDashboardPath, [200, said]);
});
afterEach(() => test.close());

const dashboard = async () => dashboardSchema.parse((await test.get('/api/dashboard', { cookie })).json());

describe('the dashboard', () => {
  it('A3: is told to nobody without a session', async () => {
    expect((await test.get('/api/dashboard')).statusCode).toBe(401);
  });

  it('A3: joins what the CMS says with what the server itself knows', async () => {
    const { health, silentSince, ...parts } = await dashboard();
    expect(parts).toMatchObject({ at: said.at, subscribers: said.subscribers, hub: said.hub });
    expect(silentSince).toBeNull();
    expect(health.map(({ id, state }) => [id, state])).toEqual([
      ['proxy', 'good'],
      ['cms', 'good'],
      ['database', 'good'],
      ['spool', 'good'],
      ['search-console', 'off'],
      ['tags', 'off'],
    ]);
  });

  it('A3: while the CMS is silent it tells what was known last, and since when; later the new again', async () => {
    await dashboard();
    test.cms.fault = 'down';
    const first = await dashboard();
    expect(first).toMatchObject({ at: said.at, subscribers: said.subscribers, hub: said.hub });
    expect(first.silentSince).not.toBeNull();
    expect(first.health.find(({ id }) => id === 'cms')).toMatchObject({ state: 'bad' });
    expect(first.health.some(({ id }) => id === 'database')).toBe(false);
    expect((await dashboard()).silentSince).toBe(first.silentSince);
    test.cms.fault = 'none';
    await expect.poll(async () => (await dashboard()).silentSince, { timeout: 10_000 }).toBeNull();
  });

  it('A3: the CMS is silent since it first did not answer, not since somebody looked here', async () => {
    const begun = Date.now();
    test.cms.fault = 'down';
    const isHeard = async () => (await test.get('/readyz')).body.includes('does not answer');
    await expect.poll(isHeard, { timeout: 10_000 }).toBe(true);
    const looked = Date.now();
    const since = Date.parse((await dashboard()).silentSince ?? '');
    expect(since).toBeLessThan(looked);
    expect(since).toBeGreaterThan(begun - 5_000);
  });

  it('A3: visits that the CMS refused are something to look at', async () => {
    const spool = join(test.dataDir, 'measuring/spool');
    await mkdir(spool, { recursive: true });
    const name = (at: number) => `${String(at).padStart(15, '0')}-${randomUUID()}`;
    await writeFile(join(spool, `${name(Date.now() - 60_000)}.refused`), '[]\n');
    const visits = async () => (await dashboard()).health.find(({ id }) => id === 'spool');
    expect(await visits()).toMatchObject({ state: 'warn', text: 'The content service refused one thing' });
  });

  it('A3: with a CMS that was silent from the start, the stations of the site are told at least', async () => {
    test.cms.fault = 'down';
    const { stations, leads, hub, at } = await dashboard();
    expect(at).toBeNull();
    expect(stations).toMatchObject({ known: true, value: { total: 7 } });
    expect(leads).toMatchObject({ known: false });
    expect(hub.posts).toEqual({ known: false, reason: 'The content service cannot be reached at the moment.' });
  });

  it('A3: whom the CMS does not let in any more is signed out', async () => {
    test.cms.refusesSaves = true;
    expect((await test.get('/api/dashboard', { cookie })).statusCode).toBe(401);
  });
});
