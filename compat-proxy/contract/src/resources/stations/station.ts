import { z } from 'zod';
import { calendarDayOrNone } from '../../lib/calendar-day';
import { wireId } from '../../lib/identity';
import { line, requiredLine, requiredText } from '../../lib/text';
import { typesOnly } from '../../lib/types-only';

export const stationStates = ['Lagos', 'Abuja', 'Port Harcourt', 'Kano', 'Ibadan'] as const;
export const stationStatuses = ['active', 'maintenance', 'inactive', 'planned'] as const;
/** The eight features a station may have (A14). */
export const stationFeatures = [
  '24/7 Access',
  'CCTV Monitoring',
  'Climate Controlled',
  'Multiple Sizes',
  'Security Guard',
  'Backup Power',
  'WiFi Available',
  'Parking Available',
] as const;

/** Highest number of anything that is counted, and highest monthly revenue in naira. */
const MAX_COUNT = 100_000;
/** Deliveries of a station in all its life: what a column for whole numbers holds in every database. */
const MAX_DELIVERIES = 1_000_000_000;
const MAX_REVENUE = 1_000_000_000_000;

/** A number between two others, and what is said of anything else. */
const number = (least: number, most: number, outside: string) =>
  z.number('must be a number').min(least, outside).max(most, outside);

const countTo = (most: number, outside: string) =>
  z.number('must be a number').int('must be a whole number').min(0, 'cannot be below 0').max(most, outside);

const count = countTo(MAX_COUNT, 'is more than 100,000');

/** More of a size are free than there are: the rule, and what is said of it. */
export const isAboveCount = (size: { count: number; available: number }): boolean => size.available > size.count;
export const ABOVE_COUNT = 'cannot be above the count';

/** Compartments of one size: how many, how many of them free, and their dimensions. */
export const lockerSizeSchema = z
  .object({ count, available: count, dimensions: line(60) })
  .refine((size) => !isAboveCount(size), { path: ['available'], message: ABOVE_COUNT });

const day = calendarDayOrNone;

/** A locker station; totals are the sums of its sizes. Revenue in naira a month. Days are Lagos calendar days. */
export const stationSchema = z.object({
  id: wireId,
  name: requiredLine('Name', 120),
  address: requiredText('Address', 600),
  area: requiredLine('Area', 120),
  state: z.enum(stationStates, 'State must be one of those offered'),
  coordinates: z.object({
    lat: number(-90, 90, 'must be between -90 and 90'),
    lng: number(-180, 180, 'must be between -180 and 180'),
  }),
  status: z.enum(stationStatuses, 'Status must be one of those offered'),
  operatingHours: line(120),
  contactPerson: line(120),
  contactPhone: line(60),
  features: z.array(z.enum(stationFeatures)).max(stationFeatures.length),
  lockerSizes: z.object({ small: lockerSizeSchema, medium: lockerSizeSchema, large: lockerSizeSchema }),
  monthlyRevenue: number(0, MAX_REVENUE, 'must be between 0 and 1,000,000,000,000'),
  totalDeliveries: countTo(MAX_DELIVERIES, 'is more than 1,000,000,000'),
  customerRating: number(0, 5, 'must be between 0 and 5'),
  lastMaintenance: day,
  nextMaintenance: day,
});
export type Station = z.infer<typeof stationSchema>;

/** A station as it is shown; `updatedAt` is the ISO time of its last change, empty while it is not known. */
export const shownStationSchema = typesOnly(stationSchema).and(z.object({ updatedAt: z.string() }));
export type ShownStation = z.infer<typeof shownStationSchema>;
