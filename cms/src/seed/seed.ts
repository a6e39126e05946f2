import { removeStrapisTokens } from '../accounts/strapis-tokens';
import type { Strapi } from '../store/strapi';
import { ensureCountersRow } from './counters-row';
import { fillInOffices } from './fill-in-offices';
import { seedContent } from './seed-content';
import { seedEntries } from './seed-entries';
import { seedStates } from './seed-states';
import { openSeedLog } from './seed-log';

/** The first content, in one transaction. Running it again changes nothing and never overwrites an edit. */
export async function seed(strapi: Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    await ensureCountersRow(strapi);
    const log = await openSeedLog(strapi);
    await fillInOffices(strapi, log);
    await seedContent(strapi, log);
    await seedEntries(strapi, log);
    await seedStates(strapi, log);
    await removeStrapisTokens(strapi, log);
  });
}
