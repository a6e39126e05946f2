import { z } from 'zod';
import { deviceTypes, MAX_BEACON_ITEMS, serverEvents, siteEventCategories } from '../../constants/analytics';
import { MAX_LINE, text } from '../../lib/text';

/** No page is in sight for longer than a day, in seconds. */
export const MAX_LEFT_SECONDS = 86_400;
/** Longest words of a search that are kept. */
export const MAX_SEARCH = 100;
/** How an event of one's own may be called. */
export const ownEventName = /^[A-Za-z]\w{0,39}$/;
/** A week, counted from 1970 on. */
export const weekNumber = z.number().int().min(0).max(10_000);
const milliseconds = z.number().min(0).max(600_000);

/** How fast a page was in a visitor's browser: in ms, the shift of the layout without a unit. */
export const webVitalsSchema = z.object({
  load: milliseconds.optional(),
  fcp: milliseconds.optional(),
  lcp: milliseconds.optional(),
  inp: milliseconds.optional(),
  cls: z.number().min(0).max(100).optional(),
});
export type WebVitals = z.infer<typeof webVitalsSchema>;

/** What a page may tell of: the site's events that the server does not count itself, and those of one's own, which the settings name. */
function isPageEvent(name: string): boolean {
  return Object.hasOwn(siteEventCategories, name)
    ? !serverEvents.some((other) => other === name)
    : ownEventName.test(name);
}

/**
 * One thing that a page tells: it is shown, it was left after so many seconds in sight, something was done or searched for. A
 * page that is looked at again after another tab is left again, without a view between: its seconds in sight are the sum.
 */
export const beaconItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('view') }),
  z.object({ kind: z.literal('leave'), seconds: z.number().int().min(0).max(MAX_LEFT_SECONDS) }),
  z.object({ kind: z.literal('event'), name: z.string().refine((name) => isPageEvent(name), 'is no event') }),
  z.object({ kind: z.literal('search'), text: text(MAX_SEARCH).trim().min(1) }),
  z.object({ kind: z.literal('vitals'), vitals: webVitalsSchema }),
  /** The week of the first visit: told by who agreed to be known again. */
  z.object({ kind: z.literal('cohort'), week: weekNumber }),
]);
export type BeaconItem = z.infer<typeof beaconItemSchema>;

/** What a page has to tell at most once in one request. */
export const toldOnce: readonly BeaconItem['kind'][] = ['view', 'leave', 'vitals', 'cohort'];

/**
 * What a public page tells the server of a visit, without a cookie and without anything that says who it is (A20). Whose visit
 * it is, the server finds by a hash that nobody can repeat on the next day (design: who is a visitor).
 */
export const beaconSchema = z.object({
  /** The page, without its query. */
  page: text(MAX_LINE).startsWith('/'),
  /** Host of the page that led here, also when it is this site; empty when there is none. */
  referrer: z.string().max(253),
  /** `utm_medium` of the address, if any. */
  medium: z.string().max(50),
  device: z.enum(deviceTypes),
  /** Was here on an earlier day: known only to who agreed to be measured (design: who is a visitor). */
  returning: z.boolean(),
  items: z
    .array(beaconItemSchema)
    .min(1)
    .max(MAX_BEACON_ITEMS)
    .refine((items) => toldOnce.every((kind) => items.filter((item) => item.kind === kind).length <= 1), {
      message: 'tells a view, a leave or the speed twice',
    }),
});
export type Beacon = z.infer<typeof beaconSchema>;
