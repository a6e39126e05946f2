import { defaultContent, equal } from '@apoti/contract';
import { oneAtATime } from '../changes/one-at-a-time';
import { fromStrapi } from '../store/from-strapi';
import { findRows } from '../store/rows';
import type { Strapi } from '../store/strapi';
import { writeSingle } from '../store/write-single';
import type { SeedLog } from './seed-log';

const UID = 'api::contact-info.contact-info';
/** The offices in the seed log. */
const OFFICES = 'contact.offices';

/**
 * Once the contact page had the same offices everywhere, and they were no content: a database of that time gets them. Nobody changed
 * them, so the log tells of no change: a save on an older revision, and what is taken back, find them as they were on the page.
 * Before anything of the content is read.
 */
export async function fillInOffices(strapi: Strapi, log: SeedLog): Promise<void> {
  if (log.has(OFFICES)) return;
  const [row] = await findRows(strapi, UID);
  const contact = fromStrapi(strapi, UID, row);
  if (row !== undefined && equal(contact['offices'], [])) {
    await strapi.db.transaction(({ trx }) =>
      oneAtATime(trx, () => writeSingle(strapi, UID, { ...contact, offices: defaultContent.contact.offices })),
    );
  }
  await log.add([OFFICES]);
}
