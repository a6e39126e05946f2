import type { Station } from '@apoti/contract';
import { lockerSizes } from '@apoti/contract/constants/locker-sizes';

/** The parts of the form in their order (back-office §2). */
export const sections = {
  basic: 'Basic Information',
  lockers: 'Locker Configuration',
  operations: 'Contact & Operations',
  features: 'Features',
} as const;

const fields = {
  name: 'Name',
  address: 'Address',
  area: 'Area',
  state: 'State',
  status: 'Status',
  'coordinates.lat': 'Latitude',
  'coordinates.lng': 'Longitude',
  operatingHours: 'Operating hours',
  contactPerson: 'Contact person',
  contactPhone: 'Contact phone',
  monthlyRevenue: 'Monthly revenue',
  totalDeliveries: 'Total deliveries',
  customerRating: 'Customer rating',
  lastMaintenance: 'Last maintenance',
  nextMaintenance: 'Next maintenance',
  features: 'Features',
} as const;

const sizeFields = { count: 'lockers', available: 'available', dimensions: 'dimensions' } as const;
const ofSizes = lockerSizes.flatMap(({ key, name }) =>
  Object.entries(sizeFields).map(([field, label]) => [`lockerSizes.${key}.${field}`, `${name} ${label}`] as const),
);

/** A field by its path, with dots between the steps. */
export type LocationField =
  keyof typeof fields | `lockerSizes.${keyof Station['lockerSizes']}.${keyof typeof sizeFields}`;

/**
 * What the form calls a location's fields, and what the history calls the steps to them; messages about a field use the same
 * words.
 */
export const locationLabels: Readonly<Record<string, string>> = {
  ...fields,
  ...Object.fromEntries(ofSizes),
  ...{ coordinates: 'Place', lat: fields['coordinates.lat'], lng: fields['coordinates.lng'] },
  ...{ lockerSizes: 'Lockers', count: 'Lockers', available: 'Available', dimensions: 'Dimensions' },
  ...Object.fromEntries(lockerSizes.map(({ key, name }) => [key, name])),
};

/** The label of a field that there is. */
export function locationLabel(field: LocationField): string {
  return locationLabels[field] ?? field;
}

/** What a location is called in lists and questions. */
export function locationName({ name }: Pick<Station, 'name'>): string {
  return name.trim() || 'Location without a name';
}

/** Texts of the screen that nothing else says. */
export const screenTexts = {
  title: 'Location Management',
  failed: 'Failed to update location',
  notCreated: 'Failed to create location',
  notDeleted: 'Failed to delete location',
  keeps: 'It goes from the site at once. The change log keeps all of it.',
} as const;

/** A status as people read it. */
export const statusNames: Record<Station['status'], string> = {
  active: 'Active',
  maintenance: 'Maintenance',
  inactive: 'Inactive',
  planned: 'Planned',
};
