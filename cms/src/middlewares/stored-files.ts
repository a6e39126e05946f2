import type { Context, Next } from 'koa';
import type { ObjectStore } from '@apoti/contract/object-store/object-store';
import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { storageFailure } from '../store/storage-failure';
import { fileStore } from '../media/move-files';
import type { Strapi } from '../store/strapi';

/** Of what the store says, what a browser needs to play a part of a recording. */
const PASSED_ON = ['content-range', 'accept-ranges', 'etag', 'last-modified'];

/**
 * Strapi's panel shows uploads at the CMS's own address. Where they are kept in an object store they come from there; else from
 * the disk, as Strapi sends them.
 */
export default (_: unknown, { strapi }: { strapi: Strapi }) => {
  const { objects } = fileStore(strapi);
  return async (ctx: Context, next: Next): Promise<void> => {
    const name = /^\/uploads\/([\w~-][\w.~-]*)$/.exec(ctx.path)?.[1];
    if (objects === null || name === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) await next();
    else await send(objects, ctx, name);
  };
};

async function send(objects: ObjectStore, ctx: Context, name: string): Promise<void> {
  const range = ctx.get('range');
  const found = await objects.get(name, range === '' ? {} : { range }).catch((error: unknown) => {
    const failure = storageFailure(error);
    return failure === null ? Promise.reject(error) : ctx.throw(failure.status, failure.message);
  });
  if (found === null) return ctx.throw(404);
  // Read at once: a browser that takes its time must not hold up the store, and no file has more than 10 MB.
  const bytes = await buffer(found.body);
  ctx.status = found.status;
  for (const header of PASSED_ON) {
    const value = found.headers[header];
    if (value !== undefined) ctx.set(header, String(value));
  }
  ctx.set('content-security-policy', "default-src 'none'; sandbox");
  ctx.type = extname(name);
  ctx.body = bytes;
}
