import type { FastifyRequest } from 'fastify';
import {
  ApiError,
  cmsLeadStoredSchema,
  cmsPaths,
  contactTexts,
  describeIssues,
  fieldIssueSchema,
  franchiseTexts,
  LEADS_PER_HOUR,
  tooManyLeads,
  type CmsLeadRequest,
  type ErrorCode,
  type FieldIssue,
  type LeadKind,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { clientKey } from '@apoti/contract/lib/client-key';
import { passOn } from '../../http/pass-on';
import { SharedLimit, type SharedStore } from '../../shared/shared-store';
import { readLead } from './read-lead';

const HOUR_MS = 3_600_000;
const textsOf = { contact: contactTexts, franchise: franchiseTexts };

/** What became of a form that was not stored; `values` is what was typed, for showing it again. */
export type LeadRefused = {
  ok: false;
  status: number;
  code: ErrorCode;
  message: string;
  issues: FieldIssue[];
  values: Record<string, string>;
  /** Seconds to wait, with 429. */
  retryAfter?: number;
  /** What is behind it, for the log of whoever answers. */
  cause?: unknown;
};
export type LeadResult = { ok: true; message: string } | LeadRefused;

/** Stores what somebody sent with the contact or the franchise form, be it as JSON or as a plain form. Never throws for what a visitor or a dead CMS does. */
export type SubmitLead = (
  kind: LeadKind,
  fields: Record<string, unknown>,
  request: Pick<FastifyRequest, 'id' | 'ip' | 'headers'>,
) => Promise<LeadResult>;

/** Whether it is a new one. */
async function store(cms: CmsClient, body: CmsLeadRequest, requestId: string): Promise<boolean | ApiError> {
  try {
    const path = cmsPaths.leads;
    const call = { method: 'POST', path, as: 'proxy', requestId, body, lane: 'forms' } as const;
    const result = await cms.call(cmsLeadStoredSchema, call);
    return result.ok ? result.data.created : passOn(result.refusal, ['issues']);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

type SubmitOptions = {
  shared: SharedStore;
  /** Told of each new lead that a person has sent. */
  onNew?: (kind: LeadKind, request: Pick<FastifyRequest, 'ip' | 'headers'>) => void;
};

const rule = {
  name: 'leads',
  kind: 'sliding',
  points: LEADS_PER_HOUR,
  windowMs: HOUR_MS,
  // A visitor's message is worth more than an exact count.
  alone: 'count',
} as const;

/** The one way in for both forms (P20, P21): checks, limits by address, stores; one limit for all doors. */
export function createSubmitLead(cms: CmsClient, { shared, onNew }: SubmitOptions): SubmitLead {
  const limit = new SharedLimit(shared, rule);

  return async (kind, fields, request) => {
    const { lead, values, submissionId, signs } = readLead(kind, fields, request.headers);
    const refuse = (code: ErrorCode, message: string, issues: FieldIssue[] = []): LeadRefused => {
      return { ok: false, status: new ApiError(code, '').status, code, message, issues, values };
    };
    if (!lead.ok) return refuse('invalid', describeIssues(lead.issues), lead.issues);
    const address = clientKey(request.ip);
    const turn = await limit.take(address);
    if (!turn.taken) {
      return { ...refuse('rate_limited', tooManyLeads), retryAfter: Math.max(1, Math.ceil(turn.waitMs / 1000)) };
    }
    const sent = { lead: lead.lead, signs, ...(submissionId === undefined ? {} : { submissionId }) };
    const stored = await store(cms, sent, request.id);
    if (typeof stored === 'boolean') {
      if (stored && !signs.honeypot) onNew?.(kind, request);
      return { ok: true, message: textsOf[kind].success };
    }
    // Whoever tries again until the CMS is back has not sent anything yet.
    await limit.giveBack(address);
    if (stored.code === 'invalid') return refuse('invalid', stored.message, leadIssues(stored));
    return { ...refuse('unavailable', textsOf[kind].failure), cause: stored.cause ?? stored };
  };
}

/** The CMS names the fields below the lead. */
function leadIssues({ details }: ApiError): FieldIssue[] {
  const issues = fieldIssueSchema.array().safeParse(details['issues']).data ?? [];
  return issues.map(({ path, message }) => ({
    path: path[0] === 'lead' && path[1] === 'fields' ? path.slice(2) : path,
    message,
  }));
}
