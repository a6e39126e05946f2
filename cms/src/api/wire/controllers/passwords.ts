import type { Context } from 'koa';
import { cmsResetAskSchema, cmsResetLookSchema, cmsResetSchema } from '@apoti/contract';
import { mailResetLink, nameOfLink, resetPassword } from '../../../accounts/reset-password';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';

export default ({ strapi }: { strapi: Strapi }) => ({
  /** POST password-resets (A19). What is found out stays here: the answer does not wait for it. */
  async ask(ctx: Context) {
    const asked = parseBody(ctx, cmsResetAskSchema);
    setImmediate(() => {
      mailResetLink(strapi, asked, Date.now()).catch((error: unknown) => {
        strapi.log.error(`A link to set a new password could not be mailed: ${String(error)}`);
      });
    });
    ctx.body = { asked: true };
  },

  /** POST password-resets/look (A19). */
  async look(ctx: Context) {
    ctx.body = { username: await nameOfLink(strapi, parseBody(ctx, cmsResetLookSchema).token, Date.now()) };
  },

  /** POST password-resets/complete (A19). */
  async complete(ctx: Context) {
    ctx.body = { done: await resetPassword(strapi, parseBody(ctx, cmsResetSchema), Date.now()) };
  },
});
