import { ApiError, type Person } from '@apoti/contract';
import type { Strapi } from '../store/strapi';
import { findAccount, toPerson } from './admins';

/** Who the proxy says is saving: their id and the stamp that their session began with. */
export type PersonClaim = { id: number; stamp: string };

/**
 * The person, if they still are an active Admin with the same password.
 * @throws ApiError `unauthenticated`
 */
export async function requireAdmin(strapi: Strapi, claim: PersonClaim): Promise<Person> {
  const person = toPerson(await findAccount(strapi, { id: claim.id }));
  if (person === null || person.stamp !== claim.stamp) throw new ApiError('unauthenticated', 'Please sign in again');
  return person;
}
