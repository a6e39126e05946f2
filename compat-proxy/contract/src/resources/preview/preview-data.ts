import { z } from 'zod';
import { isCalendarDay } from '../../lib/calendar-day';
import { lagosDay } from '../../lib/lagos-day';
import { UNSAFE_LINK } from '../../lib/link';
import type { PublicData } from '../../rendering/public-data';
import { contentSchema } from '../content/content';
import { toPublicContent } from '../content/public-view';
import { eventSchema, type SiteEvent } from '../events/event';
import { postSchema, type Post } from '../posts/post';
import { newestFirst } from '../posts/posts';
import { teamSchema, toPublicTeam } from '../team/team';
import { previewSchema, type PreviewRequest } from './preview';

type Parts = Omit<PreviewRequest, 'path'>;

const strictSchema = z.object({
  content: contentSchema.optional(),
  team: teamSchema.optional(),
  post: postSchema.optional(),
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
function withSafeLinks(parts: Parts): Parts {
  const issues = strictSchema.safeParse(parts).error?.issues ?? [];
  const unsafe = issues.filter(({ message }) => message === UNSAFE_LINK).map(({ path }) => `/${path.join('/')}`);
  return unsafe.length === 0 ? parts : partsSchema.parse(blankedAt(new Set(unsafe), parts, ''));
}

/** A draft as it will be once it is published: today, unless its day is before that. */
function published(post: Post, now: number): Post {
  const today = lagosDay(now);
  const isPast = isCalendarDay(post.publishDate) && post.publishDate < today;
  return { ...post, status: 'published', publishDate: isPast ? post.publishDate : today };
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

/** What visitors would see at the time `now`, in ms, if the parts were saved as they are. */
export function previewData(stored: PublicData, parts: Parts, now: number): PublicData {
  const { content, team, post, events } = withSafeLinks(parts);
  return {
    ...stored,
    ...(content ? { content: toPublicContent(content) } : {}),
    ...(team ? { team: toPublicTeam(team) } : {}),
    ...(post ? { posts: newestFirst([published(post, now), ...stored.posts.filter(({ id }) => id !== post.id)]) } : {}),
    ...(events ? { events: events.map((event) => dated(event, now)) } : {}),
  };
}
