import { z } from 'zod';
import { MAX_FOLDER_NAME } from '../../constants/media';
import { text } from '../../lib/text';
import { folderIdSchema } from './library-file';
import { libraryTexts } from './library-texts';
import { usesReplySchema } from './library-uses';

/** Control and invisible characters, or what stands for a path. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Co}\u200b\u2028-\u202e\u2060-\u2069\ufeff/\\]/u;

/** A folder's name in any script: no path, nothing invisible, no blanks around it. */
export const folderNameSchema = text(MAX_FOLDER_NAME)
  .transform((name) => name.normalize('NFC').trim())
  .refine((name) => name !== '', libraryTexts.folderNeedsName)
  .refine((name) => !NOT_IN_NAMES.test(name) && !/^\.+$/.test(name), libraryTexts.folderName);

/** A folder of the library. `parent` null: it is in the root. */
export const libraryFolderSchema = z.object({
  id: folderIdSchema,
  name: z.string(),
  parent: folderIdSchema.nullable(),
  /** Files right in it, and those in it and the folders below. */
  files: z.number(),
  allFiles: z.number(),
});
export type LibraryFolder = z.infer<typeof libraryFolderSchema>;

/** GET /api/library/folders: all of them, parents before what is in them, in the alphabet's order. */
export const foldersReplySchema = z.object({ folders: z.array(libraryFolderSchema), rootFiles: z.number() });
export type FoldersReply = z.infer<typeof foldersReplySchema>;

/** Body of POST /api/library/folders. */
export const newFolderSchema = z.object({ name: folderNameSchema, parent: folderIdSchema.nullable().default(null) });
/** Body of POST /api/library/folders/{id}: another name, another place, or both. */
export const folderPatchSchema = z.object({
  name: folderNameSchema.optional(),
  parent: folderIdSchema.nullable().optional(),
});
export type FolderPatch = z.infer<typeof folderPatchSchema>;
/** GET /api/library/folders/{id}/contents: what goes with a folder, those in it among them. */
export const folderContentsSchema = z.object({
  folders: z.number(),
  files: z.number(),
  /** The files that are used, and where. */
  used: usesReplySchema.shape.files,
  /** Names what is in it now. */
  seen: z.string(),
});
export type FolderContents = z.infer<typeof folderContentsSchema>;

/**
 * Body of DELETE /api/library/folders: with `trashFiles` its files and those of the folders in it go to the trash first, as
 * long as they are those that `seen` names.
 */
export const folderDeletionSchema = z.object({
  id: folderIdSchema,
  trashFiles: z.boolean().default(false),
  seen: z.string().max(64).default(''),
});
export type FolderDeletion = z.infer<typeof folderDeletionSchema>;

/** 200 of what makes or changes a folder. */
export const folderSavedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  folder: libraryFolderSchema,
});
/** 200 of DELETE /api/library/folders. */
export const folderDeletedSchema = z.object({ success: z.literal(true), message: z.string(), trashed: z.number() });
