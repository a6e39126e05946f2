import { randomBytes } from 'node:crypto';
import { ApiError, INVITATION_DAYS, peopleTexts, type CmsInvitation, type FieldIssue } from '@apoti/contract';
import { runAs } from '../changes/author';
import { lockCounters } from '../changes/counters';
import { invalid } from '../changes/refuse';
import { wakePostOffice } from '../mail/post-office';
import { enqueueMail } from '../mail/queue';
import { documentsOf } from '../store/documents';
import type { Strapi, Trx } from '../store/strapi';
import { asAccountChange, logAccountChange } from './account-change';
import { findAccount, USER_UID, type Account } from './admins';
import { dropLinkMails, inviteMail } from './invite-mail';
import { changeAccount } from './manage-people';
import { makeLink } from './password-link';
import { requireAdmin, type PersonClaim } from './require-admin';
import { ensureAdminRole } from './site-roles';

const LASTS_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

/** From whom an invitation comes, and below which address its link leads. */
type Sender = { inviter: string; origin: string };

/**
 * Makes an account that nobody can enter yet, and mails its owner the link to do so (A19). @throws ApiError `unauthenticated`,
 * `invalid` where the name or the address is taken
 */
export async function invitePerson(
  strapi: Strapi,
  claim: PersonClaim,
  { username, email, origin }: CmsInvitation,
  now: number,
): Promise<void> {
  const address = email.toLowerCase();
  await strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    const person = await requireAdmin(strapi, claim);
    const issues = await taken(strapi, username, address);
    if (issues.length > 0) throw invalid(issues);
    const role = await ensureAdminRole(strapi);
    // Nobody knows it: the password that counts is the one that the invited person sets.
    const password = randomBytes(32).toString('base64url');
    const rights = { provider: 'local', confirmed: false, blocked: false, role };
    await runAs({ id: `person:${person.id}`, name: person.username }, () =>
      asAccountChange('invited', () =>
        documentsOf(strapi, USER_UID).create({ data: { username, email: address, password, ...rights } }),
      ),
    );
    const account = await findAccount(strapi, { email: address });
    if (account === null) throw new Error('An account is gone in the middle of its own making');
    await mailInvitation(strapi, account, { inviter: person.username, origin }, now, trx);
  });
  wakePostOffice(strapi);
}

/** Mails an invitation again, also one that has expired; the link before works no more. @throws ApiError `invalid` */
export async function inviteAgain(
  strapi: Strapi,
  claim: PersonClaim,
  { id, origin }: { id: number; origin: string },
  now: number,
): Promise<void> {
  await changeAccount(strapi, claim, id, async (account, { username: inviter }, trx) => {
    if (!account.isInvited) throw new ApiError('invalid', peopleTexts.notInvited);
    await dropLinkMails(strapi, account);
    await logAccountChange(strapi, 'invited-again', { id: String(id), username: account.username });
    await mailInvitation(strapi, account, { inviter, origin }, now, trx);
  });
  wakePostOffice(strapi);
}

async function mailInvitation(strapi: Strapi, account: Account, sender: Sender, now: number, trx: Trx): Promise<void> {
  const token = await makeLink(strapi, account, { endsAt: now + LASTS_MS }, trx);
  await enqueueMail(strapi, inviteMail(account, { ...sender, token }), now);
}

/** What stands against an invitation, beside its fields. Names that differ in capitals alone are the same. */
async function taken(strapi: Strapi, username: string, email: string): Promise<FieldIssue[]> {
  const issues: FieldIssue[] = [];
  if ((await findAccount(strapi, { username: { $eqi: username } })) !== null) {
    issues.push({ path: ['username'], message: peopleTexts.usernameTaken });
  }
  const same = await findAccount(strapi, { email: { $eqi: email } });
  if (same !== null) issues.push({ path: ['email'], message: emailText(same) });
  return issues;
}

function emailText({ isInvited, isDisabled }: Account): string {
  if (isInvited) return peopleTexts.emailInvited;
  return isDisabled ? peopleTexts.emailDisabled : peopleTexts.emailTaken;
}
