import type { Context } from 'koa';
import { ApiError, authTexts, cmsPasswordChangeSchema, cmsSignInRequestSchema } from '@apoti/contract';
import { findAccount, toPerson } from '../../../accounts/admins';
import { changePassword } from '../../../accounts/change-password';
import { signIn } from '../../../accounts/sign-in';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';
import { personOf } from '../../../wire/person-of';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** POST sign-in (C2). */
  async signIn(ctx: Context) {
    const { identifier, password } = parseBody(ctx, cmsSignInRequestSchema);
    const person = await signIn(strapi, identifier, password);
    if (person === null) throw new ApiError('unauthenticated', authTexts.invalid, { person: null });
    ctx.body = { person };
  },

  /** POST password (A19): the person's own. */
  async changePassword(ctx: Context) {
    ctx.body = { person: await changePassword(strapi, personOf(ctx), parseBody(ctx, cmsPasswordChangeSchema)) };
  },

  /** GET persons/:id: the person while they are an active Admin, else null. */
  async findOne(ctx: Context) {
    const id = Number(ctx['params'].id);
    if (!Number.isSafeInteger(id)) throw new ApiError('bad_request', 'The id is not a number');
    ctx.body = { person: toPerson(await findAccount(strapi, { id })) };
  },
});
