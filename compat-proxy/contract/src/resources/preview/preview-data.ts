import { z } from 'zod';
import { isCalendarDay } from '../../lib/calendar-day';
import { lagosDay } from '../../lib/lagos-day';
import { saysUnsafe } from '../../lib/link';
import type { PublicData } from '../../rendering/public-data';
import { contentSchema } from '../content/content';
import { toPublicContent } from '../content/public-view';
import { eventSchema, type SiteEvent } from '../events/event';
import { postCategories, postDraftSchema, type Post, type PostDraft } from '../posts/post';
import { newestFirst } from '../posts/posts';
import { stationSchema, type ShownStation, type Station } from '../stations/station';
import { teamSchema, toPublicTeam } from '../team/team';
import { previewSchema, type PreviewParts } from './preview';

const strictSchema = z.object({
  content: contentSchema.optional(),
  team: teamSchema.optional(),
  post: postDraftSchema.optional(),
  event: eventSchema.optional(),
  station: stationSchema.optional(),
  events: z.array(eventSchema).optional(),
});
const partsSchema = previewSchema.omit({ path: true });

function blankedAt(places: ReadonlySet<string>, value: unknown, place: string): unknown {
  if (typeof value === 'string') return places.has(place) ? '' : value;
  if (Array.isArray(value)) return value.map((item, index) => blankedAt(places, item, `${place}/${index}`));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, blankedAt(places, inner, `${place}/${name}`)]);
  return Object.fromEntries(entries);
}

/** The parts without the addresses that no save would take: of all rules, only this one keeps visitors from harm. */
function withSafeLinks(parts: PreviewParts): PreviewParts {
  const issues = strictSchema.safeParse(parts).error?.issues ?? [];
  const unsafe = issues.filter(({ message }) => saysUnsafe(message)).map(({ path }) => `/${path.join('/')}`);
  return unsafe.length === 0 ? parts : partsSchema.parse(blankedAt(new Set(unsafe), parts, ''));
}

/** A draft as it will be once it is published: on its day, or today while it has none; in the first category while it has none. */
function published(post: PostDraft, now: number): Post {
  const { category, publishDate } = post;
  return {
    ...post,
    category: category === '' ? postCategories[0] : category,
    status: 'published',
    publishDate: isCalendarDay(publishDate) ? publishDate : lagosDay(now),
  };
}

/** An event whose days can be counted with: one without a day takes place today. */
function dated(event: SiteEvent, now: number): SiteEvent {
  const { date, endDate } = event;
  return {
    ...event,
    date: isCalendarDay(date) ? date : lagosDay(now),
    endDate: isCalendarDay(endDate) ? endDate : '',
  };
}

/** The most compartments of a size that a picture is made of. */
const MOST_SHOWN = 100_000;
const bounded = (value: number, most: number) => Math.min(Math.max(0, Math.trunc(value)), most);

/** A station whose compartments can be counted with, as if it had been saved at this time. */
function counted(station: Station, now: number): ShownStation {
  const room = <T extends { count: number; available: number }>(size: T): T => {
    const count = bounded(size.count, MOST_SHOWN);
    return { ...size, count, available: bounded(size.available, count) };
  };
  const { small, medium, large } = station.lockerSizes;
  const lockerSizes = { small: room(small), medium: room(medium), large: room(large) };
  return { ...station, lockerSizes, updatedAt: new Date(now).toISOString() };
}

/** A list with one of its items as it is now: in its place, or first while it is new. */
function withItem<T extends { id: number }>(items: readonly T[], item: T): T[] {
  const place = items.findIndex(({ id }) => id === item.id);
  return place === -1 ? [item, ...items] : items.with(place, item);
}

/** What visitors would see at the time `now`, in ms, if the parts were saved as they are, and a draft published. */
export function previewData(stored: PublicData, parts: PreviewParts, now: number): PublicData {
  const { content, team, post, event, station, events = stored.events } = withSafeLinks(parts);
  const edited = event === undefined ? events : withItem(events, event);
  return {
    ...stored,
    ...(content ? { content: toPublicContent(content) } : {}),
    ...(team ? { team: toPublicTeam(team) } : {}),
    ...(post ? { posts: newestFirst(withItem(stored.posts, published(post, now))) } : {}),
    ...(station ? { stations: withItem(stored.stations, counted(station, now)) } : {}),
    ...(edited === stored.events ? {} : { events: edited.map((each) => dated(each, now)) }),
  };
}
