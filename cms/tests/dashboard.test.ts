import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsDashboardPath, cmsDashboardSchema, type CmsDashboard, type FindingKind } from '@apoti/contract';
import { linkChecks } from '../src/content-health/link-checks';
import { tryLinks } from '../src/content-health/link-job';
import type { Tried } from '../src/content-health/try-link';
import { deliveryJob } from '../src/deliveries/delivery-job';
import { lastCounts } from '../src/deliveries/delivery-counts';
import type * as VisitsToday from '../src/dashboard/visits-today';
import type * as WorkHealth from '../src/dashboard/work-health';
import { periodAt } from '../src/schedule/periods';
import { Scheduler } from '../src/schedule/scheduler';
import { Cms, revisionOf } from './support/cms';
import { isSqlite } from './support/postgres';

const require = createRequire(import.meta.url);
// As it runs: the store's thread is made of the built files.
const { visitsToday } = require('../dist/src/dashboard/visits-today.js') as typeof VisitsToday;
const { jobs, links, visits } = require('../dist/src/dashboard/work-health.js') as typeof WorkHealth;
const STATION = 'api::station.station';
const SUBSCRIBER = 'api::subscriber.subscriber';
const MESSAGE = 'api::contact-message.contact-message';
const DAY_MS = 86_400_000;

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

async function dashboard(): Promise<CmsDashboard> {
  return cmsDashboardSchema.parse((await cms.getAs(cmsDashboardPath, await cms.signIn())).body);
}
/** What is known of a part. */
function valueOf<T>(part: { known: true; value: T } | { known: false; reason: string }): T {
  if (!part.known) throw new Error(part.reason);
  return part.value;
}
async function findings(kind: FindingKind) {
  return valueOf((await dashboard()).contentHealth).kinds.find((one) => one.kind === kind);
}

describe('the dashboard', () => {
  it('A3: is told to nobody without an account', async () => {
    expect((await cms.getAs(cmsDashboardPath, null)).status).toBe(401);
    expect((await cms.get(cmsDashboardPath)).status).toBe(403);
  });

  it('A3: its figures change with a station, a subscriber and a lead', async () => {
    const before = await dashboard();
    const [stations, subscribers, leads] = [before.stations, before.subscribers, before.leads].map((part) =>
      valueOf<Record<string, unknown>>(part),
    );
    await cms
      .documents(STATION)
      .create({ data: { name: 'Yaba Station', address: '9 Example Close', area: 'Yaba', state: 'Lagos' } });
    await cms.post('/api/wire/subscribers', { email: 'new@example.com', name: 'New' });
    await cms.documents(MESSAGE).create({
      data: {
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'general',
        message: 'How large is a large one?',
        leadState: 'new',
      },
    });
    const after = await dashboard();
    expect(valueOf(after.stations).total).toBe(Number(stations?.['total']) + 1);
    expect(valueOf(after.subscribers)).toMatchObject({
      total: Number(subscribers?.['total']) + 1,
      week: Number(subscribers?.['week']) + 1,
    });
    expect(valueOf(after.leads).waiting).toBe(Number(leads?.['waiting']) + 1);
    expect(valueOf(after.leads).oldest?.id).toMatch(/^contact-/);
    expect(valueOf(after.activity).length).toBeGreaterThan(0);
    const ids = ['database', 'mail', 'storage', 'visits', 'backups', 'links', 'jobs'];
    expect(after.health.map(({ id }) => id)).toEqual(ids);
    expect(after.health.find(({ id }) => id === 'visits')).toMatchObject({ state: 'good' });
    expect(await cms.strapi.db.query(SUBSCRIBER).count()).toBe(valueOf(after.subscribers).total);
  });

  it('A3: who changed what is told, however many signed in since', async () => {
    await cms.documents(STATION).create({
      data: { name: 'Surulere Station', address: '4 Example Road', area: 'Surulere', state: 'Lagos' },
    });
    for (let times = 0; times < 7; times += 1) await cms.signIn();
    const told = valueOf((await dashboard()).activity);
    expect(told).toHaveLength(6);
    expect(told).toContainEqual(
      expect.objectContaining({ action: 'added-entry', kind: 'stations', item: 'Surulere Station' }),
    );
    expect(told.filter(({ action }) => action === 'signed-in').length).toBeLessThanOrEqual(2);
  });

  it('A3: parcels of a day are the difference of two nights, each counted once, also by several processes', async () => {
    let now = Date.parse('2026-03-04T02:00:00Z');
    const look = () => new Scheduler(cms.strapi, [deliveryJob(cms.strapi)], () => now).look();
    await Promise.all([look(), look(), look()]);
    expect(await lastCounts(cms.strapi, '2026-03-31')).toHaveLength(1);
    const [first, second] = await cms.documents(STATION).findMany({});
    const setTotal = (row: typeof first, total: number) =>
      cms.documents(STATION).update({ documentId: row?.documentId, data: { totalDeliveries: total } });
    const totalOf = (row: typeof first) => Number(row?.['totalDeliveries']);
    await setTotal(first, totalOf(first) + 30);
    await setTotal(second, Math.max(0, totalOf(second) - 5));
    now += DAY_MS;
    for (const _ of [1, 2]) await look();
    const counts = await lastCounts(cms.strapi, '2026-03-31');
    expect(counts.map(({ day }) => day)).toEqual(['2026-03-05', '2026-03-04']);
    expect(valueOf((await dashboard()).deliveries)).toMatchObject({
      value: 30,
      from: '2026-03-04',
      to: '2026-03-05',
      reason: '',
      sinceThen: 0,
    });
  });

  it('A3: a fault of the content is found where it is, and gone when it is mended', async () => {
    const { about } = (await cms.content()).content;
    const save = async (change: Partial<typeof about>) =>
      cms.save({ revision: revisionOf(await cms.content()), content: { about: { ...about, ...change } } });
    expect((await findings('claim'))?.findings).toEqual([]);
    await save({ story: 'We have 80 locations.', mission: '' });
    const href = '/admin/content?tab=about';
    expect((await findings('claim'))?.findings).toEqual([
      { place: 'About', address: null, text: 'says “80 locations”; everywhere else it is 50+ or 10+ locations', href },
    ]);
    expect((await findings('empty'))?.findings).toContainEqual({
      ...{ place: 'About', address: null, text: 'Mission is empty', href },
    });
    await save({});
    expect((await findings('claim'))?.total).toBe(0);
  });

  it('A3: links within the site are judged by what is there, those to other sites by the last night', async () => {
    const { footer } = (await cms.content()).content;
    expect((await findings('link'))?.findings).toEqual([]);
    const link = (key: string, path: string) => ({ key, label: key, path });
    await cms.save({
      revision: revisionOf(await cms.content()),
      content: {
        footer: {
          ...footer,
          quickLinks: [
            ...footer.quickLinks,
            link('gone', '/no-such-page'),
            link('post', '/press-releases/99999'),
            link('file', '/uploads/none_abc.png'),
            link('other', 'https://dead.example/page#part'),
          ],
        },
      },
    });
    const texts = async (kind: FindingKind = 'link') =>
      (await findings(kind))?.findings.map(({ address, text }) => (address === null ? text : `${address} ${text}`));
    const unchecked = async () => (await texts('unchecked'))?.filter((text) => text.includes('dead.example'));
    const own = [
      '/no-such-page is no page of the site',
      '/press-releases/99999 names a post that is not public',
      '/uploads/none_abc.png names a file that is not in the media library',
    ];
    expect(await texts()).toEqual(own);
    expect(await unchecked()).toEqual(['https://dead.example/page has not been tried yet']);
    const tried: string[] = [];
    let answer: Tried = { is: 'dead', text: 'answers 404: the page is not there' };
    const attempt = async (address: string): Promise<Tried> => {
      tried.push(address);
      return address.startsWith('https://dead.example') ? answer : { is: 'there' };
    };
    const gone = 'https://dead.example/page answers 404: the page is not there';
    const dead = [...own, gone];
    const night = Date.now();
    await tryLinks(cms.strapi, attempt, night);
    expect(tried).toContain('https://dead.example/page');
    // Once is none: neither twice in a night, nor with a night between that found it.
    expect(await texts()).toEqual(own);
    expect(await unchecked()).toEqual([`${gone}; it is tried once more`]);
    await tryLinks(cms.strapi, attempt, night + 3_600_000);
    expect(await texts()).toEqual(own);
    answer = { is: 'unknown', text: 'does not let programs look (999)' };
    await tryLinks(cms.strapi, attempt, night + DAY_MS);
    expect(await texts()).toEqual(own);
    expect((await findings('unchecked'))?.findings).toContainEqual({
      place: 'Footer',
      address: 'https://dead.example/page',
      text: 'does not let programs look (999)',
      href: '/admin/content?tab=footer',
    });
    expect((await linkChecks(cms.strapi)).find(({ doubt }) => doubt !== '')?.address).toBe('https://dead.example/page');
    answer = { is: 'dead', text: 'answers 404: the page is not there' };
    await tryLinks(cms.strapi, attempt, night + 2 * DAY_MS);
    expect(await texts()).toEqual(own);
    await tryLinks(cms.strapi, attempt, night + 3 * DAY_MS);
    expect(await texts()).toEqual(dead);
    expect(await unchecked()).toEqual([]);
    const ends = AbortSignal.abort();
    await expect(tryLinks(cms.strapi, attempt, Date.now(), ends)).rejects.toThrow('ends while links are tried');
    const silent: Tried = { is: 'dead', text: 'names a host that is not there' };
    const cutOff = tryLinks(cms.strapi, async () => silent, Date.now());
    await expect(cutOff).rejects.toThrow('without a way out');
    expect(await texts()).toHaveLength(own.length + 1);
    await cms.save({ revision: revisionOf(await cms.content()), content: { footer } });
    expect(await texts()).toEqual([]);
    await tryLinks(cms.strapi, attempt, Date.now());
    expect((await linkChecks(cms.strapi)).map(({ address }) => address)).not.toContain('https://dead.example/page');
  });

  it('A3: what should have been done by now, and a store that was begun again, are something to look at', async () => {
    const now = Date.now();
    const { start } = periodAt('daily', now);
    const data = { done: 'daily 2026-03-05', problem: null };
    await cms.strapi.db.query('api::scheduled-job.scheduled-job').updateMany({ where: {}, data });
    // Two hours after the work of the night is due, nobody is late yet.
    expect(await jobs(cms.strapi, start + 2 * 3_600_000)).toMatchObject({ state: 'good' });
    expect(await jobs(cms.strapi, start + 4 * 3_600_000)).toMatchObject({
      state: 'warn',
      text: expect.stringMatching(/: due since .+ and not done yet/),
    });
    const { triedAt = 0 } = (await linkChecks(cms.strapi))[0] ?? {};
    expect(await links(cms.strapi, triedAt + DAY_MS)).toMatchObject({ state: 'good' });
    expect(await links(cms.strapi, triedAt + 3 * DAY_MS)).toMatchObject({
      state: 'warn',
      text: expect.stringContaining('have not been tried since'),
    });
    expect(await visits(cms.strapi)).toMatchObject({ state: 'good', text: expect.stringContaining('counted today') });
    const silent = () => new Promise<never>(() => {});
    expect(await visits(cms.strapi, visitsToday(cms.strapi, silent))).toMatchObject({
      state: 'bad',
      text: expect.stringContaining('wait on'),
    });
    if (!isSqlite) return;
    const aside = join(process.env['DATA_DIR'] ?? '', 'analytics.db.broken-2026-03-04T10-20-30-000Z');
    writeFileSync(aside, '');
    expect(await visits(cms.strapi)).toMatchObject({
      state: 'warn',
      text: expect.stringContaining('broken on 4 Mar 2026, 11:20'),
    });
    rmSync(aside);
  });
});
