import type { Context, Next } from 'koa';
import { isRecord } from '../store/from-strapi';

/**
 * Refuses bodies with half of a character in a text (a lone surrogate, which JSON can spell). It has no UTF-8 form, so it
 * would come back changed; and bcryptjs, to which Strapi hands passwords before it knows anybody, never ends over one.
 */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    const body: unknown = 'body' in ctx.request ? ctx.request.body : undefined;
    if (isWellFormed(body)) await next();
    else ctx.throw(400, 'A text of the request contains half of a character');
  };

/** Without recursion: a body may be nested deeper than the stack is. */
function isWellFormed(body: unknown): boolean {
  const waiting: unknown[] = [body];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && !value.isWellFormed()) return false;
    if (Array.isArray(value)) for (const item of value) waiting.push(item);
    else if (isRecord(value)) for (const [name, inner] of Object.entries(value)) waiting.push(name, inner);
  }
  return true;
}
