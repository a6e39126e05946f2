import { peopleTexts } from '@apoti/contract';
import { errors } from '@strapi/utils';
import { currentAuthor } from '../changes/author';
import type { Strapi } from '../store/strapi';
import { ADMIN_ROLE, findAccount, toAccount, USER_UID } from './admins';

/**
 * Before a deletion. What takes the last Admin away would shut everybody out of the back-office: refused in the panel, too, as
 * elsewhere (R1, A19).
 * @throws ApplicationError, whose text the panel shows
 */
export async function refuseLastDeleted(strapi: Strapi, before: unknown): Promise<void> {
  const account = toAccount(before);
  if (account?.isActiveAdmin !== true || !currentAuthor(strapi).id.startsWith('panel:')) return;
  const where = { role: { name: ADMIN_ROLE }, blocked: false, confirmed: true, id: { $ne: account.id } };
  if ((await strapi.db.query(USER_UID).count({ where })) === 0) throw new errors.ApplicationError(peopleTexts.last);
}

/**
 * After a change, within its transaction: a role comes in several forms, so what counts is what is stored.
 * @throws ApplicationError, whose text the panel shows
 */
export async function refuseLastShutOut(strapi: Strapi, before: unknown): Promise<void> {
  const id = toAccount(before)?.id;
  if (id === undefined || (await findAccount(strapi, { id }))?.isActiveAdmin === true) return;
  await refuseLastDeleted(strapi, before);
}
