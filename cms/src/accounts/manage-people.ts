import { ApiError, peopleTexts, type Person } from '@apoti/contract';
import { runAs } from '../changes/author';
import { lockCounters } from '../changes/counters';
import { documentsOf } from '../store/documents';
import type { Strapi, Trx } from '../store/strapi';
import { asAccountChange } from './account-change';
import { ADMIN_ROLE, findAccount, USER_UID, type Account } from './admins';
import { dropLinkMails } from './invite-mail';
import { disableAdmin } from './manage-admins';
import { letPanelUserIn } from './panel-users';
import { requireAdmin, type PersonClaim } from './require-admin';

/** What somebody does to an account: within the transaction, after whoever came first. */
type Deed = (account: Account, person: Person, trx: Trx) => Promise<void>;

/**
 * Does something to somebody's account in a person's name. One after the other: who was disabled a moment ago disables nobody.
 * @throws ApiError `unauthenticated`, `not_found`
 */
export async function changeAccount(strapi: Strapi, claim: PersonClaim, id: number, deed: Deed): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockCounters(strapi, trx);
    const person = await requireAdmin(strapi, claim);
    const account = await findAccount(strapi, { id, role: { name: ADMIN_ROLE } });
    if (account === null) throw new ApiError('not_found', peopleTexts.missing);
    await runAs({ id: `person:${person.id}`, name: person.username }, () => deed(account, person, trx));
  });
}

/**
 * Shuts somebody else out: sessions and mailed links end (A19); of the panel too, unless nobody could manage it then.
 * @throws ApiError `invalid` for oneself
 */
export async function disablePerson(strapi: Strapi, claim: PersonClaim, id: number): Promise<void> {
  await changeAccount(strapi, claim, id, async (account, person, trx) => {
    if (account.id === person.id) throw new ApiError('invalid', peopleTexts.self);
    if (account.isInvited) throw new ApiError('invalid', peopleTexts.notDisabled);
    if (account.isActiveAdmin) await disableAdmin(strapi, account, trx);
  });
}

/** Lets somebody in again, with the password that they had; in the panel too, if disabling has shut them out there (A19). */
export async function enablePerson(strapi: Strapi, claim: PersonClaim, id: number): Promise<void> {
  await changeAccount(strapi, claim, id, async (account) => {
    const { documentId, isActiveAdmin, isInvited } = account;
    if (isInvited) throw new ApiError('invalid', peopleTexts.notDisabled);
    if (isActiveAdmin) return;
    const data = { blocked: false, confirmed: true };
    await asAccountChange('enabled', () => documentsOf(strapi, USER_UID).update({ documentId, data }));
    await letPanelUserIn(strapi, account);
  });
}

/** Takes an invitation back: the account that it made goes, and its link works no more. @throws ApiError `invalid` */
export async function withdrawInvitation(strapi: Strapi, claim: PersonClaim, id: number): Promise<void> {
  await changeAccount(strapi, claim, id, async (account) => {
    if (!account.isInvited) throw new ApiError('invalid', peopleTexts.notInvited);
    await dropLinkMails(strapi, account);
    const { documentId } = account;
    await asAccountChange('withdrawn', () => documentsOf(strapi, USER_UID).delete({ documentId }));
  });
}
