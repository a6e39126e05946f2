import type { Context, Next } from 'koa';
import { isFromProxy } from '../accounts/from-proxy';

/** More than any form of the panel that is for people who have not signed in. */
const MAX_BYTES = 64 * 1024;

/** Where files are sent to: the panel's library, Strapi's API for those who hold a token, and the panel's own logos. */
const UPLOADS = /^(?:(?:\/api)?\/upload(?:\/|$)|\/admin\/project-settings$)/;

/**
 * Refuses before it is read what nobody has to send who has not signed in: Strapi reads every body first, writes files of forms to the
 * disk and only then asks who sends them.
 */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    const isKnown = isFromProxy(ctx) || (ctx.get('authorization') !== '' && !ctx.path.startsWith('/api/wire/'));
    if (ctx.is('multipart') && !(isKnown && UPLOADS.test(ctx.path)))
      ctx.throw(415, 'Files are taken by the library alone');
    if (!isKnown && isLarge(ctx)) ctx.throw(413, 'The request is too large');
    await next();
  };

/** A body whose size is not said may be of any. */
const isLarge = (ctx: Context) =>
  ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length') || 0) > MAX_BYTES;
