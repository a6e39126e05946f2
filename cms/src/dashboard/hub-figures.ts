import {
  eventStatusAt,
  eventStatuses,
  lagosDay,
  type EventFigures,
  type HubFigures,
  type MediaFigures,
  type PostFigures,
  type ShownFigures,
  type TestimonialFigures,
} from '@apoti/contract';
import { AnalyticsFailure } from '../analytics/analytics-failure';
import { FILE_UID, TRASHED_UID } from '../media/file-row';
import { postPairs } from '../posts/post-pairs';
import { TEAM_UID } from '../team/team-watch';
import { readSettings } from '../states/read-settings';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { partOf } from './part-of';
import type { VisitsToday } from './visits-today';

/** What the tiles of the hub count, each for itself. */
export async function readHubFigures(strapi: Strapi, now: number, visits: VisitsToday): Promise<HubFigures> {
  return {
    slides: await partOf(strapi, () => shownOf(strapi, 'api::hero-slide.hero-slide', 'active')),
    posts: await partOf(strapi, () => posts(strapi, now)),
    testimonials: await partOf(strapi, () => testimonials(strapi)),
    team: await partOf(strapi, () => shownOf(strapi, TEAM_UID, 'isActive')),
    faqs: await partOf(strapi, () => shownOf(strapi, 'api::faq.faq', 'active')),
    events: await partOf(strapi, () => events(strapi, now)),
    media: await partOf(strapi, () => media(strapi)),
    site: await partOf(strapi, async () => ({ maintenance: (await readSettings(strapi)).general.maintenanceMode })),
    visits: await partOf(strapi, () => visitsOf(visits)),
  };
}

async function visitsOf(ask: VisitsToday): Promise<{ today: number }> {
  const today = await ask();
  if (today === null) throw new AnalyticsFailure('It does not answer in time');
  return { today: today.pageViews };
}

/** Entries of a type, and those whose switch is on: visitors see them. */
async function shownOf(strapi: Strapi, uid: string, shown: string): Promise<ShownFigures> {
  const query = strapi.db.query(uid);
  return { total: await query.count(), shown: await query.count({ where: { [shown]: true } }) };
}

async function testimonials(strapi: Strapi): Promise<TestimonialFigures> {
  const uid = 'api::testimonial.testimonial';
  const featured = await strapi.db.query(uid).count({ where: { active: true, featured: true } });
  return { ...(await shownOf(strapi, uid, 'active')), featured };
}

/** One query, however many posts there are. */
async function posts(strapi: Strapi, now: number): Promise<PostFigures> {
  const { connection } = strapi.db;
  const [row]: unknown[] = await postPairs(strapi)
    .count({ total: '*', public: 'p.id' })
    .select(connection.raw('sum(case when p.publish_date > ? then 1 else 0 end) as scheduled', [lagosDay(now)]));
  const of = (name: string) => (isRecord(row) ? Number(row[name] ?? 0) : 0);
  const [total, scheduled] = [of('total'), of('scheduled')];
  return { total, scheduled, published: of('public') - scheduled, drafts: total - of('public') };
}

async function events(strapi: Strapi, now: number): Promise<EventFigures> {
  const rows: unknown[] = await strapi.db.getConnection('events').select(['event_status', 'date', 'end_date']);
  const states = rows.filter(isRecord).map((row) => {
    const status = eventStatuses.find((one) => one === row['event_status']) ?? eventStatuses[0];
    return eventStatusAt({ status, date: String(row['date'] ?? ''), endDate: String(row['end_date'] ?? '') }, now);
  });
  const of = (wanted: string) => states.filter((state) => state === wanted).length;
  return { total: states.length, coming: of('upcoming'), recurring: of('recurring'), past: of('past') };
}

async function media(strapi: Strapi): Promise<MediaFigures> {
  return { files: await strapi.db.query(FILE_UID).count(), trashed: await strapi.db.query(TRASHED_UID).count() };
}
