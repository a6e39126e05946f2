import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newsletterTexts, type FormOutcome, type LeadKind } from '@apoti/contract';
import { z } from 'zod';
import { useFormBodies } from '../http/form-body';
import { parseBody } from '../http/parse-body';
import { encodingOf, sendChosen } from '../http/send-prepared';
import { subscribeRefusal, type SubscribeVisitor } from '../routes/newsletter/subscribe-visitor';
import type { SubmitLead } from '../routes/leads/submit-lead';
import type { PageCache } from './page-cache';

type Parts = { pages: PageCache; submitLead: SubmitLead; subscribe: SubscribeVisitor };

/** The page of each form (public-site §2). */
const leadPages: Record<LeadKind, string> = { contact: '/contact', franchise: '/franchise' };
const fieldsSchema = z.record(z.string(), z.string());

/** What became of a plain form. */
type Result =
  | { ok: true }
  | ({ ok: false; status: number; retryAfter?: number; cause?: unknown } & Pick<
      FormOutcome,
      'message' | 'issues' | 'values'
    >);

/**
 * Forms that are sent without script (X3): what is stored leads back to the page, which says so, and loading it again sends
 * nothing; a refusal is answered by the page with the same text and with what was typed.
 */
export async function formRoutes(scope: FastifyInstance, { pages, submitLead, subscribe }: Parts): Promise<void> {
  useFormBodies(scope);

  const show = async (request: FastifyRequest, reply: FastifyReply, page: string, form: FormOutcome, status: number) =>
    sendChosen(request, reply, await pages.withForm(page, form, status, encodingOf(request)));

  const answer = async (request: FastifyRequest, reply: FastifyReply, page: string, form: string, result: Result) => {
    if (result.ok) return reply.redirect(`${page}?sent=${form}#${form}-form`, 303);
    const { status, message, issues, values, retryAfter, cause } = result;
    if (status >= 500) request.log.warn({ status, err: cause }, 'a form could not be stored');
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return show(request, reply, page, { form, message, issues, values }, status);
  };

  for (const kind of ['contact', 'franchise'] as const) {
    const page = leadPages[kind];
    scope.post(page, async (request, reply) => {
      const result = await submitLead(kind, parseBody(fieldsSchema, request.body ?? {}), request);
      return answer(request, reply, page, kind, result);
    });
  }

  scope.post('/newsletter', async (request, reply) => {
    const { name, email = '' } = parseBody(fieldsSchema, request.body ?? {});
    // The footer's block asks for the address alone; the page asks for the name as well (P30).
    if (name === undefined) {
      const isMissing = email.trim() === '';
      const message = isMissing ? newsletterTexts.emailFirst : '';
      const issues = isMissing ? [{ path: ['email'], message }] : [];
      return show(
        request,
        reply,
        '/newsletter',
        { form: 'newsletter', message, issues, values: { email } },
        isMissing ? 422 : 200,
      );
    }
    const values = { name, email };
    const result = await subscribe(values, request).then(
      () => ({ ok: true }) as const,
      (error: unknown) => ({ ...subscribeRefusal(error), values }),
    );
    return answer(request, reply, '/newsletter', 'newsletter', result);
  });
}
