import type { Context } from 'koa';
import { cmsResetAskSchema, cmsResetKeepSchema, cmsResetLookSchema, cmsResetSchema } from '@apoti/contract';
import { keepPassword, mailResetLink, nameOfLink, resetPassword } from '../../../accounts/reset-password';
import type { Strapi } from '../../../store/strapi';
import { parseBody } from '../../../wire/parse-body';

const used = (names: string[] | null) => ({ done: names !== null, names: names ?? [] });

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
    ctx.body = used(await resetPassword(strapi, parseBody(ctx, cmsResetSchema), Date.now()));
  },

  /** POST password-resets/keep (A19, C2). */
  async keep(ctx: Context) {
    ctx.body = used(await keepPassword(strapi, parseBody(ctx, cmsResetKeepSchema).token, Date.now()));
  },
});
