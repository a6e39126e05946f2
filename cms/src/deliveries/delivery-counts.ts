import type { DeliveryCount } from '@apoti/contract';
import { lockCounters } from '../changes/counters';
import { STATION_UID } from '../stations/edited-stations';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

export const DELIVERY_DAY_UID = 'api::delivery-day.delivery-day';
/** Counts that are kept: a year and the time to compare it. */
const KEPT_DAYS = 400;

/** What each station has delivered in all, by its id. */
export async function deliveryTotals(strapi: Strapi): Promise<Record<string, number>> {
  const rows: unknown = await strapi.db.query(STATION_UID).findMany({ select: ['wireId', 'totalDeliveries'] });
  const known = Array.isArray(rows) ? rows.filter(isRecord) : [];
  return Object.fromEntries(known.map((row) => [String(row['wireId']), Number(row['totalDeliveries'] ?? 0)]));
}

/** Whether a day has been counted. */
export async function isCounted(strapi: Strapi, day: string): Promise<boolean> {
  return (await strapi.db.query(DELIVERY_DAY_UID).count({ where: { day } })) > 0;
}

/** Keeps what the stations have delivered by a day; a day that was counted stays as it is. */
export async function countDeliveries(strapi: Strapi, day: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    if (await isCounted(strapi, day)) return;
    const query = strapi.db.query(DELIVERY_DAY_UID);
    await query.create({ data: { day, totals: await deliveryTotals(strapi) } });
    const rows: unknown = await query.findMany({ orderBy: { day: 'desc' }, offset: KEPT_DAYS, limit: KEPT_DAYS });
    const old = (Array.isArray(rows) ? rows : []).filter(isRecord).map(({ id }) => id);
    if (old.length > 0) await query.deleteMany({ where: { id: { $in: old } } });
  });
}

/** The last counts up to a day, the newest first: those after it were made by a clock that had run ahead. */
export async function lastCounts(strapi: Strapi, today: string): Promise<DeliveryCount[]> {
  const rows: unknown = await strapi.db
    .query(DELIVERY_DAY_UID)
    .findMany({ where: { day: { $lte: today } }, orderBy: { day: 'desc' }, limit: 2 });
  return (Array.isArray(rows) ? rows : [])
    .filter(isRecord)
    .map((row) => ({ day: String(row['day']), totals: numbersIn(row['totals']) }));
}

function numbersIn(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([id, total]) => [id, Number(total)]));
}
