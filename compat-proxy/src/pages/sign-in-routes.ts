import type { FastifyInstance } from 'fastify';
import { fieldIssueSchema, LOGIN_PATH, nextAddress } from '@apoti/contract';
import { z } from 'zod';
import { useFormBodies } from '../http/form-body';
import { parseBody } from '../http/parse-body';
import { encodingOf, sendChosen } from '../http/send-prepared';
import { noteError } from '../plugins/app/errors';
import type { SignIn } from '../routes/auth/sign-in';
import type { PageCache } from './page-cache';
import { pathOf } from './page-path';

const fieldsSchema = z.record(z.string(), z.string());
const detailsSchema = z.object({
  issues: fieldIssueSchema.array().catch([]),
  retryAfter: z.number().optional().catch(undefined),
});

/**
 * The sign-in's plain form, sent without script or before it was there (P18): leads where the person was headed, or is the page
 * again, with the status and the text of the call (C2) and with the name, never the password. Goes where sessions are looked at.
 */
export async function signInRoutes(
  scope: FastifyInstance,
  { pages, signIn }: { pages: PageCache; signIn: SignIn },
): Promise<void> {
  useFormBodies(scope);

  scope.post(LOGIN_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const fields = parseBody(fieldsSchema, request.body ?? {});
    try {
      await signIn(request, reply, { ...fields, action: 'login' }, { isGreeted: true });
    } catch (error) {
      const { status, message, details } = noteError(request, error);
      const { issues, retryAfter } = detailsSchema.parse(details);
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      const values = { email: fields['email'] ?? fields['username'] ?? '' };
      const form = { form: 'login', message: issues.length > 0 ? '' : message, issues, values };
      return sendChosen(request, reply, await pages.withForm(request.url, form, status, encodingOf(request)));
    }
    return reply.redirect(nextAddress(request.url.slice(pathOf(request).length)), 303);
  });
}
