import { ApiError, issueSentence, newLeadReplySchema, type LeadDetail } from '@apoti/contract';
import { useState } from 'react';
import { z } from 'zod';
import { leadOf, refreshLeads, replyToLead, showLead } from '../../shared/api/lead-inbox';
import { useKeptDraft } from '../form/use-kept-draft';
import { sentence } from '../lists/list-texts';
import { sayOnItsWay } from './say-on-its-way';
import { EMPTY_TEMPLATE, type ReplyTemplate } from './reply-templates';

/** An answer while it is typed, and the template that it began with. */
export const replyDraftSchema = z.object({
  template: z.string(),
  subject: z.string(),
  text: z.string(),
  isTyped: z.boolean(),
  /** How many answers the person knew of who began it, or has been told of since. */
  known: z.number().catch(0),
});
export type ReplyDraft = z.infer<typeof replyDraftSchema>;

/** Where the answer to a lead is kept while it is typed. */
export const replyDraftOf = (id: string) => `reply:${id}`;

/** What is wrong with an answer, by field; `form` is about all of it. */
export type ReplyErrors = Partial<Record<'subject' | 'text' | 'form', string>>;

const errorFields = ['subject', 'text'] as const;
const labels = { subject: 'Subject', text: 'Text' };

function errorsOf({ subject, text, template }: ReplyDraft, templates: readonly ReplyTemplate[]): ReplyErrors {
  const begun = templates.find(({ id }) => id === template);
  if (template === EMPTY_TEMPLATE && begun?.text.trim() === text.trim()) return { text: 'Write your answer first' };
  const checked = newLeadReplySchema.safeParse({ subject, text, known: 0 });
  if (checked.success) return {};
  const errors: ReplyErrors = {};
  for (const { path, message } of checked.error.issues) {
    const field = errorFields.find((name) => name === path[0]);
    if (field !== undefined) errors[field] ??= issueSentence(message, labels[field]);
  }
  return errors;
}

/**
 * An answer to a lead, kept in this browser from the first key until it is sent, and sent once however often it is tried. A
 * template that nobody has typed into holds what others wrote, and is not kept.
 */
export function useReply(lead: LeadDetail, person: number, templates: readonly ReplyTemplate[]) {
  const draft = useKeptDraft({ list: replyDraftOf(lead.id), person, schema: replyDraftSchema });
  const [begun, setBegun] = useState<ReplyDraft | null>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ReplyErrors>({});
  const entry = draft.entry ?? begun;
  const begin = ({ id, subject, text }: ReplyTemplate) => {
    setErrors({});
    if (draft.entry !== null) draft.clear();
    setBegun({ template: id, subject, text, isTyped: false, known: lead.replies.length });
  };
  const change = (fields: Partial<ReplyDraft>) => {
    if (draft.entry !== null) draft.change({ ...fields, isTyped: true });
    else if (begun !== null) draft.begin({ ...begun, ...fields, isTyped: true });
  };
  const discard = () => {
    setErrors({});
    setBegun(null);
    draft.clear();
  };
  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'not_found') void refreshLeads();
    const theirs = leadOf(error);
    const isOwn = theirs?.replies.some(({ key }) => key === draft.key) ?? false;
    if (theirs !== null) {
      const known = theirs.replies.length;
      if (isOwn) draft.renew({ known });
      else draft.change({ known });
      await showLead(theirs);
    }
    setErrors({ form: failureText(error, theirs, isOwn) });
  };
  /** `onSent` is called before the form goes. */
  const send = async (onSent: () => void): Promise<void> => {
    if (entry === null || busy) return;
    const wrong = errorsOf(entry, templates);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    // Whether it was sent may be known after a reload only: its key has to last as long.
    if (draft.entry === null) draft.begin(entry);
    try {
      const reply = { subject: entry.subject.trim(), text: entry.text, known: entry.known };
      const { replies } = await replyToLead(lead.id, reply, draft.key);
      onSent();
      setBegun(null);
      draft.clear(entry);
      sayOnItsWay(replies.find(({ key }) => key === draft.key));
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  };
  const { restored, isKept } = draft;
  return { entry, restored, isKept, busy, errors, begin, change, discard, send };
}

function failureText(error: ApiError, theirs: LeadDetail | null, isOwn: boolean): string {
  const last = theirs?.replies.at(-1);
  if (isOwn) return `${error.message}, as you see below. Send it as it is now as well?`;
  if (last !== undefined) return `${last.author} has answered meanwhile, as you see below. Send yours as well?`;
  const isUnsure = error.code === 'unavailable' || error.code === 'internal';
  return isUnsure
    ? `${sentence(error.message)} It is not sure that it was sent. It is kept here; sending it again sends no second mail.`
    : error.message;
}
