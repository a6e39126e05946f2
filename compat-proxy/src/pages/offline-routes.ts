import type { FastifyInstance } from 'fastify';
import { standIns } from '@apoti/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareReply } from '../http/prepared-reply';
import { securityHeaders, WORKER_POLICY } from '../http/security-headers';
import { encodingOf, sendChosen, sendPrepared } from '../http/send-prepared';
import type { Maintenance } from './maintenance';
import type { PageCache } from './page-cache';

type Parts = { webDist: string; https: boolean; pages: PageCache; maintenance: Maintenance };

/**
 * What a browser needs to keep pages for reading without a line (X4): the worker's script, of which browsers always ask for the
 * present one, and the page for what is not kept. Without these routes workers that are out there go away by themselves.
 * @throws where the site was not built
 */
export async function offlineRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { webDist, https, pages, maintenance } = parts;
  const worker = await prepareReply(await readFile(join(webDist, 'service-worker', 'service-worker.js'), 'utf8'), {
    status: 200,
    headers: {
      ...securityHeaders(https),
      'content-security-policy': WORKER_POLICY,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    },
  });
  app.get('/service-worker.js', (request, reply) => sendPrepared(request, reply, worker));
  app.get(standIns.offline, async (request, reply) => {
    const coding = encodingOf(request);
    const page = maintenance.isOn ? pages.closed(coding) : pages.offline(coding);
    return sendChosen(request, reply, await page);
  });
}
