import type { Context } from 'koa';
import { cmsTeamSaveSchema, type CmsTeam } from '@apoti/contract';
import { atOneMoment } from '../../../changes/at-one-moment';
import { toRevisions } from '../../../changes/counters';
import type { Strapi } from '../../../store/strapi';
import { saveTeam } from '../../../team/save-team';
import { readTeam } from '../../../team/team-watch';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** GET team (C7): the whole list and the revisions of the same moment. */
  async find(ctx: Context) {
    const { counters, data } = await atOneMoment(strapi, 'team', () => readTeam(strapi));
    const answer: CmsTeam = { revisions: toRevisions(counters), members: data };
    ctx.body = answer;
  },

  /** POST team (C8). */
  async save(ctx: Context) {
    ctx.body = await saveTeam(strapi, personOf(ctx), parseBody(ctx, cmsTeamSaveSchema));
  },
});
