import type { Context } from 'koa';
import { cmsTeamSaveSchema, type CmsTeam } from '@apoti/contract';
import { lockCounters, toRevisions } from '../../../changes/counters';
import type { Strapi } from '../../../store/strapi';
import { saveTeam } from '../../../team/save-team';
import { readTeam } from '../../../team/team-watch';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET team (C7): the whole list and the revisions of the same moment. */
  async find(ctx: Context) {
    ctx.body = await strapi.db.transaction(async ({ trx }): Promise<CmsTeam> => {
      const counters = await lockCounters(strapi, trx);
      return { revisions: toRevisions(counters), members: await readTeam(strapi) };
    });
  },

  /** POST team (C8). */
  async save(ctx: Context) {
    ctx.body = await saveTeam(strapi, personOf(ctx), parseBody(ctx, cmsTeamSaveSchema));
  },
});
