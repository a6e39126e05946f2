import { ApiError, leadIdSchema, leadInboxTexts, type Kind, type LeadKind } from '@apoti/contract';

/** Where leads of each kind are stored, and under which name they are logged. */
export const leadTypes: Readonly<Record<LeadKind, { uid: string; kind: Kind; table: string }>> = {
  contact: { uid: 'api::contact-message.contact-message', kind: 'contact-messages', table: 'contact_messages' },
  franchise: {
    uid: 'api::franchise-application.franchise-application',
    kind: 'franchise-applications',
    table: 'franchise_applications',
  },
};

/** Whether a content type holds leads. */
export function isLead(uid: string): boolean {
  return Object.values(leadTypes).some((type) => type.uid === uid);
}

/** A lead's name as the wire has it, taken apart. */
export type LeadName = { id: string; kind: LeadKind; documentId: string };

/** @throws ApiError `not_found` for what names no lead */
export function parseLeadName(id: string): LeadName {
  if (!leadIdSchema.safeParse(id).success) throw new ApiError('not_found', leadInboxTexts.missing);
  const split = id.indexOf('-');
  return { id, kind: id.startsWith('contact') ? 'contact' : 'franchise', documentId: id.slice(split + 1) };
}
