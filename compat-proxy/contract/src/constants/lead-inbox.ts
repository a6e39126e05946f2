/** The back-office's inbox of what the contact form (P20) and the franchise form (P21) brought. */

export const leadKinds = ['contact', 'franchise'] as const;
export const leadKindNames = { contact: 'Contact message', franchise: 'Franchise application' } as const;

/** Where a lead stands. What the rules of suspicion marked arrives as spam. */
export const leadStates = ['new', 'in-progress', 'done', 'spam'] as const;
export type LeadState = (typeof leadStates)[number];
export const leadStateNames: Record<LeadState, string> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Done',
  spam: 'Spam',
};

/** Whoever writes is promised an answer within so many hours (public-site §8). */
export const LEAD_ANSWER_HOURS = 24;

/** Leads on a page of the list, and the most that a call may ask for. */
export const LEADS_PER_PAGE = 25;
export const MAX_LEADS_PER_PAGE = 100;
/** Most leads that one call may change or delete. */
export const MAX_BULK_LEADS = 100;

/** Longest texts of an answer and of a note, in characters. */
export const leadInboxLimits = { subject: 200, reply: 10_000, note: 4_000 } as const;

/** Texts of the inbox that the server says. */
export const leadInboxTexts = {
  missing: 'There is no such lead',
  moved: 'Somebody else has changed its state meanwhile',
  answered: 'Somebody else has answered meanwhile',
  noteChanged: 'This note was added before you changed it',
  replyChanged: 'This answer was sent before you changed it',
  noReply: 'There is no such answer',
  noAddress: 'This lead has no valid e-mail address',
} as const;
