import { leadStates, type CmsLeadExport, type LeadReply, type LeadSummary } from '@apoti/contract';
import { outboxNote } from '../mail/outbox-note';

type Delivery = LeadReply['delivery'];

/** Characters of a message that the list shows. */
const EXCERPT = 200;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A stored moment in ms: a number in SQLite, a date in PostgreSQL. */
function momentOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Number(value);
}

function timeOf(value: unknown): string | null {
  return value === null || value === undefined ? null : new Date(momentOf(value)).toISOString();
}

/** A row of the list of both kinds, as the wire tells it, with its whole message. */
export function toLead(row: Record<string, unknown>): CmsLeadExport['leads'][number] {
  const kind = row['kind'] === 'franchise' ? 'franchise' : 'contact';
  return {
    id: `${kind}-${textOf(row['document_id'])}`,
    kind,
    name: textOf(row['name']),
    email: textOf(row['email']),
    phone: textOf(row['phone']),
    company: textOf(row['company']),
    subject: textOf(row['subject']),
    franchiseType: textOf(row['franchise_type']),
    location: textOf(row['location']),
    investment: textOf(row['investment']),
    state: leadStates.find((state) => state === row['lead_state']) ?? 'new',
    suspected: Boolean(row['suspected']),
    receivedAt: timeOf(row['received']) ?? new Date(0).toISOString(),
    answeredAt: timeOf(row['answered_at']),
    message: textOf(row['message']),
  };
}

/** What a mail's state in the queue says to people. */
export function deliveryOf(state: unknown): Delivery {
  return state === 'sent' || state === 'failed' ? state : 'waiting';
}

/** Why an answer waits still or has failed, or that nobody got it; empty while nothing is wrong. By its row in the queue. */
export function noteOf({ state, key, lastError, outboxed }: Record<string, unknown>): string {
  return textOf(lastError) || outboxNote({ state, key: textOf(key), outboxed });
}

/** Of the last answer to a lead, what the list tells. */
export type LastAnswer = Required<Pick<LeadSummary, 'lastAnswer' | 'answerNote'>>;

/** A row of the list: of the message only how it begins. */
export function toSummary(row: Record<string, unknown>, lastAnswer: LastAnswer): LeadSummary {
  const { message, ...facts } = toLead(row);
  const start = message.replace(/\s+/g, ' ').trim();
  const letters = [...start.slice(0, EXCERPT * 2)];
  const isWhole = letters.length <= EXCERPT;
  return {
    ...facts,
    ...lastAnswer,
    excerpt: isWhole ? start.slice(0, EXCERPT * 2) : `${letters.slice(0, EXCERPT).join('').trimEnd()}…`,
  };
}
