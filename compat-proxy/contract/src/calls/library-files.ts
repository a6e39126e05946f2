import { MAX_IMAGE_MB, MAX_MEDIA_MB } from '../constants/business';
import { TRASH_DAYS } from '../constants/media';
import {
  fileContentFormSchema,
  fileFormSchema,
  filePatchSchema,
  fileReplySchema,
  fileSavedSchema,
  fileUploadedSchema,
  type LibraryFile,
} from '../resources/media/library-file';
import { libraryPageSchema, libraryQuerySchema } from '../resources/media/library-list';
import { libraryTexts } from '../resources/media/library-texts';
import { fileUsesSchema, type FileUse } from '../resources/media/library-uses';
import { uploadTexts } from '../resources/media/media';
import type { Call } from './call';

export const libraryPath = '/api/library';
const id = 'harbour-9f2c41d07be3a865.jpg';

export const exampleFile: LibraryFile = {
  id,
  name: 'harbour.jpg',
  url: `/uploads/${id}`,
  thumbnail: '/uploads/thumbnail_harbour-9f2c41d07be3a865.webp',
  type: 'image',
  mime: 'image/jpeg',
  size: 48_213,
  uploadDate: '2026-01-31T08:30:00.000Z',
  changed: '2026-01-31T08:30:00.000Z',
  content: '0a4d55a8d778e5022fab701977c5d840bbc486d0bba8a5c4b5d1c4f3c2b0f9e1',
  category: 'hero-images',
  alt: 'A bank of lockers by the harbour',
  dimensions: { width: 1600, height: 900 },
  folder: 2,
  placement: null,
  trashed: false,
  trashName: null,
  deleted: null,
  deletedBy: null,
  daysLeft: null,
  usedIn: 1,
};
export const exampleUses: FileUse[] = [
  { kind: 'content', label: 'Hero slide “Smart lockers”', href: '/admin/content', live: true },
];
const saved = { success: true, message: libraryTexts.saved, file: exampleFile };

/** The files of the media library (A15). */
export const libraryFileCalls: readonly Call[] = [
  {
    row: 'A15',
    method: 'GET',
    path: libraryPath,
    title: 'List the media library, page by page',
    notes: [
      'Filters are combined. A page behind the last one is answered with the last.',
      `\`counts\` are of the whole library. ${libraryTexts.trashNote} \`daysLeft\` says how long a file still has at least.`,
    ],
    audience: 'admins',
    query: libraryQuerySchema,
    reply: {
      schema: libraryPageSchema,
      example: {
        files: [exampleFile],
        total: 1,
        pages: 1,
        page: 1,
        counts: { active: 1, trash: 0, trashUpTo: 12, missingAlt: 0, folders: [{ folder: 2, files: 1 }] },
      },
    },
    errors: ['unauthenticated', 'invalid'],
  },
  {
    row: 'A15',
    method: 'POST',
    path: `${libraryPath}/files`,
    title: 'Upload a file',
    notes: [
      `Pictures up to ${MAX_IMAGE_MB} MB, as upload.php takes and stores them; videos, audio, PDF, Word (doc, docx), ZIP and RAR up to ${MAX_MEDIA_MB} MB, not encoded anew; recordings are stored without where they were made. The content decides what a file is, whatever it is called or declared to be.`,
      `Refusals: 413 with '${uploadTexts.tooLarge}' or '${libraryTexts.tooLarge}'; 422 with '${uploadTexts.notAnImage}', '${libraryTexts.tooManyPixels}', '${libraryTexts.notAllowed}', '${libraryTexts.damaged}' or '${libraryTexts.empty}'. Nothing of a refused file stays.`,
      `The same content is stored once: sent again, also because no answer came, it is answered with the file that is there and \`duplicate: true\` ('${libraryTexts.duplicate}'). \`copy=true\` stores it all the same.`,
      'Fields stand before the file or after it, in any order.',
    ],
    audience: 'admins',
    body: {
      form: 'multipart',
      schema: fileFormSchema,
      examples: [
        {
          title: 'A form',
          value: { file: '(the file)', folder: '2', category: 'hero-images', alt: 'A bank of lockers by the harbour' },
        },
      ],
    },
    reply: {
      schema: fileUploadedSchema,
      example: { ...saved, message: libraryTexts.uploaded, duplicate: false },
    },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid', 'too_large', 'unsupported_media_type'],
  },
  {
    row: 'A15',
    method: 'GET',
    path: `${libraryPath}/files/{file}`,
    title: 'Read one file',
    notes: ['In the library or in its trash.'],
    audience: 'admins',
    reply: { schema: fileReplySchema, example: { file: exampleFile } },
    errors: ['unauthenticated', 'not_found'],
  },
  {
    row: 'A15',
    method: 'POST',
    path: `${libraryPath}/files/{file}`,
    title: 'Edit what is said about a file',
    notes: [
      'A field that is left out keeps its value. A file in the trash is a 404.',
      `\`seen\` has the values that the sender saw: where one of them is another by now, nothing is changed and the answer is 409 '${libraryTexts.changedMeanwhile}' with the file as it stands. Without it the last one wins.`,
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: filePatchSchema,
      examples: [
        { title: 'An alt text', value: { alt: 'A bank of lockers by the harbour', seen: { alt: '' } } },
        { title: 'Whatever it was before', value: { category: 'hero-images' } },
      ],
    },
    reply: { schema: fileSavedSchema, example: saved },
    conflict: fileReplySchema,
    errors: ['bad_request', 'unauthenticated', 'not_found', 'conflict', 'invalid'],
  },
  {
    row: 'A15',
    method: 'POST',
    path: `${libraryPath}/files/{file}/content`,
    title: 'Replace a file in place',
    notes: [
      'Its address, name, texts and folder stay, so that everything that shows it shows the new content. Readers may see the old one for five minutes, as long as files are kept by browsers.',
      `A picture takes any picture and is written in the format of its address; another file takes one of its own type ('${libraryTexts.otherType('.pdf')}').`,
      `\`seen\` is the file's \`content\` as the sender saw it: where another one is there by now, nothing is changed and the answer is 409 '${libraryTexts.replacedMeanwhile}' with the file as it stands. The same content again, also because no answer came, is done already. Without \`seen\` the last one wins.`,
    ],
    audience: 'admins',
    body: {
      form: 'multipart',
      schema: fileContentFormSchema,
      examples: [{ title: 'A form', value: { file: '(the file)', seen: exampleFile.content } }],
    },
    reply: { schema: fileSavedSchema, example: { ...saved, message: libraryTexts.replaced } },
    conflict: fileReplySchema,
    errors: [
      ...(['bad_request', 'unauthenticated', 'not_found', 'conflict'] as const),
      ...(['invalid', 'too_large', 'unsupported_media_type'] as const),
    ],
  },
  {
    row: 'A15',
    method: 'GET',
    path: `${libraryPath}/files/{file}/uses`,
    title: 'Where a file is used',
    notes: [
      'Everywhere that names its address: what visitors see, drafts, hidden entries, inside rich text, settings and placements.',
      `Also of a file in the trash, so that a person knows what lacks it. It is deleted for good after ${TRASH_DAYS} days all the same.`,
    ],
    audience: 'admins',
    reply: { schema: fileUsesSchema, example: { uses: exampleUses } },
    errors: ['unauthenticated', 'not_found'],
  },
  {
    row: 'A15',
    method: 'GET',
    path: `${libraryPath}/trash/{file}`,
    title: 'See a picture in the trash',
    notes: [
      'By its `id`, or by the name of the smaller one that `thumbnail` names. Nobody keeps a copy, and its address of before answers 404.',
    ],
    audience: 'admins',
    reply: { mediaType: 'image/*' },
    errors: ['unauthenticated', 'not_found'],
  },
];
