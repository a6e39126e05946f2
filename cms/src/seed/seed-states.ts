import { stateKinds, states } from '@apoti/contract';
import { withChange } from '../changes/with-change';
import { stateUids } from '../states/state-kinds';
import { stateWatch } from '../states/state-watch';
import type { Strapi } from '../store/strapi';
import { writeSingle } from '../store/write-single';
import { SEED_AUTHOR } from './author';
import type { SeedLog } from './seed-log';

/** Puts in the settings that a new site has, each kind once. */
export async function seedStates(strapi: Strapi, log: SeedLog): Promise<void> {
  for (const kind of stateKinds) {
    const uid = stateUids[kind];
    if (log.has(uid)) continue;
    const isEmpty = (await strapi.db.query(uid).count()) === 0;
    if (isEmpty) {
      await withChange(strapi, SEED_AUTHOR, stateWatch(strapi, kind), async () => {
        await writeSingle(strapi, uid, states[kind].defaults);
        return { result: undefined };
      });
    }
    await log.add([uid]);
  }
}
