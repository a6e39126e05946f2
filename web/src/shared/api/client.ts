import '../lib/zod-without-eval';
import type { z } from 'zod';
import { ApiError } from '@apoti/contract';
import { refusalIn, toApiError, UNREADABLE } from './to-api-error';
import { transport } from './transport';

/** One call. `path` is absolute within the server, such as `/api/content.php`. */
export type Call = {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Makes a call and answers what the schema says of its reply. Throws {@link ApiError}, and nothing else. */
export async function request<T>(schema: z.ZodType<T>, { method = 'GET', path, body, headers = {} }: Call): Promise<T> {
  const data = await send(method, path, body, headers);
  const reply = schema.safeParse(data);
  if (!reply.success) throw refusalIn(data) ?? new ApiError('unavailable', UNREADABLE, {}, { cause: reply.error });
  return reply.data;
}

async function send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  try {
    const reply = await transport.request<unknown>({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { data: body }),
    });
    return reply.data;
  } catch (error) {
    throw toApiError(error);
  }
}
