import { ApiError, leadInboxTexts, type LeadDetail } from '@apoti/contract';
import type { PersonClaim } from '../accounts/require-admin';
import { wakePostOffice } from '../mail/post-office';
import { queueAgain } from '../mail/queue';
import type { Strapi } from '../store/strapi';
import { changeLead } from './change-lead';
import { parseLeadName } from './lead-types';
import { showLead } from './read-lead';

/**
 * Sends an answer that has failed for good once more; one that waits or was sent is left alone. The lead counts as answered now:
 * an old one would else be deleted at night with the answer that waits.
 * @throws ApiError `not_found`, `unauthenticated`
 */
export async function resendReply(strapi: Strapi, person: PersonClaim, id: string, key: string): Promise<LeadDetail> {
  const name = parseLeadName(id);
  const now = Date.now();
  await changeLead(strapi, person, name, async ({ lead }) => {
    const reply = lead.replies.find((one) => one['key'] === key);
    if (reply === undefined) throw new ApiError('not_found', leadInboxTexts.noReply);
    const isQueued = await queueAgain(strapi, String(reply['mailKey']), now);
    return isQueued ? { repliedAt: new Date(now) } : null;
  });
  wakePostOffice(strapi);
  return showLead(strapi, name);
}
