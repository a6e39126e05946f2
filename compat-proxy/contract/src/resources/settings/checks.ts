import { z } from 'zod';

/** Services of others whose connection can be tested (A18). */
export const testedServices = [
  'googleAnalytics',
  'googleTagManager',
  'heatmapTracking',
  'facebookPixel',
  'linkedinInsight',
  'twitterAnalytics',
] as const;
export type TestedService = (typeof testedServices)[number];

/** POST settings/connections: which service, by what is saved. */
export const connectionRequestSchema = z.object({ service: z.enum(testedServices) });
/** 200 of it. */
export const connectionReplySchema = z.object({
  success: z.literal(true),
  /** What the service is called. */
  name: z.string(),
  connected: z.boolean(),
  /** What was found, in a sentence. */
  found: z.string(),
});
export type Connection = z.infer<typeof connectionReplySchema>;

/** What became of one message of an alert. */
export const alertStepSchema = z.object({
  way: z.enum(['email', 'sms']),
  /** An address or a number; empty where there is none. */
  to: z.string(),
  /** `waiting`: it is tried again by itself. `off`: nothing was sent, `note` says why. */
  state: z.enum(['sent', 'waiting', 'failed', 'off']),
  /** Why, or where it lies; may be empty. */
  note: z.string(),
});
export type AlertStep = z.infer<typeof alertStepSchema>;
/** 200 of POST settings/alerts. */
export const alertTestReplySchema = z.object({ success: z.literal(true), steps: z.array(alertStepSchema) });
