import { z } from 'zod';
import { typesOnly } from '../lib/types-only';
import { eventSchema } from '../resources/events/event';
import { franchiseModelSchema } from '../resources/franchise/franchise-model';
import { shownStationSchema } from '../resources/stations/station';
import { cmsSaveSchema, revisionsSchema, savedFields } from './protocol';

/** GET stations, events and franchise models: all of them, which visitors see as they are (P9, P12, P15). */
export const cmsStationsSchema = z.object({ revisions: revisionsSchema, stations: z.array(shownStationSchema) });
export const cmsEventsSchema = z.object({ revisions: revisionsSchema, events: z.array(typesOnly(eventSchema)) });
export const cmsFranchiseModelsSchema = z.object({
  revisions: revisionsSchema,
  franchiseModels: z.array(typesOnly(franchiseModelSchema)),
});

/** POST events (create, without `id`, which needs no revision) and POST events/:id: `event` is an eventPatch. */
export const cmsEventSaveSchema = cmsSaveSchema.extend({ event: z.record(z.string(), z.json()) });
export type CmsEventSave = z.infer<typeof cmsEventSaveSchema>;
/** The event as it stands now; `before` is the events' number before this save: who knew the list then knows it now. */
export const cmsEventSavedSchema = z.object({
  ...savedFields,
  revisions: revisionsSchema,
  event: typesOnly(eventSchema),
  before: z.number(),
});
export type CmsEventSaved = z.infer<typeof cmsEventSavedSchema>;

/** POST events/:id/delete. */
export const cmsEventDeletedSchema = z.object({ revisions: revisionsSchema, before: z.number() });
export type CmsEventDeleted = z.infer<typeof cmsEventDeletedSchema>;
