import { z } from 'zod';
import {
  leadInboxLimits,
  leadKinds,
  LEADS_PER_PAGE,
  leadStates,
  MAX_BULK_LEADS,
  MAX_LEADS_PER_PAGE,
} from '../../constants/lead-inbox';
import { MAX_IDEMPOTENCY_KEY } from '../../constants/wire';
import { errorCodes } from '../../errors/error';
import { requiredLine, requiredText, text } from '../../lib/text';

/** Names a lead of either kind, such as `contact-x1y2…`: the kind and the document of the CMS. */
export const leadIdSchema = z.string().regex(/^(?:contact|franchise)-[a-z0-9]{1,40}$/, 'names no lead');

const wholeNumber = z.coerce.number().int().min(1);

/** What the inbox can be filtered by. An empty text is no condition, but that without a state spam is left out. */
const conditions = {
  /** In name, e-mail, phone, company and message, whatever the case. */
  search: text(100).default(''),
  kind: z.enum(['', ...leadKinds]).default(''),
  state: z.enum(['', ...leadStates]).default(''),
};
export const leadConditionsSchema = z.object(conditions);
export type LeadConditions = z.infer<typeof leadConditionsSchema>;

/** Query of GET /api/leads. */
export const leadQuerySchema = z.object({
  ...conditions,
  page: wholeNumber.max(1_000_000).default(1),
  size: wholeNumber.max(MAX_LEADS_PER_PAGE).default(LEADS_PER_PAGE),
});
export type LeadQuery = z.infer<typeof leadQuerySchema>;

/** What is told of every lead. Choices are as they were sent; what a form does not ask is empty. */
const facts = {
  id: leadIdSchema,
  kind: z.enum(leadKinds),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  /** Of a contact message. */
  subject: z.string(),
  /** Of a franchise application. */
  franchiseType: z.string(),
  location: z.string(),
  investment: z.string(),
  state: z.enum(leadStates),
  /** The rules of suspicion marked it: it was kept and not mailed. */
  suspected: z.boolean(),
  /** ISO times of when it came, and of when the first answer from here was taken by the mail server: one that had none answers nobody. */
  receivedAt: z.string(),
  answeredAt: z.string().nullable(),
};

/** Where an answer is on its way: it waits, also for another try; it was taken by the mail server; it is not tried again. */
export const deliveries = ['waiting', 'sent', 'failed'] as const;

/** A row of the list. */
export const leadSummarySchema = z.object({
  ...facts,
  /** How the message begins. */
  excerpt: z.string(),
  /** Where the last answer is; empty: there is none. */
  lastAnswer: z.enum(['', ...deliveries]),
  /** Of the last answer what its `reason` says. */
  answerNote: z.string().optional(),
});
export type LeadSummary = z.infer<typeof leadSummarySchema>;

/** How many are in each state, of those that the search and the kind find. */
export const leadCountsSchema = z.record(z.enum(leadStates), z.number());
export type LeadCounts = z.infer<typeof leadCountsSchema>;

/** GET /api/leads, the newest first. */
export const leadPageSchema = z.object({
  leads: z.array(leadSummarySchema),
  /** How many match, on how many pages (at least one), and which of these this is: never one behind the last. */
  total: z.number(),
  pages: z.number(),
  page: z.number(),
  counts: leadCountsSchema,
});
export type LeadPage = z.infer<typeof leadPageSchema>;

/** GET /api/leads/count: how many are new. */
export const leadCountSchema = z.object({ new: z.number() });

/** What somebody wrote about a lead, or where they put it: then `state` says where to and the text is empty. */
export const leadNoteSchema = z.object({
  key: z.string(),
  text: z.string(),
  state: z.enum(['', ...leadStates]),
  author: z.string(),
  /** ISO time. */
  at: z.string(),
});
export type LeadNote = z.infer<typeof leadNoteSchema>;

/** An answer that was sent from the inbox. */
export const leadReplySchema = z.object({
  key: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  author: z.string(),
  /** ISO time of when it was written. */
  at: z.string(),
  delivery: z.enum(deliveries),
  /** Why it waits still or has failed, or that it went to the outbox folder alone; empty while nothing is wrong. */
  reason: z.string(),
});
export type LeadReply = z.infer<typeof leadReplySchema>;

/** A lead with everything that the person sent and what became of it. Both lists have the oldest first. */
export const leadDetailSchema = z.object({
  ...facts,
  message: z.string(),
  notes: z.array(leadNoteSchema),
  replies: z.array(leadReplySchema),
  /** The company's address, to which the person's answers go; empty while there is none. */
  answersTo: z.string(),
});
export type LeadDetail = z.infer<typeof leadDetailSchema>;

/** GET /api/leads/{id}, and the reply of every change of one. */
export const leadShownSchema = z.object({ lead: leadDetailSchema });
export const leadSavedSchema = leadShownSchema.extend({ success: z.literal(true) });

/** Body of POST /api/leads/{id}/state; `from` is the state that the person saw. */
export const leadMoveSchema = z.object({ state: z.enum(leadStates), from: z.enum(leadStates) });
export type LeadMove = z.infer<typeof leadMoveSchema>;

/** Body of POST /api/leads/{id}/notes. */
export const newLeadNoteSchema = z.object({ text: requiredText('Note', leadInboxLimits.note) });

/** Body of POST /api/leads/{id}/reply; `known` is how many answers the person saw. */
export const newLeadReplySchema = z.object({
  subject: requiredLine('Subject', leadInboxLimits.subject),
  text: requiredText('Text', leadInboxLimits.reply),
  known: z.number().int().min(0),
});
export type NewLeadReply = z.infer<typeof newLeadReplySchema>;

/** Body of POST /api/leads/{id}/resend: which of its answers. */
export const leadResendSchema = z.object({ key: z.string().min(1).max(MAX_IDEMPOTENCY_KEY) });

/** Body of POST /api/leads/bulk; `seen` is the state that the person saw of each. */
export const leadBulkSchema = z.object({
  ids: z.array(leadIdSchema).min(1, 'names no lead').max(MAX_BULK_LEADS, `names more than ${MAX_BULK_LEADS} leads`),
  action: z.enum([...leadStates, 'delete']),
  seen: z.record(leadIdSchema, z.enum(leadStates)).default({}),
});
export type LeadBulk = z.infer<typeof leadBulkSchema>;

/** What became of each lead: done, or why not; with its state where that is another one than the person saw. */
export const leadBulkResultSchema = z.object({
  done: z.array(z.string()),
  failed: z.array(
    z.object({ id: z.string(), code: z.enum(errorCodes), error: z.string(), state: z.enum(leadStates).optional() }),
  ),
});
export type LeadBulkResult = z.infer<typeof leadBulkResultSchema>;
export const leadBulkReplySchema = leadBulkResultSchema.extend({ success: z.literal(true) });
