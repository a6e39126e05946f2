import { ApiError, type CmsAdminRequest } from '@apoti/contract';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { ADMIN_ROLE, findAccount, USER_UID, type Account } from './admins';
import { blockPanelUser, setPanelPassword } from './panel-users';
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
 * What `npm run admin` asks for: adds an Admin, gives one a new password (who may sign in again with it), or shuts one out.
 * Whoever has an account of the panel with the same e-mail gets the same there.
 * @throws ApiError `invalid`, `not_found`
 */
export async function manageAdmin(
  strapi: Strapi,
  request: CmsAdminRequest,
): Promise<{ username: string; email: string }> {
  return strapi.db.transaction(async () => {
    if (request.action === 'add') return addAdmin(strapi, request);
    const account = await findAccount(strapi, { username: request.username });
    if (account === null) throw new ApiError('not_found', `There is no account named ${request.username}`);
    if (request.action === 'reset') await resetAdmin(strapi, account, request.password);
    else await disableAdmin(strapi, account);
    return { username: account.username, email: account.email };
  });
}

async function addAdmin(strapi: Strapi, { username, email, password }: NewAdmin) {
  const taken =
    (await findAccount(strapi, { username })) ?? (await findAccount(strapi, { email: email.toLowerCase() }));
  if (taken) throw new ApiError('invalid', 'There is an account with this user name or e-mail already');
  await createAdmin(strapi, { username, email, password });
  return { username, email: email.toLowerCase() };
}

async function resetAdmin(strapi: Strapi, { documentId, email }: Account, password: string): Promise<void> {
  const role = await ensureAdminRole(strapi);
  await documentsOf(strapi, USER_UID).update({ documentId, data: { password, blocked: false, confirmed: true, role } });
  await setPanelPassword(strapi, email, password);
}

async function disableAdmin(strapi: Strapi, { id, documentId, email }: Account): Promise<void> {
  const where = { role: { name: ADMIN_ROLE }, blocked: false, id: { $ne: id } };
  const others = await strapi.db.query(USER_UID).count({ where });
  if (others === 0) throw new ApiError('invalid', 'This is the last admin who can sign in; add another one first');
  await documentsOf(strapi, USER_UID).update({ documentId, data: { blocked: true } });
  await blockPanelUser(strapi, email);
}
