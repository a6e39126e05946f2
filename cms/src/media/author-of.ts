import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import type { Strapi } from '../store/strapi';

/** The admin who changes something, looked up inside its transaction. @throws ApiError `unauthenticated` */
export async function authorOf(strapi: Strapi, person: PersonClaim): Promise<Author> {
  const admin = await requireAdmin(strapi, person);
  return { id: `person:${admin.id}`, name: admin.username };
}
