import { phoneFaults, stationSchema, wireStationSchema, type FieldIssue, type Station } from '@apoti/contract';
import { stationShape } from '@apoti/contract/merge/plan-station-save';
import { z } from 'zod';
import { looseDocument, type EditedDocument } from '../editing/document';
import type { Words } from '../editor/editor';
import { plainText } from '../editor/plain-text';
import type { Previewed } from '../preview/Preview';
import { locationLabels } from './location-labels';

/** A number, or what is typed where one belongs and is none yet: no key of it is lost. */
const typed = z.union([z.number(), z.string()]);
const size = z.object({ count: typed, available: typed, dimensions: z.string() });
const { state, status, features } = stationSchema.shape;

/** A location as it is being typed. */
export const draftSchema = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  area: z.string(),
  state,
  coordinates: z.object({ lat: typed, lng: typed }),
  status,
  operatingHours: z.string(),
  contactPerson: z.string(),
  contactPhone: z.string(),
  features: z.array(features.element),
  lockerSizes: z.object({ small: size, medium: size, large: size }),
  monthlyRevenue: typed,
  totalDeliveries: typed,
  customerRating: typed,
  lastMaintenance: z.string(),
  nextMaintenance: z.string(),
});
export type LocationDraft = z.infer<typeof draftSchema>;

/** What the names of locations' records in the browser begin with. */
export const LOCATION_PREFIX = 'location-';

/** What of a location nobody can call: no schema says it, as for the company's own numbers. */
export function phoneFaultsOf({ contactPhone }: Pick<LocationDraft, 'contactPhone'>): FieldIssue[] {
  return phoneFaults([[['contactPhone'], contactPhone]]);
}

/** A location as the editing core sees it, under the name of its records in the browser: each has its own session. */
export function locationDocument(name: string): EditedDocument<LocationDraft> {
  return looseDocument<LocationDraft>(
    name,
    { schema: stationSchema, working: draftSchema },
    stationShape,
    phoneFaultsOf,
  );
}

/** A draft as a location, of the right types at least; null while something that is typed is no number. */
export function toStation(draft: LocationDraft): Station | null {
  return wireStationSchema.safeParse(draft).data ?? null;
}

const orNone = (value: number | string) => (typeof value === 'number' ? value : 0);

/** What the preview shows of a location: its unit on the real page. What is typed and no number yet counts as none. */
export function shownLocation(draft: LocationDraft): Previewed {
  const { id, coordinates, lockerSizes } = draft;
  const room = (size: LocationDraft['lockerSizes']['small']) => ({
    ...size,
    count: orNone(size.count),
    available: orNone(size.available),
  });
  const station: Station = {
    ...draft,
    coordinates: { lat: orNone(coordinates.lat), lng: orNone(coordinates.lng) },
    lockerSizes: { small: room(lockerSizes.small), medium: room(lockerSizes.medium), large: room(lockerSizes.large) },
    monthlyRevenue: orNone(draft.monthlyRevenue),
    totalDeliveries: orNone(draft.totalDeliveries),
    customerRating: orNone(draft.customerRating),
  };
  return { path: `/lockers?station=${id}`, anchor: `station-${id}`, parts: { station } };
}

/** How a location speaks of its fields and values. */
export const locationWords: Words<LocationDraft> = {
  place: (_, path) => {
    const steps = path.map(String);
    const whole = locationLabels[steps.join('.')];
    return { item: '', field: whole ?? locationLabels[steps[0] ?? ''] ?? steps.join(' › ') };
  },
  text: (_, __, value) => plainText(value),
};
