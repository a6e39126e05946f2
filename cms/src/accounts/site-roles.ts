import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { ADMIN_ROLE, ROLE_UID } from './admins';

const PERMISSION_UID = 'plugin::users-permissions.permission';

/** The one role that enters the back-office, made where it is missing. Answers its document id. */
export async function ensureAdminRole(strapi: Strapi): Promise<string> {
  const found: unknown = await strapi.db.query(ROLE_UID).findOne({ where: { name: ADMIN_ROLE } });
  if (isRecord(found)) return String(found['documentId']);
  const made: unknown = await strapi.db.query(ROLE_UID).create({
    data: { name: ADMIN_ROLE, type: 'admin', description: 'Enters the back-office of the site.' },
  });
  return isRecord(made) ? String(made['documentId']) : '';
}

/** Nobody may do anything through Strapi's own API without a token, and nobody may sign up; at every start. */
export async function closePublicDoors(strapi: Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const role: unknown = await strapi.db
      .query(ROLE_UID)
      .findOne({ where: { type: 'public' }, populate: { permissions: { select: ['id'] } } });
    const permissions =
      isRecord(role) && Array.isArray(role['permissions']) ? role['permissions'].filter(isRecord) : [];
    for (const { id } of permissions) await strapi.db.query(PERMISSION_UID).delete({ where: { id } });
  });
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced: unknown = await store.get({ key: 'advanced' });
  if (isRecord(advanced) && advanced['allow_register'] !== false) {
    await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } });
  }
}
