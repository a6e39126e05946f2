import {
  leadCountsSchema,
  leadStates,
  type CmsLeadAfter,
  type CmsLeadExport,
  type LeadConditions,
  type LeadCounts,
  type LeadPage,
  type LeadQuery,
  type LeadState,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { foldedSql } from '../store/folded-text';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { countByState, pageOfLeads, type Fold } from './find-leads';
import { lastAnswers } from './last-answers';
import { toLead, toSummary } from './lead-row';
import { leadTypes } from './lead-types';

/** Leads in one part of an export. */
const EXPORT_PART = 1_000;

/**
 * A page of contact messages and franchise applications, the newest first (P20, P21): three queries, however many there are.
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
  const rows = rowsIn(await pageOfLeads(strapi, fold, query, { limit: query.size, offset: (page - 1) * query.size }));
  const lastAnswerOf = await lastAnswers(strapi, rows);
  return { leads: rows.map((row) => toSummary(row, lastAnswerOf(row))), total, pages, page, counts };
}

async function countStates(strapi: Strapi, fold: Fold, conditions: LeadConditions): Promise<LeadCounts> {
  const rows = rowsIn(await countByState(strapi, fold, conditions));
  const totalOf = (state: LeadState) =>
    rows.filter((row) => row['lead_state'] === state).reduce((sum, { total }) => sum + Number(total), 0);
  return leadCountsSchema.parse(Object.fromEntries(leadStates.map((state) => [state, totalOf(state)])));
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
  { after, ...conditions }: LeadConditions & { after: CmsLeadAfter },
): Promise<CmsLeadExport> {
  await requireAdmin(strapi, person);
  const cut = { limit: EXPORT_PART, ...(after === null ? {} : { behind: after }) };
  const known = rowsIn(await pageOfLeads(strapi, await foldedSql(strapi), conditions, cut));
  const last = known.at(-1);
  const isOver = last === undefined || known.length < EXPORT_PART;
  return {
    leads: known.map(toLead),
    next: isOver ? null : `${String(last['moment'])}.${String(last['document_id'])}`,
  };
}

const rowsIn = (found: unknown) => (Array.isArray(found) ? found.filter(isRecord) : []);
