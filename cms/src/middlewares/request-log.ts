import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';
import { cmsHeaders } from '@apoti/contract';
import type { Strapi } from '../store/strapi';

const FORM = /^[\w-]{1,64}$/;

/** One line a request, with the id under which the proxy knows it. The polls for revisions are only told when debugging. */
export default (_: unknown, { strapi }: { strapi: Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const given = ctx.get(cmsHeaders.requestId);
    const requestId = FORM.test(given) ? given : randomUUID();
    ctx.set(cmsHeaders.requestId, requestId);
    const start = performance.now();
    await next();
    const line = `${ctx.method} ${ctx.path} ${ctx.status} ${Math.round(performance.now() - start)} ms ${requestId}`;
    if (ctx.status >= 500) strapi.log.error(line);
    else if (ctx.path === '/api/wire/revisions') strapi.log.debug(line);
    else strapi.log.http(line);
  };
