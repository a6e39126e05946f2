import { ApiError, leadInboxTexts, type LeadDetail } from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import { wakePostOffice } from '../mail/post-office';
import { queueAgain } from '../mail/queue';
import type { Strapi } from '../store/strapi';
import { parseLeadName } from './lead-types';
import { showLead } from './read-lead';
import { findLead } from './stored-lead';

/**
 * Sends an answer that has failed for good once more; one that waits or was sent is left alone.
 * @throws ApiError `not_found`, `unauthenticated`
 */
export async function resendReply(strapi: Strapi, person: PersonClaim, id: string, key: string): Promise<LeadDetail> {
  const name = parseLeadName(id);
  await requireAdmin(strapi, person);
  const reply = (await findLead(strapi, name)).replies.find((one) => one['key'] === key);
  if (reply === undefined) throw new ApiError('not_found', leadInboxTexts.noReply);
  await queueAgain(strapi, String(reply['mailKey']), Date.now());
  wakePostOffice(strapi);
  return showLead(strapi, name);
}
