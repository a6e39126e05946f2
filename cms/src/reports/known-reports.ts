import type { ReportKind } from '@apoti/contract';
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

/** Remembers one; within the transaction that queues its mails, so that both are there or neither is. */
export async function noteReport(strapi: Strapi, kind: ReportKind, ...ids: readonly string[]): Promise<void> {
  const known = (await knownReports(strapi, kind)) ?? [];
  const periods = [...known.filter((one) => !ids.includes(one)), ...ids].slice(-MOST);
  await storeOf(strapi).set({ key: kind, value: { periods } });
}

/** The last day among them that is not after a day: what is later comes from a clock that has jumped. */
export function lastDay(known: readonly string[], today: string): string | null {
  const days = known.map(dayOfPeriod).filter((day) => day <= today);
  return days.toSorted().at(-1) ?? null;
}
