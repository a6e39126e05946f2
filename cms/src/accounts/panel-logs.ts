import { MAIL_UID } from '../mail/mail-row';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { SIGN_IN_UID } from './note-sign-in';

const PERMISSION_UID = 'admin::permission';
/** Who wrote what to whom, who signed in from where, and every value that somebody replaced. */
const LOGS = ['api::change.change', MAIL_UID, SIGN_IN_UID];
const ROLES = ['strapi-editor', 'strapi-author'];
const DONE = { type: 'core', name: 'panel-logs', key: 'taken-from-editors' } as const;

/**
 * Strapi gives its roles Editor and Author every list when it makes them, the logs included, which are about people. They are for super
 * admins. Done once: what a super admin gives a role afterwards it keeps.
 */
export async function keepLogsToSuperAdmins(strapi: Strapi): Promise<void> {
  const { key, ...place } = DONE;
  const store = strapi.store(place);
  if ((await store.get({ key })) === true) return;
  const where = { subject: { $in: LOGS }, role: { code: { $in: ROLES } } };
  const found: unknown = await strapi.db.query(PERMISSION_UID).findMany({ where, select: ['id'] });
  const ids = (Array.isArray(found) ? found : []).filter(isRecord).map(({ id }) => id);
  if (ids.length > 0) await strapi.db.query(PERMISSION_UID).deleteMany({ where: { id: { $in: ids } } });
  await store.set({ key, value: true });
}
