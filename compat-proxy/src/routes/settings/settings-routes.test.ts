import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { analyticsExportSchema, cmsAlertPaths, cmsPaths, testedServices, type Settings } from '@apoti/contract';
import { SearchConsoleFile } from '../../search-console/connection';
import { emptyReport } from '../../testing/measured-report';
import { TestApp } from '../../testing/test-app';

/** How long a change may take to be seen on a busy machine. */
const PATIENCE = { timeout: 4_000 };

let world: Server;
let asked: string[];
let status: number;
let test: TestApp;

/** A stand-in for all services, and the proxy that asks it in place of them. */
beforeEach(async () => {
  asked = [];
  status = 200;
  world = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('x');
  });
  await new Promise<void>((resolve) => world.listen(0, '127.0.0.1', resolve));
  test = await TestApp.start({ SERVICES_URL: `http://127.0.0.1:${(world.address() as AddressInfo).port}` });
});
afterEach(async () => {
  await test.close();
  await new Promise((resolve) => world.close(resolve));
});

const ids = {
  googleAnalytics: { enabled: false, trackingId: 'G-ABCD123456' },
  googleTagManager: { enabled: false, containerId: 'GTM-ABC1234' },
  heatmapTracking: { enabled: false, trackingId: 'abcdef/my-app', provider: 'logrocket' },
  socialAnalytics: {
    facebookPixel: { enabled: false, pixelId: '12345678' },
    linkedinInsight: { enabled: false, partnerId: '123456' },
    twitterAnalytics: { enabled: false, pixelId: 'o1abc' },
  },
};

/** Stores ids in the CMS and waits until the proxy goes by them. */
async function store(cookie: string): Promise<void> {
  const { settings } = test.cms;
  const merged = {
    ...settings,
    googleAnalytics: { ...settings.googleAnalytics, ...ids.googleAnalytics },
    googleTagManager: { ...settings.googleTagManager, ...ids.googleTagManager },
    heatmapTracking: { ...settings.heatmapTracking, ...ids.heatmapTracking },
    socialAnalytics: {
      facebookPixel: { ...settings.socialAnalytics.facebookPixel, ...ids.socialAnalytics.facebookPixel },
      linkedinInsight: ids.socialAnalytics.linkedinInsight,
      twitterAnalytics: ids.socialAnalytics.twitterAnalytics,
    },
  } as Settings;
  test.cms.settings = merged;
  test.cms.number += 1;
  await vi.waitFor(async () => {
    const answer = await test.get('/api/settings', { cookie });
    expect(answer.json<{ state: Settings }>().state).toEqual(merged);
  }, PATIENCE);
}
const connect = async (service: string, cookie: string) =>
  (await test.post('/api/settings/connections', { service }, { cookie })).json();

it('A18: a connection test asks the service’s own host for the id that is saved, and says what it found', async () => {
  const cookie = await test.signIn();
  expect(await connect('googleAnalytics', cookie)).toMatchObject({
    connected: false,
    found: expect.stringContaining('no id yet'),
  });
  expect(asked).toEqual([]);
  await store(cookie);
  for (const service of testedServices) expect(await connect(service, cookie)).toMatchObject({ connected: true });
  expect(asked).toEqual([
    '/www.googletagmanager.com/gtag/js?id=G-ABCD123456',
    '/www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
    '/cdn.logr-in.com/LogRocket.min.js',
    '/connect.facebook.net/signals/config/12345678',
    '/snap.licdn.com/li.lms-analytics/insight.min.js',
    '/static.ads-twitter.com/uwt.js',
  ]);
});

it('A18: an id that the service does not know, a failure and a redirect are told as what they are', async () => {
  const cookie = await test.signIn();
  await store(cookie);
  for (const [answered, found] of [
    [404, 'www.googletagmanager.com does not know the id G-ABCD123456'],
    [500, 'www.googletagmanager.com answers with status 500'],
    [302, 'www.googletagmanager.com answers with status 302'],
  ] as const) {
    status = answered;
    expect(await connect('googleAnalytics', cookie)).toEqual({
      success: true,
      name: 'Google Analytics',
      connected: false,
      found,
    });
  }
});

it('A18: only services that are known are asked, and only for signed-in people', async () => {
  const cookie = await test.signIn();
  expect((await test.post('/api/settings/connections', { service: 'http://10.0.0.1' }, { cookie })).statusCode).toBe(
    422,
  );
  expect((await test.post('/api/settings/connections', { service: 'googleAnalytics' })).statusCode).toBe(401);
  expect((await test.post('/api/settings/alerts', {})).statusCode).toBe(401);
  expect(asked).toEqual([]);
});

it('A18: Export Data is one file of all that is known, without secrets and without anybody’s address', async () => {
  const cookie = await test.signIn();
  await store(cookie);
  const { settings } = test.cms;
  test.cms.settings = {
    ...settings,
    reporting: { ...settings.reporting, emailRecipients: ['ada@example.com'] },
    notifications: { emailRecipients: ['obi@example.com'], smsNumbers: ['+2348012345678'] },
  };
  test.cms.number += 1;
  const report = {
    lastSync: '2026-01-30T09:00:00.000Z',
    metrics: { impressions: 20, clicks: 2, averagePosition: 3, ctr: 0.1 },
    topQueries: [],
    topPages: [{ name: '/', impressions: 20, clicks: 2, position: 3 }],
  };
  await new SearchConsoleFile(test.dataDir).keepReport('', report);
  await vi.waitFor(async () => {
    const read = await test.get('/api/settings', { cookie });
    expect(read.json<{ state: Settings }>().state.notifications.smsNumbers).toHaveLength(1);
  }, PATIENCE);
  const measuredSince = new Date(Date.now() - 30 * 86_400_000).toISOString();
  const measured = { ...emptyReport, measuredSince };
  // The switch for journeys is off: what was counted while it was on is not told.
  const journeys = [{ from: '/', to: '/pricing', views: 2 }];
  test.cms.answers.set(cmsPaths.measuredReport, [200, { ...measured, journeys }]);
  const answer = await test.get('/api/settings/export', { cookie });
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="analytics-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  const data = analyticsExportSchema.parse(JSON.parse(answer.body));
  expect(data).toMatchObject({
    settings: { googleAnalytics: ids.googleAnalytics, analyticsEnabled: true },
    searchConsole: { property: '', verifiedAt: null, report },
    measured,
    measuredBefore: [],
  });
  expect(data.measured).not.toHaveProperty('journeys');
  expect(answer.body).not.toMatch(/example\.com|\+234/);
});

it('A18: Export Data is for signed-in people, and makes no file of old settings while the CMS is away', async () => {
  expect((await test.get('/api/settings/export')).statusCode).toBe(401);
  const cookie = await test.signIn();
  test.cms.fault = 'down';
  await vi.waitFor(async () => {
    const answer = await test.get('/api/settings/export', { cookie });
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([503, undefined]);
  }, PATIENCE);
});

it('A18: what became of a test alert is told as the CMS tells it', async () => {
  const steps = [{ way: 'email', to: 'ada@example.com', state: 'sent', note: '' }];
  test.cms.answers.set(cmsAlertPaths.test, [200, { steps }]);
  const answer = await test.post('/api/settings/alerts', {}, { cookie: await test.signIn() });
  expect(answer.json()).toEqual({ success: true, steps });
});
