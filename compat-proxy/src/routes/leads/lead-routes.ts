import type { FastifyInstance } from 'fastify';
import { ApiError, type LeadKind } from '@apoti/contract';
import { z } from 'zod';
import { forEverybody } from '../../http/large-bodies';
import { parseBody } from '../../http/parse-body';
import type { SubmitLead } from './submit-lead';

const anyFields = z.record(z.string(), z.unknown());
const kinds: readonly LeadKind[] = ['contact', 'franchise'];

/** POST /api/contact and POST /api/franchise, the forms as our pages send them (P20, P21). */
export function leadRoutes(app: FastifyInstance, { submitLead }: { submitLead: SubmitLead }): void {
  for (const kind of kinds) {
    app.post(`/${kind}`, forEverybody, async (request, reply) => {
      const result = await submitLead(kind, parseBody(anyFields, request.body), request);
      reply.header('cache-control', 'no-store');
      if (result.ok) return { success: true, message: result.message };
      const { code, message, issues, retryAfter, cause } = result;
      const details = {
        ...(issues.length > 0 ? { issues } : {}),
        ...(retryAfter === undefined ? {} : { retryAfter }),
      };
      throw new ApiError(code, message, details, { cause });
    });
  }
}
