import { errors } from '@strapi/utils';
import { currentAuthor, isByStrapisDoor } from '../changes/author';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { findPanelUser, panelUserOf } from './panel-users';

const REFUSED =
  'Somebody else enters this panel with this e-mail, and a password of theirs is one for the panel too: only a super admin may set it.';

const emailIn = (data: unknown) =>
  isRecord(data) && typeof data['email'] === 'string' ? data['email'].toLowerCase() : null;

/**
 * A password that is set or changed in the back-office is the panel's too (decision 0016), for whoever has the same e-mail there. So
 * who may edit accounts in the panel would have the password of a super admin, by giving an account that e-mail, or a password of
 * their own to one that has it. Super admins may: they set panel passwords anyway. A token of Strapi's content API is none.
 * @throws ApplicationError, whose text the panel shows
 */
export async function refuseTakeover(strapi: Strapi, before: unknown, data: unknown): Promise<void> {
  if (!isByStrapisDoor(strapi) || !isRecord(data)) return;
  const [old, email] = [emailIn(before), emailIn(data)];
  const isNewEmail = email !== null && email !== old;
  const hasPassword = data['password'] !== undefined && data['password'] !== null;
  const concerned = [...(isNewEmail ? [email] : []), ...(hasPassword && old !== null ? [old] : [])];
  if (concerned.length === 0) return;
  const [kind, id] = currentAuthor(strapi).id.split(':');
  const actor = kind === 'panel' ? await panelUserOf(strapi, Number(id)) : null;
  if (actor?.isSuperAdmin === true) return;
  for (const one of concerned) {
    const owner = await findPanelUser(strapi, one);
    if (owner !== null && owner.id !== actor?.id) throw new errors.ApplicationError(REFUSED);
  }
}
