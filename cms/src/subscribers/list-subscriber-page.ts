import {
  lagosDay,
  startOfLagosDay,
  SUBSCRIBER_DAYS,
  subscriberPageSchema,
  type SubscriberPage,
  type SubscriberQuery,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { readCounters } from '../changes/counters';
import { foldedText } from '../store/folded-text';
import { isRecord } from '../store/from-strapi';
import { KeptAnswers } from '../store/kept-answers';
import type { Strapi } from '../store/strapi';
import { toSubscriber } from './export-rows';
import { holding, matchingSubscribers, SUBSCRIBERS } from './matching-subscribers';

const DAY_MS = 24 * 60 * 60 * 1_000;

const COLUMNS = { date: 'created_at', name: 'search_text', email: 'address_key' } as const;

type Order = { column: (typeof COLUMNS)[keyof typeof COLUMNS]; direction: 'asc' | 'desc' };

const ORDERS: Record<SubscriberQuery['sort'], Order> = {
  '-date': { column: COLUMNS.date, direction: 'desc' },
  date: { column: COLUMNS.date, direction: 'asc' },
  name: { column: COLUMNS.name, direction: 'asc' },
  '-name': { column: COLUMNS.name, direction: 'desc' },
  email: { column: COLUMNS.email, direction: 'asc' },
  '-email': { column: COLUMNS.email, direction: 'desc' },
};

/** How many there are only changes when a subscriber does; each number is counted row by row. */
const totals = new KeptAnswers<number>(['subscribers']);

/** Where a quarter of all rows match, and the page is among the first eighth of them, reading row by row in order finds it soonest. */
const DENSE = 1 / 4;
const EARLY = 1 / 8;

/**
 * A page of the subscribers (A16). What is passed over is passed over in an index: only the page's rows are read, however far
 * behind it is. @throws ApiError `unauthenticated`
 */
export async function listSubscriberPage(
  strapi: Strapi,
  person: PersonClaim,
  query: SubscriberQuery,
  now = Date.now(),
): Promise<SubscriberPage> {
  await requireAdmin(strapi, person);
  const { search, size } = query;
  const counters = await readCounters(strapi);
  const count = (question: string, found: Query) => totals.getAt(strapi, counters, question, () => countOf(found));
  const countSince = (day: string) => count(`since ${day}`, since(strapi, day));
  const words = foldedText(search.trim());
  const all = await count('all', holding(strapi, ''));
  const total = words === '' ? all : await count(`search ${words}`, holding(strapi, words));
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(query.page, pages);
  const isSoonFound = total >= all * DENSE && page * size <= total * EARLY;
  const matching = isSoonFound ? holding(strapi, search) : matchingSubscribers(strapi, search);
  // A search that finds nobody has looked through all texts once to know that.
  const rows: unknown[] = total === 0 ? [] : await onPage(strapi, { ...query, page }, matching);
  return subscriberPageSchema.parse({
    subscribers: rows.filter(isRecord).map(toSubscriber),
    total,
    pages,
    page,
    counts: {
      all,
      long: await countSince(firstDay(now, SUBSCRIBER_DAYS.long)),
      short: await countSince(firstDay(now, SUBSCRIBER_DAYS.short)),
    },
    newest: await newestId(strapi),
  });
}

type Query = ReturnType<typeof matchingSubscribers>;

async function countOf(query: Query): Promise<number> {
  const [counted]: unknown[] = await query.count({ total: '*' });
  return isRecord(counted) ? Number(counted['total']) : 0;
}

/** The first of the last so many days of Lagos, the present one among them. */
function firstDay(now: number, days: number): string {
  return lagosDay(now - (days - 1) * DAY_MS);
}

function since(strapi: Strapi, day: string): Query {
  return strapi.db.getConnection(SUBSCRIBERS).where('created_at', '>=', new Date(startOfLagosDay(day)));
}

async function onPage(strapi: Strapi, { sort, page, size }: SubscriberQuery, matching: Query): Promise<unknown[]> {
  const { column, direction } = ORDERS[sort];
  const inOrder = (query: Query) => query.orderBy(column, direction).orderBy('id', direction);
  const ids = inOrder(matching.select('id'))
    .limit(size)
    .offset((page - 1) * size);
  const found = strapi.db.getConnection(SUBSCRIBERS).select(['id', 'name', 'email', 'created_at']);
  return inOrder(found.whereIn('id', ids));
}

async function newestId(strapi: Strapi): Promise<number> {
  const [found]: unknown[] = await strapi.db.getConnection(SUBSCRIBERS).max({ id: 'id' });
  return isRecord(found) ? Number(found['id'] ?? 0) : 0;
}
