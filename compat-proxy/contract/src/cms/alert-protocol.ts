import { z } from 'zod';
import { alertStepSchema } from '../resources/settings/checks';

/** Where the CMS is told of alerts, and where a person tests them. */
export const cmsAlertPaths = { raise: '/api/wire/alerts', test: '/api/wire/alerts/test' } as const;

/** POST alerts, by the proxy itself: `key` names what it is about. */
export const cmsAlertSchema = z.object({
  key: z.string().min(1).max(200),
  title: z.string().min(1).max(200),
  text: z.string().min(1).max(2_000),
});
export type CmsAlert = z.infer<typeof cmsAlertSchema>;
/** 200 of it: how many messages were put into the queue. */
export const cmsAlertRaisedSchema = z.object({ queued: z.number() });
/** 200 of POST alerts/test. */
export const cmsAlertTestedSchema = z.object({ steps: z.array(alertStepSchema) });
