import type { Context, Next } from 'koa';
import { KnownBrowsers } from '../accounts/panel-known';
import { PANEL_LINK_PATH } from '../accounts/panel-link';
import type { Strapi } from '../store/strapi';

/** Opens the link of `npm run admin -- unlock`: the browser is known from then on, and the panel asks for the password. */
export default (_: unknown, { strapi }: { strapi: Strapi }) => {
  const known = new KnownBrowsers(strapi);
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== PANEL_LINK_PATH || ctx.method !== 'GET') return next();
    ctx.set('cache-control', 'no-store');
    const word = ctx.query['known'];
    if (typeof word === 'string' && known.takeWord(ctx, word)) return ctx.redirect('/admin');
    return ctx.throw(410, 'This link has run out. npm run admin -- unlock <user name> prints another one.');
  };
};
