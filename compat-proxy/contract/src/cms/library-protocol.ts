import { z } from 'zod';
import { MAX_FILE_NAME } from '../constants/media';
import { text } from '../lib/text';
import { libraryBulkResultSchema, trashEmptiedSchema } from '../resources/media/library-bulk';
import { fileContentFieldsSchema, fileFieldsSchema, fileReplySchema } from '../resources/media/library-file';
import { folderDeletedSchema, libraryFolderSchema } from '../resources/media/library-folders';
import { placedSchema, placementsSchema } from '../resources/media/library-placements';
import { revisionsSchema } from './protocol';

/** Where the proxy asks for the media library (A15). */
export const cmsLibraryPaths = {
  page: '/api/wire/library',
  files: '/api/wire/library/files',
  file: (id: string) => `/api/wire/library/files/${encodeURIComponent(id)}`,
  content: (id: string) => `/api/wire/library/files/${encodeURIComponent(id)}/content`,
  fileUses: (id: string) => `/api/wire/library/files/${encodeURIComponent(id)}/uses`,
  uses: '/api/wire/library/uses',
  folders: '/api/wire/library/folders',
  deleteFolder: '/api/wire/library/folders/delete',
  folder: (id: number) => `/api/wire/library/folders/${id}`,
  folderContents: (id: number) => `/api/wire/library/folders/${id}/contents`,
  placements: '/api/wire/library/placements',
  bulk: '/api/wire/library/bulk',
  emptyTrash: '/api/wire/library/trash/empty',
  /** With the read-only token: what the site's pages show. */
  placed: '/api/wire/placed',
} as const;

/** POST files and content: the body is the file itself; what is said about it is JSON in a header, as encodeURIComponent writes it. */
export const cmsUploadInfoSchema = fileFieldsSchema.extend({ fileName: text(MAX_FILE_NAME) });
export type CmsUploadInfo = z.infer<typeof cmsUploadInfoSchema>;
export const cmsContentInfoSchema = fileContentFieldsSchema.extend({ fileName: text(MAX_FILE_NAME) });
export type CmsContentInfo = z.infer<typeof cmsContentInfoSchema>;
export const cmsUploadInfoHeader = 'x-upload-info';

/** What changes placed files also says what the site shows now. */
export const cmsPlacedSchema = z.object({ revisions: revisionsSchema, placed: placedSchema });
export type CmsPlaced = z.infer<typeof cmsPlacedSchema>;

export const cmsLibraryFileSchema = fileReplySchema;
export const cmsUploadedSchema = cmsLibraryFileSchema.extend({ duplicate: z.boolean() });
export const cmsFolderSchema = z.object({ folder: libraryFolderSchema });
export const cmsFolderDeletedSchema = folderDeletedSchema.pick({ trashed: true });
export const cmsPlacementsSchema = placementsSchema;
export const cmsLibraryBulkSchema = libraryBulkResultSchema;
export const cmsTrashEmptiedSchema = trashEmptiedSchema.omit({ success: true, message: true });
