import { leadKinds, type LeadConditions, type LeadKind } from '@apoti/contract';
import { exactMoment, storedMoment } from '../store/exact-moment';
import type { Strapi } from '../store/strapi';
import { leadTypes } from './lead-types';

/** What both kinds have, what only one of them has, and the columns of a row of {@link pageOfLeads}. */
const COMMON = ['document_id', 'name', 'email', 'phone', 'message', 'suspected', 'answered_at', 'lead_state'];
const OWN: Record<LeadKind, readonly string[]> = {
  contact: ['subject'],
  franchise: ['company', 'franchise_type', 'location', 'investment'],
};
const ALL_OWN = Object.values(OWN).flat();
const SEARCHED: Record<LeadKind, readonly string[]> = {
  contact: ['name', 'email', 'phone', 'message'],
  franchise: ['name', 'email', 'phone', 'company', 'message'],
};

/** How texts are folded in SQL, asked for before: a query that is waited for would be sent. */
export type Fold = (value: string) => string;

/** Which of the leads that meet the conditions, the newest first: so many, after the first `offset` or behind one of them. */
export type Cut = { limit: number; offset?: number; behind?: readonly [moment: string, documentId: string] };

/** The leads of one kind that meet the conditions. Without a state spam is left out, unless `allStates`. */
function leadsOf(strapi: Strapi, fold: Fold, kind: LeadKind, { search, state }: LeadConditions, allStates = false) {
  const found = strapi.db.getConnection(leadTypes[kind].table);
  if (!allStates && state === '') found.whereNot('lead_state', 'spam');
  if (!allStates && state !== '') found.where('lead_state', state);
  const words = search.trim();
  if (words === '') return found;
  const pattern = `%${words.replace(/[!%_]/g, '!$&')}%`;
  // All that is searched of a lead, line by line: folding it once is half the work of folding each part.
  const text = SEARCHED[kind].map(() => "coalesce(cast(?? as text), '')").join(" || '\n' || ");
  return found.whereRaw(`${fold(text)} like ${fold('?')} escape '!'`, [...SEARCHED[kind], pattern]);
}

/** A query of its own, so that one can be put behind another. */
function listOf(strapi: Strapi, rows: ReturnType<typeof leadsOf>, kind: LeadKind) {
  return strapi.db.connection.select('*').from(rows.as(kind));
}

function kindsOf({ kind }: LeadConditions): readonly LeadKind[] {
  return kind === '' ? leadKinds : [kind];
}

/** How many leads that meet the conditions are in each state: a row for each state and kind. */
export function countByState(strapi: Strapi, fold: Fold, conditions: LeadConditions) {
  const [first, ...others] = kindsOf(conditions).map((kind) =>
    listOf(
      strapi,
      leadsOf(strapi, fold, kind, conditions, true).select('lead_state').count({ total: '*' }).groupBy('lead_state'),
      kind,
    ),
  );
  return first?.unionAll(others);
}

/**
 * Some of the leads that meet the conditions as one list, with the columns of both kinds. Each kind is read along an index no
 * further than the list can need it, however many there are.
 */
export function pageOfLeads(
  strapi: Strapi,
  fold: Fold,
  conditions: LeadConditions,
  { limit, offset = 0, behind }: Cut,
) {
  const { connection } = strapi.db;
  const [first, ...others] = kindsOf(conditions).map((kind) => {
    const own = ALL_OWN.map((column) =>
      OWN[kind].includes(column) ? connection.ref(column) : connection.raw("cast('' as text) as ??", [column]),
    );
    const rows = leadsOf(strapi, fold, kind, conditions)
      .select(COMMON)
      .select(own)
      .select(connection.raw(`cast('${kind}' as text) as kind`))
      .select({ received: 'received_at' })
      .select(exactMoment(strapi, 'received_at', 'moment'))
      .orderBy([
        { column: 'received_at', order: 'desc' },
        { column: 'document_id', order: 'desc' },
      ])
      .limit(limit + offset);
    if (behind !== undefined) {
      rows.whereRaw('(received_at, document_id) < (?, ?)', [storedMoment(strapi, behind[0]), behind[1]]);
    }
    return listOf(strapi, rows, kind);
  });
  return first
    ?.unionAll(others)
    .orderBy([
      { column: 'received', order: 'desc' },
      { column: 'document_id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset);
}
