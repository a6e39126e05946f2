import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';
import { isRecord } from '../store/from-strapi';

/**
 * Removes what a form's files were written to, however the request ends. Strapi removes those of its own field alone, and none of a
 * request that failed: the folder for temporary files would fill up.
 */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    const files = pathsOf('files' in ctx.request ? ctx.request.files : undefined);
    try {
      await next();
    } finally {
      await Promise.all(files.map((path) => rm(path, { force: true })));
    }
  };

/** Where the files of every field lie. */
function pathsOf(files: unknown): string[] {
  const fields = isRecord(files) ? Object.values(files).flat() : [];
  return fields
    .flatMap((file: unknown) => (isRecord(file) ? [file['filepath']] : []))
    .filter((path) => typeof path === 'string');
}
