/** Longest texts of the contact form (P20) and the franchise form (P21), in characters: for `maxLength` and for the schemas. */
export const leadLimits = { name: 120, email: 254, phone: 60, company: 120, message: 4_000 } as const;

/**
 * Fields that a form sends besides what a person fills in:
 * - `submissionId`: a name of this submission (a UUID that the browser makes), so that a double click or a resent request
 *   makes one record. Absent without script.
 * - `website`: stays empty; hidden from people, assistive technology and autofill, so only programs fill it in.
 * - `elapsed`: ms from when the form was shown to sending it; for another message on the same page from its first key or tap.
 *   Absent without script.
 */
export const leadFields = { submissionId: 'submissionId', honeypot: 'website', elapsed: 'elapsed' } as const;
