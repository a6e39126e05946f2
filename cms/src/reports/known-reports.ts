import type { ReportKind } from '@apoti/contract';
import { lockCounters } from '../changes/counters';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { dayOfPeriod } from './report-periods';

/** So many of each kind are remembered: a clock that has jumped back finds them. */
const MOST = 60;

const storeOf = (strapi: Strapi) => strapi.store({ type: 'core', name: 'reports' });

/** The periods whose reports were sent, or were not wanted; null before the first look. The last one is the newest. */
export async function knownReports(strapi: Strapi, kind: ReportKind): Promise<readonly string[] | null> {
  const kept: unknown = await storeOf(strapi).get({ key: kind });
  if (!isRecord(kept) || !Array.isArray(kept['periods'])) return null;
  return kept['periods'].filter((one) => typeof one === 'string');
}

/**
 * Remembers reports with what belongs to it, such as their mails: both are there or neither is. One process after the other: of two
 * who have the same report the second does nothing. `isNews` looks at what is known by then.
 */
export async function noteReports(
  strapi: Strapi,
  kind: ReportKind,
  { ids, isNews, work }: { ids: readonly string[]; isNews: Judge; work?: () => Promise<void> },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    const known = await knownReports(strapi, kind);
    if (!isNews(known)) return;
    await work?.();
    const periods = [...(known ?? []).filter((one) => !ids.includes(one)), ...ids].slice(-MOST);
    await storeOf(strapi).set({ key: kind, value: { periods } });
  });
}

type Judge = (known: readonly string[] | null) => boolean;

/** The last day among them that is not after a day: what is later comes from a clock that has jumped. */
export function lastDay(known: readonly string[], today: string): string | null {
  const days = known.map(dayOfPeriod).filter((day) => day <= today);
  return days.toSorted().at(-1) ?? null;
}
