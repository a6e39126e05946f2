import { z } from 'zod';
import { text } from '../../lib/text';
import { mediaCategories, mediaKinds } from '../../constants/media';
import { folderIdSchema, libraryFileSchema } from './library-file';

export const FILES_PER_PAGE = 48;
export const MAX_FILES_PER_PAGE = 200;
/** How the list may be sorted; `-` is the other way round. In the trash the day counts at which a file went there. */
export const librarySorts = ['-date', 'date', 'name', '-name', '-size', 'size'] as const;

const wholeNumber = z.coerce.number().int().min(1);

/** Query of GET /api/library. An empty text is no condition. */
export const libraryQuerySchema = z.object({
  tab: z.enum(['active', 'trash']).default('active'),
  /** A folder's number, `root` for what is in none; with `deep` also what is in the folders below. */
  folder: z
    .string()
    .regex(/^(root|\d{1,15})?$/, 'is no folder')
    .default(''),
  deep: z.enum(['', 'true', 'false']).default(''),
  /** In name, alt text and category, whatever the case. */
  search: text(100).default(''),
  category: z.enum(['', 'all', ...mediaCategories]).default(''),
  kind: z.enum(['', ...mediaKinds]).default(''),
  /** `true`: only pictures that say nothing to who does not see them. */
  missingAlt: z.enum(['', 'true', 'false']).default(''),
  sort: z.enum(librarySorts).default('-date'),
  page: wholeNumber.max(1_000_000).default(1),
  size: wholeNumber.max(MAX_FILES_PER_PAGE).default(FILES_PER_PAGE),
});
export type LibraryQuery = z.infer<typeof libraryQuerySchema>;

/** What is in the whole library, whatever the question. */
export const libraryCountsSchema = z.object({
  active: z.number(),
  trash: z.number(),
  /** Names what is in the trash now, whoever's clock says what: emptying it deletes no more than that. */
  trashUpTo: z.number(),
  /** Active pictures without an alt text. */
  missingAlt: z.number(),
  /** Active files right in each folder that has any; null is the root. */
  folders: z.array(z.object({ folder: folderIdSchema.nullable(), files: z.number() })),
});
export type LibraryCounts = z.infer<typeof libraryCountsSchema>;

/** GET /api/library. */
export const libraryPageSchema = z.object({
  files: z.array(libraryFileSchema),
  /** How many match, on how many pages (at least one), and which of these this is: never one behind the last. */
  total: z.number(),
  pages: z.number(),
  page: z.number(),
  counts: libraryCountsSchema,
});
export type LibraryPage = z.infer<typeof libraryPageSchema>;
