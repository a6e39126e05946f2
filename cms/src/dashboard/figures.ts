import {
  deliveryFigures,
  lagosDay,
  LEAD_ANSWER_HOURS,
  startOfLagosDay,
  stationFigures,
  wireStationSchema,
  type DeliveryFigures,
  type LeadFigures,
  type StationFigures,
  type SubscriberFigures,
} from '@apoti/contract';
import { deliveryTotals, lastCounts } from '../deliveries/delivery-counts';
import { leadTypes } from '../leads/lead-types';
import { STATION_UID } from '../stations/edited-stations';
import { fromStrapi, isRecord } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { SUBSCRIBERS } from '../subscribers/matching-subscribers';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_DAYS = 7;

/** How the stations stand. */
export async function readStationFigures(strapi: Strapi): Promise<StationFigures> {
  const rows = await findRows(strapi, STATION_UID);
  return stationFigures(rows.map((row) => wireStationSchema.parse(fromStrapi(strapi, STATION_UID, row))));
}

/** Parcels of a day. */
export async function readDeliveryFigures(strapi: Strapi, now: number): Promise<DeliveryFigures> {
  return deliveryFigures(await lastCounts(strapi, lagosDay(now)), await deliveryTotals(strapi));
}

/** Subscribers of this week and of the one before: seven days of Lagos each, the present one among them. */
export async function readSubscriberFigures(strapi: Strapi, now: number): Promise<SubscriberFigures> {
  const dayStart = (daysAgo: number) => new Date(startOfLagosDay(lagosDay(now - daysAgo * DAY_MS)));
  const [week, before] = [dayStart(WEEK_DAYS - 1), dayStart(2 * WEEK_DAYS - 1)];
  const all = () => strapi.db.getConnection(SUBSCRIBERS);
  return {
    total: await countOf(all()),
    week: await countOf(all().where('created_at', '>=', week)),
    weekBefore: await countOf(all().where('created_at', '>=', before).where('created_at', '<', week)),
  };
}

type Query = ReturnType<Strapi['db']['getConnection']>;

async function countOf(query: Query): Promise<number> {
  const [row]: unknown[] = await query.count({ total: '*' });
  return isRecord(row) ? Number(row['total']) : 0;
}

/** Leads, and those that wait for an answer. Spam and what was done without one do not. */
export async function readLeadFigures(strapi: Strapi, now: number): Promise<LeadFigures> {
  let [fresh, waiting, late] = [0, 0, 0];
  let oldest: LeadFigures['oldest'] = null;
  for (const [kind, { table }] of Object.entries(leadTypes)) {
    const open = () =>
      strapi.db.getConnection(table).whereIn('lead_state', ['new', 'in-progress']).whereNull('answered_at');
    fresh += await countOf(strapi.db.getConnection(table).where('lead_state', 'new'));
    waiting += await countOf(open());
    late += await countOf(open().where('received_at', '<', new Date(now - LEAD_ANSWER_HOURS * HOUR_MS)));
    const [row]: unknown[] = await open().select(['document_id', 'received_at']).orderBy('received_at', 'asc').limit(1);
    if (!isRecord(row)) continue;
    const received = row['received_at'];
    const receivedAt = new Date(received instanceof Date ? received : Number(received)).toISOString();
    const lead = { id: `${kind}-${String(row['document_id'])}`, receivedAt };
    if (oldest === null || receivedAt < oldest.receivedAt) oldest = lead;
  }
  return { new: fresh, waiting, late, oldest };
}
