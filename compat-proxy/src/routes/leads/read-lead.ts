import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  contactMessageSchema,
  franchiseApplicationSchema,
  IDEMPOTENCY_HEADER,
  leadFields,
  submissionIdSchema,
  toFieldIssues,
  type FieldIssue,
  type Lead,
  type LeadKind,
  type LeadSigns,
} from '@apoti/contract';

const namesOf: Record<LeadKind, readonly string[]> = {
  contact: Object.keys(contactMessageSchema.shape),
  franchise: Object.keys(franchiseApplicationSchema.shape),
};

/** What a form sent, read: the lead or what is wrong with it, the texts as they were typed, and what was sent besides. */
export type ReadLead = {
  lead: { ok: true; lead: Lead } | { ok: false; issues: FieldIssue[] };
  /** By field name, `submissionId` among them (the server's, where the form has none), for showing the form again. */
  values: Record<string, string>;
  submissionId: string | undefined;
  signs: LeadSigns;
};

/** Browsers send CR LF for a line's end in a form, LF in JSON: it is the same text. */
function withPlainLineEnds(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value;
}

function judge(kind: LeadKind, typed: Record<string, unknown>): ReadLead['lead'] {
  if (kind === 'contact') {
    const checked = contactMessageSchema.safeParse(typed);
    if (checked.success) return { ok: true, lead: { kind, fields: checked.data } };
    return { ok: false, issues: toFieldIssues(checked.error) };
  }
  const checked = franchiseApplicationSchema.safeParse(typed);
  if (checked.success) return { ok: true, lead: { kind, fields: checked.data } };
  return { ok: false, issues: toFieldIssues(checked.error) };
}

/** A name that is none (an empty hidden field, something too long) is as good as no name: it is no reason to refuse a person. */
function submissionIdOf(fields: Record<string, unknown>, headers: IncomingHttpHeaders): string | undefined {
  const given = [fields[leadFields.submissionId], headers[IDEMPOTENCY_HEADER]];
  return given.map((id) => submissionIdSchema.safeParse(id).data).find((id) => id !== undefined);
}

/** A form sends the number as text. */
function elapsedOf(value: unknown): number | null {
  const elapsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof elapsed === 'number' && Number.isFinite(elapsed) && elapsed >= 0 ? elapsed : null;
}

/** Reads what a form sent as JSON or as a plain form: fields that are left out are empty (P20, P21). */
export function readLead(kind: LeadKind, fields: Record<string, unknown>, headers: IncomingHttpHeaders): ReadLead {
  const typed = Object.fromEntries(namesOf[kind].map((name) => [name, withPlainLineEnds(fields[name] ?? '')]));
  const submissionId = submissionIdOf(fields, headers);
  const texts = Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const honeypot = fields[leadFields.honeypot] ?? '';
  return {
    lead: judge(kind, typed),
    values: { ...Object.fromEntries(texts), [leadFields.submissionId]: submissionId ?? randomUUID() },
    submissionId,
    signs: { honeypot: honeypot !== '', elapsed: elapsedOf(fields[leadFields.elapsed]) },
  };
}
