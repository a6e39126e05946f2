import { z } from 'zod';
import { MAX_IDEMPOTENCY_KEY } from '../../constants/wire';
import { text } from '../../lib/text';
import { contactMessageSchema } from '../contact-messages/contact-message';
import { franchiseApplicationSchema } from '../franchise/franchise-application';

/** A visitor's message to the company: the contact form (P20) or the franchise form (P21). */
export const leadSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('contact'), fields: contactMessageSchema }),
  z.object({ kind: z.literal('franchise'), fields: franchiseApplicationSchema }),
]);
export type Lead = z.infer<typeof leadSchema>;
export type LeadKind = Lead['kind'];

/** Names one submission, so that sending it again makes no second record. */
export const submissionIdSchema = text(MAX_IDEMPOTENCY_KEY).refine((value) => value !== '', 'must not be empty');

/** What a form tells of how it was filled in: see {@link leadFields}. */
export const leadSignsSchema = z.object({ honeypot: z.boolean(), elapsed: z.number().nonnegative().nullable() });
export type LeadSigns = z.infer<typeof leadSignsSchema>;

const besides = {
  submissionId: submissionIdSchema.optional(),
  website: z.string().optional(),
  elapsed: z.number().optional(),
};

/** Body of POST /api/contact (P20). Optional fields may be left out. */
export const contactSubmissionSchema = contactMessageSchema.partial({ phone: true }).extend(besides);

/** Body of POST /api/franchise (P21). Optional fields may be left out. */
export const franchiseSubmissionSchema = franchiseApplicationSchema
  .partial({ company: true, investment: true, message: true })
  .extend(besides);

/** What our forms send. */
export type ContactSubmission = z.input<typeof contactSubmissionSchema>;
export type FranchiseSubmission = z.input<typeof franchiseSubmissionSchema>;
