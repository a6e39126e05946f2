import {
  leadCountsSchema,
  leadStates,
  type CmsLeadExport,
  type LeadConditions,
  type LeadCounts,
  type LeadPage,
  type LeadQuery,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { foldedSql } from '../store/folded-text';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { findLeads, type Fold, type FoundLeads } from './find-leads';
import { momentOf, toLead, toSummary } from './lead-row';
import { leadTypes } from './lead-types';

/** Leads in one part of an export. */
const EXPORT_PART = 200;

const newestFirst = (found: FoundLeads) =>
  found.select('*').orderBy([
    { column: 'received', order: 'desc' },
    { column: 'document_id', order: 'desc' },
  ]);

/**
 * A page of contact messages and franchise applications, the newest first (P20, P21): two queries, however many there are.
 * @throws ApiError `unauthenticated`
 */
export async function listLeads(strapi: Strapi, person: PersonClaim, query: LeadQuery): Promise<LeadPage> {
  await requireAdmin(strapi, person);
  const fold = await foldedSql(strapi);
  const counts = await countStates(strapi, fold, query);
  const shown = query.state === '' ? leadStates.filter((state) => state !== 'spam') : [query.state];
  const total = shown.reduce((sum, state) => sum + counts[state], 0);
  const pages = Math.max(1, Math.ceil(total / query.size));
  const page = Math.min(query.page, pages);
  const found: unknown[] = await newestFirst(findLeads(strapi, fold, query))
    .limit(query.size)
    .offset((page - 1) * query.size);
  return { leads: found.filter(isRecord).map(toSummary), total, pages, page, counts };
}

async function countStates(strapi: Strapi, fold: Fold, conditions: LeadConditions): Promise<LeadCounts> {
  const all = findLeads(strapi, fold, conditions, { allStates: true });
  const rows: unknown[] = await all.select('lead_state').count({ total: '*' }).groupBy('lead_state');
  const totals = new Map(rows.filter(isRecord).map((row) => [row['lead_state'], Number(row['total'])]));
  return leadCountsSchema.parse(Object.fromEntries(leadStates.map((state) => [state, totals.get(state) ?? 0])));
}

/** How many are new: two looks into an index, in one query. @throws ApiError `unauthenticated` */
export async function countNewLeads(strapi: Strapi, person: PersonClaim): Promise<number> {
  await requireAdmin(strapi, person);
  const of = (table: string) => strapi.db.getConnection(table).where('lead_state', 'new').count({ total: '*' });
  const rows: unknown[] = await of(leadTypes.contact.table).unionAll([of(leadTypes.franchise.table)]);
  return rows.filter(isRecord).reduce((sum, { total }) => sum + Number(total), 0);
}

/**
 * Some of the leads that meet the conditions, with their whole messages: those behind the one that `after` names. What comes in
 * meanwhile moves nothing, since it stands before all of them. @throws ApiError `unauthenticated`
 */
export async function exportLeads(
  strapi: Strapi,
  person: PersonClaim,
  { after, ...conditions }: LeadConditions & { after: string },
): Promise<CmsLeadExport> {
  await requireAdmin(strapi, person);
  const found = findLeads(strapi, await foldedSql(strapi), conditions);
  const [moment = '', document = ''] = after.split('.');
  if (after !== '') {
    const time = strapi.db.dialect.client === 'sqlite' ? Number(moment) : new Date(Number(moment));
    found.whereRaw('(received < ? or (received = ? and document_id < ?))', [time, time, document]);
  }
  const rows: unknown[] = await newestFirst(found).limit(EXPORT_PART);
  const known = rows.filter(isRecord);
  const last = known.at(-1);
  const isOver = last === undefined || known.length < EXPORT_PART;
  return {
    leads: known.map(toLead),
    next: isOver ? null : `${momentOf(last['received'])}.${String(last['document_id'])}`,
  };
}
