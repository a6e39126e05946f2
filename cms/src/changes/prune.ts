import { HISTORY_DAYS, kindSchema } from '@apoti/contract';
import { pruneSignIns } from '../accounts/note-sign-in';
import { believedNow } from '../store/age-clock';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { lockCounters, saveCounters } from './counters';

const UID = 'api::change.change';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Prunes the change log and the sign-ins every night (UTC), by a clock that cannot jump ahead. */
export function scheduleDailyPruning(strapi: Strapi): void {
  strapi.cron.add({
    pruneChanges: {
      task: () => pruneChanges(strapi, believedNow(strapi)),
      options: { rule: '0 30 2 * * *', tz: 'UTC' },
    },
    pruneSignIns: {
      task: () => pruneSignIns(strapi, believedNow(strapi)),
      options: { rule: '0 35 2 * * *', tz: 'UTC' },
    },
  });
}

/**
 * Removes the rows of more than 90 days before `now` (ms) and remembers, kind by kind, the last number that is gone: what was
 * read from before it cannot be rebuilt.
 */
export async function pruneChanges(strapi: Strapi, now: number): Promise<void> {
  const where = { createdAt: { $lt: new Date(now - HISTORY_DAYS * DAY_MS).toISOString() } };
  await strapi.db.transaction(async ({ trx }) => {
    const counters = await lockCounters(strapi, trx);
    const pruned = { ...counters.pruned };
    const rows: unknown = await strapi.db.query(UID).findMany({ where, select: ['number', 'kind'] });
    for (const row of Array.isArray(rows) ? rows.filter(isRecord) : []) {
      const kind = kindSchema.safeParse(row['kind']);
      if (kind.success) pruned[kind.data] = Math.max(pruned[kind.data], Number(row['number']));
    }
    await strapi.db.query(UID).deleteMany({ where });
    await saveCounters(strapi, trx, { ...counters, pruned });
  });
}
