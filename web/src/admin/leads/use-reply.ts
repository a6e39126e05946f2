import { ApiError, newLeadReplySchema, type LeadDetail } from '@apoti/contract';
import { useState } from 'react';
import { z } from 'zod';
import { refreshSession } from '../../shared/api/auth';
import { leadOf, replyToLead, showLead } from '../../shared/api/lead-inbox';
import { adminToast } from '../../shared/ui/toast';
import { useKeptDraft } from '../form/use-kept-draft';
import { EMPTY_TEMPLATE, type ReplyTemplate } from './reply-templates';

/** An answer while it is typed, and the template that it began with. */
const schema = z.object({
  template: z.string(),
  subject: z.string(),
  text: z.string(),
  isTyped: z.boolean(),
  /** How many answers the person knew of who began it, or has been told of since. */
  known: z.number().catch(0),
});
export type ReplyDraft = z.infer<typeof schema>;

/** What is wrong with an answer, by field; `form` is about all of it. */
export type ReplyErrors = Partial<Record<'subject' | 'text' | 'form', string>>;

const errorFields = ['subject', 'text'] as const;

function errorsOf({ subject, text, template, isTyped }: ReplyDraft): ReplyErrors {
  if (template === EMPTY_TEMPLATE && !isTyped) return { text: 'Write your answer first' };
  const checked = newLeadReplySchema.safeParse({ subject, text, known: 0 });
  if (checked.success) return {};
  const errors: ReplyErrors = {};
  for (const { path, message } of checked.error.issues) {
    const field = errorFields.find((name) => name === path[0]);
    if (field !== undefined) errors[field] ??= message;
  }
  return errors;
}

/** An answer to a lead, kept in this browser until it is sent, and sent once however often it is tried. */
export function useReply(lead: LeadDetail, person: number) {
  const draft = useKeptDraft({ list: `reply:${lead.id}`, person, schema });
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<ReplyErrors>({});
  const { entry } = draft;
  const begin = ({ id, subject, text }: ReplyTemplate) => {
    setErrors({});
    draft.begin({ template: id, subject, text, isTyped: false, known: lead.replies.length });
  };
  const fail = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'unauthenticated') void refreshSession();
    const theirs = leadOf(error);
    if (theirs !== null) {
      draft.change({ known: theirs.replies.length });
      await showLead(theirs);
    }
    setErrors({ form: failureText(error, theirs) });
  };
  /** `onSent` is called before the form goes. */
  const send = async (onSent: () => void): Promise<void> => {
    if (entry === null || busy) return;
    const wrong = errorsOf(entry);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const reply = { subject: entry.subject.trim(), text: entry.text, known: entry.known };
      await replyToLead(lead.id, reply, draft.key);
      onSent();
      draft.clear();
      adminToast.success('The answer is on its way');
    } catch (error) {
      await fail(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    entry,
    restored: draft.restored,
    busy,
    errors,
    begin,
    change: (fields: Partial<ReplyDraft>) => draft.change({ ...fields, isTyped: true }),
    discard: () => {
      setErrors({});
      draft.clear();
    },
    send,
  };
}

function failureText(error: ApiError, theirs: LeadDetail | null): string {
  const last = theirs?.replies.at(-1);
  if (last !== undefined) return `${last.author} has answered meanwhile, as you see below. Send yours as well?`;
  const isUnsure = error.code === 'unavailable' || error.code === 'internal';
  return isUnsure
    ? `${error.message}. It is not sure that it was sent. It is kept here; sending it again sends no second mail.`
    : error.message;
}
