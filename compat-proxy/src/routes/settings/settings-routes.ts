import type { FastifyInstance } from 'fastify';
import {
  cmsAlertPaths,
  cmsAlertTestedSchema,
  connectionRequestSchema,
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

/** A test waits for what becomes of its messages, in ms. */
const ALERT_TEST_MS = 15_000;

type Parts = { cms: CmsClient; people: People; sources: Sources; env: Env };
type Done<T> = { success: true } & T;

/** What the settings can be tested with (A18); both go by what is saved. */
export function settingsRoutes(app: FastifyInstance, parts: Parts): void {
  const { people, sources, env } = parts;

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
}
