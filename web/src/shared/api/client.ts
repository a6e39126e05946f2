import '../lib/zod-without-eval';
import { isAxiosError, type AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { z } from 'zod';
import { ApiError, PERSON_HEADER } from '@apoti/contract';
import { nextTask } from '../lib/next-task';
import { BROKEN_OFF, refusalIn, SIGN_IN_FIRST, toApiError, UNREADABLE } from './to-api-error';
import { AUTH_PATH, patienceFor, transport } from './transport';
import { onWantsOut, wantsOut } from './wanted-out';

/** One call. `path` is absolute within the server, such as `/api/content.php`. */
export type Call = {
  method?: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The reply is large: it is checked in a task of its own, so that keys which are typed meanwhile come in between (S11). */
  large?: boolean;
  /** Longest the answer is in the making, in ms, where the server asks others for it; undefined: no longer than usual. */
  patienceMs?: number;
  /** A file is sent: how far it is, and what stops it. */
  upload?: Upload;
};

/** How a file is sent. */
export type Upload = {
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (part: number) => void;
  /** Longest it may take on a slow line, in ms. */
  timeoutMs: number;
};

let acting: number | null = null;

/**
 * From now on this tab's writes say that they are this person's (id): in another tab somebody else may have signed in, and
 * nothing is done under another name. Calls that name a person themselves keep that.
 */
export function actAs(person: number): void {
  acting = person;
}

/** Makes a call and answers what the schema says of its reply. Throws {@link ApiError}, and nothing else. */
export async function request<T>(schema: z.ZodType<T>, call: Call): Promise<T> {
  return (await requestTagged(schema, call)).data;
}

/**
 * {@link request}, and the reply's `ETag`: a list has no other place for what is true of the whole of it. Null when there is
 * none. Throws {@link ApiError}, and nothing else.
 */
export async function requestTagged<T>(schema: z.ZodType<T>, call: Call): Promise<{ data: T; etag: string | null }> {
  const { data, etag } = await send(call);
  if (call.large === true) await nextTask();
  const reply = schema.safeParse(data);
  if (!reply.success) throw refusalIn(data) ?? new ApiError('unavailable', UNREADABLE, {}, { cause: reply.error });
  return { data: reply.data, etag };
}

/**
 * {@link request} of a list of which this `revision` is known: null when it is still that one, and nothing of it was sent.
 * Throws {@link ApiError}, and nothing else.
 */
export async function requestNewer<T>(schema: z.ZodType<T>, call: Call, revision: string): Promise<T | null> {
  try {
    return await request(schema, { ...call, headers: { ...call.headers, 'If-None-Match': `"${revision}"` } });
  } catch (error) {
    const cause = error instanceof ApiError ? error.cause : undefined;
    if (isAxiosError(cause) && cause.response?.status === 304) return null;
    throw error;
  }
}

/**
 * Reads a list that is asked for again and again, and may be megabytes: what is known of it already is not sent. What it answers
 * throws {@link ApiError}, and nothing else.
 */
export function readerOf<T extends { revision?: string | undefined }>(
  schema: z.ZodType<T>,
  call: Call,
): () => Promise<T> {
  let known: T | null = null;
  return async () => {
    const last = known;
    const read =
      last?.revision === undefined
        ? await request(schema, call)
        : ((await requestNewer(schema, call, last.revision)) ?? last);
    known = read;
    return read;
  };
}

/** What is taken for the reply to a call: a file of this `type`, until `signal` ends it. */
type Taking = { type: string; signal: AbortSignal };

/**
 * Makes a call whose reply is a file, and hands its bytes on as they come. Throws {@link ApiError}, and nothing else, also when
 * the reply is of another type (some other machine's page), breaks off before its end, `signal` ends it, or somebody logs out
 * meanwhile.
 */
export async function requestStream(
  call: Call,
  { type, signal }: Taking,
  onChunk: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  refuseWhoIsOut(call.path);
  // Of this adapter alone the reply is a stream; it may take longer than an answer in one piece.
  const out = new AbortController();
  const forget = onWantsOut(() => acting !== null && wantsOut() && out.abort());
  const ends = AbortSignal.any([signal, out.signal]);
  const whole = { adapter: 'fetch', responseType: 'stream', timeout: 0, signal: ends } as const;
  try {
    const { data, headers } = await transport
      .request<unknown>({ ...configOf(call), ...whole })
      .catch(async (error: unknown) => {
        throw isAxiosError(error) && error.response ? await readRefusal(error, error.response) : error;
      });
    if (!(data instanceof ReadableStream)) throw new ApiError('unavailable', UNREADABLE);
    if (typeOf(headers['content-type']) !== type) {
      await data.cancel();
      throw new ApiError('unavailable', UNREADABLE);
    }
    const reader = data.getReader();
    for (;;) {
      const { done, value }: { done: boolean; value?: unknown } = await reader.read();
      if (done) return;
      if (value instanceof Uint8Array && value.buffer instanceof ArrayBuffer) onChunk(new Uint8Array(value));
    }
  } catch (error) {
    if (out.signal.aborted) refuseWhoIsOut(call.path);
    throw error instanceof TypeError
      ? new ApiError('unavailable', BROKEN_OFF, {}, { cause: error })
      : toApiError(error);
  } finally {
    forget();
  }
}

/** What a reply says that it is, without its character set and other parameters; empty where it does not say. */
function typeOf(header: unknown): string {
  return typeof header === 'string' ? (header.split(';')[0] ?? '').trim().toLowerCase() : '';
}

/** A refusal comes as a stream too; it is read to its end, so that it says what it says. */
async function readRefusal(error: AxiosError, response: AxiosResponse<unknown>): Promise<AxiosError> {
  const { data } = response;
  const text = data instanceof ReadableStream ? await new Response(data).text().catch(() => '') : '';
  try {
    response.data = JSON.parse(text);
  } catch {
    response.data = text;
  }
  return error;
}

/** Who has logged out in the back-office neither reads nor writes there, also while the server has not heard of it yet (A2). */
function refuseWhoIsOut(path: string): void {
  if (acting !== null && path !== AUTH_PATH && wantsOut()) throw new ApiError('unauthenticated', SIGN_IN_FIRST);
}

function configOf({ method = 'GET', path, body, headers = {}, patienceMs, upload }: Call): AxiosRequestConfig {
  return {
    method,
    url: path,
    headers:
      method === 'GET' || path === AUTH_PATH || acting === null
        ? headers
        : { [PERSON_HEADER]: String(acting), ...headers },
    ...(body === undefined ? {} : { data: body, timeout: patienceFor(body, patienceMs) }),
    ...(upload === undefined ? {} : sendingOf(upload)),
  };
}

async function send(call: Call): Promise<{ data: unknown; etag: string | null }> {
  refuseWhoIsOut(call.path);
  try {
    const reply = await transport.request<unknown>(configOf(call));
    const etag: unknown = reply.headers['etag'];
    return { data: reply.data, etag: typeof etag === 'string' ? etag : null };
  } catch (error) {
    throw toApiError(error);
  }
}

function sendingOf({ signal, onProgress, timeoutMs }: Upload) {
  return {
    signal,
    timeout: timeoutMs,
    onUploadProgress: ({ progress }: { progress?: number | undefined }) => onProgress(progress ?? 0),
  };
}
