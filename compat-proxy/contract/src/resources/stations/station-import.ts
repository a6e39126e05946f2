import { z } from 'zod';
import { revisionText } from '../../revisions/revision';

/** How much CSV is taken at once. */
export const MAX_IMPORT_BYTES = 1_000_000;
export const MAX_IMPORT_ROWS = 2_000;

/** What becomes of a row of the file. */
export const rowOutcomes = ['new', 'changed', 'unchanged', 'wrong'] as const;

/** A row of the file as it was judged, with its line in the file, from 1. Values are told as the file writes them. */
export const judgedRowSchema = z.object({
  line: z.number(),
  outcome: z.enum(rowOutcomes),
  /** Of the location that it is; null while there is none. */
  id: z.number().nullable(),
  name: z.string(),
  /** What would change, by heading. */
  changes: z.array(z.object({ field: z.string(), old: z.string(), new: z.string() })),
  /** Why it is left out. */
  issues: z.array(z.string()),
});
export type JudgedRow = z.infer<typeof judgedRowSchema>;

/** Reply of POST stations/import/check: what an import would do, at this revision. */
export const stationCheckSchema = z.object({
  rows: z.array(judgedRowSchema),
  /** Headings that no field has: their cells are left out. */
  ignored: z.array(z.string()),
  revision: revisionText,
});
export type StationCheck = z.infer<typeof stationCheckSchema>;

/** Reply of POST stations/import: rows that could not be saved are named with the reason. */
export const stationImportedSchema = z.object({
  success: z.literal(true),
  created: z.number(),
  updated: z.number(),
  failed: z.array(z.object({ line: z.number(), name: z.string(), message: z.string() })),
  revision: revisionText,
});
export type StationImported = z.infer<typeof stationImportedSchema>;

/** Texts of the import. */
export const importTexts = {
  notUtf8: 'The file is not UTF-8. In your spreadsheet, save it as “CSV UTF-8”.',
  tooLarge: 'The file is larger than 1 MB',
  moved: 'The locations have changed since the file was checked. Please check it again.',
  nothingKnown: 'The file needs a column Name or ID',
  taken: 'Another location has been given this name meanwhile',
} as const;
