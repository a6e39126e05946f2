import { compartmentTotals, type Station } from '@apoti/contract';
import type { LocationDraft } from './location-document';

const sized = (amount: number, unit: number, digits: number) =>
  (amount / unit).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A sum in naira, in millions with one decimal: `₦12.5M` (back-office §9). */
export function totalNaira(amount: number): string {
  return `₦${sized(amount, 1_000_000, 1)}M`;
}

/** A location's naira in thousands: `₦940K` (back-office §9). */
export function locationNaira(amount: number): string {
  return `₦${sized(amount, 1_000, 0)}K`;
}

/** The four cards (A14): of all locations, whatever the list shows. */
export function countLocations(stations: readonly Station[]): readonly (readonly [string, string])[] {
  const lockers = stations.reduce((sum, station) => sum + compartmentTotals(station).count, 0);
  const revenue = stations.reduce((sum, { monthlyRevenue }) => sum + monthlyRevenue, 0);
  const active = stations.filter(({ status }) => status === 'active').length;
  return [
    ['Total Locations', stations.length.toLocaleString('en')],
    ['Active Locations', active.toLocaleString('en')],
    ['Total Lockers', lockers.toLocaleString('en')],
    ['Monthly Revenue', totalNaira(revenue)],
  ];
}

const isCount = (typed: unknown): typed is number => Number.isInteger(typed) && Number(typed) >= 0;

/** All lockers of what is typed, and the free ones; what cannot be a number of lockers counts nothing. */
export function draftTotals({ lockerSizes }: Pick<LocationDraft, 'lockerSizes'>): { count: number; available: number } {
  const sizes = Object.values(lockerSizes);
  const sum = (field: 'count' | 'available') =>
    sizes.reduce((total, { [field]: typed }) => total + (isCount(typed) ? typed : 0), 0);
  return { count: sum('count'), available: sum('available') };
}
