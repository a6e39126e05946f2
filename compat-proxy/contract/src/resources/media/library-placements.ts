import { z } from 'zod';
import { placements } from '../../constants/media';
import { fileIdSchema, libraryFileSchema } from './library-file';

/** GET /api/library/placements, and the answer of a change: every place, and the file that is there. */
export const placementsSchema = z.object({
  placements: z.array(z.object({ placement: z.enum(placements), file: libraryFileSchema.nullable() })),
});
export type Placements = z.infer<typeof placementsSchema>;

/**
 * Body of POST /api/library/placements: the file takes the place from the one that has it; null empties the place. `seen` is
 * the file that the sender saw there, null for none: nobody takes away what they have not seen.
 */
export const placementChangeSchema = z.object({
  placement: z.enum(placements),
  id: fileIdSchema.nullable(),
  seen: fileIdSchema.nullable(),
});
export type PlacementChange = z.infer<typeof placementChangeSchema>;
export const placementSavedSchema = placementsSchema.extend({ success: z.literal(true), message: z.string() });

/** A placed file as the site's pages know it. */
export const placedFileSchema = z.object({
  url: z.string(),
  mime: z.string(),
  alt: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export type PlacedFile = z.infer<typeof placedFileSchema>;
/** What is placed where; a place without a file is missing. */
export const placedSchema = z.partialRecord(z.enum(placements), placedFileSchema);
export type Placed = z.infer<typeof placedSchema>;
