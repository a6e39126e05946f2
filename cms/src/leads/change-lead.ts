import {
  ApiError,
  leadInboxTexts,
  type CmsLeadNote,
  type LeadDetail,
  type LeadMove,
  type LeadState,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { runAs } from '../changes/author';
import { lockCounters } from '../changes/counters';
import { documentsOf } from '../store/documents';
import type { Strapi, TransactionParams } from '../store/strapi';
import { leadTypes, parseLeadName, type LeadName } from './lead-types';
import { movedNote } from './moved-note';
import { showLead } from './read-lead';
import { findLead, type StoredLead } from './stored-lead';

/** What a change finds: the lead as nobody else can change it meanwhile, and who changes it. */
export type LeadSituation = { lead: StoredLead; author: string; params: TransactionParams };

/**
 * Changes a lead in one transaction, one person after the other; what `work` answers is written, and null is nothing to write.
 * @throws ApiError `not_found`, `unauthenticated`
 */
export async function changeLead(
  strapi: Strapi,
  person: PersonClaim,
  { kind, documentId, id }: LeadName,
  work: (situation: LeadSituation) => Promise<Record<string, unknown> | null>,
): Promise<void> {
  await strapi.db.transaction(async (params) => {
    await lockCounters(strapi, params.trx);
    const admin = await requireAdmin(strapi, person);
    const lead = await findLead(strapi, { kind, documentId, id });
    const data = await work({ lead, author: admin.username, params });
    if (data === null) return;
    const author = { id: `person:${admin.id}`, name: admin.username };
    await runAs(author, () => documentsOf(strapi, leadTypes[kind].uid).update({ documentId, data, leadRecord: true }));
  });
}

/** Refuses with the lead as it is now, so that the person sees what they did not know. */
export async function orShow<T>(strapi: Strapi, name: LeadName, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    throw new ApiError('conflict', error.message, { lead: await showLead(strapi, name) });
  }
}

/**
 * Puts a lead into another state, and notes who did. Whoever saw another state than the present one is asked, unless it is there
 * already. @throws ApiError `conflict`, `not_found`, `unauthenticated`
 */
export async function moveLead(strapi: Strapi, person: PersonClaim, id: string, move: LeadMove): Promise<LeadDetail> {
  const name = parseLeadName(id);
  await orShow(strapi, name, () => setLeadState(strapi, person, name, move));
  return showLead(strapi, name);
}

/** Refuses what somebody else has put into another state than the person saw. @throws ApiError `conflict`, with the state */
export function refuseMoved(state: LeadState, seen: LeadState | undefined): void {
  if (seen !== undefined && state !== seen) throw new ApiError('conflict', leadInboxTexts.moved, { state });
}

/** As {@link moveLead}; without `from` from whatever state it is in. */
export function setLeadState(
  strapi: Strapi,
  person: PersonClaim,
  name: LeadName,
  { state, from }: { state: LeadState; from: LeadState | undefined },
): Promise<void> {
  return changeLead(strapi, person, name, async ({ lead, author }) => {
    if (lead.state === state) return null;
    refuseMoved(lead.state, from);
    return { leadState: state, notes: [...lead.notes, movedNote(state, author, Date.now())] };
  });
}

/**
 * Adds a note to a lead; under the same key again it is there already, and another text under it is told of.
 * @throws ApiError `conflict`, `not_found`, `unauthenticated`
 */
export async function addLeadNote(
  strapi: Strapi,
  person: PersonClaim,
  id: string,
  { key, text }: CmsLeadNote,
): Promise<LeadDetail> {
  const name = parseLeadName(id);
  await orShow(strapi, name, () =>
    changeLead(strapi, person, name, async ({ lead, author }) => {
      const before = lead.notes.find((note) => note['key'] === key);
      if (before?.['text'] === text) return null;
      if (before) throw new ApiError('conflict', leadInboxTexts.noteChanged);
      return { notes: [...lead.notes, { key, text, state: '', author, writtenAt: new Date() }] };
    }),
  );
  return showLead(strapi, name);
}
