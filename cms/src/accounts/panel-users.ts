import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import type { Account } from './admins';

export const PANEL_USER_UID = 'admin::user';
const SUPER_ADMIN = 'strapi-super-admin';

/** Somebody with an account of Strapi's panel. */
export type PanelUser = { id: number; email: string; isActive: boolean; isSuperAdmin: boolean };

/** How somebody stands in Strapi's panel: may enter it, or is the `last` super admin there who may; null: may not. */
export type PanelStanding = 'open' | 'last' | null;

/** The panel's own rule for passwords; at most the 72 bytes that its hash looks at. */
function panelAllows(password: string): boolean {
  const length = Buffer.byteLength(password);
  return (
    password.length >= 8 && length <= 72 && /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)
  );
}

function toPanelUser(row: unknown): PanelUser | null {
  if (!isRecord(row)) return null;
  const roles: unknown[] = Array.isArray(row['roles']) ? row['roles'] : [];
  return {
    id: Number(row['id']),
    email: String(row['email']).toLowerCase(),
    isActive: row['isActive'] === true && row['blocked'] !== true,
    isSuperAdmin: roles.some((role) => isRecord(role) && role['code'] === SUPER_ADMIN),
  };
}

async function panelUsers(strapi: Strapi, where: Record<string, unknown>): Promise<PanelUser[]> {
  const rows: unknown = await strapi.db
    .query(PANEL_USER_UID)
    .findMany({ where, populate: { roles: { select: ['id', 'code'] } }, orderBy: { id: 'asc' } });
  return (Array.isArray(rows) ? rows : []).map(toPanelUser).filter((user) => user !== null);
}

/** The panel's user of this e-mail, in whatever letters. */
export async function findPanelUser(strapi: Strapi, email: string): Promise<PanelUser | null> {
  return (await panelUsers(strapi, { email: { $eqi: email } }))[0] ?? null;
}

/** The panel's user of this id. */
export async function panelUserOf(strapi: Strapi, id: number): Promise<PanelUser | null> {
  return (await panelUsers(strapi, { id }))[0] ?? null;
}

/** How the people of these e-mails stand in the panel, by e-mail in small letters; who may not enter it is left out. */
export async function panelStandings(strapi: Strapi): Promise<Map<string, PanelStanding>> {
  const active = (await panelUsers(strapi, { isActive: true })).filter((user) => user.isActive);
  const superAdmins = active.filter(({ isSuperAdmin }) => isSuperAdmin).length;
  return new Map(
    active.map(({ email, isSuperAdmin }) => [email, isSuperAdmin && superAdmins === 1 ? 'last' : 'open'] as const),
  );
}

/** Signs the user out of the panel everywhere: Strapi does so only where its own doors change a password. */
async function endPanelSessions(strapi: Strapi, { id }: PanelUser): Promise<void> {
  await strapi.sessionManager('admin').invalidateRefreshToken(String(id));
}

/**
 * Gives the panel's user of this e-mail the password, if there is one and the panel takes it; their sessions there end in any
 * case. With `letIn` they may sign in again, if they were shut out.
 */
export async function setPanelPassword(
  strapi: Strapi,
  email: string,
  password: string,
  { letIn = true } = {},
): Promise<void> {
  const user = await findPanelUser(strapi, email);
  if (user === null) return;
  await endPanelSessions(strapi, user);
  if (!panelAllows(password)) return;
  const access = letIn ? { isActive: true, blocked: false } : {};
  await strapi.service('admin::user').updateById(user.id, { password, ...access });
}

/**
 * Shuts the panel's user of the same e-mail out, if there is one, and notes that this account's disabling did it, if they might
 * enter it until now. The last active super admin stays unless `evenLast`: with nobody left there, nobody could let anybody in again.
 */
export async function blockPanelUser(strapi: Strapi, account: Account, { evenLast = false } = {}): Promise<void> {
  const user = await findPanelUser(strapi, account.email);
  if (user === null) return;
  const standing = (await panelStandings(strapi)).get(user.email);
  if (standing === 'last' && !evenLast) return;
  if (user.isActive) {
    await strapi.db.query(PANEL_USER_UID).update({ where: { id: user.id }, data: { isActive: false } });
    await marks(strapi).set({ key: String(user.id), value: String(account.id) });
  }
  // Else they would go on as soon as the user is let in again, also of who was shut out in the panel before: that ends none.
  await endPanelSessions(strapi, user);
}

/**
 * Lets the panel's user of the same e-mail in again, with the password that they had: only where disabling this account has shut
 * them out. What somebody took away in the panel itself stays taken away.
 */
export async function letPanelUserIn(strapi: Strapi, account: Account): Promise<void> {
  const user = await findPanelUser(strapi, account.email);
  if (user === null || String(await marks(strapi).get({ key: String(user.id) })) !== String(account.id)) return;
  await strapi.db.query(PANEL_USER_UID).update({ where: { id: user.id }, data: { isActive: true } });
}

/** Whoever may enter the panel again, by whatever way, was let in: shutting them out once more is a thing of its own. */
export function watchPanelUsers(strapi: Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [PANEL_USER_UID],
    async afterUpdate({ result }: { result?: unknown }) {
      if (!isRecord(result) || result['isActive'] !== true) return;
      await marks(strapi).delete({ key: String(result['id']) });
    },
  });
}

/** Panel users who were shut out by disabling an account, each with the account's id. */
function marks(strapi: Strapi) {
  return strapi.store({ type: 'core', name: 'shut-out-of-panel' });
}
