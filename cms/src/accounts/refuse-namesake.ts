import { peopleTexts } from '@apoti/contract';
import { errors } from '@strapi/utils';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { findAccount } from './admins';

/**
 * Names that differ in capitals alone are the same (decision 0021): what would give an account the name of another one so is refused
 * at whatever door. One that has such a name from before keeps it.
 * @throws ApplicationError, whose text the panel shows
 */
export async function refuseNamesake(strapi: Strapi, before: unknown, data: unknown): Promise<void> {
  const own = isRecord(before) ? before : {};
  const username = isRecord(data) ? data['username'] : undefined;
  if (typeof username !== 'string' || username === own['username']) return;
  const others = own['id'] === undefined ? {} : { id: { $ne: own['id'] } };
  const other = await findAccount(strapi, { username: { $eqi: username }, ...others });
  if (other !== null) throw new errors.ApplicationError(peopleTexts.usernameTaken);
}
