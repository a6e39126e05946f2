import { MAX_IMAGE_BYTES } from '../constants/business';
import { grouped } from '../lib/grouped';
import { doneSchema } from '../resources/done';
import {
  mediaDeletedSchema,
  mediaDeletionSchema,
  mediaListSchema,
  mediaQuerySchema,
  mediaRestoredSchema,
  mediaRestoreSchema,
  mediaTexts,
  uploadedSchema,
  uploadFormSchema,
  uploadTexts,
  type MediaItem,
} from '../resources/media/media';
import { libraryTexts } from '../resources/media/library-texts';
import type { Call } from './call';

const path = '/api/media.php';
const name = 'testimonial-5-9f2c41d07be3a865.jpg';
const url = `/uploads/${name}`;
const trashName = `1769850000_${name}`;
const item: MediaItem = {
  name,
  url,
  size: 48_213,
  modified: 1_769_849_100,
  trashed: false,
  trashName: null,
  deleted: null,
  originalName: 'portrait.jpg',
  mime: 'image/jpeg',
  width: 640,
  height: 640,
};

/** upload.php and media.php (C14–C17). */
export const mediaCalls: readonly Call[] = [
  {
    row: 'C14',
    method: 'POST',
    path: '/api/upload.php',
    title: 'Upload a picture',
    notes: [
      `JPEG, PNG, GIF, WebP or AVIF, judged by its content, up to ${grouped(MAX_IMAGE_BYTES)} bytes and 40 million pixels (16 million for GIF, WebP and AVIF, all frames counted; 26 million for a progressive JPEG, 20 million for an interlaced PNG of 16 bits, fewer where it has to be turned as well). It is encoded anew: no metadata, no place, upright, at most 4,096 pixels on a side; AVIF becomes WebP.`,
      `Refusals: 422 with '${uploadTexts.notAnImage}' or '${libraryTexts.tooManyPixels}', 413 with '${uploadTexts.tooLarge}'.`,
      'The stored name is ours; what the file was called is kept for people to read. `name` says what the picture is for. The picture is served at its `url`.',
    ],
    audience: 'admins',
    body: {
      form: 'multipart',
      schema: uploadFormSchema,
      examples: [{ title: 'A form', value: { image: '(the file)', name: 'testimonial-5' } }],
    },
    reply: { schema: uploadedSchema, example: { success: true, url, name } },
    errors: ['bad_request', 'unauthenticated', 'invalid', 'too_large', 'unsupported_media_type'],
  },
  {
    row: 'C15',
    method: 'GET',
    path,
    title: 'List the files',
    notes: ['Active ones, or those in the trash; the newest first. Times are in seconds, sizes in bytes.'],
    audience: 'admins',
    query: mediaQuerySchema,
    reply: { schema: mediaListSchema, example: [item] },
    errors: ['unauthenticated', 'invalid'],
  },
  {
    row: 'C16',
    method: 'DELETE',
    path,
    title: 'Move a file to the trash, or delete it for good',
    notes: [
      `\`name\` moves an active file to the trash ('${mediaTexts.trashed}'): its address answers 404 at once. \`trashName\` deletes a file of the trash for good.`,
      'A name that does not exist is a 404.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: mediaDeletionSchema,
      examples: [
        { title: 'To the trash', value: { name } },
        { title: 'For good', value: { trashName } },
      ],
    },
    reply: {
      schema: mediaDeletedSchema.or(doneSchema),
      example: { success: true, message: mediaTexts.trashed, trashName },
    },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid'],
  },
  {
    row: 'C17',
    method: 'POST',
    path,
    title: 'Bring a file back from the trash',
    notes: [`'${mediaTexts.restored}' Its old address serves it again.`],
    audience: 'admins',
    body: {
      form: 'json',
      schema: mediaRestoreSchema,
      examples: [{ title: 'Restore', value: { action: 'restore', trashName } }],
    },
    reply: { schema: mediaRestoredSchema, example: { success: true, message: mediaTexts.restored, name, url } },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid'],
  },
];
