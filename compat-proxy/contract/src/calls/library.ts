import {
  folderContentsSchema,
  folderDeletedSchema,
  folderDeletionSchema,
  folderPatchSchema,
  folderSavedSchema,
  foldersReplySchema,
  newFolderSchema,
  type LibraryFolder,
} from '../resources/media/library-folders';
import {
  libraryBulkReplySchema,
  libraryBulkSchema,
  MAX_BULK_FILES,
  trashEmptiedSchema,
  trashEmptyingSchema,
} from '../resources/media/library-bulk';
import { placementChangeSchema, placementSavedSchema, placementsSchema } from '../resources/media/library-placements';
import { libraryTexts } from '../resources/media/library-texts';
import { usesQuestionSchema, usesReplySchema } from '../resources/media/library-uses';
import type { Call } from './call';
import { exampleFile, exampleUses, libraryFileCalls, libraryPath as path } from './library-files';

const folder: LibraryFolder = { id: 8, name: 'Harbour', parent: 2, files: 0, allFiles: 0 };
const { id, name } = exampleFile;
const placed = { ...exampleFile, placement: 'hero-carousel' } as const;

/** The media library (A15): files, their folders, placements, and what is done to many. */
export const libraryCalls: readonly Call[] = [
  ...libraryFileCalls,
  {
    row: 'A15',
    method: 'GET',
    path: `${path}/folders`,
    title: 'List the folders',
    notes: ['Parents before what is in them. The root is none of them: it is null.'],
    audience: 'admins',
    reply: { schema: foldersReplySchema, example: { folders: [folder], rootFiles: 3 } },
    errors: ['unauthenticated'],
  },
  {
    row: 'A15',
    method: 'POST',
    path: `${path}/folders`,
    title: 'Make a folder',
    notes: [
      `Names may be in any script. Refusals, 422: '${libraryTexts.folderNeedsName}', '${libraryTexts.folderName}', '${libraryTexts.folderTaken}', '${libraryTexts.folderDeep}', '${libraryTexts.folderMany}'.`,
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: newFolderSchema,
      examples: [{ title: 'In another folder', value: { name: folder.name, parent: folder.parent } }],
    },
    reply: { schema: folderSavedSchema, example: { success: true, message: libraryTexts.folderMade, folder } },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid'],
  },
  {
    row: 'A15',
    method: 'POST',
    path: `${path}/folders/{id}`,
    title: 'Rename or move a folder',
    notes: [`Also refused: '${libraryTexts.folderLoop}'.`],
    audience: 'admins',
    body: {
      form: 'json',
      schema: folderPatchSchema,
      examples: [
        { title: 'Rename', value: { name: 'Port' } },
        { title: 'Move to the root', value: { parent: null } },
      ],
    },
    reply: { schema: folderSavedSchema, example: { success: true, message: libraryTexts.folderSaved, folder } },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid'],
  },
  {
    row: 'A15',
    method: 'GET',
    path: `${path}/folders/{id}/contents`,
    title: 'What would go with a folder',
    notes: [
      'For the warning before it is deleted: how much is in it and in the folders in it, and what of it is used.',
    ],
    audience: 'admins',
    reply: {
      schema: folderContentsSchema,
      example: { folders: 1, files: 2, used: [{ id, name, uses: exampleUses }], seen: '9f2c41d07be3a865' },
    },
    errors: ['unauthenticated', 'not_found'],
  },
  {
    row: 'A15',
    method: 'DELETE',
    path: `${path}/folders`,
    title: 'Delete a folder',
    notes: [
      `One without files, else 422 '${libraryTexts.folderFull}'; with \`trashFiles\` its files go to the trash and the folders in it are deleted too, all of it or nothing.`,
      `\`seen\` comes from the call above; where something else is in it by now, the answer is 409 '${libraryTexts.folderChanged}'.`,
      'A file that is restored from the trash goes to its folder, or to the root when that is gone.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: folderDeletionSchema,
      examples: [{ title: 'With its files', value: { id: folder.id, trashFiles: true, seen: '9f2c41d07be3a865' } }],
    },
    reply: {
      schema: folderDeletedSchema,
      example: { success: true, message: libraryTexts.folderDeleted, trashed: 2 },
    },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'conflict', 'invalid'],
  },
  {
    row: 'A15',
    method: 'GET',
    path: `${path}/placements`,
    title: 'What is placed where',
    notes: ['Every place, in the order of the specification.'],
    audience: 'admins',
    reply: {
      schema: placementsSchema,
      example: { placements: [{ placement: 'hero-carousel', file: placed }] },
    },
    errors: ['unauthenticated'],
  },
  {
    row: 'A15',
    method: 'POST',
    path: `${path}/placements`,
    title: 'Set or clear a placement',
    notes: [
      `'${libraryTexts.placed}' The site uses it within a second. A place has one file, and a file one place: it leaves the one that it had.`,
      `\`seen\` is the file that the sender saw there: when another one is there by now, nothing is changed and the answer is 409 '${libraryTexts.placedMeanwhile}' with all places.`,
      `Refused with 422 what cannot be shown there ('${libraryTexts.wrongKind('Favicon', 'image')}'); a file in the trash is a 404. A file that goes to the trash leaves its place and is not back there when it is restored.`,
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: placementChangeSchema,
      examples: [
        { title: 'Set', value: { placement: 'hero-carousel', id, seen: null } },
        { title: 'Clear', value: { placement: 'hero-carousel', id: null, seen: id } },
      ],
    },
    reply: {
      schema: placementSavedSchema,
      example: {
        success: true,
        message: libraryTexts.placed,
        placements: [{ placement: 'hero-carousel', file: placed }],
      },
    },
    conflict: placementsSchema,
    errors: ['bad_request', 'unauthenticated', 'not_found', 'conflict', 'invalid'],
  },
  {
    row: 'A15',
    method: 'POST',
    path: `${path}/bulk`,
    title: 'Do something to many files',
    notes: [
      `Up to ${MAX_BULK_FILES}. Each is done entirely or not at all, and one that fails hinders no other. What is so already counts as done, so that the same request may be sent again when no answer came.`,
      `A restored file never takes the place of a newer one ('${libraryTexts.restoredOver}').`,
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: libraryBulkSchema,
      examples: [
        { title: 'To the trash', value: { action: 'trash', ids: [id] } },
        { title: 'Into a folder', value: { action: 'move', ids: [id], folder: folder.id } },
      ],
    },
    reply: {
      schema: libraryBulkReplySchema,
      example: { success: true, done: [id], failed: [{ id: 'a.png', code: 'not_found', error: libraryTexts.noFile }] },
    },
    errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid'],
  },
  {
    row: 'A15',
    method: 'POST',
    path: `${path}/uses`,
    title: 'Which of these files are used, and where',
    notes: ['For the warning before they are deleted: files that nothing uses are left out.'],
    audience: 'admins',
    body: {
      form: 'json',
      schema: usesQuestionSchema,
      examples: [{ title: 'Two files', value: { ids: [id, 'a.png'] } }],
    },
    reply: { schema: usesReplySchema, example: { files: [{ id, name, uses: exampleUses }] } },
    errors: ['bad_request', 'unauthenticated', 'invalid'],
  },
  {
    row: 'A15',
    method: 'DELETE',
    path: `${path}/trash`,
    title: 'Empty the trash',
    notes: [
      'Deletes for good what went to the trash first, so many at a time that the answer comes soon; `left` is what the next such calls will delete.',
      'What went to the trash after the list that said `trashUpTo` stays: nobody loses what they have not seen there.',
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: trashEmptyingSchema,
      examples: [{ title: 'What is there now', value: { upTo: 12 } }],
    },
    reply: {
      schema: trashEmptiedSchema,
      example: { success: true, message: libraryTexts.emptied, deleted: 12, failed: 0, left: 0 },
    },
    errors: ['bad_request', 'unauthenticated', 'invalid'],
  },
];
