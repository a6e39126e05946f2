import type { Strapi } from '../store/strapi';
import { ADMIN_ROLE, USER_UID } from './admins';
import { createAdmin } from './manage-admins';

/** The account that the environment names; null when it names none. */
type FirstAdmin = { username: string; email: string; password: string; panelPassword: string };

/**
 * The first account in both user stores, from ADMIN_USERNAME, ADMIN_EMAIL, ADMIN_PASSWORD and PANEL_PASSWORD. A store that
 * has an administrator already is left alone.
 */
export async function ensureFirstAdmin(strapi: Strapi): Promise<void> {
  const first = fromEnvironment();
  if (first === null) return;
  const admins = await strapi.db.query(USER_UID).count({ where: { role: { name: ADMIN_ROLE } } });
  if (admins === 0) await createAdmin(strapi, first);
  if (!(await strapi.service('admin::user').exists())) await createPanelAdmin(strapi, first);
}

async function createPanelAdmin(strapi: Strapi, { username, email, panelPassword }: FirstAdmin): Promise<void> {
  const role = await strapi.service('admin::role').getSuperAdmin();
  await strapi.service('admin::user').create({
    firstname: username,
    email,
    password: panelPassword,
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}

function fromEnvironment(): FirstAdmin | null {
  const { ADMIN_USERNAME, ADMIN_EMAIL, ADMIN_PASSWORD, PANEL_PASSWORD } = process.env;
  if (!ADMIN_USERNAME || !ADMIN_EMAIL || !ADMIN_PASSWORD) return null;
  return {
    username: ADMIN_USERNAME,
    email: ADMIN_EMAIL.toLowerCase(),
    password: ADMIN_PASSWORD,
    panelPassword: PANEL_PASSWORD || ADMIN_PASSWORD,
  };
}
