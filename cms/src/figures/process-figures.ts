import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProcessFigures } from '@apoti/contract';
import { dataDir } from '../settings/data-dir';

/** Begins with the first question: where nobody watches, nothing is measured. */
let lag: ReturnType<typeof monitorEventLoopDelay> | null = null;

function lagSinceLast(): number {
  if (lag === null) {
    lag = monitorEventLoopDelay({ resolution: 20 });
    lag.enable();
    return 0;
  }
  const slowest = lag.percentile(99) / 1e9;
  lag.reset();
  return slowest;
}

/** How this process does. */
export async function processFigures(): Promise<ProcessFigures> {
  const { user, system } = process.cpuUsage();
  const { bavail, bsize } = await statfs(dataDir());
  return {
    startedAt: Math.round(Date.now() / 1000 - process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    cpuSeconds: (user + system) / 1e6,
    loopLagSeconds: lagSinceLast(),
    diskFreeBytes: bavail * bsize,
  };
}
