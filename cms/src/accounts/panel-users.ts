import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

const PANEL_USER_UID = 'admin::user';

/** The panel's own rule for passwords; at most the 72 bytes that its hash looks at. */
function panelAllows(password: string): boolean {
  const length = Buffer.byteLength(password);
  return (
    password.length >= 8 && length <= 72 && /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)
  );
}

async function findPanelUser(strapi: Strapi, email: string): Promise<number | null> {
  const found: unknown = await strapi.db.query(PANEL_USER_UID).findOne({ where: { email }, select: ['id'] });
  return isRecord(found) ? Number(found['id']) : null;
}

/**
 * Gives the panel's user of this e-mail the password, if there is one and the panel takes it. With `letIn` they may sign in
 * again, if they were shut out.
 */
export async function setPanelPassword(
  strapi: Strapi,
  email: string,
  password: string,
  { letIn = true } = {},
): Promise<void> {
  const id = await findPanelUser(strapi, email);
  if (id === null || !panelAllows(password)) return;
  const access = letIn ? { isActive: true, blocked: false } : {};
  await strapi.service('admin::user').updateById(id, { password, ...access });
}

/** Shuts the panel's user of this e-mail out, if there is one. */
export async function blockPanelUser(strapi: Strapi, email: string): Promise<void> {
  const id = await findPanelUser(strapi, email);
  if (id !== null) await strapi.db.query(PANEL_USER_UID).update({ where: { id }, data: { isActive: false } });
}

/** Lets the panel's user of this e-mail in again, if there is one, with the password that they had. */
export async function letPanelUserIn(strapi: Strapi, email: string): Promise<void> {
  const id = await findPanelUser(strapi, email);
  if (id !== null) await strapi.db.query(PANEL_USER_UID).update({ where: { id }, data: { isActive: true } });
}
