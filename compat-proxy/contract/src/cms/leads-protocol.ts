import { z } from 'zod';
import { MAX_IDEMPOTENCY_KEY } from '../constants/wire';
import { exactMomentSchema } from './exact-moment';
import { leadDetailSchema, newLeadNoteSchema, newLeadReplySchema } from '../resources/leads/lead-inbox';

const LEADS = '/api/wire/leads';

/** The calls of the inbox between proxy and CMS, each for a person. */
export const cmsLeadPaths = {
  page: `${LEADS}/page`,
  count: `${LEADS}/count`,
  export: `${LEADS}/export`,
  bulk: `${LEADS}/bulk`,
  lead: (id: string) => `${LEADS}/${id}`,
  state: (id: string) => `${LEADS}/${id}/state`,
  notes: (id: string) => `${LEADS}/${id}/notes`,
  reply: (id: string) => `${LEADS}/${id}/reply`,
  resend: (id: string) => `${LEADS}/${id}/resend`,
} as const;

/** Under which a note or an answer is known: what is sent again under the same key was done already. */
const key = z.string().min(1).max(MAX_IDEMPOTENCY_KEY);
export const cmsLeadNoteSchema = newLeadNoteSchema.extend({ key });
export type CmsLeadNote = z.infer<typeof cmsLeadNoteSchema>;
export const cmsLeadReplySchema = newLeadReplySchema.extend({ key });
export type CmsLeadReply = z.infer<typeof cmsLeadReplySchema>;

/** The `after` of GET leads/export: when the last lead of a part came, and its document; null where it is empty. */
export const cmsLeadAfterSchema = z.union([
  z.literal('').transform(() => null),
  z
    .string()
    .transform((after) => after.split('.'))
    .pipe(z.tuple([exactMomentSchema, z.string().regex(/^[a-z0-9]{1,40}$/)])),
]);
/** Behind which lead a part begins; null: it is the first. */
export type CmsLeadAfter = z.infer<typeof cmsLeadAfterSchema>;

/** GET leads/export: so many leads behind the one that `after` names, with their whole messages. */
export const cmsLeadExportSchema = z.object({
  leads: z.array(leadDetailSchema.omit({ notes: true, replies: true, answersTo: true })),
  /** Where the next part begins; null behind the last one. */
  next: z.string().nullable(),
});
export type CmsLeadExport = z.infer<typeof cmsLeadExportSchema>;
