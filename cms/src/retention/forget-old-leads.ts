import { leadKinds, type LeadKind } from '@apoti/contract';
import { runAs, type Author } from '../changes/author';
import { lockCounters } from '../changes/counters';
import { leadTypes } from '../leads/lead-types';
import { documentsOf } from '../store/documents';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

/** Leads that are looked up at a time; each goes in a transaction of its own, so that others need not wait. */
const AT_ONCE = 100;
const AUTHOR: Author = { id: 'system', name: 'System' };

/** How many of each kind went. */
export type Forgotten = Record<LeadKind, number>;

/** The moment that lies so many calendar months before another (ms). */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}

/**
 * Deletes contact messages and franchise applications that came before a moment (ms) and were not answered since, be it that the
 * answer waits to be sent: with their notes, answers, mails and what the change log knows of them. Content is never touched.
 */
export async function forgetOldLeads(strapi: Strapi, before: number): Promise<Forgotten> {
  const forgotten: Forgotten = { contact: 0, franchise: 0 };
  for (const kind of leadKinds) {
    for (let found = await oldLeads(strapi, kind, before); found.length > 0;) {
      for (const documentId of found) forgotten[kind] += await forget(strapi, kind, documentId, before);
      found = found.length < AT_ONCE ? [] : await oldLeads(strapi, kind, before);
    }
  }
  return forgotten;
}

const isOld = (before: number) => {
  const moment = new Date(before);
  const notSince = (name: string) => ({ $or: [{ [name]: { $null: true } }, { [name]: { $lt: moment } }] });
  // The time of the first answer that left says nothing of later ones.
  return { receivedAt: { $lt: moment }, $and: [notSince('answeredAt'), notSince('repliedAt')] };
};

async function oldLeads(strapi: Strapi, kind: LeadKind, before: number): Promise<string[]> {
  const rows: unknown = await strapi.db
    .query(leadTypes[kind].uid)
    .findMany({ where: isOld(before), orderBy: { id: 'asc' }, limit: AT_ONCE, select: ['documentId'] });
  return Array.isArray(rows) ? rows.filter(isRecord).map((row) => String(row['documentId'])) : [];
}

/** One that was answered just now stays. */
async function forget(strapi: Strapi, kind: LeadKind, documentId: string, before: number): Promise<number> {
  const { uid } = leadTypes[kind];
  return strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    if ((await strapi.db.query(uid).count({ where: { ...isOld(before), documentId } })) === 0) return 0;
    await runAs(AUTHOR, () => documentsOf(strapi, uid).delete({ documentId }));
    return 1;
  });
}
