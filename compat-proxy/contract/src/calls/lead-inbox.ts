import { z } from 'zod';
import { leadInboxTexts, leadStates, MAX_BULK_LEADS } from '../constants/lead-inbox';
import {
  leadBulkReplySchema,
  leadBulkSchema,
  leadConditionsSchema,
  leadCountSchema,
  leadMoveSchema,
  leadPageSchema,
  leadQuerySchema,
  leadResendSchema,
  leadSavedSchema,
  leadShownSchema,
  newLeadNoteSchema,
  newLeadReplySchema,
  type LeadDetail,
} from '../resources/leads/lead-inbox';
import type { Call } from './call';

const path = '/api/leads';
const at = '2026-01-31T09:00:00.000Z';
const lead: LeadDetail = {
  id: 'contact-k2v9w1x8y7z6a5b4c3d2e1f0',
  kind: 'contact',
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+234 800 000 0000',
  company: '',
  subject: 'general',
  franchiseType: '',
  location: '',
  investment: '',
  state: 'in-progress',
  suspected: false,
  receivedAt: '2026-01-31T08:30:00.000Z',
  answeredAt: at,
  message: 'Where is the nearest locker?',
  notes: [{ key: '1', text: 'Asked the station.', state: '', author: 'editor', at }],
  replies: [
    {
      key: '2',
      recipient: 'ada@example.com',
      subject: 'Re: General enquiry',
      text: 'It is in Yaba.',
      author: 'editor',
      at,
      delivery: 'sent',
      reason: '',
    },
  ],
  answersTo: 'hello@example.com',
};
const { message, replies, notes: _notes, answersTo: _answersTo, ...facts } = lead;
const counts = Object.fromEntries(leadStates.map((state) => [state, state === 'in-progress' ? 1 : 0]));
const shown = { lead };

/** A change of one lead: what it answers and may be refused for. */
const change: Pick<Call, 'audience' | 'reply' | 'errors'> = {
  audience: 'admins',
  reply: { schema: leadSavedSchema, example: { success: true, lead } },
  errors: ['bad_request', 'unauthenticated', 'not_found', 'invalid'],
};
const conflict = z.object({ lead: leadShownSchema.shape.lead });

/** The back-office's inbox of contact messages and franchise applications (P20, P21). */
export const leadInboxCalls: readonly Call[] = [
  {
    row: 'P20',
    method: 'GET',
    path,
    title: 'List the leads',
    notes: [
      'A page of contact messages and franchise applications together, the newest first. `search` looks in name, e-mail, phone, company and message, whatever the case.',
      'Without a `state` all but spam. `counts` has the number in each state of what search and kind find. A page behind the last one is the last one.',
    ],
    audience: 'admins',
    query: leadQuerySchema,
    reply: {
      schema: leadPageSchema,
      example: { leads: [{ ...facts, excerpt: message, lastAnswer: 'sent' }], total: 1, pages: 1, page: 1, counts },
    },
    errors: ['unauthenticated', 'invalid'],
  },
  {
    row: 'P20',
    method: 'GET',
    path: `${path}/count`,
    title: 'Count the new leads',
    notes: [],
    audience: 'admins',
    reply: { schema: leadCountSchema, example: { new: 3 } },
    errors: ['unauthenticated'],
  },
  {
    row: 'P20',
    method: 'GET',
    path: `${path}/export`,
    title: 'Export the leads as CSV',
    notes: ['What the conditions find, the newest first, one row each. No cell is a formula.'],
    audience: 'admins',
    query: leadConditionsSchema,
    reply: { mediaType: 'text/csv' },
    errors: ['unauthenticated', 'invalid'],
  },
  {
    row: 'P20',
    method: 'GET',
    path: `${path}/{id}`,
    title: 'Read a lead',
    notes: ['Everything that the person sent, the notes, and the answers with what became of each.'],
    audience: 'admins',
    reply: { schema: leadShownSchema, example: shown },
    errors: ['unauthenticated', 'not_found'],
  },
  {
    row: 'P20',
    method: 'POST',
    path: `${path}/{id}/state`,
    title: 'Put a lead into another state',
    notes: [`When it is in neither state any more the answer is 409 with '${leadInboxTexts.moved}' and the lead.`],
    ...change,
    conflict,
    body: {
      form: 'json',
      schema: leadMoveSchema,
      examples: [{ title: 'Done', value: { state: 'done', from: 'in-progress' } }],
    },
    errors: [...change.errors, 'conflict'],
  },
  {
    row: 'P20',
    method: 'POST',
    path: `${path}/{id}/notes`,
    title: 'Add a note to a lead',
    notes: [
      'Notes are only added. The same `Idempotency-Key` again adds nothing.',
      `Under the key of another text the answer is 409 with '${leadInboxTexts.noteChanged}' and the lead.`,
    ],
    ...change,
    conflict,
    body: {
      form: 'json',
      schema: newLeadNoteSchema,
      examples: [{ title: 'A note', value: { text: 'Asked the station.' } }],
    },
    errors: [...change.errors, 'conflict'],
  },
  {
    row: 'P20',
    method: 'POST',
    path: `${path}/{id}/reply`,
    title: 'Answer a lead by mail',
    notes: [
      'Puts a mail to the person into the queue and keeps it with the lead; a new lead is in progress then. The same `Idempotency-Key` again sends nothing.',
      `When there are more answers than \`known\` says, the answer is 409 with '${leadInboxTexts.answered}' and the lead.`,
      `So it is under the key of another answer, with '${leadInboxTexts.replyChanged}'.`,
    ],
    ...change,
    conflict,
    body: {
      form: 'json',
      schema: newLeadReplySchema,
      examples: [{ title: 'Answer', value: { subject: 'Re: General enquiry', text: 'It is in Yaba.', known: 0 } }],
    },
    errors: [...change.errors, 'conflict'],
  },
  {
    row: 'P20',
    method: 'POST',
    path: `${path}/{id}/resend`,
    title: 'Try an answer again',
    notes: ['Sends an answer that has failed for good once more. One that waits or was sent is left alone.'],
    ...change,
    body: {
      form: 'json',
      schema: leadResendSchema,
      examples: [{ title: 'Try again', value: { key: replies[0]?.key ?? '' } }],
    },
  },
  {
    row: 'P20',
    method: 'POST',
    path: `${path}/bulk`,
    title: 'Change or delete leads',
    notes: [
      `Up to ${MAX_BULK_LEADS}, each by itself: one that cannot be done hinders no other. \`action\` is a state, or \`delete\`.`,
      `A lead that is in another state than \`seen\` says is left as it is, and told with '${leadInboxTexts.moved}' and its state.`,
    ],
    audience: 'admins',
    body: {
      form: 'json',
      schema: leadBulkSchema,
      examples: [{ title: 'Delete', value: { ids: [lead.id], action: 'delete', seen: { [lead.id]: lead.state } } }],
    },
    reply: { schema: leadBulkReplySchema, example: { success: true, done: [lead.id], failed: [] } },
    errors: ['bad_request', 'unauthenticated', 'invalid'],
  },
];
