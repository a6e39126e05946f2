import { isNewer, productRelease } from '../settings/release';
import type { Strapi } from '../store/strapi';

const KEY = { key: 'release' };
const storeOf = (strapi: Strapi) => strapi.store({ type: 'core', name: 'product' });

/** Notes in the database which release has it, once the CMS stands with it: it goes with every copy and backup. */
export async function noteRelease(strapi: Strapi): Promise<void> {
  const release = productRelease();
  if ((await storeOf(strapi).get(KEY)) !== release) await storeOf(strapi).set({ ...KEY, value: release });
}

/**
 * To this release what a newer one has added to the tables is nothing that it knows: Strapi would remove it without a word.
 * @throws Error where a newer one had the database last
 */
export async function refuseNewerDatabase(strapi: Strapi): Promise<void> {
  const known: unknown = await storeOf(strapi).get(KEY);
  if (typeof known !== 'string' || !isNewer(known, productRelease())) return;
  throw new Error(
    `The database is of release ${known} of the product, and ${productRelease()} is installed here, which would lose what it does not know. Nothing was changed. ` +
      `Install ${known} or a newer one; or restore a backup that was made before ("Upgrade" in docs/operations.md).`,
  );
}
