import { ApiError, peopleTexts, RESET_PATH, type CmsAdminRequest } from '@apoti/contract';
import { lockCounters } from '../changes/counters';
import { documentsOf } from '../store/documents';
import type { Strapi, Trx } from '../store/strapi';
import { asAccountChange } from './account-change';
import { findAccount, USER_UID, type Account } from './admins';
import { countAdmins } from './last-admin';
import { dropLink } from './password-link';
import { panelLinkFor } from './panel-link';
import { blockPanelUser, setPanelPassword } from './panel-users';
import { makeResetLink } from './reset-password';
import { ensureAdminRole } from './site-roles';

type NewAdmin = { username: string; email: string; password: string };

/** A new active Admin. */
export async function createAdmin(strapi: Strapi, { username, email, password }: NewAdmin): Promise<void> {
  const role = await ensureAdminRole(strapi);
  await documentsOf(strapi, USER_UID).create({
    data: { username, email: email.toLowerCase(), password, provider: 'local', confirmed: true, blocked: false, role },
  });
}

/**
 * What `npm run admin` asks for: adds an Admin, gives one a new password (who may sign in again with it), shuts one out,
 * or makes one the link that a mail would bring (`link`: its path) and one of the panel (`panelLink`). Whoever has an account of the
 * panel with the same e-mail gets the same password there, and is shut out there as well.
 * @throws ApiError `invalid`, `not_found`
 */
export async function manageAdmin(
  strapi: Strapi,
  request: CmsAdminRequest,
): Promise<{ username: string; email: string; link?: string; panelLink?: string | null }> {
  return strapi.db.transaction(async ({ trx }) => {
    if (request.action === 'add') return addAdmin(strapi, request);
    const account = await findAccount(strapi, { username: request.username });
    if (account === null) throw new ApiError('not_found', `There is no account named ${request.username}`);
    const { username, email } = account;
    if (request.action === 'unlock') {
      const link = await linkFor(strapi, account, trx);
      return { username, email, link, panelLink: await panelLinkFor(strapi, account) };
    }
    if (request.action === 'reset') {
      await asAccountChange('password-set', () => resetAdmin(strapi, account, request.password));
    } else {
      // Whoever has the server gives everybody access again.
      await disableAdmin(strapi, account, trx, { evenLastOfPanel: true });
    }
    return { username, email };
  });
}

async function linkFor(strapi: Strapi, account: Account, trx: Trx): Promise<string> {
  if (!account.isActiveAdmin) throw new ApiError('invalid', `${account.username} may not sign in`);
  await lockCounters(strapi, trx);
  return `${RESET_PATH}/${await makeResetLink(strapi, account, Date.now(), trx)}`;
}

async function addAdmin(strapi: Strapi, { username, email, password }: NewAdmin) {
  const taken =
    (await findAccount(strapi, { username: { $eqi: username } })) ??
    (await findAccount(strapi, { email: { $eqi: email } }));
  if (taken) throw new ApiError('invalid', 'There is an account with this user name or e-mail already');
  await createAdmin(strapi, { username, email, password });
  return { username, email: email.toLowerCase() };
}

async function resetAdmin(strapi: Strapi, { documentId, email }: Account, password: string): Promise<void> {
  const role = await ensureAdminRole(strapi);
  await documentsOf(strapi, USER_UID).update({ documentId, data: { password, blocked: false, confirmed: true, role } });
  await setPanelPassword(strapi, email, password);
}

/**
 * Shuts an Admin out, here and in the panel. One at a time, so that two who shut each other out at once do not both succeed.
 * @throws ApiError `invalid` for the last one who can sign in
 */
export async function disableAdmin(
  strapi: Strapi,
  account: Account,
  trx: Trx,
  { evenLastOfPanel = false } = {},
): Promise<void> {
  await lockCounters(strapi, trx);
  const { id, documentId } = account;
  if ((await countAdmins(strapi, id)) === 0) throw new ApiError('invalid', peopleTexts.last);
  await asAccountChange('disabled', () =>
    documentsOf(strapi, USER_UID).update({ documentId, data: { blocked: true } }),
  );
  await dropLink(strapi, account, trx);
  await blockPanelUser(strapi, account, { evenLast: evenLastOfPanel });
}
