import {
  contactSubjectLabels,
  franchiseInvestmentLabels,
  franchiseLocationLabels,
  franchiseTypeLabels,
  leadStateNames,
  type LeadBulk,
  type LeadDetail,
  type LeadState,
  type LeadSummary,
} from '@apoti/contract';
import type { BulkWords } from '../lists/bulk-texts';
import { countText, type Noun } from '../lists/list-texts';

export type LeadAction = LeadBulk['action'];

/** What the list holds. */
export const leadNoun: Noun = { one: 'lead', many: 'leads' };

const did = (state: LeadState) => `marked as ${leadStateNames[state].toLowerCase()}`;
const doing = (state: LeadState) => `Marking as ${leadStateNames[state].toLowerCase()}`;

/** What is said of something that is done to leads. */
export const leadWords: BulkWords<LeadAction> = {
  noun: leadNoun,
  did: { new: did('new'), 'in-progress': did('in-progress'), done: did('done'), spam: did('spam'), delete: 'deleted' },
  doing: {
    new: doing('new'),
    'in-progress': doing('in-progress'),
    done: doing('done'),
    spam: doing('spam'),
    delete: 'Deleting',
  },
};

/** Texts of the inbox. */
export const leadTexts = {
  title: 'Leads',
  noneYet: 'No leads yet',
  noneYetNote: 'What visitors send with the contact form and the franchise form comes here.',
  noneFound: 'No leads found',
  searching: 'Searching…',
  clear: 'Clear filters',
  choose: 'Choose a lead to read it',
  listFailed: 'The leads cannot be loaded',
  refreshFailed: 'The list could not be loaded anew',
  keptList: 'Shown is the last list that was loaded.',
  leadFailed: 'The lead cannot be loaded',
  gone: 'This lead is not there any more',
  goneNote: 'It has been deleted, or the address is not right.',
  selectPage: 'Select this page',
  deletedNote: 'It has been deleted. It is shown as it was; nothing can be sent or added. Copy what you have typed.',
  notAgain: 'It could not be tried again',
  maybeAgain: 'It may have been sent: see how it stands here before you try again.',
  suspected: 'It looked like the work of a program, so nobody was told of it by mail.',
} as const;

/** The question before leads are deleted. */
export function deleteQuestion(count: number): string {
  const which = count === 1 ? 'this lead' : `these ${countText(count, leadNoun)}`;
  return `Are you sure you want to delete ${which}?`;
}

/** Whether an answer to it has not been sent yet. */
export function isWaiting({ replies }: Pick<LeadDetail, 'replies'>): boolean {
  return replies.some(({ delivery }) => delivery === 'waiting');
}

/** What goes with them; of those whose last answer waits, that it will not be sent; and where that is which was typed for them. */
export function deleteNote(leads: readonly { isWaiting: boolean }[], hasUnsent: boolean): string {
  const goes = 'What was sent, the notes and the answers go. Mails that were sent are not taken back.';
  const all = hasUnsent
    ? `${goes} What you have typed and not sent stays in this browser: it is named above the list.`
    : goes;
  const waiting = leads.filter(({ isWaiting }) => isWaiting).length;
  if (waiting === 0) return all;
  if (leads.length === 1) return `${all} An answer that still waits to be sent will not be sent.`;
  const which = waiting === 1 ? 'One of them has an answer' : `${waiting} of them have answers`;
  return `${all} ${which} still waiting to be sent, which will not be sent.`;
}

/** Said once a lead is in another state. */
export function movedText(state: LeadState): string {
  return `Lead marked as ${leadStateNames[state].toLowerCase()}`;
}

function wordsFor(labels: Record<string, string>, choice: string): string {
  return labels[choice] ?? choice;
}

/** Why a lead was left as it is, with the state that somebody else has put it into. */
export function movedError(error: string, state: LeadState | undefined): string {
  return state === undefined ? error : `${error}: it is ${leadStateNames[state].toLowerCase()} now`;
}

type Sent = Pick<LeadSummary, 'kind' | 'subject' | 'franchiseType' | 'location' | 'investment'>;

/** The choices of a lead in words. */
export function choicesOf({ subject, franchiseType, location, investment }: Sent) {
  return {
    subject: wordsFor(contactSubjectLabels, subject),
    franchiseType: wordsFor(franchiseTypeLabels, franchiseType),
    location: wordsFor(franchiseLocationLabels, location),
    investment: wordsFor(franchiseInvestmentLabels, investment),
  };
}

/** What a lead is about, in a line. */
export function topicOf(lead: Sent): string {
  const { subject, franchiseType, location } = choicesOf(lead);
  if (lead.kind === 'contact') return subject;
  return [franchiseType, location].filter((part) => part !== '').join(', ');
}
