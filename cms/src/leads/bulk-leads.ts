import { ApiError, leadInboxTexts, type LeadBulk, type LeadBulkResult } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { runAs } from '../changes/author';
import { wasDeleted } from '../changes/change-row';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { setLeadState } from './change-lead';
import { leadTypes, parseLeadName, type LeadName } from './lead-types';

/**
 * Puts leads into a state or deletes them, each in a transaction of its own: one that cannot be done hinders no other.
 * @throws ApiError `unauthenticated`
 */
export async function bulkLeads(strapi: Strapi, person: PersonClaim, bulk: LeadBulk): Promise<LeadBulkResult> {
  await requireAdmin(strapi, person);
  const result: LeadBulkResult = { done: [], failed: [] };
  for (const id of new Set(bulk.ids)) {
    const failure = await failureOf(strapi, () => doOne(strapi, person, parseLeadName(id), bulk.action));
    if (failure === null) result.done.push(id);
    else result.failed.push({ id, ...failure });
  }
  return result;
}

async function doOne(strapi: Strapi, person: PersonClaim, name: LeadName, action: LeadBulk['action']): Promise<void> {
  if (action === 'delete') await deleteLead(strapi, person, name);
  else await setLeadState(strapi, person, name, { state: action });
}

/** Who asks again, because no answer came, wants what was done already. @throws ApiError `not_found` for what never was */
async function deleteLead(strapi: Strapi, person: PersonClaim, { kind, documentId }: LeadName): Promise<void> {
  const { uid, kind: logged } = leadTypes[kind];
  await strapi.db.transaction(async () => {
    const admin = await requireAdmin(strapi, person);
    const author = { id: `person:${admin.id}`, name: admin.username };
    if ((await strapi.db.query(uid).count({ where: { documentId } })) > 0) {
      await runAs(author, () => documentsOf(strapi, uid).delete({ documentId }));
    } else if (!(await wasDeleted(strapi, logged, documentId))) {
      throw new ApiError('not_found', leadInboxTexts.missing);
    }
  });
}

type Failure = Pick<LeadBulkResult['failed'][number], 'code' | 'error'>;

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
    return { code: error.code, error: error.message };
  }
}
