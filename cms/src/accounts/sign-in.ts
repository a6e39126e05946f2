import type { Person } from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { toPerson } from './admins';
import { findNamed } from './find-named';
import { atBackOffice, noteSignInSoon } from './note-sign-in';

/** Hash of a password that nobody has: an unknown name costs the same time as a wrong password. */
export const NOBODY = '$2a$10$T8UZ5edftrb/qJYKFApha.VC49KPa6BQ5FPCo8aDdWRbVDQIVpKTy';

/** The active Admin with this user name or e-mail and password; null for anything else, whatever the reason. */
export async function signIn(strapi: Strapi, identifier: string, password: string): Promise<Person | null> {
  const account = await findNamed(strapi, identifier);
  const matches = await passwordMatches(strapi, password, account?.passwordHash || NOBODY);
  const person = matches ? toPerson(account) : null;
  noteSignInSoon(strapi, atBackOffice(account), person === null ? 'refused' : 'in');
  return person;
}

/** Whether a hash is of this password. */
export async function passwordMatches(strapi: Strapi, password: string, hash: string): Promise<boolean> {
  return (await strapi.plugin('users-permissions').service('user').validatePassword(password, hash)) === true;
}
