import { z } from 'zod';
import { lockerSizes } from '../../constants/locker-sizes';
import { deepPartial } from '../../lib/deep-partial';
import { lagosDay } from '../../lib/lagos-day';
import { typesOnly } from '../../lib/types-only';
import { conflictSchema } from '../../merge/conflict';
import { revisionText } from '../../revisions/revision';
import { stationSchema, stationStates, type Station } from './station';

/** A station as the wire shows it to admins: what was stored before a rule came is shown all the same. */
export const wireStationSchema = typesOnly<Station>(stationSchema);

/** GET stations: all of them and the list's revision, which is missing while only the defaults are known. */
export const stationsReplySchema = z.object({
  stations: z.array(wireStationSchema),
  revision: revisionText.optional(),
});
export type StationsReply = z.infer<typeof stationsReplySchema>;

/** Body of POST stations: with an id an update of the fields that it has, without one a new station. */
export const stationPatchSchema = deepPartial(stationSchema).and(
  z.object({ id: stationSchema.shape.id.nullish(), revision: revisionText.optional() }),
);
export type StationPatch = z.infer<typeof stationPatchSchema>;

/** Body of DELETE stations. */
export const stationDeleteSchema = z.object({ id: stationSchema.shape.id });

/** Reply of POST stations: the station as it stands now. */
export const stationSavedSchema = z.object({
  success: z.literal(true),
  station: wireStationSchema,
  revision: revisionText,
});

/** Extra members of a 409 of POST stations. */
export const stationConflictSchema = z.object({
  code: z.enum(['conflict', 'base_unknown']),
  error: z.string(),
  revision: revisionText,
  station: wireStationSchema,
  conflicts: z.array(conflictSchema),
});

/** Days from a new station's first to its next maintenance (back-office §4). */
const MAINTENANCE_DAYS = 30;
const DAY_MS = 86_400_000;

/** What a new station holds (back-office §4, §9): open round the clock, empty, looked after today and in 30 days. */
export function newStation(now: number): Omit<Station, 'id'> {
  const rooms = lockerSizes.map(({ key, dimensions }) => [key, { count: 0, available: 0, dimensions }]);
  return {
    name: '',
    address: '',
    area: '',
    state: stationStates[0],
    coordinates: { lat: 0, lng: 0 },
    status: 'active',
    operatingHours: '24/7',
    contactPerson: '',
    contactPhone: '',
    features: [],
    lockerSizes: stationSchema.shape.lockerSizes.parse(Object.fromEntries(rooms)),
    monthlyRevenue: 0,
    totalDeliveries: 0,
    customerRating: 0,
    lastMaintenance: lagosDay(now),
    nextMaintenance: lagosDay(now + MAINTENANCE_DAYS * DAY_MS),
  };
}

/** What the toggle makes of a status (back-office §4): active becomes inactive, anything else active. */
export function toggledStatus(status: Station['status']): Station['status'] {
  return status === 'active' ? 'inactive' : 'active';
}

/** Texts of the back-office's locations (back-office §8). */
export const stationTexts = {
  created: 'Location created successfully!',
  updated: 'Location updated successfully!',
  deleted: 'Location deleted successfully!',
  question: 'Are you sure you want to delete this location?',
  missing: 'There is no such location',
} as const;
