import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
  analyticsQuerySchema,
  lagosDay,
  MAX_CUSTOM_DAYS,
  type AnalyticsQuery,
  type MeasuredBatch,
} from '@apoti/contract';
import { places } from '../../support/places';
import { median } from '../measure/ratios';
import { short, withUnit, type Row } from '../table';
import { measuredBatches } from './measured-story';

const SIZES = [10_000, 100_000, 1_000_000];
const TIMES = 3;
const DAYS = MAX_CUSTOM_DAYS - 1;
const MB = 1024 * 1024;

/** What is used of the CMS's own store, as it is built. */
type Store = {
  take(batch: MeasuredBatch): Promise<boolean>;
  report(query: AnalyticsQuery): Promise<unknown>;
  realTime(): Promise<unknown>;
  close(): Promise<void>;
};
const isClass = (value: unknown) => typeof value === 'function';
const channelModule = z.object({
  WorkerChannel: z.custom<new (file: string, log: (line: string) => void) => object>(isClass),
});
const storeModule = z.object({ AnalyticsStore: z.custom<new (channel: object, now: () => number) => Store>(isClass) });

function openStore(file: string, now: number): Store {
  const require = createRequire(join(places.cms, 'package.json'));
  const { WorkerChannel } = channelModule.parse(require('./dist/src/analytics/worker-channel.js'));
  const { AnalyticsStore } = storeModule.parse(require('./dist/src/analytics/analytics-store.js'));
  return new AnalyticsStore(new WorkerChannel(file, (line) => process.stderr.write(`${line}\n`)), () => now);
}

/** Every range, alone and with filters, and what goes on now. */
function questions(now: number): { name: string; ask: (store: Store) => Promise<unknown> }[] {
  const whole = { range: 'custom', from: lagosDay(now - DAYS * 86_400_000), to: lagosDay(now) };
  const half = { ...whole, from: lagosDay(now - (DAYS / 2) * 86_400_000) };
  const ranges = [{ range: '1d' }, { range: '7d' }, { range: '30d' }, { range: '90d' }, half, whole];
  const filters = [
    {},
    { trafficSource: 'organic' },
    { deviceType: 'mobile', userType: 'new' },
    { trafficSource: 'social', deviceType: 'desktop', userType: 'returning' },
  ];
  const reports = ranges.flatMap((range) =>
    filters.map((filter) => {
      const query = analyticsQuerySchema.parse({ ...range, ...filter });
      return { name: Object.values({ ...range, ...filter }).join(' '), ask: (store: Store) => store.report(query) };
    }),
  );
  return [...reports, { name: 'now', ask: (store) => store.realTime() }];
}

/** A20: the slowest question of the dashboard, with so many events in the store. */
export async function measuredVisits(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(...(await oneSize(size)));
  return rows;
}

async function oneSize(size: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'measured-bench-'));
  const file = join(folder, 'analytics.db');
  const now = Date.now();
  const store = openStore(file, now);
  try {
    const begin = performance.now();
    for (const items of measuredBatches(size, DAYS, now)) await store.take({ id: randomUUID(), items });
    const seconds = (performance.now() - begin) / 1_000;
    const answers: { name: string; ms: number }[] = [];
    for (const { name, ask } of questions(now)) answers.push({ name, ms: await timeOf(() => ask(store)) });
    await store.close();
    const slowest = answers.reduce((worst, one) => (one.ms > worst.ms ? one : worst));
    const events = `${size.toLocaleString('en-US')} events`;
    const disk = withUnit((await stat(file)).size / MB, ' MB');
    return [
      {
        row: 'A20',
        what: `${events}: the slowest of ${answers.length} questions (${slowest.name})`,
        ours: `${withUnit(slowest.ms, ' ms')}, median ${withUnit(median(answers.map(({ ms }) => ms)), ' ms')}`,
        figure: slowest.ms,
        goal: { atMost: 1_000 },
        unit: ' ms',
      },
      {
        row: 'A20',
        what: `${events}: taken in batches`,
        ours: `${short(size / seconds)}/s, ${withUnit(seconds, ' s')}, ${disk}`,
      },
    ];
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const begin = performance.now();
    await ask();
    times.push(performance.now() - begin);
  }
  return median(times);
}
