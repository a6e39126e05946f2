import type { FastifyRequest } from 'fastify';
import { ApiError, MAX_IMAGE_BYTES, uploadTexts } from '@apoti/contract';

/** What a form of upload.php carries: the picture, what it is for, and what its file is called. */
export type SentPicture = { bytes: Buffer; label: string; fileName: string };

/** Longest name that is kept, in characters. */
const MAX_NAME = 255;
const limits = { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 8, fieldSize: 4_096, parts: 9, headerPairs: 40 };

/**
 * Reads the form; no more than its limits are ever in memory.
 * @throws ApiError `too_large`, `bad_request`; `invalid` without a picture
 */
export async function readPicture(request: FastifyRequest): Promise<SentPicture> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type', 'Please send a form (multipart/form-data)');
  let picture: { bytes: Buffer; fileName: string } | undefined;
  let label = '';
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'image') picture = { bytes, fileName: inShort(part.filename) };
      } else if (part.fieldname === 'name' && typeof part.value === 'string') label = inShort(part.value);
    }
  } catch (cause) {
    throw toFormError(cause);
  }
  if (picture === undefined) throw new ApiError('invalid', uploadTexts.notAnImage);
  return { ...picture, label };
}

/** Names are for people and travel in headers, so they are cut; a part may come without any. */
function inShort(name: string | undefined): string {
  return [...(name ?? '').toWellFormed()].slice(0, MAX_NAME).join('');
}

function toFormError(cause: unknown): ApiError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new ApiError('too_large', uploadTexts.tooLarge);
  return new ApiError(
    'bad_request',
    'The form could not be read: it is cut off, too long, or not a form',
    {},
    { cause },
  );
}
