import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProcessFigures } from '@apoti/contract';
import { metric } from './catalogue';
import type { Metric } from './metric';

/** How this process does; measures how late its event loop is until {@link stop}. */
export class OwnProcess {
  private readonly lag = monitorEventLoopDelay({ resolution: 20 });

  constructor(private readonly dataDir: string) {
    this.lag.enable();
  }

  stop(): void {
    this.lag.disable();
  }

  /** As the CMS tells it of itself. */
  async figures(): Promise<ProcessFigures> {
    const { user, system } = process.cpuUsage();
    const { bavail, bsize } = await statfs(this.dataDir);
    const slowest = this.lag.count === 0 ? 0 : this.lag.percentile(99) / 1e9;
    this.lag.reset();
    return {
      startedAt: Math.round(Date.now() / 1000 - process.uptime()),
      memoryBytes: process.memoryUsage.rss(),
      cpuSeconds: (user + system) / 1e6,
      loopLagSeconds: slowest,
      diskFreeBytes: bavail * bsize,
    };
  }
}

/** The figures of the parts, each by its name. */
export function processMetrics(parts: readonly (readonly [string, ProcessFigures])[]): Metric[] {
  const each = (value: (figures: ProcessFigures) => number) =>
    parts.map(([part, figures]) => ({ labels: { part }, value: value(figures) }));
  return [
    metric(
      'apoti_started_seconds',
      each(({ startedAt }) => startedAt),
    ),
    metric(
      'apoti_resident_memory_bytes',
      each(({ memoryBytes }) => memoryBytes),
    ),
    metric(
      'apoti_cpu_seconds_total',
      each(({ cpuSeconds }) => cpuSeconds),
    ),
    metric(
      'apoti_event_loop_lag_seconds',
      each(({ loopLagSeconds }) => loopLagSeconds),
    ),
    metric(
      'apoti_disk_free_bytes',
      each(({ diskFreeBytes }) => diskFreeBytes),
    ),
  ];
}
