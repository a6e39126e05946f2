import { passwordTexts, type CmsPasswordChange, type Person } from '@apoti/contract';
import { runAs } from '../changes/author';
import { invalid } from '../changes/refuse';
import { asAccountChange } from './account-change';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { findAccount, toPerson, USER_UID, type Account } from './admins';
import { judgePassword } from './judge-password';
import { setPanelPassword } from './panel-users';
import { requireAdmin, type PersonClaim } from './require-admin';
import { passwordMatches } from './sign-in';

/**
 * Gives a person the password that they chose, if they know the one before (A19). Answers the person with the new stamp: every
 * session that has the old one ends.
 * @throws ApiError `unauthenticated`, `invalid`
 */
export async function changePassword(
  strapi: Strapi,
  claim: PersonClaim,
  { currentPassword, newPassword }: CmsPasswordChange,
): Promise<Person> {
  await requireAdmin(strapi, claim);
  const account = await findAccount(strapi, { id: claim.id });
  // Slow on purpose, so not within a transaction, which others wait for.
  if (account === null || !(await passwordMatches(strapi, currentPassword, account.passwordHash))) {
    throw invalid([{ path: ['currentPassword'], message: passwordTexts.wrongCurrent }]);
  }
  if (newPassword === currentPassword) throw invalid([{ path: ['newPassword'], message: passwordTexts.same }]);
  judgePassword(newPassword, account);
  return strapi.db.transaction(async () => {
    // Whoever changed it meanwhile, in the panel or in another tab, came first.
    const { username } = await requireAdmin(strapi, claim);
    await runAs({ id: `person:${account.id}`, name: username }, () =>
      asAccountChange('password-changed', () => storePassword(strapi, account, newPassword)),
    );
    const person = toPerson(await findAccount(strapi, { id: account.id }));
    if (person === null) throw new Error('An account is gone in the middle of its own change');
    return person;
  });
}

/** Writes a password that was found good, here and for the panel, and what else of the account changes with it. */
export async function storePassword(
  strapi: Strapi,
  { documentId, email }: Account,
  password: string,
  rights: { confirmed?: true } = {},
): Promise<void> {
  await documentsOf(strapi, USER_UID).update({ documentId, data: { password, ...rights } });
  await setPanelPassword(strapi, email, password, { letIn: false });
}
