import { countAdmins } from '../accounts/last-admin';
import type { Strapi } from '../store/strapi';
import type { Finding } from './finding';

/** Whether somebody can enter the back-office. */
export async function lookAtAdmins(strapi: Strapi): Promise<Finding[]> {
  if ((await countAdmins(strapi)) > 0) return [];
  const what = 'Nobody can sign in to the back-office: there is no Admin who is confirmed and not blocked.';
  const todo = 'With the product running: npm run admin -- reset <user name>, or npm run admin -- add for a new one.';
  return [{ check: 'people', what, todo }];
}
