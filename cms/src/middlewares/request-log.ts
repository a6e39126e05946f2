import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';
import { cmsHeaders, requestIdForm } from '@apoti/contract';
import { isFromProxy } from '../accounts/from-proxy';
import { underRequestId } from '../logging/request-id';
import type { Strapi } from '../store/strapi';

/** One line a request, with the id under which the proxy knows it; nobody else can say one. The polls for revisions are only told when debugging. */
export default (_: unknown, { strapi }: { strapi: Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const given = ctx.get(cmsHeaders.requestId);
    const requestId = requestIdForm.test(given) && isFromProxy(ctx) ? given : randomUUID();
    ctx.set(cmsHeaders.requestId, requestId);
    const start = performance.now();
    await underRequestId(requestId, async () => {
      await next();
      const { method, path, status } = ctx;
      const facts = { method, path, status, ms: Math.round(performance.now() - start) };
      const message = `${method} ${path} ${status}`;
      const err: unknown = ctx.state['failure'];
      if (status >= 500) strapi.log.error({ message, ...facts, err });
      // Refused by the database alone: a check at the door is missing.
      else if (err !== undefined) strapi.log.warn({ message, ...facts, err });
      else if (path === '/api/wire/revisions') strapi.log.debug({ message, ...facts });
      else strapi.log.http({ message, ...facts });
    });
  };
