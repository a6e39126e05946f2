import type { FastifyInstance } from 'fastify';
import { analyticsQuerySchema, analyticsReportSchema, cmsPaths, realTimeSchema } from '@apoti/contract';
import { withTracking } from '@apoti/contract/resources/analytics/with-tracking';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import { SearchConsoleFile } from '../../search-console/connection';
import type { People } from '../../sessions/person';
import type { Sources } from '../../sources/sources';
import { withSearchConsole } from './search-keywords';

type Parts = { cms: CmsClient; people: People; sources: Sources; dataDir: string };

/** What was measured, for the back-office (A20). */
export function analyticsRoutes(app: FastifyInstance, parts: Parts): void {
  const searchConsole = new SearchConsoleFile(parts.dataDir);

  app.get('/analytics', async (request, reply) => {
    const report = await callForPerson(parts, request, reply, () => {
      const asked = Object.entries(parseBody(analyticsQuerySchema, request.query));
      const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
      const path = `${cmsPaths.measuredReport}?${query.toString()}`;
      return { schema: analyticsReportSchema, method: 'GET', path, mayBeAway: true };
    });
    const google = await searchConsole.report(parts.sources.seo.state.data.searchConsole.property);
    const told = withTracking(report, parts.sources.settings.state.data);
    return { ...told, topKeywords: withSearchConsole(report.topKeywords, google) };
  });

  app.get('/analytics/now', async (request, reply) =>
    callForPerson(parts, request, reply, () => ({
      schema: realTimeSchema,
      method: 'GET',
      path: cmsPaths.measuredNow,
      mayBeAway: true,
    })),
  );
}
