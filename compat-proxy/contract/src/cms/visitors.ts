import { z } from 'zod';
import { leadSchema, leadSignsSchema, submissionIdSchema } from '../resources/leads/lead';

/** POST subscribers: `created` is false when the address was there already (C12). */
export const cmsSubscribedSchema = z.object({ created: z.boolean() });

/** POST leads (P20, P21): what a person sent, and what tells people from programs. */
export const cmsLeadRequestSchema = z.object({
  lead: leadSchema,
  submissionId: submissionIdSchema.optional(),
  signs: leadSignsSchema,
});
export type CmsLeadRequest = z.infer<typeof cmsLeadRequestSchema>;
/** `created` is false when the same was there already. */
export const cmsLeadStoredSchema = z.object({ created: z.boolean() });
