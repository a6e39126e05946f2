import type { FastifyRequest } from 'fastify';
import { ApiError } from '@apoti/contract';

/** What a form with one file carries: the file, what it is called, and the texts beside it. */
export type SentForm = { bytes: Buffer; fileName: string; fields: Readonly<Record<string, string>> };

type Wanted = {
  /** Name of the field that holds the file. */
  field: string;
  maxBytes: number;
  /** Texts for a file that is larger, and for a form without one. */
  tooLarge: string;
  missing: string;
};

/** What a form has too many of, by the parser's code. */
const tooMany: Readonly<Record<string, string>> = {
  FST_FILES_LIMIT: 'Please send one file only',
  FST_FIELDS_LIMIT: 'The form has too many fields',
  FST_PARTS_LIMIT: 'The form has too many parts',
};
const UNREADABLE = 'The form could not be read: it is cut off, too long, or not a form';

/** Longest name that is kept, in characters. */
const MAX_NAME = 255;
const limits = { files: 1, fields: 8, fieldSize: 4_096, parts: 9, headerPairs: 40 };
/**
 * The parser never waits for who reads a part: of one that is no field, or one too many, nobody does, and @fastify/busboy 3.2.6 waits
 * for ever where the end of such a part came before it was passed over. What is kept is bounded by the limits above all the same.
 */
const fileHwm = Number.MAX_SAFE_INTEGER;

/**
 * Reads the form; no more than its limits are ever in memory.
 * @throws ApiError `too_large`, `bad_request`; `invalid` without a file
 */
export async function readForm(request: FastifyRequest, wanted: Wanted): Promise<SentForm> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type', 'Please send a form (multipart/form-data)');
  // Of who has gone while others were before nothing would come any more, not even an end.
  if (request.raw.destroyed) throw new ApiError('bad_request', UNREADABLE);
  let file: { bytes: Buffer; fileName: string } | undefined;
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({ fileHwm, limits: { ...limits, fileSize: wanted.maxBytes } })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === wanted.field) file = { bytes, fileName: asNamed(part.filename) };
      } else if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
    }
  } catch (cause) {
    throw toFormError(cause, wanted.tooLarge);
  }
  if (file === undefined) throw new ApiError('invalid', wanted.missing);
  return { ...file, fields: Object.fromEntries(fields) };
}

/** A file's name as it was given: browsers send its quotes like this, and nothing else so (HTML, multipart/form-data). */
export const asNamed = (sent: string | undefined) => inShort(sent?.replaceAll('%22', '"'));

/** Names are for people and travel in headers, so they are cut; a part may come without any. */
export function inShort(name: string | undefined): string {
  return [...(name ?? '').toWellFormed()].slice(0, MAX_NAME).join('');
}

function toFormError(cause: unknown, tooLarge: string): ApiError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiError('too_large', tooLarge);
  return new ApiError('bad_request', tooMany[code] ?? UNREADABLE, {}, { cause });
}
