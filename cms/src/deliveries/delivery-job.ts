import { BACKUP_HOUR, lagosDay } from '@apoti/contract';
import type { Job } from '../schedule/scheduler';
import type { Strapi } from '../store/strapi';
import { countDeliveries, isCounted } from './delivery-counts';

const HOUR_MS = 3_600_000;

/** The day that a night's work belongs to. */
export const dayAt = (now: number) => lagosDay(now - BACKUP_HOUR * HOUR_MS);

/** Every night: what the stations have delivered in all, so that a day is the difference of two nights (A3). */
export function deliveryJob(strapi: Strapi): Job {
  return {
    name: 'deliveries',
    frequency: async () => 'daily',
    beginsAtOnce: true,
    isDone: ({ start }) => isCounted(strapi, lagosDay(start)),
    run: (now) => countDeliveries(strapi, dayAt(now), now),
    problemText: () => 'The parcels of the day could not be counted; the log says why.',
  };
}
