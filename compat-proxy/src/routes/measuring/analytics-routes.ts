import type { FastifyInstance } from 'fastify';
import { analyticsQuerySchema, analyticsReportSchema, cmsPaths, realTimeSchema } from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import type { People } from '../../sessions/person';

/** What was measured, for the back-office (A20). */
export function analyticsRoutes(app: FastifyInstance, parts: { cms: CmsClient; people: People }): void {
  app.get('/analytics', async (request, reply) =>
    callForPerson(parts, request, reply, () => {
      const asked = Object.entries(parseBody(analyticsQuerySchema, request.query));
      const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
      const path = `${cmsPaths.measuredReport}?${query.toString()}`;
      return { schema: analyticsReportSchema, method: 'GET', path };
    }),
  );

  app.get('/analytics/now', async (request, reply) =>
    callForPerson(parts, request, reply, () => ({
      schema: realTimeSchema,
      method: 'GET',
      path: cmsPaths.measuredNow,
    })),
  );
}
