import { z } from 'zod';
import { calendarDay } from '../../lib/calendar-day';
import { activitySchema } from '../people/activity';
import { contentHealthSchema } from './content-health';
import { hubFiguresSchema } from './hub-figures';
import { part } from './part';

const count = z.number().int().min(0);
/** A moment as ISO 8601 in UTC. */
const moment = z.iso.datetime();

/** How the stations stand (A3). Lockers are compartments; those of stations that are planned or closed count, but are not free. */
export const stationFiguresSchema = z.object({
  total: count,
  /** That work now. */
  active: count,
  lockers: count,
  free: count,
  /** Lockers of working stations that hold something, in percent of theirs; null where there are none. */
  occupancy: z.number().min(0).max(100).nullable(),
  /** The working station with the smallest share of free lockers; null: there is none. */
  fullest: z.object({ id: z.number(), name: z.string(), occupancy: z.number() }).nullable(),
  /** The one that customers rate best; null while none is rated. */
  best: z.object({ id: z.number(), name: z.string(), rating: z.number() }).nullable(),
});
export type StationFigures = z.infer<typeof stationFiguresSchema>;

/** Parcels of a day: what the stations' totals rose by between two nights. */
export const deliveryFiguresSchema = z.object({
  /** Between the last two counts, a day; null until two are known. */
  value: count.nullable(),
  /** The days of those counts, in Lagos. */
  from: calendarDay.nullable(),
  to: calendarDay.nullable(),
  /** Why there is no value; empty where there is one. */
  reason: z.string(),
  /** Since the last count; null before the first one. */
  sinceThen: count.nullable(),
});
export type DeliveryFigures = z.infer<typeof deliveryFiguresSchema>;

/** Subscribers: all, of the last seven days, and of the seven before. */
export const subscriberFiguresSchema = z.object({ total: count, week: count, weekBefore: count });
export type SubscriberFigures = z.infer<typeof subscriberFiguresSchema>;

/** Leads: `new` ones nobody has looked after yet, `waiting` ones nobody has answered; `late` ones wait longer than was promised. */
export const leadFiguresSchema = z.object({
  new: count,
  waiting: count,
  late: count,
  oldest: z.object({ id: z.string(), receivedAt: moment }).nullable(),
});
export type LeadFigures = z.infer<typeof leadFiguresSchema>;

export const healthStates = ['good', 'warn', 'bad', 'off'] as const;
export type HealthState = (typeof healthStates)[number];

/** How a part of the product stands. */
export const partHealthSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(healthStates),
  /** What is so, in a sentence. */
  text: z.string(),
  /** Where something can be done about it. */
  href: z.string().nullable(),
});
export type PartHealth = z.infer<typeof partHealthSchema>;

/** What the CMS knows of it. */
export const cmsDashboardSchema = z.object({
  /** When it was read. */
  at: moment,
  stations: part(stationFiguresSchema),
  deliveries: part(deliveryFiguresSchema),
  subscribers: part(subscriberFiguresSchema),
  leads: part(leadFiguresSchema),
  hub: hubFiguresSchema,
  activity: part(z.array(activitySchema)),
  contentHealth: part(contentHealthSchema),
  health: z.array(partHealthSchema),
});
export type CmsDashboard = z.infer<typeof cmsDashboardSchema>;

/** GET /api/dashboard. */
export const dashboardSchema = cmsDashboardSchema.extend({
  /** When the CMS was asked last; null: not since this server started. */
  at: moment.nullable(),
  /** Since when the CMS has not answered; null: it answers. */
  silentSince: moment.nullable(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** Things that were done last, at most. */
export const DASHBOARD_ACTIVITY = 6;
/** Where the proxy asks for it. */
export const cmsDashboardPath = '/api/wire/dashboard';
