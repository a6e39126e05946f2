import type { FastifyRequest } from 'fastify';
import { MAX_IMAGE_BYTES, uploadTexts } from '@apoti/contract';
import { inShort, readForm } from './read-form';

/** What a form of upload.php carries: the picture, what it is for, and what its file is called. */
export type SentPicture = { bytes: Buffer; label: string; fileName: string };

/** Reads the form of upload.php. @throws ApiError `too_large`, `bad_request`; `invalid` without a picture */
export async function readPicture(request: FastifyRequest): Promise<SentPicture> {
  const { bytes, fileName, fields } = await readForm(request, {
    field: 'image',
    maxBytes: MAX_IMAGE_BYTES,
    tooLarge: uploadTexts.tooLarge,
    missing: uploadTexts.notAnImage,
  });
  return { bytes, fileName, label: inShort(fields['name']) };
}
