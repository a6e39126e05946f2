import { lagosDay, leadKinds, startOfLagosDay } from '@apoti/contract';
import { leadTypes } from '../leads/lead-types';
import { daysBefore } from '../reports/report-periods';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { USUAL_DAYS, type DayFigure } from './usual';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Messages and applications of each day up to a day; days before the first one of all are not counted as days without any. Spam
 * is none: a wave of it neither hides a silence nor makes one.
 */
export async function leadsByDay(strapi: Strapi, last: string): Promise<DayFigure[]> {
  const first = daysBefore(last, USUAL_DAYS);
  const counts = new Map<string, number>();
  let begun = last;
  for (const kind of leadKinds) {
    const query = strapi.db.query(leadTypes[kind].uid);
    const range = { $gte: new Date(startOfLagosDay(first)), $lt: new Date(startOfLagosDay(last) + DAY_MS) };
    const where = { receivedAt: range, leadState: { $ne: 'spam' } };
    const rows: unknown = await query.findMany({ where, select: ['receivedAt'] });
    const oldest: unknown = await query.findOne({ select: ['receivedAt'], orderBy: { receivedAt: 'asc' } });
    if (isRecord(oldest)) begun = [begun, dayOf(oldest)].toSorted()[0] ?? begun;
    for (const row of (Array.isArray(rows) ? rows : []).filter(isRecord)) {
      counts.set(dayOf(row), (counts.get(dayOf(row)) ?? 0) + 1);
    }
  }
  const days = Array.from({ length: USUAL_DAYS + 1 }, (_, back) => daysBefore(last, back));
  return days.filter((day) => day >= begun).map((day) => ({ day, value: counts.get(day) ?? 0 }));
}

function dayOf(row: Record<string, unknown>): string {
  const at = row['receivedAt'];
  return lagosDay(new Date(at instanceof Date ? at : String(at)).getTime());
}
