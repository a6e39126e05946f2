import type { Context } from 'koa';
import { ApiError } from '@apoti/contract';

/** The body of a call as bytes, for those that no parser has taken. @throws ApiError `too_large` with the given text */
export async function readBytes(ctx: Context, limit: number, tooLarge: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size > limit) throw new ApiError('too_large', tooLarge);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
