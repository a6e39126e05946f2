import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CmsClient } from '../cms/cms-client';
import type { Measuring } from '../measuring/measuring';
import type { Env } from '../plugins/app/env';
import type { Sources } from '../sources/sources';
import { metric, single } from './catalogue';
import { askCms, cmsMetrics, laneMetrics } from './cms-metrics';
import { toText, type Metric } from './metric';
import { createMetricsServer } from './metrics-server';
import { OwnProcess, processMetrics } from './process-metrics';
import { RequestMetrics } from './request-metrics';
import { sourceMetrics } from './source-metrics';

type Parts = {
  env: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST' | 'DATA_DIR'>;
  cms: CmsClient;
  sources: Sources;
  measuring: Pick<Measuring, 'backlog'>;
  /** Visits answered from memory, and pages rendered, so far. */
  fromMemory: () => number;
  renders: () => number;
};

/**
 * Figures for whoever watches over the product, at a private address (decision 0022). Without METRICS_PORT nothing is counted
 * beyond what is counted anyway.
 */
export function useMetrics(app: FastifyInstance, parts: Parts): void {
  const { METRICS_PORT: port, METRICS_HOST: host, DATA_DIR: dataDir } = parts.env;
  if (port === null) return;
  const requests = new RequestMetrics();
  requests.use(app);
  const own = new OwnProcess(dataDir);
  const server = createMetricsServer(async () => toText(await collect(parts, requests, own)));
  app.addHook('onListen', async () => {
    server.listen(port, host);
    await once(server, 'listening').catch((err: unknown) => {
      app.log.error({ err, port }, 'nobody can watch: the port for the figures cannot be opened');
    });
  });
  app.addHook('onClose', async () => {
    own.stop();
    server.closeAllConnections();
    server.close();
  });
}

async function collect(parts: Parts, requests: RequestMetrics, own: OwnProcess): Promise<Metric[]> {
  const { cms, sources, measuring, env } = parts;
  const now = Date.now();
  const figures = await askCms(cms);
  const ofCms = figures === null ? [] : ([['cms', figures.process]] as const);
  return [
    single('apoti_memory_answers_total', parts.fromMemory()),
    ...requests.collect(),
    single('apoti_page_renders_total', parts.renders()),
    ...sourceMetrics(sources, now),
    ...laneMetrics(cms),
    metric('apoti_sessions', await sessions(env.DATA_DIR)),
    ...(await visits(measuring, now)),
    ...(figures === null ? [] : cmsMetrics(figures)),
    ...processMetrics([['proxy', await own.figures()], ...ofCms]),
  ];
}

/** A folder that cannot be read has no number, and does not keep the others from being told. */
async function sessions(dataDir: string) {
  const names = await readdir(join(dataDir, 'sessions')).catch(() => null);
  return names === null ? [] : [{ value: names.filter((name) => name.endsWith('.json')).length }];
}

async function visits(measuring: Pick<Measuring, 'backlog'>, now: number): Promise<Metric[]> {
  const state = await measuring.backlog().catch(() => null);
  if (state === null) return [];
  const { waiting, oldest, refused, broken, dropped } = state;
  return [
    single('apoti_visits_waiting_files', waiting),
    single('apoti_visits_oldest_seconds', oldest === null ? 0 : Math.max(0, now - oldest) / 1000),
    single('apoti_visits_lost_total', dropped),
    metric('apoti_visits_aside', [
      { labels: { why: 'refused' }, value: refused },
      { labels: { why: 'broken' }, value: broken },
    ]),
  ];
}
