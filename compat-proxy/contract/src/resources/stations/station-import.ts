import { z } from 'zod';
import { revisionText } from '../../revisions/revision';

/** How much CSV is taken at once. */
export const MAX_IMPORT_BYTES = 1_000_000;
export const MAX_IMPORT_ROWS = 2_000;

/** What becomes of a row of the file. */
export const rowOutcomes = ['new', 'changed', 'unchanged', 'wrong'] as const;

/** A row of the file as it was judged, with its number as a spreadsheet counts (the heading is 1). Values as the file writes them. */
export const judgedRowSchema = z.object({
  row: z.number(),
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
  /** What the file leaves open, and how it was read. */
  notes: z.array(z.string()),
  revision: revisionText,
});
export type StationCheck = z.infer<typeof stationCheckSchema>;

/** What has become of an import: rows that could not be saved are named with the reason. */
export const stationImportedSchema = z.object({
  created: z.number(),
  updated: z.number(),
  failed: z.array(z.object({ row: z.number(), name: z.string(), message: z.string() })),
});
export type StationImported = z.infer<typeof stationImportedSchema>;

/**
 * A line of the reply to POST stations/import: how far it is (`done` of `total` rows), and what has become of them. `error` says
 * why it went no further: the rows after `done` were not saved, or of the next ones it is not known.
 */
export const importStepSchema = stationImportedSchema.extend({
  done: z.number(),
  total: z.number(),
  error: z.string().optional(),
});
export type ImportStep = z.infer<typeof importStepSchema>;

/** Texts of the import. */
export const importTexts = {
  windows:
    'The file is not UTF-8 and was read as Windows-1252. If a letter looks wrong below, save it as “CSV UTF-8” in your spreadsheet.',
  unreadable: 'This is no CSV file. In your spreadsheet, save it as “CSV UTF-8”.',
  tooLarge: 'The file is larger than 1 MB',
  moved: 'The locations have changed since the file was checked. Please check it again.',
  hours: 'A spreadsheet had made a day of “24/7” in Operating hours: it was read as 24/7.',
  nothingKnown: 'The file needs a column Name or ID',
  taken: 'Another location has been given this name meanwhile',
} as const;
