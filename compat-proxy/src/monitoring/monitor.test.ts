import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { cmsAlertPaths, type CmsAlert, type Settings } from '@apoti/contract';
import { defaultSettings } from '@apoti/contract/content/default-settings';
import { CmsClient } from '../cms/cms-client';
import { noSiblings } from '../processes/siblings';
import { Sources } from '../sources/sources';
import { FakeCms } from '../testing/fake-cms';
import { Monitor } from './monitor';
import { OWN_AGENT } from './own-visit';

let cms: FakeCms;
let client: CmsClient;
let app: FastifyInstance;
let sources: Sources;
let monitor: Monitor;
let measuring: { look: Mock<() => Promise<CmsAlert[]>>; told: Mock<(alert: CmsAlert) => Promise<void>> };
let raised: CmsAlert[];
/** What each page answers. */
let answers: Record<string, number>;
/** Answers that were given from memory so far. */
let fromMemory: number;

beforeEach(async () => {
  raised = [];
  answers = {};
  fromMemory = 0;
  cms = new FakeCms();
  cms.answers.set(cmsAlertPaths.raise, (body) => {
    raised.push(body as CmsAlert);
    return [200, { queued: 1 }];
  });
  client = new CmsClient(await cms.start(), { readToken: 'r'.repeat(32), proxySecret: 'p'.repeat(32) });
  app = Fastify();
  sources = new Sources(client, '/nowhere', app.log);
  measuring = { look: vi.fn(async () => []), told: vi.fn(async () => undefined) };
  monitor = new Monitor({
    app,
    cms: client,
    sources,
    visit: async (page) => answers[page] ?? 200,
    siblings: noSiblings(),
    fromMemory: () => fromMemory,
    measuring,
  });
  app.get('/fails', (_, reply) => reply.code(500).send());
  app.get('/works', (_, reply) => reply.send());
});
afterEach(async () => {
  await app.close();
  client.close();
  await cms.stop();
});

const titles = () => raised.map(({ key }) => key);
/** Goes by these settings from now on. */
async function set(performance: Partial<Settings['performanceMonitoring']>, maintenanceMode = false): Promise<void> {
  cms.settings = {
    ...defaultSettings,
    general: { ...defaultSettings.general, maintenanceMode },
    performanceMonitoring: { ...defaultSettings.performanceMonitoring, ...performance },
  };
  cms.number += 1;
  await sources.settings.refresh();
}
async function ask(path: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await app.inject(path);
}

it('A18: a monitored page that fails is told, others are not looked at', async () => {
  answers = { '/pricing': 500, '/faq': 500 };
  await set({ enabled: true });
  await monitor.look();
  expect(raised).toEqual([{ key: 'fails /pricing', title: 'A page fails', text: '/pricing answers with status 500.' }]);
});

it('A18: a page that takes longer than the limit is told', async () => {
  const { alertThresholds } = defaultSettings.performanceMonitoring;
  await set({
    enabled: true,
    monitoredPages: ['/'],
    alertThresholds: { ...alertThresholds, pageLoadTime: Number.MIN_VALUE },
  });
  await monitor.look();
  expect(titles()).toEqual(['slow /']);
});

it('A18: many requests that fail are told, also while no page is monitored; a few say nothing', async () => {
  await set({ enabled: false });
  await ask('/fails', 5);
  await monitor.look();
  expect(raised).toEqual([]);
  fromMemory = 200;
  await ask('/fails', 5);
  await monitor.look();
  expect(raised).toEqual([]);
  await ask('/works', 18);
  await ask('/fails', 2);
  await monitor.look();
  expect(raised).toMatchObject([{ key: 'errors', text: expect.stringContaining('2 of the last 20') }]);
});

it('A18: where few come, what fails is counted until there is enough to say, an hour at most', async () => {
  await set({ enabled: false });
  await ask('/fails', 5);
  await monitor.look();
  await ask('/works', 15);
  await monitor.look();
  expect(raised).toMatchObject([{ key: 'errors', text: expect.stringContaining('5 of the last 20') }]);
  await ask('/fails', 5);
  for (let look = 0; look < 12; look += 1) await monitor.look();
  await ask('/works', 20);
  await monitor.look();
  expect(raised).toHaveLength(1);
});

it('A18: visits of the server’s own and questions after its health are nobody’s requests', async () => {
  await set({ enabled: false });
  app.get('/readyz', (_, reply) => reply.code(503).send());
  await ask('/readyz', 30);
  for (let count = 0; count < 30; count += 1) {
    await app.inject({ url: '/fails', headers: { 'user-agent': OWN_AGENT } });
  }
  await monitor.look();
  expect(raised).toEqual([]);
});

it('A18: what is noticed while the CMS is away is told once it is back, once, with the time', async () => {
  let isAway = true;
  cms.answers.set(cmsAlertPaths.raise, (body) => {
    if (!isAway) raised.push(body as CmsAlert);
    return isAway ? [503, {}] : [200, { queued: 1 }];
  });
  answers = { '/pricing': 500 };
  await set({ enabled: true });
  await monitor.look();
  answers = {};
  await monitor.look();
  expect(raised).toEqual([]);
  isAway = false;
  await monitor.look();
  await monitor.look();
  expect(titles()).toEqual(['fails /pricing']);
  expect(raised[0]?.text).toMatch(
    /^\/pricing answers with status 500\. This was noticed on .+ in Lagos, and could not be told before\.$/,
  );
});

it('A18: an alert of a page with a long path has a short key', async () => {
  const page = `/press-releases/${'a'.repeat(200)}`;
  answers = { [page]: 500 };
  await set({ enabled: true, monitoredPages: [page] });
  await monitor.look();
  expect(raised[0]?.key.length).toBeLessThanOrEqual(60);
  expect(raised[0]?.text).toContain(page);
});

it.each([
  ['the monitoring is off', { enabled: false }, false],
  ['the server visits no pages', { enabled: true, syntheticMonitoring: false }, false],
  ['the site is closed for maintenance', { enabled: true }, true],
])('A18: nothing is told of pages while %s', async (_, performance, closed) => {
  answers = { '/pricing': 500 };
  await set(performance, closed);
  await monitor.look();
  expect(raised).toEqual([]);
});

it('A20: what is wrong with the measuring is told, also while the site is closed; who was told is said to the measuring', async () => {
  const alert = { key: 'visits-waiting', title: 'Visits are not counted', text: 'Since today.' };
  let queued = 0;
  cms.answers.set(cmsAlertPaths.raise, (body) => {
    raised.push(body as CmsAlert);
    return [200, { queued }];
  });
  await set({ enabled: false }, true);
  measuring.look.mockResolvedValue([alert]);
  await monitor.look();
  expect(raised).toEqual([alert]);
  // It was told in its quiet time, or nobody wants to be told.
  expect(measuring.told).not.toHaveBeenCalled();
  queued = 2;
  await monitor.look();
  expect(measuring.told).toHaveBeenCalledExactlyOnceWith(alert);
});

it('A18: pages are looked at though the measuring cannot be', async () => {
  answers = { '/pricing': 500 };
  await set({ enabled: true });
  measuring.look.mockRejectedValue(new Error('EACCES'));
  await monitor.look();
  expect(titles()).toEqual(['fails /pricing']);
});
