import {
  ApiError,
  leadInboxTexts,
  leadStates,
  type LeadBulk,
  type LeadBulkResult,
  type LeadState,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { runAs } from '../changes/author';
import { wasDeleted } from '../changes/change-row';
import { lockCounters } from '../changes/counters';
import { documentsOf } from '../store/documents';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { refuseMoved, setLeadState } from './change-lead';
import { leadTypes, parseLeadName, type LeadName } from './lead-types';
import { stateOf } from './stored-lead';

/**
 * Puts leads into a state or deletes them, each in a transaction of its own: one that cannot be done hinders no other.
 * @throws ApiError `unauthenticated`
 */
export async function bulkLeads(strapi: Strapi, person: PersonClaim, bulk: LeadBulk): Promise<LeadBulkResult> {
  await requireAdmin(strapi, person);
  const result: LeadBulkResult = { done: [], failed: [] };
  for (const id of new Set(bulk.ids)) {
    const failure = await failureOf(strapi, () => doOne(strapi, person, parseLeadName(id), bulk));
    if (failure === null) result.done.push(id);
    else result.failed.push({ id, ...failure });
  }
  return result;
}

async function doOne(strapi: Strapi, person: PersonClaim, name: LeadName, { action, seen }: LeadBulk): Promise<void> {
  const from = seen[name.id];
  if (action === 'delete') await deleteLead(strapi, person, name, from);
  else await setLeadState(strapi, person, name, { state: action, from });
}

/**
 * Who asks again, because no answer came, wants what was done already.
 * @throws ApiError `not_found` for what never was, `conflict` for what is in another state than was seen
 */
async function deleteLead(
  strapi: Strapi,
  person: PersonClaim,
  { kind, documentId }: LeadName,
  seen: LeadState | undefined,
): Promise<void> {
  const { uid, kind: logged } = leadTypes[kind];
  await strapi.db.transaction(async (params) => {
    await lockCounters(strapi, params.trx);
    const admin = await requireAdmin(strapi, person);
    const author = { id: `person:${admin.id}`, name: admin.username };
    const found: unknown = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['leadState'] });
    if (isRecord(found)) {
      refuseMoved(stateOf(found['leadState']), seen);
      await runAs(author, () => documentsOf(strapi, uid).delete({ documentId }));
    } else if (!(await wasDeleted(strapi, logged, documentId))) {
      throw new ApiError('not_found', leadInboxTexts.missing);
    }
  });
}

type Failure = Omit<LeadBulkResult['failed'][number], 'id'>;

async function failureOf(strapi: Strapi, work: () => Promise<void>): Promise<Failure | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) {
      strapi.log.error(error);
      return { code: 'internal', error: 'Something went wrong on our side' };
    }
    if (error.code === 'unauthenticated') throw error;
    const state = leadStates.find((one) => one === error.details['state']);
    return { code: error.code, error: error.message, ...(state === undefined ? {} : { state }) };
  }
}
