import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { ApiError, cmsPaths, measuredReplySchema, type MeasuredBatch, type Renderer } from '@apoti/contract';
import type { CmsClient } from '../cms/cms-client';
import type { PublicView } from '../sources/public-view';
import type { Sources } from '../sources/sources';
import { DailySalt } from './daily-salt';
import { Losses } from './losses';
import { Measuring } from './measuring';
import { Spool } from './spool';

/** How long the CMS may take for a batch, in ms. Nobody waits for it. */
const TIMEOUT_MS = 10_000;
/** What will not be better the next time: the batch itself. */
const NEVER: readonly number[] = [400, 413, 422];

/** Hands batches to the CMS. False: it will never take this one. @throws as long as it takes none */
function sendTo(cms: CmsClient): (batch: MeasuredBatch) => Promise<boolean> {
  return async (body) => {
    const path = cmsPaths.measured;
    const usual = { method: 'POST', path, as: 'proxy', requestId: null } as const;
    const result = await cms.call(measuredReplySchema, { ...usual, body, timeoutMs: TIMEOUT_MS, lane: 'aside' });
    if (result.ok) return true;
    if (NEVER.includes(result.refusal.status)) return false;
    throw new ApiError('unavailable', `The CMS answered ${result.refusal.status}`);
  };
}

type Parts = {
  app: FastifyInstance;
  cms: CmsClient;
  sources: Sources;
  view: PublicView;
  renderer: Renderer;
  dataDir: string;
};

/** Measuring with its salt and its store on disk, from the proxy's start to its end. `settled`: nothing is on its way any more. */
export function createMeasuring({ app, cms, sources, view, renderer, dataDir }: Parts) {
  const folder = join(dataDir, 'measuring');
  const salt = new DailySalt(folder);
  const losses = new Losses(join(folder, 'trouble'));
  const onLost: Losses['note'] = (count, cause) => losses.note(count, cause);
  const spool = new Spool({ folder: join(folder, 'spool'), send: sendTo(cms), log: app.log, onLost });
  const measuring = new Measuring({ settings: sources.settings, view, renderer, salt, spool, losses, log: app.log });
  return {
    measuring,
    spool,
    losses,
    async start(): Promise<void> {
      await salt.start();
      spool.start();
    },
    async stop(): Promise<void> {
      salt.stop();
      await losses.keep();
      await spool.stop();
    },
    settled: () => spool.settled(),
  };
}
