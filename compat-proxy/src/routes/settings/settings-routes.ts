import type { FastifyInstance } from 'fastify';
import {
  analyticsReportSchema,
  cmsAlertPaths,
  cmsAlertTestedSchema,
  cmsPaths,
  connectionRequestSchema,
  lagosDay,
  type AlertStep,
  type Connection,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { checkOf } from '../../connections/service-checks';
import { testConnection } from '../../connections/test-connection';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import type { Env } from '../../plugins/app/env';
import type { People } from '../../sessions/person';
import type { Sources } from '../../sources/sources';
import type { Days } from './all-measured';
import { exportAnalytics } from './export-analytics';

/** A test waits for what becomes of its messages, in ms. */
const ALERT_TEST_MS = 15_000;

type Parts = { cms: CmsClient; people: People; sources: Sources; env: Env; origin: string };
/** Asks for what was measured in some days. */
function measuredIn(days: Days) {
  const query = new URLSearchParams({ range: 'custom', ...days });
  const path = `${cmsPaths.measuredReport}?${query.toString()}`;
  return { schema: analyticsReportSchema, method: 'GET', path, mayBeAway: true } as const;
}

type Done<T> = { success: true } & T;

/** What the settings can be tested with, and what they have brought (A18); all go by what is saved. */
export function settingsRoutes(app: FastifyInstance, parts: Parts): void {
  const { people, sources, env, origin } = parts;

  app.post('/settings/connections', async (request, reply): Promise<Connection> => {
    await people.require(request, reply);
    const { service } = parseBody(connectionRequestSchema, request.body);
    const check = checkOf(service, sources.settings.state.data);
    return { success: true, ...(await testConnection(check, env.SERVICES_URL)) };
  });

  app.post('/settings/alerts', async (request, reply): Promise<Done<{ steps: AlertStep[] }>> => {
    const { steps } = await callForPerson(parts, request, reply, () => ({
      schema: cmsAlertTestedSchema,
      method: 'POST',
      path: cmsAlertPaths.test,
      body: {},
      timeoutMs: ALERT_TEST_MS,
    }));
    return { success: true, steps };
  });

  app.get('/settings/export', async (request, reply) => {
    await people.require(request, reply);
    const now = Date.now();
    const measured = (days: Days) => callForPerson(parts, request, reply, () => measuredIn(days));
    const data = await exportAnalytics({ sources, origin, dataDir: env.DATA_DIR, measured, now });
    reply.header('cache-control', 'no-store');
    reply.header('content-disposition', `attachment; filename="analytics-data-${lagosDay(now)}.json"`);
    return reply.type('application/json; charset=utf-8').send(`${JSON.stringify(data, null, 2)}\n`);
  });
}
