import type { DeliveryCount } from '@apoti/contract';
import { lockCounters } from '../changes/counters';
import { STATION_UID } from '../stations/edited-stations';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

export const DELIVERY_DAY_UID = 'api::delivery-day.delivery-day';
/** Counts that are kept: a year and the time to compare it. */
const KEPT_DAYS = 400;
/** Counts in which the last whole day is found: the one after the first start is a part of one. */
const LOOKED_AT = 3;

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

/** Keeps what the stations have delivered by now, for a day; one that was counted stays as it is. */
export async function countDeliveries(strapi: Strapi, day: string, now: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    if (await isCounted(strapi, day)) return;
    const query = strapi.db.query(DELIVERY_DAY_UID);
    await query.create({ data: { day, countedAt: new Date(now), totals: await deliveryTotals(strapi) } });
    const rows: unknown = await query.findMany({ orderBy: { day: 'desc' }, offset: KEPT_DAYS, limit: KEPT_DAYS });
    const old = (Array.isArray(rows) ? rows : []).filter(isRecord).map(({ id }) => id);
    if (old.length > 0) await query.deleteMany({ where: { id: { $in: old } } });
  });
}

/** The last counts up to a day, the newest first: those after it were made by a clock that had run ahead. */
export async function lastCounts(strapi: Strapi, today: string): Promise<DeliveryCount[]> {
  const rows: unknown = await strapi.db
    .query(DELIVERY_DAY_UID)
    .findMany({ where: { day: { $lte: today } }, orderBy: { day: 'desc' }, limit: LOOKED_AT });
  return (Array.isArray(rows) ? rows : [])
    .filter(isRecord)
    .map((row) => ({ day: String(row['day']), at: momentOf(row), totals: numbersIn(row['totals']) }));
}

/** When it was counted; of an older version, when it was kept. */
function momentOf({ countedAt, createdAt }: Record<string, unknown>): number {
  const moment = countedAt ?? createdAt;
  return new Date(moment instanceof Date ? moment : String(moment)).getTime();
}

function numbersIn(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([id, total]) => [id, Number(total)]));
}
