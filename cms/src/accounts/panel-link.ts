import type { Strapi } from '../store/strapi';
import type { Account } from './admins';
import { KnownBrowsers } from './panel-known';
import { findPanelUser } from './panel-users';

/** Where a browser becomes one that the panel knows. Its word stands behind it as `known`: queries are in no log. */
export const PANEL_LINK_PATH = '/panel-link';

/**
 * A link of the panel's own host for the user with this account's e-mail: whoever opens it may try although somebody else guesses
 * (F10). null: nobody there has it, or they may not enter.
 */
export async function panelLinkFor(strapi: Strapi, { email }: Account): Promise<string | null> {
  const user = await findPanelUser(strapi, email);
  if (user === null || !user.isActive) return null;
  const host = String(strapi.config.get('server.absoluteUrl')).replace(/\/$/, '');
  return `${host}${PANEL_LINK_PATH}?known=${new KnownBrowsers(strapi).wordFor(user.id)}`;
}
