import type { RealTime } from '@apoti/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { analyticsOf } from '../analytics/analytics-service';
import type { Strapi } from '../store/strapi';

/** The store may take so long, in ms: the dashboard does not wait for it. */
const PATIENCE_MS = 2_000;

/** What was measured today; null: the store does not answer in time. It throws what the store throws. */
export type VisitsToday = () => Promise<RealTime | null>;

/** Asks the store of visits once for everybody who wants to know: one that hangs is waited for once. */
export function visitsToday(
  strapi: Strapi,
  ask: () => Promise<RealTime> = () => analyticsOf(strapi).realTime(),
): VisitsToday {
  let answer: Promise<RealTime | null> | null = null;
  return () => (answer ??= inTime(ask()));
}

async function inTime(asked: Promise<RealTime>): Promise<RealTime | null> {
  const patience = new AbortController();
  const nothing = pause(PATIENCE_MS, null, { signal: patience.signal }).catch(() => null);
  const today = await Promise.race([asked, nothing]).finally(() => patience.abort());
  // What fails later the store has said in the log.
  if (today === null) asked.catch(() => undefined);
  return today;
}
