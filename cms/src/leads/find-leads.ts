import { type LeadConditions, type LeadKind } from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { leadTypes } from './lead-types';

/** What both kinds have, what only one of them has, and the columns of a row of {@link findLeads}. */
const COMMON = ['document_id', 'name', 'email', 'phone', 'message', 'suspected', 'answered_at', 'lead_state'];
const OWN: Record<LeadKind, readonly string[]> = {
  contact: ['subject'],
  franchise: ['company', 'franchise_type', 'location', 'investment'],
};
const ALL_OWN = Object.values(OWN).flat();
const SEARCHED = ['name', 'email', 'phone', 'company', 'message'];
/** All that is searched of a lead, line by line: folding it once is half the work of folding each part. */
const SEARCHED_TEXT = SEARCHED.map(() => "coalesce(cast(?? as text), '')").join(" || '\n' || ");

export type FoundLeads = ReturnType<typeof tableOf>;

/** The leads of one kind with the columns of both, so that they can be one list. */
function tableOf(strapi: Strapi, kind: LeadKind) {
  const { connection } = strapi.db;
  const own = ALL_OWN.map((column) =>
    OWN[kind].includes(column) ? connection.ref(column) : connection.raw("cast('' as text) as ??", [column]),
  );
  return strapi.db
    .getConnection(leadTypes[kind].table)
    .select(COMMON)
    .select(own)
    .select(connection.raw(`cast('${kind}' as text) as kind`))
    .select(connection.raw('coalesce(received_at, created_at) as received'));
}

/** How texts are folded in SQL, asked for before: a query that is waited for would be sent. */
export type Fold = (value: string) => string;

/** Leads that meet the conditions, as a query that can be counted, ordered and cut. Without a state spam is left out, unless `allStates`. */
export function findLeads(
  strapi: Strapi,
  fold: Fold,
  { search, kind, state }: LeadConditions,
  { allStates = false } = {},
): FoundLeads {
  const union =
    kind === '' ? tableOf(strapi, 'contact').unionAll([tableOf(strapi, 'franchise')]) : tableOf(strapi, kind);
  const found = strapi.db.connection.from(union.as('l'));
  if (!allStates && state === '') found.whereNot('lead_state', 'spam');
  if (!allStates && state !== '') found.where('lead_state', state);
  const words = search.trim();
  if (words === '') return found;
  const pattern = `%${words.replace(/[!%_]/g, '!$&')}%`;
  return found.whereRaw(`${fold(SEARCHED_TEXT)} like ${fold('?')} escape '!'`, [...SEARCHED, pattern]);
}
