import { z } from 'zod';
import { MAX_IMPORT_ROWS } from '../resources/stations/station-import';
import { shownStationSchema } from '../resources/stations/station';
import { cmsSaveSchema, revisionsSchema, savedFields } from './protocol';

/** POST stations (create, without `id`, which needs no revision) and POST stations/:id: `station` is a stationPatch. */
export const cmsStationSaveSchema = cmsSaveSchema.extend({ station: z.record(z.string(), z.json()) });
export type CmsStationSave = z.infer<typeof cmsStationSaveSchema>;
/** The station as it stands now; `before` is the stations' number before this save: who knew the list then knows it now. */
export const cmsStationSavedSchema = z.object({
  ...savedFields,
  revisions: revisionsSchema,
  station: shownStationSchema,
  before: z.number(),
});
export type CmsStationSaved = z.infer<typeof cmsStationSavedSchema>;

/** POST stations/:id/delete. */
export const cmsStationDeletedSchema = z.object({ revisions: revisionsSchema, before: z.number() });
export type CmsStationDeleted = z.infer<typeof cmsStationDeletedSchema>;

/**
 * POST stations/import: rows that were judged at `revision`, each with its number; without an id a new station. `first`: of the
 * file, so that nobody but this import may have changed a station since.
 */
export const cmsStationImportSchema = cmsSaveSchema.pick({ session: true }).extend({
  revision: z.string(),
  first: z.boolean(),
  rows: z
    .array(z.object({ row: z.number(), id: z.number().nullable(), station: z.record(z.string(), z.json()) }))
    .max(MAX_IMPORT_ROWS),
});
export type CmsStationImport = z.infer<typeof cmsStationImportSchema>;
/** What became of the first ones of the rows, of at least one: `error` says why it was not saved. The others wait to be sent again. */
export const cmsStationImportedSchema = z.object({
  rows: z.array(z.object({ row: z.number(), error: z.string().nullable() })).min(1),
});
export type CmsStationImported = z.infer<typeof cmsStationImportedSchema>;
