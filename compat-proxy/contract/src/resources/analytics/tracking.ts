import { z } from 'zod';

const count = z.number().int().min(0);

/** Weeks after the first visit that are told apart: the week itself, one, two and three weeks later, and all that comes after. */
export const COHORT_COLUMNS = ['Same week', '1 week later', '2 weeks later', '3 weeks later', 'Later'] as const;

/** What is told only while the tab Advanced Tracking wants it (A18); absent: it does not. */
export const trackingReportShape = {
  /** Ways from a page to the next one of the same visit, the most used first. */
  journeys: z.array(z.object({ from: z.string(), to: z.string(), views: count })).optional(),
  /** Visits that came as far as a step of the funnel and no further; `percentage` is of the visits that came to any. */
  funnelEnds: z.array(z.object({ step: z.string(), visits: count, percentage: z.number().min(0) })).optional(),
  /** Visits of those who agreed to be known again, by the week of their first one: its Monday, and by {@link COHORT_COLUMNS}. */
  cohorts: z.array(z.object({ week: z.iso.date(), visits: z.array(count).length(COHORT_COLUMNS.length) })).optional(),
};
