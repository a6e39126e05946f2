import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  ApiError,
  cmsAlertTestedSchema,
  cmsReportPaths,
  doneSchema,
  keptReportsSchema,
  REPORT_MISSING,
  reportNameSchema,
  type AlertStep,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import type { People } from '../../sessions/person';

/** A report is made and what becomes of its mails is waited for so long, in ms. */
const SEND_MS = 30_000;

type Parts = { cms: CmsClient; people: People; dataDir: string };

const params = z.object({ name: reportNameSchema });
const missing = () => new ApiError('not_found', REPORT_MISSING);

/** Reports that are kept as files (A18), for Admins only. The CMS makes them; a file is handed out from the data folder. */
export function reportRoutes(app: FastifyInstance, parts: Parts): void {
  app.get('/reports', (request, reply) =>
    callForPerson(parts, request, reply, () => ({
      schema: keptReportsSchema,
      method: 'GET',
      path: cmsReportPaths.list,
    })),
  );
  app.post('/reports', async (request, reply): Promise<{ success: true; steps: AlertStep[] }> => {
    const { steps } = await callForPerson(parts, request, reply, () => ({
      schema: cmsAlertTestedSchema,
      method: 'POST',
      path: cmsReportPaths.send,
      body: {},
      timeoutMs: SEND_MS,
    }));
    return { success: true, steps };
  });
  app.get('/reports/:name', async (request, reply) => {
    let name = '';
    await callForPerson(parts, request, reply, () => {
      const parsed = params.safeParse(request.params);
      if (!parsed.success) throw missing();
      name = parsed.data.name;
      return { schema: doneSchema, method: 'GET', path: cmsReportPaths.one(name) };
    });
    const handle = await open(join(parts.dataDir, 'reports', name)).catch(() => {
      throw missing();
    });
    const { size } = await handle.stat();
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', size)
      .header('cache-control', 'no-store')
      .type('application/octet-stream')
      .send(handle.createReadStream());
  });
}
