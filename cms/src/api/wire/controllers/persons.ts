import type { Context } from 'koa';
import { ApiError, authTexts, cmsSignInRequestSchema } from '@apoti/contract';
import { findAccount, toPerson } from '../../../accounts/admins';
import { signIn } from '../../../accounts/sign-in';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** POST sign-in (C2). */
  async signIn(ctx: Context) {
    const { identifier, password } = parseBody(ctx, cmsSignInRequestSchema);
    const person = await signIn(strapi, identifier, password);
    if (person === null) throw new ApiError('unauthenticated', authTexts.invalid, { person: null });
    ctx.body = { person };
  },

  /** GET persons/:id: the person while they are an active Admin, else null. */
  async findOne(ctx: Context) {
    const id = Number(ctx['params'].id);
    if (!Number.isSafeInteger(id)) throw new ApiError('bad_request', 'The id is not a number');
    ctx.body = { person: toPerson(await findAccount(strapi, { id })) };
  },
});
