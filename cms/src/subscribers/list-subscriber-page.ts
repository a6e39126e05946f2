import {
  lagosDay,
  startOfLagosDay,
  SUBSCRIBER_DAYS,
  subscriberPageSchema,
  type SubscriberPage,
  type SubscriberQuery,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { toSubscriber } from './export-rows';
import { matchingSubscribers, SUBSCRIBERS } from './matching-subscribers';

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
  const total = await countOf(matchingSubscribers(strapi, query.search));
  const pages = Math.max(1, Math.ceil(total / query.size));
  const page = Math.min(query.page, pages);
  const rows: unknown[] = await onPage(strapi, { ...query, page });
  return subscriberPageSchema.parse({
    subscribers: rows.filter(isRecord).map(toSubscriber),
    total,
    pages,
    page,
    counts: {
      all: query.search.trim() === '' ? total : await countOf(matchingSubscribers(strapi, '')),
      long: await countOf(since(strapi, now, SUBSCRIBER_DAYS.long)),
      short: await countOf(since(strapi, now, SUBSCRIBER_DAYS.short)),
    },
    newest: await newestId(strapi),
  });
}

type Query = ReturnType<typeof matchingSubscribers>;

async function countOf(query: Query): Promise<number> {
  const [counted]: unknown[] = await query.count({ total: '*' });
  return isRecord(counted) ? Number(counted['total']) : 0;
}

/** Who came within the last so many days of Lagos, the present one among them. */
function since(strapi: Strapi, now: number, days: number): Query {
  const first = startOfLagosDay(lagosDay(now - (days - 1) * DAY_MS));
  return strapi.db.getConnection(SUBSCRIBERS).where('created_at', '>=', new Date(first));
}

async function onPage(strapi: Strapi, { search, sort, page, size }: SubscriberQuery): Promise<unknown[]> {
  const { column, direction } = ORDERS[sort];
  const inOrder = (query: Query) => query.orderBy(column, direction).orderBy('id', direction);
  const ids = inOrder(matchingSubscribers(strapi, search).select('id'))
    .limit(size)
    .offset((page - 1) * size);
  const found = strapi.db.getConnection(SUBSCRIBERS).select(['id', 'name', 'email', 'created_at']);
  return inOrder(found.whereIn('id', ids));
}

async function newestId(strapi: Strapi): Promise<number> {
  const [found]: unknown[] = await strapi.db.getConnection(SUBSCRIBERS).max({ id: 'id' });
  return isRecord(found) ? Number(found['id'] ?? 0) : 0;
}
