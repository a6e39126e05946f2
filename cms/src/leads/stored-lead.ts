import { ApiError, leadInboxTexts, leadStates, type LeadNote, type LeadReply, type LeadState } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { leadTypes, type LeadName } from './lead-types';

type Row = Record<string, unknown>;

/** A lead as it is stored, with its notes and answers. */
export type StoredLead = { row: Row; state: LeadState; notes: Row[]; replies: Row[] };

/** A lead by its name. @throws ApiError `not_found` */
export async function findLead(strapi: Strapi, { kind, documentId }: LeadName): Promise<StoredLead> {
  const row: unknown = await strapi.db
    .query(leadTypes[kind].uid)
    .findOne({ where: { documentId }, populate: { notes: true, replies: true } });
  if (!isRecord(row)) throw new ApiError('not_found', leadInboxTexts.missing);
  const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
  return { row, state: stateOf(row['leadState']), notes: listOf(row['notes']), replies: listOf(row['replies']) };
}

/** A stored state; what came before there were states is new. */
export function stateOf(value: unknown): LeadState {
  return leadStates.find((state) => state === value) ?? 'new';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const timeOf = (value: unknown) => new Date(value instanceof Date ? value : String(value)).toISOString();

/** A stored note as the wire tells it. */
export function toNote(row: Row): LeadNote {
  return {
    key: textOf(row['key']),
    text: textOf(row['text']),
    state: leadStates.find((state) => state === row['state']) ?? '',
    author: textOf(row['author']),
    at: timeOf(row['writtenAt']),
  };
}

/** A stored answer as the wire tells it; what became of its mail is said by the queue. */
export function toReply(row: Row): Omit<LeadReply, 'delivery' | 'reason'> {
  return {
    key: textOf(row['key']),
    recipient: textOf(row['recipient']),
    subject: textOf(row['subject']),
    text: textOf(row['text']),
    author: textOf(row['author']),
    at: timeOf(row['writtenAt']),
  };
}
