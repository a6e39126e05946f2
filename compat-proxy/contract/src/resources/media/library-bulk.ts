import { z } from 'zod';
import { mediaCategories } from '../../constants/media';
import { errorCodes } from '../../errors/error';
import { MAX_ROW_ID } from '../../lib/identity';
import { fileIdSchema, folderIdSchema } from './library-file';

/** Most files that one call may do something to. */
export const MAX_BULK_FILES = 200;

const ids = z
  .array(fileIdSchema)
  .min(1, 'No files selected')
  .max(MAX_BULK_FILES, `names more than ${MAX_BULK_FILES} files`);

/** Body of POST /api/library/bulk. `delete` deletes for good what is in the trash. */
export const libraryBulkSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('trash'), ids }),
  z.object({ action: z.literal('restore'), ids }),
  z.object({ action: z.literal('delete'), ids }),
  z.object({ action: z.literal('move'), ids, folder: folderIdSchema.nullable() }),
  z.object({ action: z.literal('category'), ids, category: z.enum(mediaCategories) }),
]);
export type LibraryBulk = z.infer<typeof libraryBulkSchema>;

/** What became of each file: done, or why not. */
export const libraryBulkResultSchema = z.object({
  done: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), code: z.enum(errorCodes), error: z.string() })),
});
export type LibraryBulkResult = z.infer<typeof libraryBulkResultSchema>;
export const libraryBulkReplySchema = libraryBulkResultSchema.extend({ success: z.literal(true) });
export type LibraryBulkReply = z.infer<typeof libraryBulkReplySchema>;

/** Body of DELETE /api/library/trash: `trashUpTo` of the list that the person saw; what went there later stays. */
export const trashEmptyingSchema = z.object({ upTo: z.number().int().min(0).max(MAX_ROW_ID) });

/** 200 of DELETE /api/library/trash: so many at a time; `left` are to be deleted by the next such calls. */
export const trashEmptiedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  deleted: z.number(),
  failed: z.number(),
  left: z.number(),
});
export type TrashEmptied = z.infer<typeof trashEmptiedSchema>;
