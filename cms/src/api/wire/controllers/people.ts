import type { Context } from 'koa';
import { activityQuerySchema, ApiError, cmsInvitationAgainSchema, cmsInvitationSchema } from '@apoti/contract';
import { inviteAgain, invitePerson } from '../../../accounts/invite';
import { listPeople } from '../../../accounts/list-people';
import { disablePerson, enablePerson, withdrawInvitation } from '../../../accounts/manage-people';
import { listActivity } from '../../../activity/list-activity';
import type { Strapi } from '../../../store/strapi';
import { idOf } from '../../../wire/id-of';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => {
  const everybody = async (ctx: Context) => ({ people: await listPeople(strapi, personOf(ctx)) });
  return {
    /** GET people (A19). */
    async list(ctx: Context) {
      ctx.body = await everybody(ctx);
    },

    /** POST people. */
    async invite(ctx: Context) {
      await invitePerson(strapi, personOf(ctx), parseBody(ctx, cmsInvitationSchema), Date.now());
      ctx.body = await everybody(ctx);
    },

    /** POST people/:id/invite. */
    async inviteAgain(ctx: Context) {
      const { origin } = parseBody(ctx, cmsInvitationAgainSchema);
      await inviteAgain(strapi, personOf(ctx), { id: idOf(ctx), origin }, Date.now());
      ctx.body = await everybody(ctx);
    },

    /** POST people/:id/withdraw. */
    async withdraw(ctx: Context) {
      await withdrawInvitation(strapi, personOf(ctx), idOf(ctx));
      ctx.body = await everybody(ctx);
    },

    /** POST people/:id/disable. */
    async disable(ctx: Context) {
      await disablePerson(strapi, personOf(ctx), idOf(ctx));
      ctx.body = await everybody(ctx);
    },

    /** POST people/:id/enable. */
    async enable(ctx: Context) {
      await enablePerson(strapi, personOf(ctx), idOf(ctx));
      ctx.body = await everybody(ctx);
    },

    /** GET activity. */
    async activity(ctx: Context) {
      const query = activityQuerySchema.safeParse(ctx.query);
      if (!query.success) throw new ApiError('bad_request', 'There is no such list');
      ctx.body = await listActivity(strapi, personOf(ctx), query.data);
    },
  };
};
