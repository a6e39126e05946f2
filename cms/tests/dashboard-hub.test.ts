import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsDashboardPath, cmsDashboardSchema, lagosDay, type CmsDashboard, type RealTime } from '@apoti/contract';
import type * as Hub from '../src/dashboard/hub-figures';
import type * as VisitsToday from '../src/dashboard/visits-today';
import type * as WorkHealth from '../src/dashboard/work-health';
import { Cms } from './support/cms';
import { until } from '../../tests/support/until';

const require = createRequire(import.meta.url);
// As it runs: the store's thread is made of the built files.
const { readHubFigures } = require('../dist/src/dashboard/hub-figures.js') as typeof Hub;
const { visitsToday } = require('../dist/src/dashboard/visits-today.js') as typeof VisitsToday;
const { links, visits } = require('../dist/src/dashboard/work-health.js') as typeof WorkHealth;
const DAY_MS = 86_400_000;
const today: RealTime = { activeUsers: 1, pageViews: 12, sessions: 3, bounceRate: null };

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
  // The store of visits is opened by the first look, which waits for it for two seconds at most.
  await until(async () => (await dashboard()).hub.visits.known);
});
afterAll(() => cms.stop());

async function dashboard(): Promise<CmsDashboard> {
  return cmsDashboardSchema.parse((await cms.getAs(cmsDashboardPath, await cms.signIn())).body);
}
type Figures = Record<string, Record<string, number>>;
/** The figures of the tiles that count something. */
async function figures(): Promise<Figures> {
  const { hub, leads } = await dashboard();
  const parts = Object.entries({ ...hub, leads }).filter(([name]) => name !== 'site');
  return Object.fromEntries(
    parts.map(([name, part]) => {
      if (!part.known) throw new Error(`${name}: ${part.reason}`);
      const counted = Object.entries(part.value).filter(([, value]) => typeof value === 'number');
      return [name, Object.fromEntries(counted)];
    }),
  );
}

describe('the figures of the hub', () => {
  it('A3: count what is there, by whether visitors see it', async () => {
    const before = await figures();
    const add = (uid: Parameters<Cms['documents']>[0], data: object, status?: 'published') =>
      cms.documents(uid).create({ data, ...(status === undefined ? {} : { status }) });
    const person = { position: 'Customer', quote: 'It works.' };
    await add('api::testimonial.testimonial', { name: 'Ada', ...person, active: true, featured: true });
    await add('api::testimonial.testimonial', { name: 'Bola', ...person, active: false, featured: true });
    const member = { position: 'Engineer', department: 'Technology', bio: 'Builds lockers.' };
    await add('api::team-member.team-member', { name: 'Chidi', ...member, isActive: false });
    await add('api::hero-slide.hero-slide', { title: 'One more', icon: 'FiLock', active: false });
    const event = { description: 'Come and see.', type: 'Exhibition' };
    const days = [-2, 0].map((offset) => lagosDay(Date.now() + offset * DAY_MS));
    for (const date of days) await add('api::event.event', { title: date, ...event, eventStatus: 'upcoming', date });
    const post = { excerpt: 'What is new.', content: '<p>Much.</p>', category: 'Company News', author: 'Ada' };
    const later = lagosDay(Date.now() + 3 * DAY_MS);
    await add('api::post.post', { title: 'A draft', ...post, publishDate: days[1] });
    await add('api::post.post', { title: 'Out now', ...post, publishDate: days[1] }, 'published');
    await add('api::post.post', { title: 'Later', ...post, publishDate: later }, 'published');
    const lead = { email: 'ada@example.com', subject: 'general', message: 'How large is a large one?' };
    await add('api::contact-message.contact-message', { name: 'Ada', ...lead, leadState: 'new' });
    await add('api::contact-message.contact-message', { name: 'Bola', ...lead, leadState: 'in-progress' });
    const rise = Object.fromEntries(
      Object.entries(await figures()).map(([name, counted]) => {
        const rises = Object.entries(counted).map(([figure, count]) => [figure, count - (before[name]?.[figure] ?? 0)]);
        return [name, Object.fromEntries(rises.filter(([, by]) => by !== 0))];
      }),
    );
    expect(rise).toEqual({
      slides: { total: 1 },
      posts: { total: 3, published: 1, scheduled: 1, drafts: 1 },
      testimonials: { total: 2, shown: 1, featured: 1 },
      team: { total: 1 },
      faqs: {},
      events: { total: 2, coming: 1, past: 1 },
      media: {},
      visits: {},
      leads: { new: 1, waiting: 2 },
    });
  });

  it('A3: a file is counted', async () => {
    const file = (hash: string) => ({
      name: hash,
      hash,
      ext: '.pdf',
      mime: 'application/pdf',
      size: 1,
      url: `/uploads/${hash}.pdf`,
    });
    const { media } = await figures();
    await cms.strapi.db.query('plugin::upload.file').create({ data: { ...file('one_abc'), provider: 'local' } });
    expect((await figures())['media']).toEqual({ ...media, files: Number(media?.['files']) + 1 });
  });

  it('A3: a part that cannot be read says so, and the others tell theirs', async () => {
    const broken = visitsToday(cms.strapi, async () => Promise.reject(new Error('the file is no database')));
    const hub = await readHubFigures(cms.strapi, Date.now(), broken);
    expect(hub.visits).toEqual({ known: false, reason: 'It could not be read just now; the server’s log says why.' });
    expect(Object.values(hub).filter(({ known }) => !known)).toHaveLength(1);
    expect(await visits(cms.strapi, broken)).toMatchObject({
      state: 'bad',
      text: expect.stringContaining('cannot be read'),
    });
  });

  it('A3: a store of visits that hangs is asked and waited for once', async () => {
    let asked = 0;
    const silent = visitsToday(cms.strapi, () => {
      asked += 1;
      return new Promise<never>(() => {});
    });
    const told = await Promise.all([readHubFigures(cms.strapi, Date.now(), silent), visits(cms.strapi, silent)]);
    expect(told[0].visits).toMatchObject({ known: false });
    expect(told[1]).toMatchObject({ state: 'bad' });
    expect(asked).toBe(1);
    const answering = visitsToday(cms.strapi, async () => today);
    expect((await readHubFigures(cms.strapi, Date.now(), answering)).visits).toEqual({
      known: true,
      value: { today: 12 },
    });
  });

  it('A3: links that could not be tried at all are not called working', async () => {
    const job = { name: 'links', done: '', problem: null };
    const jobs = cms.strapi.db.query('api::scheduled-job.scheduled-job');
    await jobs.deleteMany({ where: { name: 'links' } });
    await jobs.create({ data: job });
    expect(await links(cms.strapi, Date.now())).toEqual({ state: 'good', text: 'They are tried at night' });
    await jobs.updateMany({ where: { name: 'links' }, data: { problem: 'None of them answers' } });
    expect(await links(cms.strapi, Date.now())).toMatchObject({
      state: 'warn',
      text: expect.stringContaining('None of them could be tried yet'),
    });
  });
});
